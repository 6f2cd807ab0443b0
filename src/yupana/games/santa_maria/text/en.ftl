# Santa Maria in English.

title = Santa Maria: American Kingdoms
about = Found a colony in the jungle: lay tiles, send dice through its rows and columns, ship goods, march inland and place monks. Three years decide who makes their people happiest. For 1 to 4 players, and up to 5 with the Maya city.
provenance = The rules of the base game and of the American Kingdoms expansion, told in our own words. We did not know what is printed on the components: buildings, colonies, tiles, ships, most scholars, bishops and missions, the spaces of both tracks, improvements, and the temples and cards of the Maya city are our own edition. They agree with every number in the rules but are not the published tables. The names are ours too.
option-advanced =
    { $value ->
        [0] Ready-made colonies (side A)
       *[other] Advanced: equal colonies (side B), each with a town hall and a scholar to choose
    }
option-random-colonies =
    { $value ->
        [0] Colonies are chosen
       *[other] Colonies are dealt at random
    }
option-shared-blue =
    { $value ->
        [0] Everyone has their own blue dice
       *[other] Blue dice lie in a common pool
    }
option-hidden-happiness =
    { $value ->
        [0] Happiness lies face up
       *[other] Happiness lies face down
    }
option-expansion =
    { $value ->
        [0] Base game
       *[other] American Kingdoms: cacao, special tiles and ships, new scholars and bishops
    }
option-governor =
    { $value ->
        [0] No governors
       *[other] Governors walk through the colonies
    }
option-specialists =
    { $value ->
        [0] No specialists
       *[other] White dice hire specialists
    }
option-ambassadors =
    { $value ->
        [0] No ambassadors
       *[other] Two ambassador dice that everybody follows
    }
option-maya =
    { $value ->
        [0] Colonies only
       *[other] The first player leads a Maya city
    }
option-passed-players-follow =
    { $value ->
        [0] Those who have passed do not follow ambassador dice
       *[other] Those who have passed follow ambassador dice too
    }
option-meditation-shares-road =
    { $value ->
        [0] Meditation: the lowest pass space is not shared
       *[other] Meditation: the lowest pass space is shared too
    }
preset-first = First game
preset-advanced = Advanced
preset-kingdoms = American Kingdoms
preset-governor = Governor
preset-specialists = Specialists
preset-ambassadors = Ambassadors
preset-maya = Maya city
preset-everything = Everything
about-option-advanced = Everyone has the same colony and chooses a town hall together with the scholar who comes with it.
about-option-random-colonies = Each player is dealt a colony instead of choosing one.
about-option-shared-blue = Everyone takes blue dice from the same pool, as many a year as they would have of their own.
about-option-hidden-happiness = Face down, only you know how much happiness you have until the end; face up, everybody sees it.
about-option-expansion = Cacao changes dice without coins; there are more tiles, ships, scholars and bishops. The modules need it.
about-option-governor = Your governor walks through your colony as dice work his line, and scores for where he ends.
about-option-specialists = Farmers, foresters, soldiers and improvements lie beside the values of white dice and are hired with them.
about-option-ambassadors = Whoever uses an ambassador die lets all others activate the same line. There are fewer other dice.
about-option-maya = One player has no colony but a city of the Maya, with cards, temples and trade of its own.
about-option-passed-players-follow = Whether those who have passed still activate the line when somebody uses an ambassador die.
about-option-meditation-shares-road = Whether whoever has Meditation may pass on the lowest space too when somebody is there.
about-preset-first = The base game with ready-made colonies: the place to begin.
about-preset-advanced = The base game with equal colonies; everyone chooses a town hall and its scholar.
about-preset-kingdoms = The expansion without modules: cacao, special tiles and ships, new scholars and bishops.
about-preset-governor = The expansion, and in every colony a governor who walks on as dice work his line.
about-preset-specialists = The expansion, and people to be hired with white dice.
about-preset-ambassadors = The expansion, and two dice whose lines everybody activates.
about-preset-maya = The expansion; the player of the first seat leads a city of the Maya instead of a colony.
about-preset-everything = The expansion with the governor, specialists, ambassadors and the Maya city, which the first seat leads.
refused-colonies-are-equal = All colonies of the advanced game are equal: there is nothing to deal at random.
refused-five-without-ambassadors-and-maya = Five can play only with the expansion, ambassadors and the Maya city.
refused-module-without-expansion = Governors, specialists, ambassadors and the Maya city need the American Kingdoms expansion.
refused-colonies-are-dealt = With the expansion colonies are always dealt at random, unless the Maya city is played.
refused-shared-dice-and-ambassadors = Shared blue dice cannot be combined with ambassadors.
refused-shared-dice-and-maya = Shared blue dice cannot be combined with the Maya city.

## Parts of other messages

part-good =
    { $good ->
        [wood] { $amount } wood
        [grain] { $amount } grain
        [sugar] { $amount } sugar
        [gem] { $amount ->
            [one] { $amount } gem
           *[other] { $amount } gems
        }
        [gold] { $amount } gold
        [cacao] { $amount } cacao
        [coin] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
       *[happiness] { $amount } happiness
    }
part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } point
       *[other] { UNSIGNED($points) } points
    }
part-cost =
    { $wood ->
        [0] { "" }
       *[other] { " " }· { $wood } wood
    }{ $grain ->
        [0] { "" }
       *[other] { " " }· { $grain } grain
    }{ $sugar ->
        [0] { "" }
       *[other] { " " }· { $sugar } sugar
    }{ $gem ->
        [0] { "" }
        [one] { " " }· { $gem } gem
       *[other] { " " }· { $gem } gems
    }{ $cacao ->
        [0] { "" }
       *[other] { " " }· { $cacao } cacao
    }{ $coin ->
        [0] { "" }
        [one] { " " }· { $coin } coin
       *[other] { " " }· { $coin } coins
    }
part-tile =
    { $shape ->
        [domino] { NAME($first) }, { NAME($last) }
       *[other] { NAME($first) }, { NAME($middle) }, { NAME($last) }
    }
part-copy =
    { $copy ->
        [0] { "" }
        [1] { " " }(first of two alike)
       *[other] { " " }(second of two alike)
    }
part-state =
    { $state ->
        [free] free
        [used] used this year
       *[road] road
    }
part-source =
    { $source ->
        [colonists] fully developed lines
        [scholars] scholars
        [sets] sets of ships
       *[ships] ships
    }
part-rank = { $rank }{ $rank ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    }
part-brings =
    { $brings ->
        [monk] : a monk
        [monk-and-die] : a monk and a blue die
        [card] : a card or a full warehouse
        [card-and-die] : a card or a full warehouse, and a blue die
        [happiness] : 1 happiness
       *[nothing] { "" }
    }
part-achievement =
    { $achievement ->
        [communism] Communism
        [capitalism] Capitalism
        [theocracy] Theocracy
        [goatocracy] Goatocracy
        [democracy] Democracy
       *[utopia] Utopia
    }

## Prompts

ask-choose-colony = Which colony do you found?
ask-choose-town-hall = Which town hall do you take, with the scholar beside it?
ask-take-turn =
    { $only ->
        [pass] Your turn: you can only pass.
        [sell] Your turn: for now you can only pass. You may buy or sell first.
       *[more] Your turn: one main action.
    }
ask-finish-turn = Your action is done. End your turn.
ask-lay-tile = Where do you lay the tile?
ask-lay-road =
    { $can ->
        [yes] Where do you lay the road tile?
       *[no] There is no road tile to lay.
    }
ask-choose-payment = How do you pay? Gold can stand for any resource.
ask-trade-goods =
    { $can ->
        [yes] What do you trade?
       *[no] You have nothing to trade. You may buy or sell first.
    }
ask-load-ship =
    { $can ->
        [yes] Which ship do you load?
       *[no] You cannot load any ship now. You may buy or sell first.
    }
ask-choose-dock = To which of your docks does the special ship go?
ask-cross-symbol = Religion: do you take the step that brings a monk?
ask-preach-further =
    { $can ->
        [yes] Do you pay for one more step of religion?
       *[no] You cannot pay for another step of religion. You may buy or sell first.
    }
ask-conquer-further =
    { $can ->
        [yes] Cartography: do you pay 1 coin for another conquistador space?
       *[no] Cartography: you have no coin for another space. You may sell something first.
    }
ask-navigate =
    { $can ->
        [yes] Navigation: do you pay 1 coin to send the governor on?
       *[no] Navigation: you have no coin to send the governor on. You may sell something first.
    }
ask-place-monk = Where do you place your monk?
ask-take-second-effect = Meditation: which second effect do you take?
ask-hire-specialist =
    { $can ->
        [yes] { $must ->
            [yes] Only the improvement opens this line. Where do you lay it?
           *[no] { $lays ->
                [yes] Do you lay { NAME($specialist) } somewhere? It covers what is there.
               *[no] Do you hire { NAME($specialist) }?
            }
        }
       *[no] You cannot pay the specialist. You may sell something first.
    }
ask-choose-line = In which line do you follow the ambassador?
ask-take-city-turn =
    { $only ->
        [pass] The city’s turn: you can only pass.
       *[more] The city’s turn: what do you do?
    }
ask-walk = Where does the walk end? All free buildings on the way are activated.
ask-after-walk =
    { $does ->
        [level] Do you complete a temple level beside the road?
        [technology] Do you use a technology?
       *[both] Do you complete a temple level beside the road, or use a technology?
    }
ask-complete-any = Which temple level do you complete?
ask-take-warehouse = Which warehouse do you take? It comes full.
ask-link-fork = On which fork do you lay the road token?
ask-fill-warehouse = Which warehouse do you fill?
ask-take-monk-bonus = A monk symbol: draw a card, or fill a warehouse?
ask-put-up = Which building do you put up, and where?
ask-exchange = Exchange with the supply, make an offer, or finish.
ask-return-card = Which card do you put under the deck?
ask-make-offer = What do you give, and what do you want?
ask-answer-offer =
    { $can ->
        [yes] Do you accept the exchange?
       *[no] You cannot make this exchange now. You may buy or sell first, or refuse.
    }

## Options

do-choose =
    { $scholar ->
        [none] Choose { NAME($place) }: { NAME($place, case: "effect") }
       *[other] Choose { NAME($place) } with { NAME($scholar) }: { NAME($scholar, case: "effect") }
    }
do-expand =
    { $shape ->
        [domino] Take a double tile: { part-tile }{ part-copy }
        [ell] Take a triple tile: { part-tile }{ part-copy }
       *[bar] Take a special tile: { part-tile }{ part-copy }
    }
do-lay =
    { $shape ->
        [dot] Lay it on { NAME($place) }
        [ell] { $turn ->
            [0] { NAME($place, case: "start") }, the others to the right and below
            [1] { NAME($place, case: "start") }, the others below and to the left
            [2] { NAME($place, case: "start") }, the others to the left and above
           *[3] { NAME($place, case: "start") }, the others above and to the right
        }
       *[other] { $turn ->
            [0] { NAME($place, case: "start") }, towards the right
            [1] { NAME($place, case: "start") }, downwards
            [2] { NAME($place, case: "start") }, towards the left
           *[3] { NAME($place, case: "start") }, upwards
        }
    }
do-activate = Activate { NAME($building) } in { NAME($place) }
do-use =
    { $buildings ->
        [0] { NAME($place, case: "start") } for { NAME($second) }
        [one] { NAME($place, case: "start") } for { NAME($second) }: { $buildings } building
       *[other] { NAME($place, case: "start") } for { NAME($second) }: { $buildings } buildings
    }
do-use-cacao =
    { $buildings ->
        [0] { NAME($place, case: "start") } for { NAME($second) }, changed with cacao
        [one] { NAME($place, case: "start") } for { NAME($second) }, changed with cacao: { $buildings } building
       *[other] { NAME($place, case: "start") } for { NAME($second) }, changed with cacao: { $buildings } buildings
    }
do-pass = Pass: { brief-pass }
do-use-space = Take the effect of { NAME($place) }
do-sell = Sell 1 { NAME($place) }
do-buy = Buy 1 { NAME($place) }
do-pay = Pay with { NAME($place) }
do-pay-one-gold = Pay { part-good } and 1 gold
do-pay-two-gold = Pay { part-good } and 2 gold
do-trade = Trade 1 { NAME($place) }
do-ship =
    { $points ->
        [one] { NAME($place, case: "start") }: load the ship worth { $points } point
       *[other] { NAME($place, case: "start") }: load the ship worth { $points } points
    }
do-send =
    { $to ->
        [dock] Send it to { NAME($place) }
       *[seat] { $you ->
            [yes] Send the offer to yourself
           *[no] Send the offer to { $seat }
        }
    }
do-advance = Take the step to { NAME($place) }{ part-brings }
do-advance-for = Pay 1 { NAME($place) } and go on{ part-brings }
do-place-monk = { NAME($place, case: "start") }: { NAME($place, case: "effect") }{ $penalty ->
        [0] { "" }
       *[other] ; minus { $penalty } points at the end
    }
do-hire =
    { $cell ->
        [none] Hire { NAME($specialist) }
       *[other] Lay { NAME($specialist) } on { NAME($cell) }
    }
do-follow = Follow in { NAME($place) }
do-walk = Walk to { NAME($place) }
do-play-trade = Trade with { NAME($place, case: "shows") }
do-play-festival = Celebrate with { NAME($place, case: "shows") }
do-play-construction = Build with { NAME($place, case: "shows") }
do-play-technology = Use the technology of { NAME($place, case: "shows") }
do-send-priest = Send a high priest to { NAME($place) }
do-complete = Complete a level: { NAME($place) } ({ NAME($place, case: "level") })
do-take = Take a { NAME($place) } warehouse
do-link = Lay it on { NAME($place) }
do-fill = Fill a { NAME($place) } warehouse
do-draw = Draw a card
do-build = { NAME($place, case: "start") }: { NAME($second) }
do-return-cards = Put cards under the deck and draw as many
do-return = Put { NAME($place, case: "shows") } under the deck
do-offer-to =
    { $you ->
        [yes] Make yourself an offer ({ NAME($place) })
       *[no] Make an offer to { $seat } ({ NAME($place) })
    }
do-give = Give 1 { NAME($place) }
do-want = Want 1 { NAME($place) }
do-cancel = Drop the offer
do-accept = Accept
do-refuse = Refuse
do-done = Finish
## What an option does, where its verb is said already

brief-choose =
    { $scholar ->
        [none] { NAME($place) }: { NAME($place, case: "effect") }
       *[other] { NAME($place) } with { NAME($scholar) }: { NAME($scholar, case: "effect") }
    }
brief-expand = { part-tile }{ part-copy }
brief-lay = { do-lay }
brief-activate = { NAME($building) }, { NAME($place) }
brief-use = { NAME($place) }: { NAME($second) }
brief-use-cacao = { NAME($place) }: { NAME($second) }
brief-pass =
    { $city ->
        [yes] { NAME($place, case: "city") }
       *[no] { NAME($place) }
    }
brief-ship = { NAME($place) }: { part-points }
brief-hire =
    { $cell ->
        [none] { NAME($specialist) }
       *[other] { NAME($cell) }
    }
brief-walk = { NAME($place) }

price-wood = { $signed } wood
price-grain = { $signed } grain
price-sugar = { $signed } sugar
price-gem = { $signed } { $amount ->
        [one] gem
       *[other] gems
    }
price-gold = { $signed } gold
price-cacao = { $signed } cacao
price-coin = { $signed } { $amount ->
        [one] coin
       *[other] coins
    }
price-happiness = { $signed } happiness
price-points = { $signed } { $amount ->
        [one] point
       *[other] points
    }
price-religion = { $signed } religion
price-conquistador = { $signed } { $amount ->
        [one] conquistador
       *[other] conquistadors
    }
price-shipping = { $signed } shipping
price-trade = { $signed } trade
price-road = { $signed } { $amount ->
        [one] road tile
       *[other] road tiles
    }

## What happened

log-first-player-chosen =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
log-ship-shown = A ship comes to { NAME($dock) }.
log-tile-shown = In the display: { NAME($tile) }.
log-spot-filled = On the common board: { NAME($spot) }.
log-pair-laid-out = { NAME($hall, case: "start") } lies beside { NAME($scholar) }.
log-colony-taken =
    { $you ->
        [yes] You found { NAME($colony) }.
       *[no] { $seat } founds { NAME($colony) }.
    }
log-town-hall-taken =
    { $you ->
        [yes] You take { NAME($hall) } with { NAME($scholar) }.
       *[no] { $seat } takes { NAME($hall) } with { NAME($scholar) }.
    }
log-white-die-rolled = In the pool: { NAME($die) }.
log-blue-die-rolled =
    { $you ->
        [yes] You roll { NAME($die) }.
       *[no] { $seat } rolls { NAME($die) }.
    }
log-shared-die-rolled = In the common pool: { NAME($die) }.
log-year-began =
    { $you ->
        [yes] Year { $year } begins with you.
       *[no] Year { $year } begins with { $seat }.
    }
log-year-ended =
    { $year ->
        [3] Year { $year } is over: the match ends.
       *[other] Year { $year } is over.
    }
log-conquest-scored =
    { $you ->
        [yes] Conquistadors, { part-rank } place: you score { part-points }.
       *[no] Conquistadors, { part-rank } place: { $seat } scores { part-points }.
    }
log-goods-gained =
    { $you ->
        [yes] You gain { part-good }.
       *[no] { $seat } gains { part-good }.
    }
log-goods-paid =
    { $you ->
        [yes] You pay { part-good }.
       *[no] { $seat } pays { part-good }.
    }
log-goods-overflowed =
    { $you ->
        [yes] You have no room for { part-good } and get { part-coins } instead.
       *[no] { $seat } has no room for { part-good } and gets { part-coins } instead.
    }
log-good-sold =
    { $you ->
        [yes] You sell 1 { NAME($good) } for { part-coins }.
       *[no] { $seat } sells 1 { NAME($good) } for { part-coins }.
    }
log-good-bought =
    { $you ->
        [yes] You buy 1 { NAME($good) } for { part-coins }.
       *[no] { $seat } buys 1 { NAME($good) } for { part-coins }.
    }
log-tile-taken =
    { $you ->
        [yes] You take { NAME($tile) }: { part-tile }.
       *[no] { $seat } takes { NAME($tile) }: { part-tile }.
    }
log-tile-laid =
    { $you ->
        [yes] You lay { NAME($tile) } on { NAME($cell) }.
       *[no] { $seat } lays { NAME($tile) } on { NAME($cell) }.
    }
log-road-laid =
    { $you ->
        [yes] You lay a road tile on { NAME($cell) }.
       *[no] { $seat } lays a road tile on { NAME($cell) }.
    }
log-coins-laid =
    { $you ->
        [yes] You activate the building in { NAME($cell) } for { part-coins }.
       *[no] { $seat } activates the building in { NAME($cell) } for { part-coins }.
    }
log-die-used =
    { $you ->
        [yes] You use { NAME($die) } for { NAME($line) }.
       *[no] { $seat } uses { NAME($die) } for { NAME($line) }.
    }
log-die-placed =
    { $you ->
        [yes] Your die stays on { NAME($cell) }.
       *[no] The die of { $seat } stays on { NAME($cell) }.
    }
log-building-activated =
    { $you ->
        [yes] You activate { NAME($building) } in { NAME($cell) }.
       *[no] { $seat } activates { NAME($building) } in { NAME($cell) }.
    }
log-ship-taken =
    { $you ->
        [yes] You load a ship and send it to { NAME($dock) }.
       *[no] { $seat } loads a ship and sends it to { NAME($dock) }.
    }
log-religion-advanced =
    { $you ->
        [yes] You reach space { $space } of the religion track.
       *[no] { $seat } reaches space { $space } of the religion track.
    }
log-conquistador-advanced =
    { $you ->
        [yes] You reach space { $space } of the conquistador track.
       *[no] { $seat } reaches space { $space } of the conquistador track.
    }
log-monk-placed =
    { $you ->
        [yes] You place a monk: { NAME($spot) }.
       *[no] { $seat } places a monk: { NAME($spot) }.
    }
log-fee-paid =
    { $you ->
        [yes] You pay { part-coins } to a player whose monk is already there.
       *[no] { $seat } pays { part-coins } to a player whose monk is already there.
    }
log-passed =
    { $you ->
        [yes] You pass: { NAME($space) }.
       *[no] { $seat } passes: { NAME($space) }.
    }
log-goods-counted =
    { $you ->
        [yes] Your goods and coins, worth { part-coins } in all, score { part-points }.
       *[no] Goods and coins of { $seat }, worth { part-coins } in all, score { part-points }.
    }
log-points-counted =
    { $source ->
        [bishops-due] { $you ->
            [yes] Your bishops cost you { part-lost-points }.
           *[no] Bishops cost { $seat } { part-lost-points }.
        }
        [expansion] { $you ->
            [yes] Your governor: { part-points }.
           *[no] The governor of { $seat }: { part-points }.
        }
       *[other] { $you ->
            [yes] For { part-source }, you score { part-points }.
           *[no] For { part-source }, { $seat } scores { part-points }.
        }
    }
log-bishop-counted =
    { $you ->
        [yes] { NAME($bishop, case: "start") } brings you { part-points }.
       *[no] { NAME($bishop, case: "start") } brings { $seat } { part-points }.
    }
log-achievement-reached =
    { $you ->
        [yes] You reach an achievement: { part-achievement }.
       *[no] { $seat } reaches an achievement: { part-achievement }.
    }
log-match-won =
    { $you ->
        [yes] You win with { part-points }.
       *[no] { $seat } wins with { part-points }.
    }
log-goal-missed =
    { $you ->
        [yes] You have { part-points }. The goal was 100.
       *[no] { $seat } has { part-points }. The goal was 100.
    }
log-specialist-shown = Beside white dice showing { $value }: { NAME($specialist) }.
log-specialist-hired =
    { $you ->
        [yes] You hire { NAME($specialist) } for { part-coins }.
       *[no] { $seat } hires { NAME($specialist) } for { part-coins }.
    }
log-cell-improved =
    { $you ->
        [yes] You lay { NAME($specialist) } on { NAME($cell) }.
       *[no] { $seat } lays { NAME($specialist) } on { NAME($cell) }.
    }
log-ambassador-rolled = { NAME($die, case: "start") } shows { $value }.
log-line-followed =
    { $you ->
        [yes] You follow the ambassador in { NAME($line) }.
       *[no] { $seat } follows the ambassador in { NAME($line) }.
    }
log-governor-moved =
    { $you ->
        [yes] Your governor goes to { NAME($cell) }.
       *[no] The governor of { $seat } goes to { NAME($cell) }.
    }
log-temple-shown = The next level of { NAME($district) } costs { NAME($temple) }.
log-temple-built =
    { $you ->
        [yes] You complete level { $level } of { NAME($district) }.
       *[no] { $seat } completes level { $level } of { NAME($district) }.
    }
log-card-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] You draw a card.
           *[no] { $seat } draws a card.
        }
       *[other] { $you ->
            [yes] You draw { NAME($card) }.
           *[no] { $seat } draws { NAME($card) }.
        }
    }
log-card-returned =
    { $card ->
        [face-down] { $you ->
            [yes] You put a card under the deck.
           *[no] { $seat } puts a card under the deck.
        }
       *[other] { $you ->
            [yes] You put { NAME($card) } under the deck.
           *[no] { $seat } puts { NAME($card) } under the deck.
        }
    }
log-card-played =
    { $you ->
        [yes] You play { NAME($card) } for { NAME($district) }.
       *[no] { $seat } plays { NAME($card) } for { NAME($district) }.
    }
log-spot-activated =
    { $you ->
        [yes] You activate { NAME($building) } on { NAME($spot) }.
       *[no] { $seat } activates { NAME($building) } on { NAME($spot) }.
    }
log-spot-blocked =
    { $you ->
        [yes] Your building on { NAME($spot) } is used for this year.
       *[no] { $seat } has used the building on { NAME($spot) } for this year.
    }
log-token-built =
    { $you ->
        [yes] You put up { NAME($building) } on { NAME($spot) }.
       *[no] { $seat } puts up { NAME($building) } on { NAME($spot) }.
    }
log-fork-linked =
    { $you ->
        [yes] You lay a road token on { NAME($fork) }.
       *[no] { $seat } lays a road token on { NAME($fork) }.
    }
log-priest-gained =
    { $you ->
        [yes] A high priest joins you.
       *[no] A high priest joins { $seat }.
    }
log-warehouse-gained =
    { $you ->
        [yes] You get a warehouse: { NAME($good) }.
       *[no] { $seat } gets a warehouse: { NAME($good) }.
    }
log-goods-lost =
    { $you ->
        [yes] You have no empty warehouse and lose { part-good }.
       *[no] { $seat } has no empty warehouse and loses { part-good }.
    }
log-vault-changed = Gold in the vault: { $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
log-temples-scored =
    { $you ->
        [yes] { NAME($district, case: "start") } brings you { part-points }.
       *[no] { NAME($district, case: "start") } brings { $seat } { part-points }.
    }
log-offer-made =
    { $you ->
        [yes] You offer an exchange.
       *[no] { $seat } offers an exchange.
    }
log-goods-offered =
    { $you ->
        [yes] You would give { part-good }.
       *[no] { $seat } would give { part-good }.
    }
log-goods-wanted =
    { $you ->
        [yes] You want { part-good }.
       *[no] { $seat } wants { part-good }.
    }
log-offer-answered =
    { $accepted ->
        [yes] { $you ->
            [yes] You accept the exchange.
           *[no] { $seat } accepts the exchange.
        }
       *[no] { $you ->
            [yes] You refuse the exchange.
           *[no] { $seat } refuses the exchange.
        }
    }
log-goods-exchanged =
    { $you ->
        [yes] You hand over { part-good }.
       *[no] { $seat } hands over { part-good }.
    }

## What the table says

status-year =
    { $year ->
        [3] Last year
       *[other] Year { $year } of 3
    }
status-passed = You have passed this year
status-goal = Goal: { part-points }, now { $now }
status-standing = As it stands: { part-points }
status-tree =
    { $steps ->
        [0] Tree passed: { part-points }
        [one] Tree: { $steps } more step, { part-points }
       *[other] Tree: { $steps } more steps, { part-points }
    }
figure-wood = Wood: { $amount }
figure-grain = Grain: { $amount }
figure-sugar = Sugar: { $amount }
figure-gem = Gems: { $amount }
figure-gold = Gold: { $amount }
figure-cacao = Cacao: { $amount }
figure-goods = Resources in all: { $amount }
figure-coin = Coins: { $amount }
figure-white = White dice still to take: { $amount }
figure-blue = Blue dice still to use: { $amount }
figure-religion = Religion: space { $amount }
figure-cards = Cards in hand: { $amount }
reason-answer-offer =
    { $you ->
        [yes] You make an offer.
       *[no] { $seat } makes you an offer.
    }
reason-others-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is the turn of { $seat }.
    }
reason-city-turn = A die walks the road of its number; free buildings on the way are activated.
reason-take-turn =
    { $coins ->
        [one] Activating one building costs { $coins } coin. Beside dice: how many buildings their line activates.
       *[other] Activating one building costs { $coins } coins. Beside dice: how many buildings their line activates.
    }
reason-lay-tile =
    { $shape ->
        [ell] Touch the cell for the corner of the tile, then how it is turned.
       *[other] Touch the cell for the left field of the tile as it is printed, then how it is turned.
    }
reason-place-monk =
    { $coins ->
        [one] { $coins } coin to each player who already has a monk there.
       *[other] { $coins } coins to each player who already has a monk there.
    }
waste-dice = You could still use dice this year ({ $white } white, { $blue } blue).
waste-monk = This monk cannot be placed later.
kind-choose = Choose
kind-expand = Take a tile
kind-lay = Lay
kind-activate = Activate with coins
kind-use = Use a die
kind-use-cacao = Die with cacao
kind-pass = Pass
kind-use-space = Effect
kind-sell = Sell
kind-buy = Buy
kind-pay = Pay
kind-pay-one-gold = Add 1 gold
kind-pay-two-gold = Add 2 gold
kind-trade = Trade
kind-ship = Load
kind-send = Send
kind-advance = Go on
kind-advance-for = Pay and go on
kind-place-monk = Place the monk
kind-hire = Hire
kind-follow = Follow
kind-walk = Walk
kind-play-trade = Trade
kind-play-festival = Celebrate
kind-play-construction = Build
kind-play-technology = Technology
kind-send-priest = High priest
kind-complete = Temple level
kind-take = Take
kind-link = Road token
kind-fill = Fill
kind-draw = Draw
kind-build = Put up
kind-return-cards = Exchange cards
kind-return = Put back
kind-offer-to = Offer
kind-give = Give
kind-want = Want
kind-cancel = Drop
kind-accept = Accept
kind-refuse = Refuse
kind-done = Finish
thing-wood = Wood
thing-grain = Grain
thing-sugar = Sugar
thing-gem = Gems
thing-gold = Gold
thing-cacao = Cacao
thing-coin = Coins
thing-points = Points
thing-religion = Religion
thing-conquistador = Conquistadors

## Places: goods

place-wood = wood
help-wood = Simple resource: sells for 1 coin, costs 3 coins. A double tile costs 2 wood, a triple tile 2 wood and 1 grain. You can keep 3.
place-grain = grain
help-grain = Simple resource: sells for 1 coin, costs 3 coins. Pays for triple tiles and for a second step of religion. You can keep 3.
place-sugar = sugar
help-sugar = Valuable resource for ships: sells for 2 coins and cannot be bought. You can keep 3.
place-gem = gem
help-gem = Valuable resource for ships: sells for 2 coins and cannot be bought. You can keep 3.
place-gold = gold
help-gold = Stands for any resource, never for coins. Sells for 2 coins. You can keep 3. The city’s gold lies in its vault.
place-cacao = cacao
help-cacao = Pay 1 to set a die to any value, or load special ships. You can keep as many as you have stores; the rest is lost.
place-coin = coin
help-coin = Coins change dice by 1 each, activate single buildings, and are worth 1 point for every 3 at the end.
place-happiness = happiness

## Places: dice and lines

place-white = white die { $number }
    .start = White die { $number }
help-white = Activates column { $number }: all its free buildings from top to bottom. Each coin changes a die by 1. You may take 3 white dice a year, 2 with ambassadors.
place-blue = blue die { $number }
    .start = Blue die { $number }
help-blue = Activates row { $number }: all its free buildings from left to right. Each coin changes a die by 1. More blue dice come with the religion track.
place-ambassador-white = the white ambassador die
    .start = The white ambassador die
help-ambassador-white = Anybody may take it once a year, beyond the usual limit. When you are done, everybody else activates the same column.
place-ambassador-blue = the blue ambassador die
    .start = The blue ambassador die
help-ambassador-blue = Anybody may take it once a year, beyond the usual limit. When you are done, everybody else activates the same row.
place-column = column { $number }
help-column = A white die showing { $number } activates all free buildings of this column from top to bottom and stays on the last. A full column scores its colonists at the end.
place-row = row { $number }
help-row = A blue die showing { $number } activates all free buildings of this row from left to right and stays on the last. A full row scores its colonists at the end.
place-diagonal = the diagonal of { $number }
help-diagonal = Archery: a die showing { $number } may activate this diagonal for 1 coin.
place-cell = row { $number }, column { $second }
    .start = Row { $number }, column { $second }
help-cell = A cell of your colony. A building can be activated once a year with coins, or with dice until one comes to rest on it. Tiles are laid on empty cells.
place-turn =
    { $number ->
        [0] as printed
        [1] turned a quarter to the right
        [2] upside down
       *[3] turned a quarter to the left
    }
help-turn = The tile turned { $number ->
        [0] not at all
        [1] by a quarter
        [2] by a half
       *[3] by three quarters
    }, clockwise around its first field.

## Places: tiles, ships, spots

place-double = a double tile
help-double = Two fields for 2 wood. Laid on empty cells, turned any way you like.
place-triple = a triple tile
help-triple = Three fields in a corner for 2 wood and 1 grain. Laid on empty cells, turned any way you like.
place-special = a special tile
help-special = Three fields in a row for 4 coins. Laid on empty cells, turned any way you like.
place-town-hall-timber = the timber town hall
    .start = The timber town hall
help-town-hall-timber = Forest and plantation. You lay it in your colony before the first year; its scholar works for you alone.
place-town-hall-plantation = the plantation town hall
    .start = The plantation town hall
help-town-hall-plantation = Plantation and field. You lay it in your colony before the first year; its scholar works for you alone.
place-town-hall-mine = the mining town hall
    .start = The mining town hall
help-town-hall-mine = Mine and fort. You lay it in your colony before the first year; its scholar works for you alone.
place-town-hall-mission = the mission town hall
    .start = The mission town hall
help-town-hall-mission = Mine and abbey. You lay it in your colony before the first year; its scholar works for you alone.
place-town-hall-cacao = the cacao town hall
    .start = The cacao town hall
help-town-hall-cacao = Cacao grove and market. You lay it in your colony before the first year; its scholar works for you alone, and you get a second cacao store.
place-colony-timber = the timber colony
    .effect = plenty of wood, some grain, sugar and coins
help-colony-timber = Plenty of wood, some grain, sugar and coins.
place-colony-plantation = the sugar colony
    .effect = two sugar plantations, wood and grain
help-colony-plantation = Two sugar plantations, wood and grain.
place-colony-mine = the mining colony
    .effect = two mines, a fort, wood and coins
help-colony-mine = Two mines, a fort, wood and coins.
place-colony-mission = the mission colony
    .effect = a chapel and an abbey, a mine, wood and grain
help-colony-mission = A chapel and an abbey, a mine, wood and grain.
place-colony-side-b = a colony of side B
place-colony-cacao = the cacao colony
place-dock-coin = the coin dock
    .start = The coin dock
help-dock-coin = When you pass, each of your ships here gives 2 coins. A ship in every dock makes a set worth 3 points.
place-dock-religion = the religion dock
    .start = The religion dock
help-dock-religion = When you pass, each of your ships here gives a religion action. A ship in every dock makes a set worth 3 points.
place-dock-conquistador = the conquistador dock
    .start = The conquistador dock
help-dock-conquistador = When you pass, each of your ships here gives a conquistador action. A ship in every dock makes a set worth 3 points.
place-dock-happiness = the happiness dock
    .start = The happiness dock
help-dock-happiness = When you pass, each of your ships here gives 1 happiness. A ship in every dock makes a set worth 3 points.
place-dock-special = the special dock
    .start = The special dock
help-dock-special = A special ship goes to any of your docks but the fullest.
place-pass-coins = the first space, 2 coins
    .city = the first space, 2 coins
help-pass-coins = Pass and take 2 coins. Whoever is highest begins the next year. Then your docks give.
place-pass-religion = the second space, religion
    .city = the second space, religion
help-pass-religion = Pass with a religion action. Then your docks give.
place-pass-conquistador = the third space, conquistador
    .city = the third space, conquistador
help-pass-conquistador = Pass with a conquistador action. Then your docks give.
place-pass-shipping = the fourth space, shipping
    .city = the fourth space, a full warehouse
help-pass-shipping = Pass and load a ship. Then your docks give. The city fills a warehouse instead.
place-pass-road = the fifth space, road with two colonists
    .city = the fifth space, a level of a temple
help-pass-road = Pass and lay a road tile with two colonists on an empty cell. Then your docks give. The city may complete a temple level instead.
place-religion = space { $number } of the religion track
help-religion = Monks come at spaces 2, 5, 8, 12, 16 and 20, blue dice at 2 and 8. At the end of the track each step gives 1 happiness.
place-taxation = Taxation
    .start = Taxation
    .effect = 1 coin for each colonist in the line of your die (1 point at the end)
help-taxation = Whenever you use a die, you gain 1 coin for each colonist in its line. 1 point at the end.
place-philosophy = Philosophy
    .start = Philosophy
    .effect = blue dice may activate columns (2 points at the end)
help-philosophy = You may use blue dice for columns. 2 points at the end.
place-mathematics = Mathematics
    .start = Mathematics
    .effect = the first change of each die by 1 is free (2 points at the end)
help-mathematics = Changing a die by 1 is free, each further step costs 1 coin. 2 points at the end.
place-architecture = Architecture
    .start = Architecture
    .effect = tiles cost 1 wood less (1 point at the end)
help-architecture = Double and triple tiles cost you 1 wood less. 1 point at the end.
place-agronomy = Agronomy
    .start = Agronomy
    .effect = 1 coin for each building that gives wood or grain (1 point at the end)
help-agronomy = Whenever you activate a building that gives wood or grain, you gain 1 coin too. 1 point at the end.
place-theology = Theology
    .start = Theology
    .effect = the second step of religion costs a coin (3 points at the end)
help-theology = You may pay the second step of religion with 1 coin. 3 points at the end.
place-cartography = Cartography
    .start = Cartography
    .effect = another conquistador space for a coin (2 points at the end)
help-cartography = With each conquistador action you may pay 1 coin for another space. 2 points at the end.
place-shipbuilding = Shipbuilding
    .start = Shipbuilding
    .effect = 2 coins for each ship (1 point at the end)
help-shipbuilding = Whenever you load a ship, you gain 2 coins. 1 point at the end.
place-commerce = Commerce
    .start = Commerce
    .effect = wood and grain cost 2 coins (3 points at the end)
help-commerce = You buy wood and grain for 2 coins. 3 points at the end.
place-engineering = Engineering
    .start = Engineering
    .effect = activating with coins costs 1 less (2 points at the end)
help-engineering = Activating a building with coins costs you 1 less, but at least 1. 2 points at the end.
place-archery = Archery
    .start = Archery
    .effect = dice showing 1 or 6 may take a diagonal (2 points at the end)
help-archery = For 1 coin a die showing 1 or 6 activates a diagonal. 2 points at the end.
place-navigation = Navigation
    .start = Navigation
    .effect = the governor goes on from roads for a coin (2 points at the end)
help-navigation = When your governor enters a road, you may pay 1 coin to send him on. 2 points at the end.
place-meditation = Meditation
    .start = Meditation
    .effect = pass where others have passed (2 points at the end)
help-meditation = You may pass where others have passed. On the lowest space, if it is free, you take a second effect after the road. 2 points at the end.
place-bishop-lines = the Bishop of Order
    .start = The Bishop of Order
    .effect = 3 points for each full row and column, 12 at most
help-bishop-lines = At the end: 3 points for each full row and column, 12 at most. In the base game each bishop costs 2 points.
place-bishop-sugar = the Bishop of Sugar
    .start = The Bishop of Sugar
    .effect = 2 points for each sugar on your ships, 12 at most
help-bishop-sugar = At the end: 2 points for each sugar symbol on your ships, 12 at most. In the base game each bishop costs 2 points.
place-bishop-monks = the Bishop of Monks
    .start = The Bishop of Monks
    .effect = 2 points for each of your monks, 12 at most
help-bishop-monks = At the end: 2 points for each of your monks on the board, 12 at most. In the base game each bishop costs 2 points.
place-bishop-settlers = the Bishop of Settlers
    .start = The Bishop of Settlers
    .effect = 1 point for each colonist, 12 at most
help-bishop-settlers = At the end: 1 point for each colonist in your colony, 12 at most. In the base game each bishop costs 2 points.
place-bishop-fleet = the Bishop of the Fleet
    .start = The Bishop of the Fleet
    .effect = 2 points for each ship in your fullest dock, 12 at most
help-bishop-fleet = At the end: 2 points for each ship in your fullest dock, 12 at most. In the base game each bishop costs 2 points.
place-bishop-hamlets = the Bishop of Hamlets
    .start = The Bishop of Hamlets
    .effect = 2 points for each double tile, 12 at most
help-bishop-hamlets = At the end: 2 points for each of your double tiles, 12 at most. In the base game each bishop costs 2 points.
place-bishop-estates = the Bishop of Estates
    .start = The Bishop of Estates
    .effect = 2 points for each tile of three fields, 12 at most
help-bishop-estates = At the end: 2 points for each of your tiles of three fields, 12 at most.
place-bishop-conquest = the Bishop of Conquest
    .start = The Bishop of Conquest
    .effect = the conquistador points of the last year again
help-bishop-conquest = At the end: your conquistador points of the last year once more.
place-bishop-gems = the Bishop of Gems
    .start = The Bishop of Gems
    .effect = 2 points for each gem on your ships, 12 at most
help-bishop-gems = At the end: 2 points for each gem symbol on your ships, 12 at most.
place-mission-happiness = the mission of happiness
    .start = The mission of happiness
    .effect = 3 happiness
help-mission-happiness = A monk here brings 3 happiness at once.
place-mission-gold = the mission of gold
    .start = The mission of gold
    .effect = 2 gold
help-mission-gold = A monk here brings 2 gold at once.
place-mission-goods = the mission of goods
    .start = The mission of goods
    .effect = 1 sugar and 1 gem
help-mission-goods = A monk here brings 1 sugar and 1 gem at once.
place-mission-provisions = the mission of provisions
    .start = The mission of provisions
    .effect = 2 wood and 1 grain
help-mission-provisions = A monk here brings 2 wood and 1 grain at once.
place-mission-cacao = the mission of cacao
    .start = The mission of cacao
    .effect = 1 cacao, 1 wood and 1 grain
help-mission-cacao = A monk here brings 1 cacao, 1 wood and 1 grain at once.

## Places: buildings

place-road-two = road with two colonists
    .effect = 2 colonists
place-road-one = road with a colonist
    .effect = 1 colonist
place-forest = forest
    .effect = 1 wood
place-field = field
    .effect = 1 grain
place-plantation = plantation
    .effect = 1 sugar
place-mine = mine
    .effect = 1 gem
place-cacao-grove = cacao grove
    .effect = 1 cacao
place-market = market
    .effect = 2 coins
place-plaza = plaza
    .effect = 1 happiness
place-harbour = harbour
    .effect = load a ship
place-garrison = garrison
    .effect = conquistador
place-chapel = chapel
    .effect = religion
place-sawmill = sawmill
    .effect = 1 wood and 1 coin
place-homestead = homestead
    .effect = 1 grain and 1 wood
place-fort = fort
    .effect = conquistador and 1 coin
place-abbey = abbey
    .effect = religion and 1 coin
place-trade-wood-or-gem-for-coins = trading post
    .effect = 1 wood or gem for 3 coins
place-trade-grain-or-sugar-for-coins = trading post
    .effect = 1 grain or sugar for 3 coins
place-trade-wood-or-grain-for-happiness = trading post
    .effect = 1 wood or grain for 2 happiness
place-trade-grain-for-happiness = trading post
    .effect = 1 grain for 2 happiness
place-trade-sugar-for-happiness = trading post
    .effect = 1 sugar for 3 happiness
place-trade-gem-for-happiness = trading post
    .effect = 1 gem for 3 happiness
place-trade-simple-for-valuable = trading post
    .effect = 1 wood or grain for 1 sugar or gem
place-improved-market = market beside a road
    .effect = 2 coins, 1 colonist
place-improved-harbour = harbour beside a road
    .effect = load a ship, 1 colonist
place-improved-chapel = chapel beside a road
    .effect = religion, 1 colonist
place-improved-garrison = garrison beside a road
    .effect = conquistador, 1 colonist
place-improved-plantation = plantation beside a road
    .effect = 1 sugar, 1 colonist
place-improved-mine = mine beside a road
    .effect = 1 gem, 1 colonist
place-improved-cacao-grove = cacao grove beside a road
    .effect = 1 cacao, 1 colonist

## Places: specialists and the Maya city

place-specialist = the specialist at { $number }
help-specialist = Whoever uses a white die as { $number } may hire this specialist. A farmer, forester or soldier costs 1 coin more each time and gives 1 more. An improvement costs 1 coin on a developed cell, 3 on an empty one.
place-farmer = the farmer
place-forester = the forester
place-soldier = the soldier
place-improvement-market = the market improvement
place-improvement-harbour = the harbour improvement
place-improvement-chapel = the chapel improvement
place-improvement-garrison = the garrison improvement
place-improvement-plantation = the plantation improvement
place-improvement-mine = the mine improvement
place-improvement-cacao = the cacao improvement
place-seat =
    { $number ->
        [0] player 1
        [1] player 2
        [2] player 3
        [3] player 4
       *[4] player 5
    }
help-seat = A player to whom the city can offer an exchange.
place-road = road { $number }
help-road = A die showing { $number } walks inwards on this road. At the causeway it may turn to the next road, or go on over forks with a road token.
place-spot = spot { $second } of road { $number }
    .start = Spot { $second } of road { $number }
help-spot = A building here is activated when a die walks by. It is used for the year when the walk ends on it, or when a high priest goes there.
place-fork = the fork of road { $number }
help-fork = With a road token a walk may go straight on over this fork.
place-trade = the trade district
    .start = The trade district
    .level = a full warehouse
help-trade = Each level gives a full warehouse. When you pass: trade cards times levels.
place-festival = the festival district
    .start = The festival district
    .level = 2 cards
help-festival = Each level draws 2 cards. When you pass: festival cards times levels.
place-gold-temple = the gold temple
    .start = The gold temple
    .level = a high priest
help-gold-temple = Each level gives a high priest. When you pass: gold in the vault times levels.
place-construction = the construction district
    .start = The construction district
    .level = 2 coins
help-construction = Each level gives 2 coins. When you pass: construction cards times levels.
place-technology = the technology district
    .start = The technology district
    .level = a road token
help-technology = Each level gives a road token. When you pass: technology cards times levels.
place-temple =
    { $number ->
        [1] wood, gem, cacao
        [2] grain, sugar, cacao
        [3] wood, grain, cacao
        [4] wood, sugar, cacao
        [5] grain, gem, cacao
        [6] wood, grain, gem, cacao
        [7] wood, grain, sugar, cacao
        [8] sugar, gem, 2 cacao
        [9] wood, sugar, gem, cacao
        [10] grain, sugar, gem, cacao
        [11] wood, grain, sugar, gem, cacao
        [12] wood, sugar, gem, 2 cacao
        [13] grain, sugar, gem, 2 cacao
        [14] wood, grain, sugar, 2 cacao
       *[other] wood, grain, gem, 2 cacao
    }
place-face-down = face-down card
help-face-down = A card that only its owner sees.
place-card = card { $number }
    .start = Card { $number }
    .shows =
        { $number ->
            [1] trade / festival: 1 grain for 2 happiness
            [2] trade / festival: 1 wood for 2 happiness
            [3] trade / festival: 1 cacao and 1 grain for 5 happiness
            [4] trade / festival: 1 sugar for 5 coins
            [5] trade / construction: 1 wood for a wooden building
            [6] trade / construction: 1 wood for a wooden building (second copy)
            [7] trade / construction: 1 grain for a straw building
            [8] trade / construction: 1 grain for a straw building (second copy)
            [9] trade / technology with die 1: warrior
            [10] trade / technology with die 2: sugar
            [11] trade / technology with die 3: sugar
            [12] trade / technology with die 4: gem
            [13] festival: 1 grain for 2 happiness / construction: 1 wood for a wooden building
            [14] festival: 1 cacao for 2 happiness / construction: 1 grain for a straw building
            [15] festival: 1 sugar for 3 happiness / construction: 1 wood for a wooden building
            [16] festival: 1 cacao and 1 wood for 5 happiness / construction: 1 grain for a straw building
            [17] festival: 1 wood for 2 happiness / technology with die 2: religion
            [18] festival: 1 cacao for 2 happiness / technology with die 3: warrior
            [19] festival: 1 gem for 3 happiness / technology with die 5: sugar
            [20] festival: 1 gem for 5 coins / technology with die 6: gem
            [21] construction: 1 wood for a wooden building / technology with die 1: gem
            [22] construction: 1 wood for a wooden building / technology with die 4: religion
            [23] construction: 1 grain for a straw building / technology with die 5: warrior
           *[other] construction: 1 grain for a straw building / technology with die 6: religion
        }
help-card =
    { $number ->
        [1] Trade, or festival: 1 grain for 2 happiness.
        [2] Trade, or festival: 1 wood for 2 happiness.
        [3] Trade, or festival: 1 cacao and 1 grain for 5 happiness.
        [4] Trade, or festival: 1 sugar for 5 coins.
        [5] Trade, or construction: 1 wood for a wooden building.
        [6] Trade, or construction: 1 wood for a wooden building.
        [7] Trade, or construction: 1 grain for a straw building.
        [8] Trade, or construction: 1 grain for a straw building.
        [9] Trade, or technology with a die showing 1: warrior.
        [10] Trade, or technology with a die showing 2: sugar.
        [11] Trade, or technology with a die showing 3: sugar.
        [12] Trade, or technology with a die showing 4: gem.
        [13] Festival: 1 grain for 2 happiness. Or construction: 1 wood for a wooden building.
        [14] Festival: 1 cacao for 2 happiness. Or construction: 1 grain for a straw building.
        [15] Festival: 1 sugar for 3 happiness. Or construction: 1 wood for a wooden building.
        [16] Festival: 1 cacao and 1 wood for 5 happiness. Or construction: 1 grain for a straw building.
        [17] Festival: 1 wood for 2 happiness. Or technology with a die showing 2: religion.
        [18] Festival: 1 cacao for 2 happiness. Or technology with a die showing 3: warrior.
        [19] Festival: 1 gem for 3 happiness. Or technology with a die showing 5: sugar.
        [20] Festival: 1 gem for 5 coins. Or technology with a die showing 6: gem.
        [21] Construction: 1 wood for a wooden building. Or technology with a die showing 1: gem.
        [22] Construction: 1 wood for a wooden building. Or technology with a die showing 4: religion.
        [23] Construction: 1 grain for a straw building. Or technology with a die showing 5: warrior.
       *[other] Construction: 1 grain for a straw building. Or technology with a die showing 6: religion.
    }
place-city-wood = woodcutters
    .effect = 1 wood
place-city-grain = granary
    .effect = 1 grain
place-city-sugar = sugar hut
    .effect = 1 sugar
place-city-gem = gem cutters
    .effect = 1 gem
place-city-cacao = cacao hut
    .effect = 1 cacao
place-city-coins = market hut
    .effect = 2 coins
place-city-happiness = ball court
    .effect = 1 happiness
place-city-religion = shrine
    .effect = religion
place-city-warrior = warriors’ lodge
    .effect = the warrior moves
place-token-city-wood = woodcutters (straw)
    .start = Woodcutters (straw)
help-token-city-wood = A straw building for 1 grain: gives 1 wood.
place-token-city-sugar = sugar hut (wooden)
    .start = Sugar hut (wooden)
help-token-city-sugar = A wooden building for 1 wood: gives 1 sugar.
place-token-city-gem = gem cutters (wooden)
    .start = Gem cutters (wooden)
help-token-city-gem = A wooden building for 1 wood: gives 1 gem.
place-token-city-cacao = cacao hut (straw)
    .start = Cacao hut (straw)
help-token-city-cacao = A straw building for 1 grain: gives 1 cacao.
place-token-city-coins = market hut (straw)
    .start = Market hut (straw)
help-token-city-coins = A straw building for 1 grain: gives 2 coins.
place-token-city-happiness = ball court (straw)
    .start = Ball court (straw)
help-token-city-happiness = A straw building for 1 grain: gives 1 happiness.
place-token-city-religion = shrine (wooden)
    .start = Shrine (wooden)
help-token-city-religion = A wooden building for 1 wood: gives a religion action.
place-token-city-warrior = warriors’ lodge (wooden)
    .start = Warriors’ lodge (wooden)
help-token-city-warrior = A wooden building for 1 wood: the warrior moves on.

## The table

panel-board = Common board
panel-display = Tiles on offer
panel-offer = To choose from
panel-hand = Your cards
panel-mat =
    { $you ->
        [yes] Your board
       *[no] { $seat }
    }
short-board = Board
short-display = Tiles
short-offer = Choice
short-hand = Cards
short-mat =
    { $you ->
        [yes] You
       *[no] { $seat }
    }
label-year = Year { $year } of 3
label-roads =
    { $amount ->
        [one] { $amount } road tile left
       *[other] { $amount } road tiles left
    }
label-fleet =
    { $amount ->
        [one] { $amount } ship left in the deck
       *[other] { $amount } ships left in the deck
    }
label-special-fleet =
    { $amount ->
        [one] { $amount } special ship left
       *[other] { $amount } special ships left
    }
label-tree = Conquistadors alone: { part-points } from space { $space } on
label-conquest = Conquistadors at the end of the year, { part-rank } place: { part-points }
label-pass-space = Pass space: { NAME($space) }
label-passed =
    { $you ->
        [yes] You have passed: { NAME($space) }
       *[no] { $seat } has passed: { NAME($space) }
    }
label-spot = { NAME($spot, case: "start") }: { NAME($spot, case: "effect") }
label-monk =
    { $you ->
        [yes] Your monk: { NAME($spot) }
       *[no] Monk of { $seat }: { NAME($spot) }
    }
label-dock = { NAME($dock, case: "start") }
label-ship = { NAME($dock, case: "start") }: ship worth { part-points }{ part-cost }
label-no-ship = { NAME($dock, case: "start") }: no ship
label-religion-space = Religion track, space { $space }
label-conquistador =
    { $you ->
        [yes] You on the conquistador track: space { $space }
       *[no] { $seat } on the conquistador track: space { $space }
    }
label-missionary =
    { $you ->
        [yes] You on the religion track: space { $space }
       *[no] { $seat } on the religion track: space { $space }
    }
label-specialist = Beside white dice showing { $value }: { NAME($specialist) }
label-white-dice =
    { $amount ->
        [one] { $amount } white die showing { $value }
       *[other] { $amount } white dice showing { $value }
    }
label-blue-dice =
    { $amount ->
        [one] { $amount } blue die showing { $value }
       *[other] { $amount } blue dice showing { $value }
    }
label-ambassador = { NAME($die, case: "start") } shows { $value }
label-tile =
    { $shape ->
        [domino] Double tile: { part-tile }
        [ell] Triple tile: { part-tile }
       *[bar] Special tile: { part-tile }
    }
label-colony = For you to choose: { NAME($colony) }
label-pair = { NAME($hall, case: "start") } with { NAME($scholar) }: { NAME($scholar, case: "effect") }
label-good =
    { $good ->
        [wood] Wood: { $amount }
        [grain] Grain: { $amount }
        [sugar] Sugar: { $amount }
        [gem] Gems: { $amount }
        [gold] Gold: { $amount }
        [cacao] Cacao: { $amount }
        [coin] Coins: { $amount }
       *[happiness] Happiness: { $amount }
    }
label-hidden-happiness = Happiness, face down
label-line = Line: { NAME($line) }
label-empty-cell = Row { $row }, column { $column }: empty
label-cell = Row { $row }, column { $column }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-coins-on-cell =
    { $amount ->
        [one] { $amount } coin on row { $row }, column { $column }
       *[other] { $amount } coins on row { $row }, column { $column }
    }
label-die-on-cell = A die on row { $row }, column { $column }
label-governor = The governor: row { $row }, column { $column }; { part-points } at the end
label-turn = The tile { NAME($turn) }
label-own-dock =
    { $amount ->
        [one] { $amount } ship, { NAME($dock) }
       *[other] { $amount } ships, { NAME($dock) }
    }
label-monks =
    { $amount ->
        [one] { $amount } monk not yet placed
       *[other] { $amount } monks not yet placed
    }
label-hired = Hired, { NAME($specialist) }: { $amount }
label-known-scholar = { NAME($scholar, case: "start") }: { NAME($scholar, case: "effect") }
label-cargo =
    { $amount ->
        [one] { $amount } ship worth { part-points }
       *[other] { $amount } ships worth { part-points }
    }
label-empty-spot = No building, { NAME($spot) }
label-city-spot = { NAME($spot, case: "start") }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-priest-on-spot = A high priest, { NAME($spot) }
label-die-on-spot = A die, { NAME($spot) }
label-fork = No road token, { NAME($fork) }
label-fork-linked = A road token, { NAME($fork) }
label-district = { NAME($district, case: "start") }: level { $level }, counts { $amount }
label-temple = Next level: { NAME($temple) }
label-token = { NAME($token, case: "start") }, in reserve: { $amount }
label-priests =
    { $amount ->
        [one] { $amount } high priest ready
       *[other] { $amount } high priests ready
    }
label-hand =
    { $amount ->
        [one] { $amount } card in hand
       *[other] { $amount } cards in hand
    }
label-card = { NAME($card, case: "start") }

## Scores

score-happiness = Happiness
score-conquistadors = Conquistadors
score-goods = Goods and coins
score-colonists = Colonists in full lines
score-scholars = Scholars
score-bishops = Bishops
score-bishops-due = Cost of bishops
score-sets = Sets of ships
score-ships = Ships
score-expansion = Governor
