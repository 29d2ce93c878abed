# Wat computerspelers zeggen: advies aan tafel.

hint-heading = Wat een sterke speler ervan zou vinden:
hint-line = { $chance }% winstkans · { $reason }
hint-forced = Er valt hier niets te kiezen: { $action } is de enige mogelijkheid.
hint-unsampled = niet verder onderzocht · { $reason }

reason-nothing = er verandert weinig

## De analyse van een gespeelde partij

# $luck, $play en $others zijn percentages met hun teken: +21
analysis-won = { $player } won: geluk { $luck }%, eigen spel { $play }%, fouten van de anderen { $others }%.
analysis-shared = { $winners } spelers delen de overwinning.
analysis-ended = De spelers hebben deze partij voortijdig beëindigd, dus niemand heeft gewonnen.
analysis-kept-from = ongeveer { $points } minder voor { $player }
