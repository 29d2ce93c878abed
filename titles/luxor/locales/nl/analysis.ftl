# Wat fouten gemeen hebben: de soorten redenen waarom een keuze beter is.

reason-luxor-collected-kind = punten voor schatten
reason-luxor-position-kind = een betere positie op het pad
reason-luxor-sarcophagi-kind = een sarcofaag
reason-luxor-keys-kind = sleutels voor de grafkamer
reason-luxor-sets-kind = sets schatten
reason-luxor-scarabs-kind = scarabeeën
reason-luxor-together-kind = avonturiers dicht bij elkaar
reason-luxor-active-kind = meer actieve avonturiers
