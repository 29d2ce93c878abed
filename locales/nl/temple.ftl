# Luxor en De vloek van de mummie.
#
# Het attribuut "short" is wat een keuze zegt dat ervan zou komen; een leeg attribuut zegt niets.

luxor-name = Luxor
luxor-about = Leid je avonturiers door de spiraal van de tempel, verzamel onderweg schatten en bereik de grafkamer.
luxor-advice-five = Met vijf spelers raden de spelregels uitrusting en artefacten aan: voeg --modules equipment,artifacts toe.

module-mummy = De mummie
module-mummy-about = Een mummie dwaalt door de tempel en legt neer wie ze tegenkomt; met talismannen koop je de hulp van haar tegels.
module-equipment = Uitrusting
module-equipment-about = Iedereen begint met eigen kaarten, waarvan je sommige aan andere kunt toevoegen.
module-artifacts = Artefacten
module-artifacts-about = Tien artefacten liggen tussen en onder de schatten en maken sets meer waard.
module-characters = Personages
module-characters-about = Iedereen is iemand met een eigen gave.

## Plaatsen

place-stairs = de trap
place-tomb = de grafkamer
place-number = { $number }

## Kaarten

card-number = { $number }
    .does = één avonturier { $number ->
        [0] blijft staan en voert de actie van zijn tegel uit
        [one] gaat 1 tegel vooruit
       *[other] gaat { $number } tegels vooruit
    }
card-plus-minus = ±1
    .does = één avonturier gaat 1 tegel vooruit of achteruit
card-die = dobbelsteen
    .does = gooi; één avonturier gaat zoveel tegels vooruit
card-plus = { $number }+
    .does = één avonturier gaat { $number } vooruit, of meer met een kaart die je toevoegt
card-die-plus-minus = dobbelsteen±1
    .does = gooi; één avonturier gaat zoveel tegels vooruit, één meer of één minder
card-horus1-up-to = 1-{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus2-up-to = 1-{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus3-up-to = 1-{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus1-up-to-die = 1-dobbelsteen
    .does = Horus: gooi; één avonturier gaat 1 tot zoveel tegels vooruit
card-horus2-up-to-die = 1-dobbelsteen
    .does = Horus: gooi; één avonturier gaat 1 tot zoveel tegels vooruit
card-horus3-up-to-die = 1-dobbelsteen
    .does = Horus: gooi; één avonturier gaat 1 tot zoveel tegels vooruit
card-horus1-all = allen { $number }
    .does = Horus: al je avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
card-horus2-all = allen { $number }
    .does = Horus: al je avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
card-horus3-all = allen { $number }
    .does = Horus: al je avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
card-horus1-last = laatste
    .does = Horus: je laatste avonturier gaat naar je voorlaatste
card-horus2-last = laatste
    .does = Horus: je laatste avonturier gaat naar je voorlaatste
card-horus3-last = laatste
    .does = Horus: je laatste avonturier gaat naar je voorlaatste
card-horus1-less = minder { $number }
    .does = Horus: één gaat { $number } vooruit, een schat vraagt één avonturier minder
card-horus2-less = minder { $number }
    .does = Horus: één gaat { $number } vooruit, een schat vraagt één avonturier minder
card-horus3-less = minder { $number }
    .does = Horus: één gaat { $number } vooruit, een schat vraagt één avonturier minder
card-hidden = ?

## Tegels

tile-vase = een vaas
tile-statue = een standbeeld
tile-jewellery = juwelen
tile-artifact = een artefact
tile-osiris = een Osiristegel
tile-horus = een Horustegel
tile-scarab = een scarabeetegel
tile-wild = een joker-schattegel
tile-scarab-or-wild = een tegel voor een scarabee of een joker-schattegel
tile-favour-1-2 = een gunst van Horus (niveau 1 of 2)
tile-favour-1-3 = een gunst van Horus (niveau 1 of 3)
tile-favour-2-3 = een gunst van Horus (niveau 2 of 3)
tile-tunnel = een tunnel

treasure-vase = vaas
treasure-statue = standbeeld
treasure-jewellery = juwelen

mummy-tile-swap-hand = een nieuwe hand kaarten
mummy-tile-rearmost = de achterste avonturier gaat 1 tot { $number } vooruit
mummy-tile-one = één avonturier gaat { $number } vooruit
mummy-tile-all = alle avonturiers gaan { $number } vooruit
mummy-tile-points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
mummy-tile-horus-card = een Horuskaart voor een handkaart
mummy-tile-free-choice = { $number } van sleutel, scarabee, joker
mummy-tile-move-card = een handkaart verplaatsen
mummy-tile-scarab = een scarabee
mummy-tile-least-points = punten van de kleinste schat
mummy-tile-keys = { $number ->
        [one] 1 sleutel
       *[other] { $number } sleutels
    }
mummy-tile-per-treasures = { $number } punten voor elke twee schatten
mummy-tile-extra-turn = een extra beurt
mummy-tile-other-scarab = een andere scarabee voor een van jou

character-reroll = Opnieuw gooien
    .does = mag een dobbelsteen opnieuw gooien
character-rearrange = Herschikken
    .does = mag een handkaart verplaatsen telkens als een avonturier in het spel komt
character-choose-horus = Horuskaart kiezen
    .does = neemt op een Horustegel een Horuskaart naar keuze
character-extra-point = Extra punt
    .does = 1 punt meer voor elke schat
character-forward = Voorwaarts
    .does = mag 1 vooruit gaan in plaats van de kaart te gebruiken
character-temple-action = Tempelactie
    .does = voert de omgedraaide tempeltegel meteen uit
character-special-key = Speciale sleutel
    .does = mag een sleutel afgeven om een getal met 1 te veranderen
character-extra-turn = Extra beurt
    .does = een extra beurt voor een echte set

## Wat er gevraagd wordt

asked-play = Welke kaart speel je?
asked-use = Gebruik je de kaart, of doe je iets anders?
asked-add = Welke kaart voeg je toe?
asked-reroll = Hou je de worp, of gooi je opnieuw?
asked-move = Wie gaat er?
asked-act = Wie voert de actie van zijn tegel uit?
asked-horus = Wat geeft Horus je?
asked-favour = Welke Horuskaart?
asked-scarab-or-wild = Een scarabee of een joker-schattegel?
asked-put = Waar komt de eerste nieuwe kaart?
asked-rearrange = Verplaats je een kaart in je hand?
asked-extra-turn = Neem je voor deze set een extra beurt?
asked-raise = Gooi je om je avonturiers rechtop te zetten?
asked-raise-one = Wie zet je rechtop?
asked-mummy-tile = Gebruik je een mummietegel?
asked-tile-move = Wie gaat er met de mummietegel?
asked-discard = Welke handkaart leg je af?
asked-any-horus = Welke Horuskaart neem je?
asked-free-choice = Wat neem je?
asked-move-card = Welke handkaart gaat waarheen?
asked-put-out = Welke scarabee leg je uit het spel?
asked-nothing = Niets: het spel is afgelopen.

## Wat er gebeurde

luxor-began = { $player } begint.
luxor-character = { $player } heeft het personage ‘{ $character }’.
luxor-turn = Ronde { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } speelt { $card }.
    .short = { $card }
luxor-nobody-moved = Niemand gaat vooruit.
    .short = niemand gaat
luxor-card-added = { $player } voegt { $card } toe.
    .short = + { $card }
luxor-rolled = { $player } gooit { $face }.
    .short = gooit { $face }
luxor-moved = { $player } gaat van { $from } naar { $to }.
    .short = van { $from } naar { $to }
luxor-moved-by-tunnel = De tunnel brengt { $player } van { $from } naar { $to }.
    .short = tunnel naar { $to }
luxor-moved-by-mummy-tile = De mummietegel brengt { $player } van { $from } naar { $to }.
    .short = van { $from } naar { $to }
luxor-moved-forward = { $player } gaat vooruit van { $from } naar { $to }.
    .short = van { $from } naar { $to }
luxor-stayed = { $player } blijft op { $place } en voert de actie uit.
    .short = blijft op { $place }
luxor-woke = Een avonturier van { $player } ontwaakt en staat op de trap.
    .short = een avonturier ontwaakt
luxor-entered-tomb-first = { $player } betreedt de grafkamer en neemt de sarcofaag van { $value }.
    .short = de grafkamer in, sarcofaag van { $value }
luxor-entered-tomb = { $player } betreedt de grafkamer.
    .short = de grafkamer in
luxor-prize-taken = { $player } neemt { $tile } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .short = neemt { $tile }, +{ $points }
luxor-tile-turned = Op { $place } wordt { $tile } omgedraaid.
    .short = { $tile } wordt omgedraaid
luxor-key-taken = { $player } neemt { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }.
    .short = { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }
luxor-horus-taken = { $player } neemt de Horuskaart { $card }.
    .short = Horuskaart { $card }
luxor-horus-turned = De volgende Horuskaart is ‘{ $card }’.
    .short = { "" }
luxor-scarab-taken-known = { $player } neemt een scarabee van { $value }.
    .short = een scarabee
luxor-scarab-taken = { $player } neemt een scarabee.
    .short = een scarabee
luxor-wild-taken = { $player } neemt een joker-schattegel.
    .short = een joker-schattegel
luxor-card-drawn-known = { $player } trekt { $card }.
    .short = { "" }
luxor-card-drawn = { $player } trekt een kaart.
    .brief = { "" }
    .short = { "" }
luxor-card-put = De kaart komt op plaats { $slot } van de hand.
    .short = op plaats { $slot } van je hand
luxor-reshuffled = De aflegstapel wordt de nieuwe trekstapel.
    .short = { "" }
luxor-mummy-moved = De mummie loopt van { $from } naar { $to }.
    .short = de mummie loopt naar { $to }
luxor-laid-down = Een avonturier van { $player } op { $place } wordt neergelegd.
    .short = { $player } wordt neergelegd op { $place }
luxor-talismans-taken = { $player } neemt { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }.
    .short = { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }
luxor-raised = Een avonturier van { $player } op { $place } staat op.
    .short = staat op op { $place }
luxor-mummy-tile-used = { $player } betaalt { $cost ->
        [one] een talisman
       *[other] { $cost } talismannen
    }: { $tile }.
    .short = { $tile } voor { $cost ->
        [one] een talisman
       *[other] { $cost } talismannen
    }
luxor-mummy-tile-opened = Er wordt een mummietegel opengelegd: { $tile }.
    .short = { "" }
luxor-points-scored = { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } legt { $card } af.
    .short = legt { $card } af
luxor-card-shifted = { $player } verplaatst handkaart { $from } naar plaats { $to }.
    .short = handkaart { $from } naar plaats { $to }
luxor-scarab-put-out-known = { $player } legt een scarabee van { $value } uit het spel.
    .short = de scarabee van { $value }
luxor-scarab-put-out = { $player } legt een scarabee uit het spel.
    .short = een scarabee
luxor-keys-given-up = { $player } geeft { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    } af.
    .short = kost { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }
luxor-extra-turn = { $player } krijgt een extra beurt.
    .short = een extra beurt
luxor-ended = Het spel is afgelopen.
    .short = het spel eindigt

## Wat niet mag

refused-other-card-moves = Met je andere buitenste kaart kan iemand gaan, met deze niemand: speel de andere.
refused-must-move = Er kan iemand gaan, dus moet er iemand gaan.
refused-card-moves-nobody = Met deze kaart alleen kan niemand gaan.
refused-must-use = Deze kaart heeft hulp nodig, en met de andere buitenste kaart had iemand kunnen gaan: gebruik ze dus zo.
refused-card-cannot-be-added = Deze kaart kan niet worden toegevoegd: alleen startkaarten en uitrustingskaarten, en alleen als er een uitkomst mogelijk is.
refused-nobody-to-act = Daar staat niemand van jou rechtop op een tegel.
refused-no-key-left = Er is geen sleutel meer.
refused-no-card-of-level = Er is geen Horuskaart van dat niveau te nemen.
refused-cannot-be-raised = Daar kan niemand van jou rechtop gezet worden.
refused-mummy-tile = Deze mummietegel kan niet gebruikt worden: te weinig talismannen, of hij zou niets doen.
refused-no-such-card = Zo’n kaart heb je niet in je hand.
refused-no-such-shift = Een handkaart gaat van de ene plaats naar een andere in je hand.
refused-not-twice = Twee verschillende dingen, en alleen wat er nog is.
refused-no-such-scarab = Je hebt geen scarabee met die waarde.
refused-not-asked = Dat is nu de vraag niet: { $asked }
refused-tomb-is-final = Wie in de grafkamer is, gaat nooit meer verder.
refused-lying = Je avonturier op { $place } ligt en kan niet gaan.
refused-nobody-there = Op { $place } staat niemand van jou.
refused-number-of-tiles = Met deze kaart kan niemand { $by } gaan.
refused-no-key-to-give-up = Daarvoor heb je geen sleutel om af te geven.
refused-not-on-a-tile = Om de actie van een tegel uit te voeren, moet je op een tegel staan.
refused-tomb-needs-key = Voor de grafkamer is een sleutel nodig, en die heb je niet.
refused-no-tile-behind = Er ligt geen tegel achter om naar terug te gaan.
refused-beyond-tomb = Dat zou voorbij de grafkamer zijn, en die betreed je alleen met het precieze aantal.
refused-push-impossible = De duw van de Osiristegel daar kan niet helemaal worden uitgevoerd.

## Punten

collected = verzameld
position = plaats
sarcophagi = sarcofagen
keys = sleutels
sets = schatsets
scarabs = scarabeeën
artifacts = artefacten

ask-points = Punten verzameld tijdens het spel
ask-places = Waar de avonturiers staan
ask-sarcophagi = Sarcofagen
ask-keys = Overgebleven sleutels
ask-vases = Vazen
ask-statues = Standbeelden
ask-jewellery = Juwelen
ask-wild = Joker-schattegels
ask-scarabs = Waarden van de scarabeeën
ask-artifacts = Artefacten

## Rond het bord

luxor-stairs = TRAP
luxor-tomb = GRAF ({ $number })
luxor-sarcophagi-left = sarcofagen
luxor-horus = Horus
luxor-draw-pile = trekstapel
luxor-discard-pile = aflegstapel
luxor-keys = sleutels
luxor-scarabs = scarabeeën
luxor-wild = jokers
luxor-temple = tempel
luxor-asleep = slapend bij de standbeelden
luxor-mummy-tiles = mummietegels
luxor-round = Ronde { $number }
luxor-in-play = In het spel:
luxor-hand = Je hand:
luxor-legend = Avonturiers zijn letters: hoofdletters staan, kleine letters liggen. MU is de mummie.
    V vaas, S standbeeld, J juwelen, A artefact: V•• 3 vraagt twee avonturiers en geeft 3 punten.
    c, f, l: na deze schat volgt een tempeltegel (cobra, valk, leeuw). +: eronder ligt nog een tegel.
    Rechts onder elke tegel: wat een avonturier daar aan het einde waard is.
    nu: de punten als het spel nu zou eindigen, zonder de scarabeeën van de anderen.
luxor-roll = gegooid: { $number }
luxor-known-cards = gezien in de hand
luxor-decline = nee, dank je
luxor-roll-to-raise = 1-2 één staat op, 3-4 allemaal, 5-6 allemaal en je beurt gaat door
luxor-best-sets = { $count ->
        [one] 1 set schatten
       *[other] { $count } sets schatten
    }
luxor-add-none = alleen spelen

column-points = punten
column-now = nu
column-keys = sleutels
column-treasures = schatten
column-wild = jokers
column-scarabs = scarabeeën
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
