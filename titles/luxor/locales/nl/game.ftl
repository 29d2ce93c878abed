# Luxor en De Vloek van de Mummie.
#
# Het attribuut "short" zegt bij een keuze in het kort wat het gevolg is; een leeg attribuut zegt niets.
# Het attribuut "answer" is wat een antwoord op zijn knop zegt, waar weinig plaats is.

luxor-name = Luxor
luxor-sum = { $collected } verzameld + { $position } op de muren + { $other } overig
luxor-about = Leid je avonturiers door de tempel, verzamel onderweg schatten en bereik de grafkamer van de farao.
luxor-advice-five = Met vijf spelers raadt het boek Uitrusting en Artefacten aan: voeg --modules equipment,artifacts toe.

module-mummy = De Mummie
module-mummy-about = Een mummie gaat door de tempel en legt avonturiers neer. Met talismannen gebruik je mummietegels.
module-equipment = Uitrusting
module-equipment-about = Iedereen begint met eigen kaarten. Bij sommige mag je een extra kaart spelen.
module-artifacts = Artefacten
module-artifacts-about = Tussen en onder de schatten liggen tien artefacten. Ze maken complete sets meer waard.
module-characters = Personages
module-characters-about = Iedereen krijgt een personage met een eigen vaardigheid.

## Plaatsen

place-stairs = de trap
place-tomb = de grafkamer
place-number = veld { $number }

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
    .face = worp
    .does = gooi; één avonturier gaat zoveel tegels vooruit
card-plus = { $number }+
    .does = één avonturier gaat { $number } vooruit, of meer met een extra kaart
    .answer = { $number } vooruit, of meer met een tweede kaart
card-die-plus-minus = dobbelsteen ±1
    .face = worp ±1
    .does = gooi; één avonturier gaat zoveel tegels vooruit, of 1 meer of minder
    .answer = zoveel als gegooid, of 1 meer of minder
card-horus1-up-to = 1–{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus2-up-to = 1–{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus3-up-to = 1–{ $number }
    .does = Horus: één avonturier gaat 1 tot { $number } tegels vooruit
card-horus1-up-to-die = 1–dobbelsteen
    .face = 1–worp
    .does = Horus: gooi; één avonturier gaat naar keuze hoogstens zoveel tegels vooruit
    .answer = hoogstens zo ver als gegooid
card-horus2-up-to-die = 1–dobbelsteen
    .face = 1–worp
    .does = Horus: gooi; één avonturier gaat naar keuze hoogstens zoveel tegels vooruit
    .answer = { card-horus1-up-to-die.answer }
card-horus3-up-to-die = 1–dobbelsteen
    .face = 1–worp
    .does = Horus: gooi; één avonturier gaat naar keuze hoogstens zoveel tegels vooruit
    .answer = { card-horus1-up-to-die.answer }
card-horus1-all = allemaal { $number } naar voren
    .face = alle +{ $number }
    .does = Horus: al je actieve avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
    .answer = alle gaan { $number } vooruit, dan gebruikt er één zijn tegel
card-horus2-all = allemaal { $number } naar voren
    .face = alle +{ $number }
    .does = Horus: al je actieve avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
    .answer = { card-horus1-all.answer }
card-horus3-all = allemaal { $number } naar voren
    .face = alle +{ $number }
    .does = Horus: al je actieve avonturiers gaan { $number } vooruit, daarna voert er één zijn actie uit
    .answer = { card-horus1-all.answer }
card-horus1-last = laatste naar voorlaatste
    .face = laatste
    .does = Horus: je achterste avonturier gaat naar de op een na achterste
    .answer = je laatste sluit aan
card-horus2-last = laatste naar voorlaatste
    .face = laatste
    .does = Horus: je achterste avonturier gaat naar de op een na achterste
    .answer = { card-horus1-last.answer }
card-horus3-last = laatste naar voorlaatste
    .face = laatste
    .does = Horus: je achterste avonturier gaat naar de op een na achterste
    .answer = { card-horus1-last.answer }
card-horus1-less = { $number }, 1 avonturier minder
    .face = { $number }, 1 mind.
    .short = { $number }, 1 minder
    .does = Horus: één avonturier gaat { $number } vooruit; een schat vraagt er één minder
    .answer = { $number } vooruit; een schat vraagt er 1 minder
card-horus2-less = { $number }, 1 avonturier minder
    .face = { $number }, 1 mind.
    .short = { $number }, 1 minder
    .does = Horus: één avonturier gaat { $number } vooruit; een schat vraagt er één minder
    .answer = { card-horus1-less.answer }
card-horus3-less = { $number }, 1 avonturier minder
    .face = { $number }, 1 mind.
    .short = { $number }, 1 minder
    .does = Horus: één avonturier gaat { $number } vooruit; een schat vraagt er één minder
    .answer = { card-horus1-less.answer }
card-hidden = ?

## Tegels

tile-vase = een vaas
tile-statue = een standbeeld
tile-jewellery = juwelen
tile-artifact = een artefact
tile-osiris = een Osiristegel
tile-horus = een Horustegel
tile-scarab = een tempeltegel met een scarabee
tile-wild = een tempeltegel met een joker
tile-scarab-or-wild = een tempeltegel met een scarabee of een joker
tile-favour-1-2 = een gunst van Horus (1 of 2 ogen)
tile-favour-1-3 = een gunst van Horus (1 of 3 ogen)
tile-favour-2-3 = een gunst van Horus (2 of 3 ogen)
tile-tunnel = een tunnel

treasure-vase = vaas
treasure-statue = standbeeld
treasure-jewellery = juwelen

mummy-tile-swap-hand = Handkaarten omruilen
mummy-tile-rearmost = Verplaats een avonturier (achterste, 1–{ $number })
mummy-tile-one = Verplaats een avonturier (naar keuze, { $number })
mummy-tile-all = Verplaats avonturiers (allemaal, { $number })
mummy-tile-points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
mummy-tile-horus-card = Horuskaart (voor een handkaart)
mummy-tile-free-choice = Vrije keuze ({ $number } van sleutel, scarabee, joker)
mummy-tile-move-card = Kaarten herschikken (1 handkaart)
mummy-tile-scarab = Scarabee
mummy-tile-least-points = Minste punten (van de laagste schat)
mummy-tile-keys = { $number ->
        [one] 1 sleutel
       *[other] { $number } sleutels
    }
mummy-tile-per-treasures = Punten ({ $number } voor elke 2 schattegels)
mummy-tile-extra-turn = Extra beurt
mummy-tile-other-scarab = Verwisselen (een scarabee)

character-reroll = Opnieuw gooien
    .does = mag een worp voor een kaart één keer overdoen
character-rearrange = Kaarten herschikken
    .does = mag een handkaart verplaatsen als er een avonturier in het spel komt
character-choose-horus = Kies een Horuskaart
    .does = mag bij een Horustegel de kaart van elke stapel nemen
character-extra-point = Extra overwinningspunt
    .does = krijgt 1 extra punt voor elke schattegel
character-forward = Voorwaarts!
    .does = mag 1 tegel vooruit in plaats van de kaart te gebruiken
character-temple-action = Tempeltegel-actie
    .does = voert een omgedraaide tempeltegel meteen uit
character-special-key = Speciale sleutel
    .does = mag voor een sleutel het getal van de kaart 1 verhogen of verlagen
character-extra-turn = Extra beurt
    .does = mag een extra beurt nemen voor een set zonder jokers

## Wat er gevraagd wordt

asked-play = Welke kaart speel je?
asked-use = Gebruik je de kaart?
asked-add = Welke kaart speel je erbij?
asked-reroll = Houd je de worp of gooi je opnieuw?
asked-move = Welke avonturier verplaats je?
asked-act = Welke avonturier voert de actie van zijn tegel uit?
asked-horus = Neem je een sleutel of een Horuskaart?
asked-favour = Welke Horuskaart neem je?
asked-scarab-or-wild = Neem je een scarabee of een joker-schattegel?
asked-put = Waar steek je de eerste nieuwe kaart?
asked-rearrange = Geef je een handkaart een andere plaats?
asked-extra-turn = Neem je een extra beurt voor deze set?
asked-raise = Gooi je de dobbelsteen om avonturiers rechtop te zetten?
asked-raise-one = Welke avonturier zet je rechtop?
asked-mummy-tile = Gebruik je een mummietegel?
asked-tile-move = Welke avonturier verplaats je met de mummietegel?
asked-discard = Welke handkaart leg je af?
asked-any-horus = Welke Horuskaart neem je?
asked-free-choice = Wat neem je?
asked-move-card = Welke handkaart verplaats je, en waarheen?
asked-put-out = Welke scarabee haal je uit het spel?
asked-nothing = Niets: het spel is afgelopen.

## Wat een keuze doet

luxor-do-play = Speel ‘{ $card }’.
luxor-do-move = Verplaats een avonturier van { $from } naar { $to }.
luxor-do-forward = Verplaats in plaats van de kaart te gebruiken een avonturier van { $from } naar { $to }.
luxor-do-stay = Laat de avonturier op { $place } staan en voer de actie van zijn tegel uit.
luxor-do-act = Voer de actie uit van de tegel op { $place }.
luxor-do-not-act = Voer de actie van de nieuwe tegel niet uit.
    .label = Nee, bedankt
luxor-do-take-prize = Neem { $tile }.
    .label = Nemen
luxor-do-leave-prize = Laat de tegel liggen.
    .label = Laten liggen
luxor-do-take-key = Neem een sleutel.
    .label = Een sleutel
    .gives = opent de grafkamer
luxor-do-take-card = Neem de Horuskaart ‘{ $card }’.
luxor-do-take-scarab = Neem een scarabee.
    .label = Een scarabee
    .gives = geheime punten aan het einde
luxor-do-take-wild = Neem een joker-schattegel.
    .label = Een joker-schattegel
    .gives = elke schat van een set
luxor-do-roll = Gooi om avonturiers rechtop te zetten: bij 1–2 mag er één rechtop, bij 3–4 allemaal, bij 5–6 allemaal en je speelt verder.
    .label = Gooien
    .answer = 1–2: één staat op, vanaf 3 alle, vanaf 5 speel je ook
luxor-do-not-roll = Laat je avonturiers liggen en speel een kaart.
    .label = Een kaart spelen
    .answer = je avonturiers blijven liggen
luxor-do-raise-all = Zet al je avonturiers rechtop die dat kunnen.
    .label = Allen rechtop zetten
luxor-do-stand-up = Zet een avonturier op { $place } rechtop.
    .label = Rechtop zetten
luxor-do-leave-lying = Laat ze liggen.
    .label = Laten liggen
luxor-do-use-tile = Betaal { $cost ->
        [one] een talisman
       *[other] { $cost } talismannen
    } voor deze mummietegel: { $tile }.
luxor-do-use-no-tile = Gebruik deze beurt geen mummietegel.
    .label = Nee, bedankt
luxor-do-discard = Leg ‘{ $card }’ af.
luxor-do-shift = Verplaats ‘{ $card }’ naar plaats { $to } in je hand.
luxor-do-leave-hand = Laat je hand zoals die is.
    .label = Hand zo laten
luxor-do-put-out = Ruil de scarabee met waarde { $value }.
    .label = Waarde { $value }
luxor-do-add = Speel ‘{ $card }’ erbij.
luxor-do-alone = Speel geen kaart erbij.
    .label = Geen extra kaart
    .answer = zonder tweede kaart
luxor-do-put-left = Steek de nieuwe kaart als tweede van links.
    .label = Tweede van links
    .answer = voor de nieuwe kaart
luxor-do-put-right = Steek de nieuwe kaart als tweede van rechts.
    .label = Tweede van rechts
    .answer = voor de nieuwe kaart
luxor-do-use = Gebruik de kaart zoals die is.
    .label = De kaart gebruiken
    .answer = zoals die is
luxor-do-move-nobody = Verplaats niemand met deze kaart.
    .label = Nee, bedankt
luxor-do-reroll = Gooi opnieuw; de tweede worp telt.
    .label = Opnieuw gooien
    .answer = de tweede worp telt
luxor-do-keep-roll = Houd de { $face } die je gegooid hebt.
    .label = De { $face } houden
    .answer = de eerste worp telt
luxor-do-extra-turn = Neem meteen na deze beurt een extra beurt.
    .label = Een extra beurt nemen
    .answer = meteen na deze beurt
luxor-do-no-extra-turn = Neem geen extra beurt.
    .label = Nee, bedankt
luxor-do-decline = Neem niets van wat er wordt aangeboden.
    .label = Nee, bedankt

## Wat er gebeurde

luxor-began = { $player } begint.
luxor-character = { $player } heeft het personage ‘{ $character }’.
luxor-turn = Ronde { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } speelt ‘{ $card }’.
    .short = { $card }
luxor-nobody-moved = Er wordt niemand verplaatst.
    .short = niemand wordt verplaatst
luxor-card-added = { $player } speelt ‘{ $card }’ erbij.
    .short = + { $card }
luxor-rolled = { $player } gooit een { $face }.
    .short = gooit een { $face }
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
luxor-entered-tomb-first = { $player } gaat de grafkamer in en krijgt de sarcofaag met waarde { $value }.
    .short = de grafkamer in, sarcofaag met waarde { $value }
luxor-entered-tomb = { $player } gaat de grafkamer in.
    .short = de grafkamer in
luxor-prize-taken = { $player } neemt { $tile } en krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .short = neemt { $tile }, +{ $points }
luxor-tile-turned = Op { $place } wordt een tegel omgedraaid: { $tile }.
    .short = omgedraaid: { $tile }
luxor-key-taken = { $player } neemt { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }.
    .short = { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }
luxor-horus-taken = { $player } neemt de Horuskaart ‘{ $card }’.
    .short = Horuskaart { $card }
luxor-horus-turned = De volgende Horuskaart is ‘{ $card }’.
    .short = { "" }
luxor-scarab-taken-known = { $player } neemt een scarabee met waarde { $value }.
    .short = een scarabee
luxor-scarab-taken = { $player } neemt een scarabee.
    .short = een scarabee
luxor-wild-taken = { $player } neemt een joker-schattegel.
    .short = een joker-schattegel
luxor-card-drawn-known = { $player } trekt ‘{ $card }’.
    .short = { "" }
luxor-card-drawn = { $player } trekt een kaart.
    .brief = { "" }
    .short = { "" }
luxor-card-put = De kaart komt op plaats { $slot } in de hand.
    .short = op plaats { $slot } in je hand
luxor-reshuffled = De aflegstapel wordt geschud en is de nieuwe trekstapel.
    .short = { "" }
luxor-mummy-moved = De mummie gaat van { $from } naar { $to }.
    .short = de mummie gaat naar { $to }
luxor-laid-down = Een avonturier van { $player } op { $place } wordt neergelegd.
    .short = een avonturier van { $player } op { $place } neergelegd
luxor-talismans-taken = { $player } neemt { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }.
    .short = { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }
luxor-raised = { $player } zet een avonturier op { $place } rechtop.
    .short = rechtop op { $place }
luxor-mummy-tile-used = { $player } gebruikt een mummietegel voor { $cost ->
        [one] 1 talisman
       *[other] { $cost } talismannen
    }: { $tile }.
    .short = { $tile }: { $cost ->
        [one] 1 talisman
       *[other] { $cost } talismannen
    }
luxor-mummy-tile-opened = Er wordt een mummietegel opengedraaid: { $tile }.
    .short = { "" }
luxor-mummy-tiles-reshuffled = De afgelegde mummietegels worden geschud en zijn de nieuwe stapel.
    .short = { "" }
luxor-points-scored = { $player } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } legt ‘{ $card }’ af.
    .short = legt { $card } af
luxor-card-shifted = { $player } verplaatst een handkaart van plaats { $from } naar plaats { $to }.
    .short = van plaats { $from } naar plaats { $to }
luxor-scarab-put-out-known = { $player } haalt een scarabee met waarde { $value } uit het spel.
    .short = de scarabee met waarde { $value }
luxor-scarab-put-out = { $player } haalt een scarabee uit het spel.
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

refused-middle-card = Je kunt alleen de twee buitenste kaarten spelen.
refused-card-in-play = Je hebt al een kaart gespeeld. Wil je een andere, neem deze dan eerst terug.
refused-other-card-moves = Met deze kaart kun je niemand verplaatsen, met je andere buitenste kaart wel: speel die.
refused-must-move = Je kunt een avonturier verplaatsen, dus je moet er een kiezen.
refused-card-moves-nobody = Zonder hulp kun je met deze kaart niemand verplaatsen. Kies een van de andere mogelijkheden.
refused-must-use = Met je andere buitenste kaart had je zonder hulp kunnen verplaatsen. Nu je deze kaart hebt gekozen, moet je de hulp gebruiken.
refused-card-cannot-be-added = Deze kaart mag er niet bij. Kies een startkaart of uitrustingskaart waarmee minstens één uitkomst mogelijk is, of speel geen extra kaart.
refused-nobody-to-act = Daar staat geen avonturier van jou rechtop op een tegel. Kies er een die wel op een tegel staat.
refused-no-key-left = De sleutels zijn op. Neem een Horuskaart.
refused-no-card-of-level = Van die stapel kun je nu geen Horuskaart nemen: hij is leeg of hoort niet bij de tegel. Kies iets anders.
refused-cannot-be-raised = Daar kun je niemand rechtop zetten: er ligt niemand van jou, of de mummie staat er. Kies een ander veld.
refused-mummy-tile = Deze mummietegel kun je niet gebruiken: je hebt te weinig talismannen, of de tegel zou niets doen. Kies een andere, of geen.
refused-no-such-card = Die kaart heb je niet in je hand. Kies een van je handkaarten.
refused-no-such-shift = Je verplaatst één handkaart naar een andere plaats in je hand. Kies een kaart en een nieuwe plaats.
refused-not-twice = Je neemt twee verschillende dingen, en alleen wat er nog in de voorraad is. Kies iets anders.
refused-no-such-scarab = Je hebt geen scarabee met die waarde. Kies een van je eigen scarabeeën.
refused-not-asked = Dat kan nu niet. De vraag is: { $asked }
refused-tomb-is-final = Een avonturier in de grafkamer wordt nooit meer verplaatst. Kies een andere.
refused-lying = Je avonturier op { $place } ligt en kan niet worden verplaatst. Kies er een die rechtop staat.
refused-nobody-there = Op { $place } staat geen avonturier van jou. Kies een plek waar er wel een staat.
refused-number-of-tiles = Een verplaatsing van { $by } kan nu niet. Kies een aantal dat de kaart of tegel toestaat.
refused-no-key-to-give-up = Daarvoor moet je een sleutel afgeven, en die heb je niet. Kies een ander aantal.
refused-not-on-a-tile = Met een 0 voert een avonturier de actie van zijn tegel uit. Kies er een die op een tegel staat.
refused-tomb-needs-key = De grafkamer in gaan kost een sleutel, en die heb je niet. Kies een andere verplaatsing.
refused-no-tile-behind = Achter deze avonturier ligt geen tegel, en terug naar de trap mag niet. Kies een andere verplaatsing.
refused-beyond-tomb = Dat is te ver: de grafkamer bereik je alleen met precies het juiste aantal stappen. Kies een andere verplaatsing.
refused-push-impossible = De Osiristegel daar zou je avonturier verder duwen dan mag. Kies een andere verplaatsing.

## Punten

collected = verzameld
position = positie
sarcophagi = sarcofagen
keys = sleutels
sets = sets schatten
scarabs = scarabeeën
artifacts = artefacten

ask-points = Punten die tijdens het spel zijn verzameld
ask-places = Velden van de avonturiers
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
luxor-mummy-tiles = mummietegels
luxor-round = Ronde { $number }
luxor-in-play = Gespeeld:
luxor-hand = Je hand:
luxor-legend = Avonturiers zijn letters: hoofdletters staan, kleine letters liggen. MU is de mummie.
    V vaas, S standbeeld, J juwelen, A artefact: V•• 3 vraagt twee avonturiers en levert 3 punten op.
    c, f, l: na deze schat volgt een tempeltegel (cobra, valk, leeuw). +: eronder ligt nog een tegel.
    Rechts onder elke tegel: de punten voor een avonturier daar aan het einde.
    •, ••, ••• bij een kaart: een Horuskaart van dat niveau.
    Op het kleine bord is V2/3 hetzelfde als V•• 3, M de mummie, en + staat voor avonturiers die er niet bij passen.
    nu: de punten als het spel nu zou eindigen, zonder de scarabeeën van de anderen.
luxor-roll = gegooid: { $number }
luxor-known-cards = bekend in de hand
luxor-best-sets = { $count ->
        [one] 1 set schatten
       *[other] { $count } sets schatten
    }

column-points = punten
column-now = nu
column-keys = sleutels
column-treasures = schatten
column-wild = jokers
column-scarabs = scarabeeën
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
asked-raise-any = Wie zet je nu rechtop?
refused-newcomer = Je avonturier op de trap is net in het spel gekomen en kan pas vanaf de volgende ronde worden verplaatst.
luxor-newcomers = net in het spel gekomen: kan vanaf de volgende ronde worden verplaatst
asked-prize = Neem je de tegel?
luxor-activated = Een avonturier van { $player } wordt actief en komt op de trap.
    .short = een avonturier wordt actief
luxor-not-active = niet actief, bij de standbeelden

## Redenen bij een advies

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
