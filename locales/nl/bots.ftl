# Wat computerspelers zeggen: advies aan tafel.

hint-heading = Wat een sterke speler ervan zou vinden:
hint-line = { $chance } % kans op winst · { $reason }
hint-unsampled = op het eerste gezicht terzijde gelegd · { $reason }

reason-nothing = er verandert weinig
reason-luxor-collected = ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
} voor schatten
reason-luxor-position = ongeveer { $points } meer op de muur
reason-luxor-sarcophagi = een sarcofaag: { $points } punten
reason-luxor-keys = een sleutel van de grafkamer
reason-luxor-sets = sets schatten: ongeveer { $points }
reason-luxor-scarabs = een scarabee: ongeveer { $points }
reason-luxor-together = avonturiers bij elkaar, voor een schat
reason-luxor-awake = iemand ontwaakt bij een beeld
reason-expedition-held = bouwwerken in bezit: ongeveer { $points } meer
reason-expedition-camps = kampen voor later bewaard
reason-expedition-reach = meer binnen bereik: ongeveer { $points }
reason-expedition-ships = een schip: ongeveer { $points }
reason-expedition-captured = gevangenen: { $points }
reason-expedition-supply = avonturiers in voorraad gehouden
reason-expedition-tempo = een avonturier in de bergen, voor actietegels
reason-expedition-other = een betere plek voor later
