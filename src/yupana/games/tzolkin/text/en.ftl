# Tzolk'in in English.

title = Tzolk'in: The Mayan Calendar
about = Workers ride the turning gears of a Mayan calendar: the longer they wait, the more they achieve. Feed them, build, and please the gods. For 2 to 4 players.
provenance = The rules and values of the base game, told in our own words. The printed tiles carry no names; the names here are ours.
option-market-cap =
    { $value ->
        [0] Market without a limit
       *[other] Market with a limit of { $value } corn per visit
    }

## Parts of other messages

part-good =
    { $good ->
        [corn] { $amount } corn
        [wood] { $amount } wood
        [stone] { $amount } stone
        [gold] { $amount } gold
       *[skull] { $amount ->
            [one] { $amount } crystal skull
           *[other] { $amount } crystal skulls
        }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-lost-points =
    { $points ->
        [-1] 1 point
        [-2] 2 points
        [-3] 3 points
        [-4] 4 points
        [-5] 5 points
        [-6] 6 points
        [-9] 9 points
        [-12] 12 points
        [-15] 15 points
        [-18] 18 points
       *[other] { $points } points
    }
part-scores =
    { $you ->
        [yes] You score { part-points }
       *[no] { $seat } scores { part-points }
    }
part-loses =
    { $you ->
        [yes] You lose { part-lost-points }
       *[no] { $seat } loses { part-lost-points }
    }
part-cost-wood = { $wood } wood
part-cost-stone = { $stone } stone
part-cost-gold = { $gold } gold
part-cost-skulls =
    { $skulls ->
        [one] { $skulls } crystal skull
       *[other] { $skulls } crystal skulls
    }
part-cost =
    { $wood ->
        [0] { $stone ->
            [0] { part-cost-gold }
           *[other] { part-cost-stone }{ $gold ->
                [0] { "" }
               *[other] , { part-cost-gold }
            }
        }
       *[other] { part-cost-wood }{ $stone ->
            [0] { "" }
           *[other] , { part-cost-stone }
        }{ $gold ->
            [0] { "" }
           *[other] , { part-cost-gold }
        }
    }

## Prompts

ask-keep-wealth = Which two starting wealth tiles do you keep?
ask-take-turn =
    { $begged ->
        [yes] You have your corn. Now place workers or pick workers up.
       *[no] Your turn: place workers or pick workers up.
    }
ask-place-more =
    { $last ->
        [yes] No other worker may follow: end the turn.
       *[no] Place another worker or end the turn.
    }
ask-pick-up-more = Pick up another worker or end the turn.
ask-use-action = Which action does this worker perform?
ask-use-any = Which action of Palenque, Yaxchilan, Tikal or Uxmal do you perform?
ask-may-use =
    { $gear ->
        [2] The tile lets you construct one more building. Do you want to?
       *[other] { $number ->
            [2] The tile opens the market for you. Do you want to trade?
           *[other] The tile lets you pay 1 corn and perform any action. Do you want to?
        }
    }
ask-climb =
    { $temples ->
        [one] In which temple do you step up?
       *[other] You step up in two different temples. Which comes first?
    }
ask-anger = Which god do you anger?
ask-advance-any = Which technology do you advance for free?
ask-advance-paid =
    { $advances ->
        [one] Which technology do you advance?
       *[other] You may advance technologies twice. Which comes first?
    }
ask-pay-any =
    { $amount ->
        [one] Pay { $amount } resource of any kind.
       *[other] Pay { $amount } resources of any kinds, one by one.
    }
ask-gain-any = Which resource do you take?
ask-harvest = Palenque { $group }: what do you harvest?
ask-build =
    { $more ->
        [0] { $architecture ->
            [yes] Which building do you construct?
           *[no] Which building do you construct? Architecture is already used in this action.
        }
       *[other] Construct one or two buildings, or one monument. What comes first?
    }
ask-build-for-corn = Which building do you construct for corn?
ask-build-monument = Which monument do you construct?
ask-trade =
    { $trades ->
        [0] The market is open. What do you buy or sell?
       *[other] Do you buy or sell anything else?
    }
ask-offer = Theology: do you offer a resource to step up in any temple?
ask-spin = By how many days does the calendar advance?

## Options

do-keep = Keep the tiles { NAME($place, case: "short") } and { NAME($second, case: "short") }
do-place = Place a worker on { NAME($place, case: "definite") }
do-pick-up = Pick up the worker from { NAME($place) }
do-beg = Beg for corn and anger { NAME($place) }
do-use = Perform the action { NAME($place) }
do-no-action = Perform no action
do-harvest-corn = Take a corn tile
do-harvest-wood = Take a wood tile
do-burn = Burn the forest, take the corn tile and anger a god
do-harvest-without-tile = Harvest corn without a tile
do-anger = Anger { NAME($place) }
do-climb = Step up in the temple of { NAME($place) }
do-advance = Advance { NAME($place) }
do-pay = Pay 1 { NAME($place) }
do-take = Take 1 { NAME($place) }
do-build = Construct the { NAME($place) }
do-build-saving = Construct the { NAME($place) }, saving 1 { NAME($second) }
do-build-plain = Construct the { NAME($place) } without using Architecture
do-buy = Buy 1 { NAME($place) }
do-sell = Sell 1 { NAME($place) }
do-done = Leave the market
do-offer = Offer 1 { NAME($place) }
do-advance-one-day = Advance the calendar by 1 day
do-advance-two-days = Advance the calendar by 2 days and turn your board to its dark side

## Log

log-first-player-chosen =
    { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
log-monument-shown = On the table: { NAME($tile) }.
log-building-shown = New building: { NAME($tile) }.
log-dummy-placed = A dummy worker stands on { NAME($place, case: "definite") }.
log-wealth-kept =
    { $you ->
        [yes] You keep the starting wealth tiles { NAME($tile, case: "short") } and { NAME($second, case: "short") }.
       *[no] { $seat } keeps the starting wealth tiles { NAME($tile, case: "short") } and { NAME($second, case: "short") }.
    }
log-round-began =
    { $day ->
        [0] The first round begins.
       *[other] A new round begins.
    }
log-worker-placed =
    { $you ->
        [yes] You place a worker on { NAME($place, case: "definite") }.
       *[no] { $seat } places a worker on { NAME($place, case: "definite") }.
    }
log-mercy-shown =
    { $you ->
        [yes] The gods take pity: you place a worker on { NAME($place, case: "definite") } without paying the full price.
       *[no] The gods take pity: { $seat } places a worker on { NAME($place, case: "definite") } without paying the full price.
    }
log-calendar-corn-taken =
    { $amount ->
        [0] { $you ->
            [yes] You find no corn on the calendar.
           *[no] { $seat } finds no corn on the calendar.
        }
       *[other] { $you ->
            [yes] You take { $amount } corn from the calendar.
           *[no] { $seat } takes { $amount } corn from the calendar.
        }
    }
log-corn-begged =
    { $you ->
        [yes] You beg for corn and anger { NAME($temple) }.
       *[no] { $seat } begs for corn and angers { NAME($temple) }.
    }
log-worker-picked-up =
    { $you ->
        [yes] You pick up a worker from { NAME($place) }.
       *[no] { $seat } picks up a worker from { NAME($place) }.
    }
log-action-used =
    { $you ->
        [yes] You perform the action { NAME($place) }.
       *[no] { $seat } performs the action { NAME($place) }.
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
log-points-scored =
    { $source ->
        [buildings] { part-scores } for the building.
        [temple-steps] { $points ->
            [-1] { part-loses } for a temple step.
            [-2] { part-loses } for a temple step.
            [-3] { part-loses } for a temple step.
           *[other] { part-scores } for a temple step.
        }
        [temple-leads] { part-scores } for the highest position in a temple.
        [chichen-itza-skulls] { part-scores } for the skull in Chichen Itza.
        [architecture] { part-scores } for Architecture.
        [hunger] { part-loses } to hunger.
       *[skulls] { part-scores } for unused crystal skulls.
    }
log-temple-climbed =
    { $you ->
        [yes] You go up to step { $step } in the temple of { NAME($temple) }.
       *[no] { $seat } goes up to step { $step } in the temple of { NAME($temple) }.
    }
log-temple-descended =
    { $you ->
        [yes] You go down to step { $step } in the temple of { NAME($temple) }.
       *[no] { $seat } goes down to step { $step } in the temple of { NAME($temple) }.
    }
log-board-flipped =
    { $you ->
        [yes] Your board shows its light side again.
       *[no] { $seat }'s board shows its light side again.
    }
log-technology-advanced =
    { $you ->
        [yes] You advance { NAME($track) } to level { $level }.
       *[no] { $seat } advances { NAME($track) } to level { $level }.
    }
log-technology-bonus-taken =
    { $you ->
        [yes] You take the bonus of { NAME($track) }.
       *[no] { $seat } takes the bonus of { NAME($track) }.
    }
log-building-built =
    { $you ->
        [yes] You construct the { NAME($tile) }.
       *[no] { $seat } constructs the { NAME($tile) }.
    }
log-monument-built =
    { $you ->
        [yes] You construct the { NAME($tile) }.
       *[no] { $seat } constructs the { NAME($tile) }.
    }
log-worker-gained =
    { $you ->
        [yes] You gain a new worker.
       *[no] { $seat } gains a new worker.
    }
log-corn-tile-taken =
    { $you ->
        [yes] You take a corn tile.
       *[no] { $seat } takes a corn tile.
    }
log-wood-tile-taken =
    { $you ->
        [yes] You take a wood tile.
       *[no] { $seat } takes a wood tile.
    }
log-forest-burned =
    { $you ->
        [yes] You burn the forest.
       *[no] { $seat } burns the forest.
    }
log-skull-placed =
    { $you ->
        [yes] You place a crystal skull on { NAME($place) }.
       *[no] { $seat } places a crystal skull on { NAME($place) }.
    }
log-food-day-came =
    { $number ->
        [1] The first Food Day: the middle of the first age.
        [2] The second Food Day: the first age ends.
        [3] The third Food Day: the middle of the second age.
       *[other] The fourth Food Day: the second age ends.
    }
log-workers-fed =
    { $you ->
        [yes] You feed { $workers ->
            [one] { $workers } worker.
           *[other] { $workers } workers.
        }
       *[no] { $seat } feeds { $workers ->
            [one] { $workers } worker.
           *[other] { $workers } workers.
        }
    }
log-workers-went-hungry =
    { $you ->
        [yes] You cannot feed { $workers ->
            [one] { $workers } worker.
           *[other] { $workers } workers.
        }
       *[no] { $seat } cannot feed { $workers ->
            [one] { $workers } worker.
           *[other] { $workers } workers.
        }
    }
log-buildings-exchanged = The buildings of the first age make way for those of the second.
log-skulls-ran-short = There are not enough crystal skulls for everybody, so nobody gets one.
log-corn-gathered = The first player space is empty: the calendar now holds { $amount } corn.
log-marker-passed =
    { $you ->
        [yes] You take the first player marker.
       *[no] { $seat } takes the first player marker.
    }
log-calendar-advanced = The calendar shows day { $day }.
log-time-sped-up =
    { $you ->
        [yes] You advance the calendar by 2 days.
       *[no] { $seat } advances the calendar by 2 days.
    }
log-worker-pushed-off =
    { $you ->
        [yes] You lose an action: the gear pushes your worker off { NAME($place) }.
       *[no] { $seat } loses an action: the gear pushes a worker off { NAME($place) }.
    }
log-goods-counted = { part-scores } for corn and resources.
log-monument-counted =
    { $points ->
        [-1] { part-loses } for the { NAME($tile) }.
        [-2] { part-loses } for the { NAME($tile) }.
        [-3] { part-loses } for the { NAME($tile) }.
        [-4] { part-loses } for the { NAME($tile) }.
        [-5] { part-loses } for the { NAME($tile) }.
        [-6] { part-loses } for the { NAME($tile) }.
       *[other] { part-scores } for the { NAME($tile) }.
    }
log-match-won =
    { $shared ->
        [yes] { $you ->
            [yes] You share the victory: { part-points }.
           *[no] { $seat } shares the victory: { part-points }.
        }
       *[no] { $you ->
            [yes] You win: { part-points }.
           *[no] { $seat } wins: { part-points }.
        }
    }

## Price tags

price-corn = { $signed } corn
price-wood = { $signed } wood
price-stone = { $signed } stone
price-gold = { $signed } gold
price-skull =
    { $amount ->
        [one] { $signed } skull
       *[other] { $signed } skulls
    }
price-resource =
    { $amount ->
        [one] { $signed } resource
       *[other] { $signed } resources
    }
price-worker =
    { $amount ->
        [one] { $signed } worker
       *[other] { $signed } workers
    }
price-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }
price-temple =
    { $amount ->
        [one] { $signed } step in a temple of your choice
       *[other] { $signed } steps in temples of your choice
    }
price-chaac =
    { $amount ->
        [one] { $signed } Chaac step
       *[other] { $signed } Chaac steps
    }
price-quetzalcoatl =
    { $amount ->
        [one] { $signed } Quetzalcoatl step
       *[other] { $signed } Quetzalcoatl steps
    }
price-kukulkan =
    { $amount ->
        [one] { $signed } Kukulcan step
       *[other] { $signed } Kukulcan steps
    }
price-agriculture =
    { $amount ->
        [one] { $signed } Agriculture level
       *[other] { $signed } Agriculture levels
    }
price-extraction =
    { $amount ->
        [one] { $signed } Resource extraction level
       *[other] { $signed } Resource extraction levels
    }
price-architecture =
    { $amount ->
        [one] { $signed } Architecture level
       *[other] { $signed } Architecture levels
    }
price-theology =
    { $amount ->
        [one] { $signed } Theology level
       *[other] { $signed } Theology levels
    }

## Final score

score-buildings = Buildings
score-monuments = Monuments
score-temple-steps = Temple steps
score-temple-leads = Highest positions in temples
score-chichen-itza-skulls = Skulls in Chichen Itza
score-architecture = Architecture
score-hunger = Hunger
score-goods = Corn and resources
score-skulls = Unused crystal skulls

## Table: panels

panel-board = The board
panel-calendar = Calendar
panel-gear =
    { $gear ->
        [palenque] Palenque
        [yaxchilan] Yaxchilan
        [tikal] Tikal
        [uxmal] Uxmal
       *[chichen-itza] Chichen Itza
    }
panel-jungle = Jungle
panel-temples = Temples
panel-technologies = Technologies
panel-buildings = Buildings
panel-monuments = Monuments
panel-market = Market and bank
panel-mat =
    { $you ->
        [yes] Your board
       *[no] { $seat }
    }

## Table: labels

label-place = { NAME($place) }
label-day =
    day { $day }, { $age ->
        [1] first age
       *[2] second age
    }, { $left ->
        [0] Food Day today
        [one] { $left } day to Food Day
       *[other] { $left } days to Food Day
    }
label-game-over = the match is over
label-calendar-corn = { $amount } corn on the calendar
label-first-player =
    { $you ->
        [yes] first player: you
       *[no] first player: { $seat }
    }
label-worker =
    { $you ->
        [yes] your worker on { NAME($place, case: "definite") }
       *[no] { $seat }'s worker on { NAME($place, case: "definite") }
    }
label-dummy = dummy worker on { NAME($place, case: "definite") }
label-offering =
    { $you ->
        [yes] your crystal skull on { NAME($place) }
       *[no] { $seat }'s crystal skull on { NAME($place) }
    }
label-jungle-corn =
    corn tiles on Palenque { $number }: { $exposed ->
        [0] none open
       *[other] { $exposed } open
    }{ $covered ->
        [0] { "" }
       *[other] , { $covered } under wood
    }
label-jungle-wood =
    wood tiles on Palenque { $number }: { $amount ->
        [0] none
       *[other] { $amount }
    }
label-temple-marker =
    { $you ->
        [yes] you on step { $step } of the temple of { NAME($temple) }
       *[no] { $seat } on step { $step } of the temple of { NAME($temple) }
    } { $points ->
        [-3] (−3 points)
        [-2] (−2 points)
        [-1] (−1 point)
        [one] ({ $points } point)
       *[other] ({ $points } points)
    }
label-track-marker =
    { $you ->
        [yes] { NAME($track) }, you: level { $level }
       *[no] { NAME($track) }, { $seat }: level { $level }
    }
label-deck =
    { $amount ->
        [0] { $age ->
            [1] no buildings in the stack of the first age
           *[2] no buildings in the stack of the second age
        }
        [one] { $age ->
            [1] { $amount } building in the stack of the first age
           *[2] { $amount } building in the stack of the second age
        }
       *[other] { $age ->
            [1] { $amount } buildings in the stack of the first age
           *[2] { $amount } buildings in the stack of the second age
        }
    }
label-building = { NAME($tile) }, cost: { part-cost }
label-monument =
    { NAME($tile) }, cost: { part-cost }{ $skulls ->
        [0] { "" }
       *[other] , { part-cost-skulls }
    }
label-rate = { NAME($good) } for { $corn } corn
label-skull-bank =
    { $amount ->
        [0] no crystal skulls in the bank
        [one] { $amount } crystal skull in the bank
       *[other] { $amount } crystal skulls in the bank
    }
label-points = { part-points }
label-good = { part-good }
label-workers-available =
    { $amount ->
        [0] no workers available
        [one] { $amount } worker available
       *[other] { $amount } workers available
    }
label-workers-bank =
    { $amount ->
        [one] { $amount } worker in the bank
       *[other] { $amount } workers in the bank
    }
label-corn-tiles =
    { $amount ->
        [one] { $amount } corn tile
       *[other] { $amount } corn tiles
    }
label-wood-tiles =
    { $amount ->
        [one] { $amount } wood tile
       *[other] { $amount } wood tiles
    }
label-fed-free =
    { $amount ->
        [one] { $amount } worker needs no corn
       *[other] { $amount } workers need no corn
    }
label-fed-cheaper = { $amount } corn less to feed each worker
label-board-light = light side up: the calendar can be advanced by 2 days
label-board-dark = dark side up
label-own-tile = { NAME($tile) }
label-own-wealth = { NAME($tile) }
label-wealth = { NAME($tile) } gives { NAME($tile, case: "contents") }
label-hidden-wealth =
    { $amount ->
        [one] { $amount } face-down starting wealth tile
       *[other] { $amount } face-down starting wealth tiles
    }

## Gears

place-palenque =
    { $number ->
        [8] unnumbered space of Palenque
       *[other] Palenque { $number }
    }
    .definite =
        { $number ->
            [8] the unnumbered space of Palenque
           *[other] Palenque { $number }
        }
help-palenque =
    { $number ->
        [0] The entry space: no action.
        [1] Fishing: gain 3 corn.
        [2] Harvest: take a corn tile and gain 4 corn.
        [3] Harvest: take a corn tile and gain 5 corn, or take a wood tile and gain 2 wood. You may also burn the forest: the wood tile is lost, you harvest the corn tile beneath it and anger a god.
        [4] Harvest: take a corn tile and gain 7 corn, or take a wood tile and gain 3 wood. You may also burn the forest: the wood tile is lost, you harvest the corn tile beneath it and anger a god.
        [5] Harvest: take a corn tile and gain 9 corn, or take a wood tile and gain 4 wood. You may also burn the forest: the wood tile is lost, you harvest the corn tile beneath it and anger a god.
       *[other] Any action of Palenque from 1 to 5, without a fee.
    }
place-yaxchilan =
    { $number ->
        [8] unnumbered space of Yaxchilan
       *[other] Yaxchilan { $number }
    }
    .definite =
        { $number ->
            [8] the unnumbered space of Yaxchilan
           *[other] Yaxchilan { $number }
        }
help-yaxchilan =
    { $number ->
        [0] The entry space: no action.
        [1] Gain 1 wood.
        [2] Gain 1 stone and 1 corn.
        [3] Gain 1 gold and 2 corn.
        [4] Gain 1 crystal skull.
        [5] Gain 1 gold, 1 stone and 2 corn.
       *[other] Any action of Yaxchilan from 1 to 5, without a fee.
    }
place-tikal =
    { $number ->
        [8] unnumbered space of Tikal
       *[other] Tikal { $number }
    }
    .definite =
        { $number ->
            [8] the unnumbered space of Tikal
           *[other] Tikal { $number }
        }
help-tikal =
    { $number ->
        [0] The entry space: no action.
        [1] Advance a technology by one level. Levels 1, 2 and 3 cost 1, 2 and 3 resources of any kinds; the bonus after level 3 costs 1.
        [2] Construct a building for resources.
        [3] Advance a technology by one level once or twice, the same one or another. Each level is paid for as on Tikal 1.
        [4] Construct one or two buildings, or one monument, for resources. Architecture helps with only one of the two buildings.
        [5] Pay 1 resource of any kind and step up in two different temples.
       *[other] Any action of Tikal from 1 to 5, without a fee.
    }
place-uxmal =
    { $number ->
        [8] unnumbered space of Uxmal
       *[other] Uxmal { $number }
    }
    .definite =
        { $number ->
            [8] the unnumbered space of Uxmal
           *[other] Uxmal { $number }
        }
help-uxmal =
    { $number ->
        [0] The entry space: no action.
        [1] Pay 3 corn and step up in any temple.
        [2] Market: exchange corn for resources and resources for corn as often as you like. Wood is worth 2 corn, stone 3, gold 4.
        [3] Gain a new worker.
        [4] Construct a building for corn: 2 corn for each resource of its cost.
        [5] Pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal. What that action costs is paid as usual.
       *[other] Any action of Uxmal from 1 to 5, without a fee.
    }
place-chichen-itza = Chichen Itza { $number }
help-chichen-itza =
    { $number ->
        [0] The entry space: no action.
        [1] Place a crystal skull: 4 points and a step up in the temple of Chaac.
        [2] Place a crystal skull: 5 points and a step up in the temple of Chaac.
        [3] Place a crystal skull: 6 points and a step up in the temple of Chaac.
        [4] Place a crystal skull: 7 points and a step up in the temple of Kukulcan.
        [5] Place a crystal skull: 8 points and a step up in the temple of Kukulcan.
        [6] Place a crystal skull: 8 points, a step up in the temple of Kukulcan and a resource of your choice.
        [7] Place a crystal skull: 10 points and a step up in the temple of Quetzalcoatl.
        [8] Place a crystal skull: 11 points, a step up in the temple of Quetzalcoatl and a resource of your choice.
        [9] Place a crystal skull: 13 points, a step up in the temple of Quetzalcoatl and a resource of your choice.
       *[other] Any action of Chichen Itza from 1 to 9, without a fee.
    }
place-first-player-space = first player space
    .definite = the first player space
help-first-player-space = The space itself costs no corn. You take the corn that lies on the calendar when your turn ends. When the round ends, you take the first player marker, or pass it to the player on your left if you hold it already; then you advance the calendar by one day, or by two if your board shows its light side and the second day would push no worker off.

## Jungle

place-jungle-corn = corn tile on Palenque { $number }
help-jungle-corn =
    { $number ->
        [2] Taken with the action Palenque 2: 4 corn.
        [3] Taken with the action Palenque 3: 5 corn. A tile under wood cannot be taken until the wood is gone.
        [4] Taken with the action Palenque 4: 7 corn. A tile under wood cannot be taken until the wood is gone.
       *[5] Taken with the action Palenque 5: 9 corn. A tile under wood cannot be taken until the wood is gone.
    }
place-jungle-wood = wood tile on Palenque { $number }
help-jungle-wood =
    { $number ->
        [3] Taken with the action Palenque 3: 2 wood. It can also be burned for the corn tile beneath, which angers a god.
        [4] Taken with the action Palenque 4: 3 wood. It can also be burned for the corn tile beneath, which angers a god.
       *[5] Taken with the action Palenque 5: 4 wood. It can also be burned for the corn tile beneath, which angers a god.
    }

## Goods

place-corn = corn
help-corn = Pays for placing workers, for stepping back on a gear and for food: 2 corn for each worker on a Food Day. At the end, 4 corn make 1 point.
place-wood = wood
help-wood = A resource for buildings, monuments and technologies. Worth 2 corn on the market and at the end.
place-stone = stone
help-stone = A resource for buildings, monuments and technologies. Worth 3 corn on the market and at the end.
place-gold = gold
help-gold = A resource for buildings, monuments and technologies. Worth 4 corn on the market and at the end.
place-skull = crystal skull
help-skull = Placed in Chichen Itza for points and the favour of the gods. There are only 13; each one you still hold at the end is worth 3 points.

## Temples

place-chaac = Chaac
help-chaac = The brown temple. From the bottom up, its steps score −1, 0, 2, 4, 6, 7 and 8 points at the end of an age. In the middle of an age, steps 2 and 4 each give 1 stone to everybody who has reached them. The highest player scores 6 more points after the first age and 2 after the second; on a tie, half. The top step is for one player only and turns your board to its light side.
place-quetzalcoatl = Quetzalcoatl
help-quetzalcoatl = The yellow temple. From the bottom up, its steps score −2, 0, 1, 2, 4, 6, 9, 12 and 13 points at the end of an age. In the middle of an age, steps 3 and 5 each give 1 gold to everybody who has reached them. The highest player scores 2 more points after the first age and 6 after the second; on a tie, half. The top step is for one player only and turns your board to its light side.
place-kukulkan = Kukulcan
help-kukulkan = The green temple. From the bottom up, its steps score −3, 0, 1, 3, 5, 7, 9 and 10 points at the end of an age. In the middle of an age, steps 2 and 4 each give 1 wood and step 5 gives 1 crystal skull to everybody who has reached them. The highest player scores 4 more points after each age; on a tie, half. The top step is for one player only and turns your board to its light side.

## Technologies

place-agriculture = Agriculture
help-agriculture = Level 1: 1 more corn from each harvest in the jungle. Level 2: 1 more corn from fishing, and where no corn tile is open you may harvest corn without a tile. Level 3: another 2 corn from each harvest in the jungle. Bonus: a step up in any temple.
place-extraction = Resource extraction
help-extraction = Level 1: 1 more wood from Yaxchilan and from wood tiles. Level 2: 1 more stone from Yaxchilan. Level 3: 1 more gold from Yaxchilan. Bonus: 2 resources of your choice.
place-architecture = Architecture
help-architecture = For each building you construct: 1 corn from level 1; 2 points from level 2; at level 3 it costs 1 resource less, or 2 corn less if you pay in corn. Bonus: 3 points.
place-theology = Theology
help-theology = Level 1: a worker from Chichen Itza may perform the action of the next space instead. Level 2: after an action of Chichen Itza you may pay 1 resource for a step up in any temple. Level 3: 1 more crystal skull from Yaxchilan 4. Bonus: 1 crystal skull.

## Buildings of the first age

place-a1-farm-single = Small Farm
help-a1-farm-single = Farm. From now on, 1 of your workers needs no corn on Food Days.
place-a1-farm-all = Terraced Fields
help-a1-farm-all = Farm. From now on, each of your workers needs 1 corn less on Food Days.
place-a1-muni-agriculture = School of Farming
help-a1-muni-agriculture = Municipal building. Advance Agriculture by one level.
place-a1-muni-agriculture-stone = Irrigation Works
help-a1-muni-agriculture-stone = Municipal building. Advance Agriculture by one level and gain 1 stone.
place-a1-muni-extraction-corn = Miners' House
help-a1-muni-extraction-corn = Municipal building. Advance Resource extraction by one level and gain 1 corn.
place-a1-muni-extraction-gold = Goldsmiths' Yard
help-a1-muni-extraction-gold = Municipal building. Advance Resource extraction by one level and gain 1 gold.
place-a1-tomb-chaac-quetzalcoatl = Tomb of Rain and Dawn
help-a1-tomb-chaac-quetzalcoatl = Tomb. Step up in the temples of Chaac and Quetzalcoatl.
place-a1-tomb-chaac-kukulkan = Tomb of Rain and Wind
help-a1-tomb-chaac-kukulkan = Tomb. Step up in the temples of Chaac and Kukulcan.
place-a1-tomb-temple-build = Master Builder's Tomb
help-a1-tomb-temple-build = Tomb. Step up in any temple; then you may construct one more building for resources.
place-a1-shrine-architecture = Shrine of the Architects
help-a1-shrine-architecture = Shrine. Advance Architecture by one level.
place-a1-shrine-theology-kukulkan = Shrine of the Priests
help-a1-shrine-theology-kukulkan = Shrine. Advance Theology by one level and step up in the temple of Kukulcan.

## Buildings of the second age

place-a2-farm-triple = Great Farm
help-a2-farm-triple = Farm. From now on, 3 of your workers need no corn on Food Days.
place-a2-muni-tech-stone = Stone Academy
help-a2-muni-tech-stone = Municipal building. Advance any technology by one level and gain 1 stone.
place-a2-muni-tech-gold = Golden Academy
help-a2-muni-tech-gold = Municipal building. Advance any technology by one level and gain 1 gold.
place-a2-muni-tech-skull = Academy of Skulls
help-a2-muni-tech-skull = Municipal building. Advance any technology by one level and gain 1 crystal skull.
place-a2-muni-tech-corn = Granary Academy
help-a2-muni-tech-corn = Municipal building. Advance any technology by one level and gain 6 corn.
place-a2-tomb-worker = Labourer's Tomb
help-a2-tomb-worker = Tomb. Gain a new worker and score 6 points.
place-a2-tomb-action = Wanderer's Tomb
help-a2-tomb-action = Tomb. Score 2 points; then you may pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal.
place-a2-tomb-three-temples = Tomb of the Three Gods
help-a2-tomb-three-temples = Tomb. Step up in all three temples and score 3 points.
place-a2-tomb-points = Tomb of the Rulers
help-a2-tomb-points = Tomb. Score 8 points.
place-a2-tomb-market = Merchant's Tomb
help-a2-tomb-market = Tomb. Score 6 points; then you may trade on the market.
place-a2-shrine-two-techs = Shrine of Wisdom
help-a2-shrine-two-techs = Shrine. Advance any technology by one level, twice: the same one or another.
place-a2-shrine-theology-temples = Shrine of Devotion
help-a2-shrine-theology-temples = Shrine. Advance Theology by one level and step up in the temples of Chaac and Kukulcan.
place-a2-shrine-kukulkan = Shrine of Kukulcan
help-a2-shrine-kukulkan = Shrine. Go up 2 steps in the temple of Kukulcan and score 3 points.
place-a2-shrine-chaac = Shrine of Chaac
help-a2-shrine-chaac = Shrine. Go up 2 steps in the temple of Chaac and score 2 points.
place-a2-shrine-quetzalcoatl = Shrine of Quetzalcoatl
help-a2-shrine-quetzalcoatl = Shrine. Go up 2 steps in the temple of Quetzalcoatl and score 4 points.
place-a2-shrine-architecture = Shrine of Measures
help-a2-shrine-architecture = Shrine. Advance Architecture by one level and score 3 points.

## Monuments

place-m-tombs = Monument of the Ancestors
help-m-tombs = A monument in a tomb's frame. At the end: 4 points for each of your tombs, monuments in such a frame and this one included.
place-m-constructions = Monument of the Builders
help-m-constructions = A monument in a tomb's frame. At the end: 2 points for each of your buildings and monuments, this one included.
place-m-all-monuments = Monument of the Ages
help-m-all-monuments = A monument in a tomb's frame. At the end, for each monument constructed by anybody, this one included: 6 points with two players, 5 with three, 4 with four.
place-m-corn-tiles = Monument of the Harvest
help-m-corn-tiles = A monument in a tomb's frame. At the end: 4 points for each of your corn tiles.
place-m-wood-tiles = Monument of the Forest
help-m-wood-tiles = A monument in a tomb's frame. At the end: 4 points for each of your wood tiles; burned ones do not count.
place-m-municipal = Monument of the Citizens
help-m-municipal = A monument in a municipal frame. At the end: 4 points for each of your municipal buildings, monuments in such a frame and this one included.
place-m-workers = Monument of the Workers
help-m-workers = A monument in a municipal frame. At the end: 6 points for 4 workers in play, 12 for 5, 18 for 6.
place-m-tech-levels = Monument of Knowledge
help-m-tech-levels = A monument in a municipal frame. At the end: 3 points for each of your technology levels.
place-m-max-techs = Monument of Mastery
help-m-max-techs = A monument in a municipal frame. At the end: 9 points for one technology at level 3, 20 for two, 33 for three or four.
place-m-shrines = Monument of the Shrines
help-m-shrines = A monument in a shrine's frame. At the end: 4 points for each of your shrines, monuments in such a frame and this one included.
place-m-highest-temple = Monument of Ascent
help-m-highest-temple = A monument in a shrine's frame. At the end: 3 points for each step above the start in the temple where you have climbed highest.
place-m-temple-points = Monument of Worship
help-m-temple-points = A monument in a shrine's frame. At the end: once more the points of your steps in all three temples, without the bonuses for the highest position.
place-m-skulls = Monument of the Skulls
help-m-skulls = A monument in a shrine's frame. At the end: 3 points for each crystal skull in Chichen Itza, whoever placed it.

## Starting wealth

place-wealth-palenque = starting wealth tile Palenque { $number }
    .short = Palenque { $number }
    .contents =
        { $number ->
            [1] 3 corn, a step up in the temple of Quetzalcoatl and a level of Agriculture
            [3] 5 corn, 1 gold and a step up in the temple of Quetzalcoatl
            [5] 1 stone, 1 gold and a level of Agriculture
           *[7] 9 corn and 1 stone
        }
help-wealth-palenque = Gives { place-wealth-palenque.contents }.
place-wealth-yaxchilan = starting wealth tile Yaxchilan { $number }
    .short = Yaxchilan { $number }
    .contents =
        { $number ->
            [1] 1 wood, a step up in the temple of Kukulcan and a level of Resource extraction
            [3] 2 corn, 2 wood and a step up in the temple of Kukulcan
            [5] 4 corn, 1 wood and a level of Resource extraction
           *[7] 3 corn, 2 wood and 1 stone
        }
help-wealth-yaxchilan = Gives { place-wealth-yaxchilan.contents }.
place-wealth-tikal = starting wealth tile Tikal { $number }
    .short = Tikal { $number }
    .contents =
        { $number ->
            [1] 2 corn, a step up in the temple of Chaac and a level of Architecture
            [3] 6 corn and 2 stone
            [5] 3 corn, 1 gold and a level of Architecture
           *[7] 6 corn, 1 wood and 1 stone
        }
help-wealth-tikal = Gives { place-wealth-tikal.contents }.
place-wealth-uxmal = starting wealth tile Uxmal { $number }
    .short = Uxmal { $number }
    .contents =
        { $number ->
            [1] 5 corn, 1 stone and a step up in the temple of Chaac
            [3] 3 corn, 1 wood and food for 1 worker on every Food Day
            [5] a new worker
           *[7] 8 corn and 1 gold
        }
help-wealth-uxmal = Gives { place-wealth-uxmal.contents }.
place-wealth-chichen-itza = starting wealth tile Chichen Itza { $number }
    .short = Chichen Itza { $number }
    .contents =
        { $number ->
            [0] 4 corn, 1 wood and 1 crystal skull
            [3] 5 corn, 1 stone and a level of Theology
            [5] 4 corn and 3 wood
            [7] 2 corn, 2 wood and a level of Theology
           *[10] 7 corn and 2 wood
        }
help-wealth-chichen-itza = Gives { place-wealth-chichen-itza.contents }.
