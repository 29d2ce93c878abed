# Wat fouten gemeen hebben: de soorten redenen waarom een keuze beter is.

reason-expedition-held-kind = gebouwen bezetten
reason-expedition-camps-kind = kampen bewaard voor later
reason-expedition-reach-kind = gebouwen binnen bereik
reason-expedition-ships-kind = schepen
reason-expedition-captured-kind = gevangen avonturiers
reason-expedition-supply-kind = avonturiers in de voorraad
reason-expedition-tempo-kind = een avonturier in de bergen, voor actietegels
reason-expedition-other-kind = een betere plek voor later
