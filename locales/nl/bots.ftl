# Wat computerspelers zeggen: advies aan tafel.

hint-heading = Wat een sterke speler ervan zou vinden:
hint-line = { $chance }% winstkans · { $reason }
hint-unsampled = niet verder onderzocht · { $reason }

reason-nothing = er verandert weinig
reason-luxor-collected = ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
} voor schatten
reason-luxor-position = ongeveer { $points } meer voor de positie
reason-luxor-sarcophagi = een sarcofaag: { $points } punten
reason-luxor-keys = een sleutel voor de grafkamer
reason-luxor-sets = voor sets schatten: ongeveer { $points }
reason-luxor-scarabs = een scarabee: ongeveer { $points }
reason-luxor-together = avonturiers dicht bij elkaar, voor een schat
reason-luxor-active = een avonturier bij een standbeeld wordt actief
reason-expedition-held = bezette gebouwen: ongeveer { $points } meer
reason-expedition-camps = kampen bewaard voor later
reason-expedition-reach = meer binnen bereik: ongeveer { $points }
reason-expedition-ships = een schip: ongeveer { $points }
reason-expedition-captured = gevangen avonturiers: { $points }
reason-expedition-supply = avonturiers in de voorraad gehouden
reason-expedition-tempo = een avonturier in de bergen, voor actietegels
reason-expedition-other = een betere plek voor later
