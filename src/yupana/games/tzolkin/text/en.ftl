# Tzolk’in in English.

title = Tzolk’in: The Mayan Calendar
about = Workers ride the turning gears of a Mayan calendar: the longer they wait, the more their actions are worth. Feed them, build, and please the gods. For 2 to 4 players.
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
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } point
       *[other] { UNSIGNED($points) } points
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
part-step =
    { $points ->
        [-3] bottom step
        [-2] bottom step
        [-1] bottom step
        [0] starting step
       *[other] { $points }-point step
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

part-slot =
    { $slot ->
        [0] { "" }
       *[other] { " " }(tile { $slot } in the row)
    }

# What an action is about now: all that its space says, a part of it, or what another space lends.
part-act =
    { $scope ->
        [corn] harvest corn
        [wood] harvest wood
        [buildings] construct up to 2 buildings
        [monument] construct a monument
        [temple] go up in a temple
        [lent] { NAME($acts, case: "action") }
       *[printed] { NAME($place, case: "action") }
    }
# What a worker could do if it were picked up now.
part-could =
    { $way ->
        [none] no action possible
        [one] only { part-act } ({ NAME($acts) }{ $fee ->
            [0] { "" }
           *[other] , costs { $fee } corn
        })
        [some] one of { $amount } actions of this gear
        [others] one of { $amount } other actions{ $fee ->
            [0] { "" }
           *[other] { " " }(from { $fee } corn)
        }
       *[own] { part-act }
    }
# Corn that lies on the calendar for whoever goes to the first player space.
part-found =
    { $found ->
        [0] { "" }
       *[other] { " " }(+{ $found } corn)
    }

## Prompts

ask-keep-wealth = Which two starting wealth tiles do you keep?
ask-take-turn =
    { $verbs ->
        [place] { $begged ->
            [yes] You have your corn. Now place workers.
           *[no] Your turn: place workers.
        }
        [pick-up] { $begged ->
            [yes] You have your corn. Now pick up workers.
           *[no] Your turn: pick up workers.
        }
        [place-pick-up] { $begged ->
            [yes] You have your corn. Now place workers or pick them up.
           *[no] Your turn: place workers or pick them up.
        }
        [beg] You cannot pay for any space: beg for corn first.
        [beg-place] Your turn: place workers. You may beg for corn first.
        [beg-pick-up] Your turn: pick up workers. You may beg for corn first.
       *[beg-place-pick-up] Your turn: place workers or pick them up. You may beg for corn first.
    }
ask-place-more =
    { $verbs ->
        [end-turn] { $why ->
            [workers] You cannot place any more workers: you have none left. End your turn.
            [pity] You cannot place any more workers: the gods take pity on one only. End your turn.
           *[corn] You cannot place any more workers: the next one costs { $price } corn, and you have { $corn ->
                [0] none
               *[other] { $corn }
            }. End your turn.
        }
       *[place-end-turn] Place another worker or end your turn.
    }
ask-pick-up-more =
    { $verbs ->
        [end-turn] You have no more workers to pick up. End your turn.
       *[pick-up-end-turn] Pick up another worker or end your turn.
    }
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
        [one] In which temple do you go up a step?
       *[other] You go up a step in two different temples. Which comes first?
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
       *[other] Pay { $amount } resources of any kind, one by one.
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
ask-offer = Theology: do you offer a resource to go up a step in any temple?
ask-spin = How many days should the calendar advance?

## Options

do-keep = Keep: { NAME($place, case: "contents") } + { NAME($second, case: "contents") }
do-place = Place a worker on { NAME($place, case: "definite") }{ part-found }
do-pick-up = Pick up from { NAME($place) }: { part-could }
do-beg = Beg for corn and anger { NAME($place) }
do-use = { NAME($place) }: { part-act }
do-no-action = No action
do-harvest-corn = Take a corn tile
do-harvest-wood = Take a wood tile
do-burn = Burn the forest (angers a god)
do-harvest-without-tile = Harvest corn without a tile
do-anger = Anger { NAME($place) }
do-climb = Go up in the temple of { NAME($place) }
do-advance = Advance { NAME($place) }
do-pay = Pay 1 { NAME($place) }
do-take = Take 1 { NAME($place) }
do-build = Construct the { NAME($place) }{ part-slot }
do-build-saving = Construct the { NAME($place) }{ part-slot }, saving 1 { NAME($second) }
do-build-plain = Construct the { NAME($place) }{ part-slot } without using Architecture
do-buy = Buy 1 { NAME($place) }
do-sell = Sell 1 { NAME($place) }
do-done = Leave the market
do-offer = Offer 1 { NAME($place) }
do-advance-one-day = 1 day
do-advance-two-days = 2 days (only once: flips your board until you reach the top of a temple)

# Options where the prompt says their kind already.
brief-keep = { NAME($place, case: "brief") } + { NAME($second, case: "brief") }
brief-place = { NAME($place) }{ part-found }
brief-pick-up = { NAME($place) }: { part-could }
brief-beg = anger { NAME($place) }

# What an option leads to.
ahead-place = In a day: { NAME($place) }: { NAME($place, case: "action") }.

## Log

log-first-player-chosen =
    { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
log-monument-shown = Monument on offer: { NAME($tile) }.
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
        [yes] You pick up a worker from { NAME($place) }{ NAME($place, case: "idle") }.
       *[no] { $seat } picks up a worker from { NAME($place) }{ NAME($place, case: "idle") }.
    }
log-action-used =
    { $you ->
        [yes] You { NAME($place, case: "doing") } ({ NAME($place) }).
       *[no] { $seat } { NAME($place, case: "does") } ({ NAME($place) }).
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
        [chichen-itza-skulls] { part-scores } for the skull in Chichen Itza.
        [architecture] { part-scores } for Architecture.
       *[hunger] { part-loses } to hunger.
    }
log-temple-scored =
    { $source ->
        [temple-leads] { part-scores } for the highest position in the temple of { NAME($temple) }.
       *[temple-steps] { $points ->
            [-3] { part-loses } for the bottom step of the temple of { NAME($temple) }.
            [-2] { part-loses } for the bottom step of the temple of { NAME($temple) }.
            [-1] { part-loses } for the bottom step of the temple of { NAME($temple) }.
           *[other] { part-scores } for a step in the temple of { NAME($temple) }.
        }
    }
log-temple-climbed =
    { $you ->
        [yes] You go up to the { part-step } in the temple of { NAME($temple) }.
       *[no] { $seat } goes up to the { part-step } in the temple of { NAME($temple) }.
    }
log-temple-descended =
    { $you ->
        [yes] You go down to the { part-step } in the temple of { NAME($temple) }.
       *[no] { $seat } goes down to the { part-step } in the temple of { NAME($temple) }.
    }
log-board-flipped =
    { $you ->
        [yes] Your board shows its light side again.
       *[no] { $seat }’s board shows its light side again.
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
log-gods-rewarded =
    { $you ->
        [yes] The gods reward you.
       *[no] The gods reward { $seat }.
    }
log-food-day-over =
    { $number ->
        [1] The first Food Day is over.
        [2] The second Food Day is over.
        [3] The third Food Day is over.
       *[other] The fourth Food Day is over.
    }
log-buildings-exchanged = The buildings of the first age make way for those of the second.
log-skulls-ran-short = There are not enough crystal skulls for everybody, so nobody gets one.
log-corn-gathered = The first player space is empty: the calendar now holds { $amount } corn.
log-marker-passed =
    { $you ->
        [yes] The first player marker passes on: you are the first player now.
       *[no] The first player marker passes on: { $seat } is the first player now.
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
       *[no] { $seat } loses an action: the gear pushes their worker off { NAME($place) }.
    }
log-final-scoring-began = Final scoring.
log-goods-counted = { part-scores } for corn and resources.
log-skulls-counted = { part-scores } for unused crystal skulls.
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
price-points-now =
    { $amount ->
        [one] { $signed } point as of now
       *[other] { $signed } points as of now
    }
price-technology =
    { $amount ->
        [one] { $signed } level of any technology
       *[other] { $signed } levels of any technologies
    }
price-fed-free =
    { $amount ->
        [one] { $signed } worker that needs no corn
       *[other] { $signed } workers that need no corn
    }
price-fed-cheaper = each worker eats { $amount } corn less
price-corn-tile =
    { $amount ->
        [one] { $signed } corn tile
       *[other] { $signed } corn tiles
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
        [one] { $signed } Resource Extraction level
       *[other] { $signed } Resource Extraction levels
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
score-temple-leads = Highest temple positions
score-chichen-itza-skulls = Skulls in Chichen Itza
score-architecture = Architecture
score-hunger = Hunger
score-goods = Corn and resources
score-skulls = Unused crystal skulls

## What to keep in mind

status-day = Day { $day }
status-last-round = Last round
status-food-day =
    { $left ->
        [0] Food Day at the end of this round
        [one] Food Day in { $left } day
       *[other] Food Day in { $left } days
    }
status-food = { status-food-day }: { $needed } corn needed, you have { $corn }

## Figures of a seat

figure-corn = { $amount } corn
figure-wood = { $amount } wood
figure-stone = { $amount } stone
figure-gold = { $amount } gold
figure-skull =
    { $amount ->
        [one] { $amount } crystal skull
       *[other] { $amount } crystal skulls
    }
figure-resources =
    { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
figure-workers =
    { $all ->
        [one] { $amount } of { $all } worker available
       *[other] { $amount } of { $all } workers available
    }
figure-corn-tiles = { label-corn-tiles }
figure-wood-tiles = { label-wood-tiles }

## Why it is asked

reason-take-turn =
    { $amount ->
        [one] { $amount } worker available. Each space shows its price in corn; every further worker this turn costs 1 more.
       *[other] { $amount } workers available. Each space shows its price in corn; every further worker this turn costs 1 more.
    }
reason-place-more =
    { $amount ->
        [one] { $amount } worker left. The prices include { $corn } corn for the workers already placed this turn.
       *[other] { $amount } workers left. The prices include { $corn } corn for the workers already placed this turn.
    }
reason-use-action =
    { $gear ->
        [4] { $space ->
            [1] Picked up from { NAME($place) }.
            [9] Picked up from { NAME($place) }.
            [10] Picked up from { NAME($place) }. Any number, at no extra corn.
           *[other] Picked up from { NAME($place) }. A lower number costs 1 corn per step back.
        }
       *[other] { $space ->
            [1] Picked up from { NAME($place) }.
            [6] Picked up from { NAME($place) }. Any number, at no extra corn.
            [7] Picked up from { NAME($place) }. Any number, at no extra corn.
           *[other] Picked up from { NAME($place) }. A lower number costs 1 corn per step back.
        }
    }
reason-use-any = The action’s own costs are paid as usual.
reason-harvest = Burning gives you the corn tile under the wood, but you go down a step in a temple.
reason-anger = You burned the forest. The figures show how your points at the end of this age would change.
reason-climb = The figures show how your points at the end of this age would change.
reason-advance-paid = The figures show how many resources it costs.
reason-pay-advance = To advance { NAME($track) }.
reason-pay-temples = To go up in two temples.
reason-build-for-corn = Each resource of the cost is paid with 2 corn.
reason-trade = This visit may still move { $corn } corn.
reason-spin = Your worker stood on the first player space.

## What would be wasted

waste-workers =
    { $amount ->
        [one] You still have { $amount } worker and { $corn } corn to place it.
       *[other] You still have { $amount } workers and { $corn } corn to place them.
    }
waste-last-round =
    { $amount ->
        [one] This is the last round: { $amount } worker on the gears would do nothing more.
       *[other] This is the last round: { $amount } workers on the gears would do nothing more.
    }
waste-action = The worker could still perform an action.
waste-skull = You have no crystal skull: the worker would perform no action.
waste-burn = An open corn tile gives as much and angers no god.
waste-tile = The tile offers this only now.

## Kinds of moves

kind-keep = Keep
kind-place = Place a worker
kind-pick-up = Pick up
kind-beg = Beg for corn
kind-use = Action
kind-no-action = No action
kind-harvest-corn = Corn tile
kind-harvest-wood = Wood tile
kind-burn = Burn the forest
kind-harvest-without-tile = Without a tile
kind-anger = Anger a god
kind-climb = Go up
kind-advance = Advance
kind-pay = Pay
kind-take = Take
kind-build = Construct
kind-build-saving = Construct, saving 1
kind-build-plain = Without Architecture
kind-buy = Buy
kind-sell = Sell
kind-done = Leave
kind-offer = Offer
kind-advance-one-day = 1 day
kind-advance-two-days = 2 days

## Things and sources of points

thing-corn = Corn
thing-wood = Wood
thing-stone = Stone
thing-gold = Gold
thing-skull = Crystal skulls
thing-points = Points
thing-worker = Workers
thing-corn-tile = Corn tiles
thing-wood-tile = Wood tiles
thing-chaac = Chaac
thing-quetzalcoatl = Quetzalcoatl
thing-kukulkan = Kukulcan
thing-agriculture = Agriculture
thing-extraction = Resource Extraction
thing-architecture = Architecture
thing-theology = Theology
thing-fed = Fed
thing-hungry = Hungry
source-step-chaac = Chaac
source-lead-chaac = Highest in Chaac’s temple
source-step-quetzalcoatl = Quetzalcoatl
source-lead-quetzalcoatl = Highest in Quetzalcoatl’s temple
source-step-kukulkan = Kukulcan
source-lead-kukulkan = Highest in Kukulcan’s temple

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
short-board = Gears
short-temples = Temples
short-technologies = Tech
short-buildings = Buildings
short-monuments = Monuments
short-market = Market
short-mat =
    { $you ->
        [yes] You
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
       *[no] { $seat }’s worker on { NAME($place, case: "definite") }
    }
label-dummy = dummy worker on { NAME($place, case: "definite") }
label-offering =
    { $you ->
        [yes] your crystal skull on { NAME($place) }
       *[no] { $seat }’s crystal skull on { NAME($place) }
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
        [yes] you on the { part-step } of the temple of { NAME($temple) }
       *[no] { $seat } on the { part-step } of the temple of { NAME($temple) }
    }{ $points ->
        [-3] { " " }(−3 points)
        [-2] { " " }(−2 points)
        [-1] { " " }(−1 point)
       *[other] { "" }
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
    .action =
        { $number ->
            [0] no action
            [1] go fishing
            [2] harvest corn
            [6] any action of this gear
            [7] any action of this gear
           *[other] harvest corn or wood
        }
    .doing =
        { $number ->
            [1] go fishing
           *[other] harvest in the jungle
        }
    .does =
        { $number ->
            [1] goes fishing
           *[other] harvests in the jungle
        }
    .idle =
        { $number ->
            [0] , without an action
           *[other] { "" }
        }
help-palenque =
    { $number ->
        [0] The entry space: no action.
        [1] Fishing: gain 3 corn.
        [2] Harvest: take a corn tile and gain 4 corn.
        [3] Harvest: take a corn tile and gain 5 corn, or take a wood tile and gain 2 wood. You may also burn the forest: the wood tile is lost, you take the corn tile beneath it, but you anger a god: go down one step in a temple of your choice.
        [4] Harvest: take a corn tile and gain 7 corn, or take a wood tile and gain 3 wood. You may also burn the forest: the wood tile is lost, you take the corn tile beneath it, but you anger a god: go down one step in a temple of your choice.
        [5] Harvest: take a corn tile and gain 9 corn, or take a wood tile and gain 4 wood. You may also burn the forest: the wood tile is lost, you take the corn tile beneath it, but you anger a god: go down one step in a temple of your choice.
       *[other] Any action of Palenque from 1 to 5, at no extra corn.
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
    .action =
        { $number ->
            [0] no action
            [1] gain wood
            [2] gain stone and corn
            [3] gain gold and corn
            [4] gain a crystal skull
            [6] any action of this gear
            [7] any action of this gear
           *[other] gain gold, stone and corn
        }
    .doing =
        { $number ->
            [1] gain wood
            [2] gain stone and corn
            [3] gain gold and corn
            [4] gain a crystal skull
           *[other] gain gold, stone and corn
        }
    .does =
        { $number ->
            [1] gains wood
            [2] gains stone and corn
            [3] gains gold and corn
            [4] gains a crystal skull
           *[other] gains gold, stone and corn
        }
    .idle =
        { $number ->
            [0] , without an action
           *[other] { "" }
        }
help-yaxchilan =
    { $number ->
        [0] The entry space: no action.
        [1] Gain 1 wood.
        [2] Gain 1 stone and 1 corn.
        [3] Gain 1 gold and 2 corn.
        [4] Gain 1 crystal skull.
        [5] Gain 1 gold, 1 stone and 2 corn.
       *[other] Any action of Yaxchilan from 1 to 5, at no extra corn.
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
    .action =
        { $number ->
            [0] no action
            [1] advance a technology
            [2] construct a building
            [3] advance technologies by up to 2 levels
            [4] construct up to 2 buildings or a monument
            [6] any action of this gear
            [7] any action of this gear
           *[other] go up in two temples
        }
    .doing =
        { $number ->
            [1] advance a technology
            [2] construct a building
            [3] advance technologies
            [4] go to work on buildings or a monument
           *[other] go up in the temples
        }
    .does =
        { $number ->
            [1] advances a technology
            [2] constructs a building
            [3] advances technologies
            [4] goes to work on buildings or a monument
           *[other] goes up in the temples
        }
    .idle =
        { $number ->
            [0] , without an action
           *[other] { "" }
        }
help-tikal =
    { $number ->
        [0] The entry space: no action.
        [1] Advance a technology by one level. Levels 1, 2 and 3 cost 1, 2 and 3 resources of any kind; the bonus after level 3 costs 1.
        [2] Construct a building for resources.
        [3] Advance one technology by 1 or 2 levels, or two technologies by 1 level each. Pay for each level as on Tikal 1.
        [4] Construct one or two buildings, or one monument, for resources. Architecture helps with only one of the two buildings.
        [5] Pay 1 resource of any kind and go up a step in two different temples.
       *[other] Any action of Tikal from 1 to 5, at no extra corn.
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
    .action =
        { $number ->
            [0] no action
            [1] go up in a temple
            [2] trade on the market
            [3] gain a worker
            [4] construct a building for corn
            [6] any action of this gear
            [7] any action of this gear
           *[other] perform any action
        }
    .doing =
        { $number ->
            [1] go up in a temple
            [2] trade on the market
            [3] gain a worker
            [4] construct a building for corn
           *[other] choose an action of any other space
        }
    .does =
        { $number ->
            [1] goes up in a temple
            [2] trades on the market
            [3] gains a worker
            [4] constructs a building for corn
           *[other] chooses an action of any other space
        }
    .idle =
        { $number ->
            [0] , without an action
           *[other] { "" }
        }
help-uxmal =
    { $number ->
        [0] The entry space: no action.
        [1] Pay 3 corn and go up a step in any temple.
        [2] Market: exchange corn for resources and resources for corn as often as you like (some variants set a limit). Wood is worth 2 corn, stone 3, gold 4.
        [3] Gain a new worker.
        [4] Construct a building for corn: 2 corn for each resource of its cost.
        [5] Pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal. What that action costs is paid as usual.
       *[other] Any action of Uxmal from 1 to 5, at no extra corn.
    }
place-chichen-itza = Chichen Itza { $number }
    .action =
        { $number ->
            [0] no action
            [1] place a skull for 4 points
            [2] place a skull for 5 points
            [3] place a skull for 6 points
            [4] place a skull for 7 points
            [5] place a skull for 8 points
            [6] place a skull for 8 points
            [7] place a skull for 10 points
            [8] place a skull for 11 points
            [10] any action of this gear
           *[other] place a skull for 13 points
        }
    .doing = offer a crystal skull
    .does = offers a crystal skull
    .idle =
        { $number ->
            [0] , without an action
           *[other] { "" }
        }
help-chichen-itza =
    { $number ->
        [0] The entry space: no action.
        [1] Place one of your crystal skulls here: 4 points and a step up in the temple of Chaac. Only one skull can ever be placed here.
        [2] Place one of your crystal skulls here: 5 points and a step up in the temple of Chaac. Only one skull can ever be placed here.
        [3] Place one of your crystal skulls here: 6 points and a step up in the temple of Chaac. Only one skull can ever be placed here.
        [4] Place one of your crystal skulls here: 7 points and a step up in the temple of Kukulcan. Only one skull can ever be placed here.
        [5] Place one of your crystal skulls here: 8 points and a step up in the temple of Kukulcan. Only one skull can ever be placed here.
        [6] Place one of your crystal skulls here: 8 points, a step up in the temple of Kukulcan and a resource of your choice. Only one skull can ever be placed here.
        [7] Place one of your crystal skulls here: 10 points and a step up in the temple of Quetzalcoatl. Only one skull can ever be placed here.
        [8] Place one of your crystal skulls here: 11 points, a step up in the temple of Quetzalcoatl and a resource of your choice. Only one skull can ever be placed here.
        [9] Place one of your crystal skulls here: 13 points, a step up in the temple of Quetzalcoatl and a resource of your choice. Only one skull can ever be placed here.
       *[other] Any action of Chichen Itza from 1 to 9, at no extra corn.
    }
place-first-player-space = first player space
    .definite = the first player space
help-first-player-space = The space itself costs no corn. You take the corn that lies on the calendar when your turn ends. When the round ends, you take the first player marker, or pass it to the player on your left if you already hold it; then you advance the calendar by one day, or by two if your board is light side up and the second day would push no worker off.

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
help-corn = Pays for placing workers, for stepping back on a gear and for food: 2 corn for each worker on a Food Day; each worker you cannot feed costs 3 points. At the end of the game, 4 corn are worth 1 point.
place-wood = wood
help-wood = A resource for buildings, monuments and technologies. Worth 2 corn on the market and at the end of the game.
place-stone = stone
help-stone = A resource for buildings, monuments and technologies. Worth 3 corn on the market and at the end of the game.
place-gold = gold
help-gold = A resource for buildings, monuments and technologies. Worth 4 corn on the market and at the end of the game.
place-skull = crystal skull
help-skull = Placed in Chichen Itza for points and the favour of the gods. There are only 13; each one you still hold at the end of the game is worth 3 points.

## Temples

place-chaac = Chaac
help-chaac = The brown temple. From the bottom up, its steps score −1, 0, 2, 4, 6, 7 and 8 points at the end of an age. In the middle of an age, everybody on or above the 2-point step gains 1 stone, and everybody on or above the 6-point step gains 1 more. The highest player scores 6 more points after the first age and 2 after the second; on a tie, half. The top step is for one player only and turns your board to its light side.
place-quetzalcoatl = Quetzalcoatl
help-quetzalcoatl = The yellow temple. From the bottom up, its steps score −2, 0, 1, 2, 4, 6, 9, 12 and 13 points at the end of an age. In the middle of an age, everybody on or above the 2-point step gains 1 gold, and everybody on or above the 6-point step gains 1 more. The highest player scores 2 more points after the first age and 6 after the second; on a tie, half. The top step is for one player only and turns your board to its light side.
place-kukulkan = Kukulcan
help-kukulkan = The green temple. From the bottom up, its steps score −3, 0, 1, 3, 5, 7, 9 and 10 points at the end of an age. In the middle of an age, everybody on or above the 1-point step gains 1 wood, on or above the 5-point step 1 more wood, and on or above the 7-point step 1 crystal skull. The highest player scores 4 more points after each age; on a tie, half. The top step is for one player only and turns your board to its light side.

## Technologies

place-agriculture = Agriculture
help-agriculture = Level 1: 1 more corn from each harvest in the jungle. Level 2: 1 more corn from fishing, and if no corn tile is open, you may harvest corn without a tile. Level 3: another 2 corn from each harvest in the jungle. Bonus: a step up in any temple.
place-extraction = Resource Extraction
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
help-a1-muni-agriculture = Municipal building. Advance Agriculture by one level, free of charge.
place-a1-muni-agriculture-stone = Irrigation Works
help-a1-muni-agriculture-stone = Municipal building. Advance Agriculture by one level free of charge and gain 1 stone.
place-a1-muni-extraction-corn = Miners’ House
help-a1-muni-extraction-corn = Municipal building. Advance Resource Extraction by one level free of charge and gain 1 corn.
place-a1-muni-extraction-gold = Goldsmiths’ Yard
help-a1-muni-extraction-gold = Municipal building. Advance Resource Extraction by one level free of charge and gain 1 gold.
place-a1-tomb-chaac-quetzalcoatl = Tomb of Rain and Dawn
help-a1-tomb-chaac-quetzalcoatl = Tomb. Go up a step in the temples of Chaac and Quetzalcoatl.
place-a1-tomb-chaac-kukulkan = Tomb of Rain and Wind
help-a1-tomb-chaac-kukulkan = Tomb. Go up a step in the temples of Chaac and Kukulcan.
place-a1-tomb-temple-build = Master Builder’s Tomb
help-a1-tomb-temple-build = Tomb. Go up a step in any temple; then you may construct one more building for resources.
place-a1-shrine-architecture = Shrine of the Architects
help-a1-shrine-architecture = Shrine. Advance Architecture by one level, free of charge.
place-a1-shrine-theology-kukulkan = Shrine of the Priests
help-a1-shrine-theology-kukulkan = Shrine. Advance Theology by one level free of charge and go up a step in the temple of Kukulcan.

## Buildings of the second age

place-a2-farm-triple = Great Farm
help-a2-farm-triple = Farm. From now on, 3 of your workers need no corn on Food Days.
place-a2-muni-tech-stone = Stone Academy
help-a2-muni-tech-stone = Municipal building. Advance any technology by one level free of charge and gain 1 stone.
place-a2-muni-tech-gold = Golden Academy
help-a2-muni-tech-gold = Municipal building. Advance any technology by one level free of charge and gain 1 gold.
place-a2-muni-tech-skull = Academy of Skulls
help-a2-muni-tech-skull = Municipal building. Advance any technology by one level free of charge and gain 1 crystal skull.
place-a2-muni-tech-corn = Granary Academy
help-a2-muni-tech-corn = Municipal building. Advance any technology by one level free of charge and gain 6 corn.
place-a2-tomb-worker = Labourer’s Tomb
help-a2-tomb-worker = Tomb. Gain a new worker and score 6 points.
place-a2-tomb-action = Wanderer’s Tomb
help-a2-tomb-action = Tomb. Score 2 points; then you may pay 1 corn and perform any action of Palenque, Yaxchilan, Tikal or Uxmal.
place-a2-tomb-three-temples = Tomb of the Three Gods
help-a2-tomb-three-temples = Tomb. Go up a step in all three temples and score 3 points.
place-a2-tomb-points = Tomb of the Rulers
help-a2-tomb-points = Tomb. Score 8 points.
place-a2-tomb-market = Merchant’s Tomb
help-a2-tomb-market = Tomb. Score 6 points; then you may trade on the market.
place-a2-shrine-two-techs = Shrine of Wisdom
help-a2-shrine-two-techs = Shrine. Advance one technology by 2 levels or two technologies by 1 level each, free of charge.
place-a2-shrine-theology-temples = Shrine of Devotion
help-a2-shrine-theology-temples = Shrine. Advance Theology by one level free of charge and go up a step in the temples of Chaac and Kukulcan.
place-a2-shrine-kukulkan = Shrine of Kukulcan
help-a2-shrine-kukulkan = Shrine. Go up 2 steps in the temple of Kukulcan and score 3 points.
place-a2-shrine-chaac = Shrine of Chaac
help-a2-shrine-chaac = Shrine. Go up 2 steps in the temple of Chaac and score 2 points.
place-a2-shrine-quetzalcoatl = Shrine of Quetzalcoatl
help-a2-shrine-quetzalcoatl = Shrine. Go up 2 steps in the temple of Quetzalcoatl and score 4 points.
place-a2-shrine-architecture = Shrine of Measures
help-a2-shrine-architecture = Shrine. Advance Architecture by one level free of charge and score 3 points.

## Monuments

place-m-tombs = Monument of the Ancestors
help-m-tombs = A monument in a tomb’s frame. At the end of the game: 4 points for each of your tombs; monuments in such a frame count too, including this one.
place-m-constructions = Monument of the Builders
help-m-constructions = A monument in a tomb’s frame. At the end of the game: 2 points for each of your buildings and monuments, including this one.
place-m-all-monuments = Monument of the Ages
help-m-all-monuments = A monument in a tomb’s frame. At the end of the game, for each monument constructed by anybody, including this one: 6 points with two players, 5 with three, 4 with four.
place-m-corn-tiles = Monument of the Harvest
help-m-corn-tiles = A monument in a tomb’s frame. At the end of the game: 4 points for each of your corn tiles.
place-m-wood-tiles = Monument of the Forest
help-m-wood-tiles = A monument in a tomb’s frame. At the end of the game: 4 points for each of your wood tiles; burned ones do not count.
place-m-municipal = Monument of the Citizens
help-m-municipal = A monument in a municipal frame. At the end of the game: 4 points for each of your municipal buildings; monuments in such a frame count too, including this one.
place-m-workers = Monument of the Workers
help-m-workers = A monument in a municipal frame. At the end of the game: 6 points for 4 workers in play, 12 for 5, 18 for 6.
place-m-tech-levels = Monument of Knowledge
help-m-tech-levels = A monument in a municipal frame. At the end of the game: 3 points for each of your technology levels.
place-m-max-techs = Monument of Mastery
help-m-max-techs = A monument in a municipal frame. At the end of the game: 9 points for one technology at level 3, 20 for two, 33 for three or four.
place-m-shrines = Monument of the Shrines
help-m-shrines = A monument in a shrine’s frame. At the end of the game: 4 points for each of your shrines; monuments in such a frame count too, including this one.
place-m-highest-temple = Monument of Ascent
help-m-highest-temple = A monument in a shrine’s frame. At the end of the game: 3 points for each step above the start in the temple where you have climbed highest.
place-m-temple-points = Monument of Worship
help-m-temple-points = A monument in a shrine’s frame. At the end of the game: the points of your steps in all three temples once more, without the bonuses for the highest position.
place-m-skulls = Monument of the Skulls
help-m-skulls = A monument in a shrine’s frame. At the end of the game: 3 points for each crystal skull in Chichen Itza, whoever placed it.

## Starting wealth

place-wealth-palenque = starting wealth tile “Palenque { $number }”
    .short = “Palenque { $number }”
    .contents =
        { $number ->
            [1] 3 corn, a step up in the temple of Quetzalcoatl and a level of Agriculture
            [3] 5 corn, 1 gold and a step up in the temple of Quetzalcoatl
            [5] 1 stone, 1 gold and a level of Agriculture
           *[7] 9 corn and 1 stone
        }
    .brief =
        { $number ->
            [1] 3 corn, Quetzalcoatl +1, Agriculture +1
            [3] 5 corn, 1 gold, Quetzalcoatl +1
            [5] 1 stone, 1 gold, Agriculture +1
           *[7] 9 corn, 1 stone
        }
help-wealth-palenque = Gives { place-wealth-palenque.contents }.
place-wealth-yaxchilan = starting wealth tile “Yaxchilan { $number }”
    .short = “Yaxchilan { $number }”
    .contents =
        { $number ->
            [1] 1 wood, a step up in the temple of Kukulcan and a level of Resource Extraction
            [3] 2 corn, 2 wood and a step up in the temple of Kukulcan
            [5] 4 corn, 1 wood and a level of Resource Extraction
           *[7] 3 corn, 2 wood and 1 stone
        }
    .brief =
        { $number ->
            [1] 1 wood, Kukulcan +1, Resource Extraction +1
            [3] 2 corn, 2 wood, Kukulcan +1
            [5] 4 corn, 1 wood, Resource Extraction +1
           *[7] 3 corn, 2 wood, 1 stone
        }
help-wealth-yaxchilan = Gives { place-wealth-yaxchilan.contents }.
place-wealth-tikal = starting wealth tile “Tikal { $number }”
    .short = “Tikal { $number }”
    .contents =
        { $number ->
            [1] 2 corn, a step up in the temple of Chaac and a level of Architecture
            [3] 6 corn and 2 stone
            [5] 3 corn, 1 gold and a level of Architecture
           *[7] 6 corn, 1 wood and 1 stone
        }
    .brief =
        { $number ->
            [1] 2 corn, Chaac +1, Architecture +1
            [3] 6 corn, 2 stone
            [5] 3 corn, 1 gold, Architecture +1
           *[7] 6 corn, 1 wood, 1 stone
        }
help-wealth-tikal = Gives { place-wealth-tikal.contents }.
place-wealth-uxmal = starting wealth tile “Uxmal { $number }”
    .short = “Uxmal { $number }”
    .contents =
        { $number ->
            [1] 5 corn, 1 stone and a step up in the temple of Chaac
            [3] 3 corn, 1 wood and food for 1 worker on every Food Day
            [5] a new worker
           *[7] 8 corn and 1 gold
        }
    .brief =
        { $number ->
            [1] 5 corn, 1 stone, Chaac +1
            [3] 3 corn, 1 wood, food for 1 worker
            [5] a new worker
           *[7] 8 corn, 1 gold
        }
help-wealth-uxmal = Gives { place-wealth-uxmal.contents }.
place-wealth-chichen-itza = starting wealth tile “Chichen Itza { $number }”
    .short = “Chichen Itza { $number }”
    .contents =
        { $number ->
            [0] 4 corn, 1 wood and 1 crystal skull
            [3] 5 corn, 1 stone and a level of Theology
            [5] 4 corn and 3 wood
            [7] 2 corn, 2 wood and a level of Theology
           *[10] 7 corn and 2 wood
        }
    .brief =
        { $number ->
            [0] 4 corn, 1 wood, 1 crystal skull
            [3] 5 corn, 1 stone, Theology +1
            [5] 4 corn, 3 wood
            [7] 2 corn, 2 wood, Theology +1
           *[10] 7 corn, 2 wood
        }
help-wealth-chichen-itza = Gives { place-wealth-chichen-itza.contents }.
