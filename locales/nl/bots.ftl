# Wat computerspelers zeggen: advies aan tafel.

hint-heading = Wat een sterke speler ervan zou vinden:
hint-line = { $chance }% winstkans · { $reason }
hint-forced = Er valt hier niets te kiezen: { $action } is de enige mogelijkheid.
hint-unsampled = niet verder onderzocht · { $reason }

reason-nothing = er verandert weinig
