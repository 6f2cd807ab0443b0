# Tawantinsuyu in English.

title = Tawantinsuyu: The Inca Empire
about = Send workers up and down the hill of Cusco, build steps, weave tapestries, conquer the four regions and climb the temple of the Sun. For 2 to 4 players, or for 1 against Axomamma.
provenance = The rules of the base game and of the solo game, told in our own words. We did not have the printed components, so the following are our own design: the spaces of the hill, the steps of the temple, the sizes of the village and of the nomads’ camp, the god and army cards, most spaces of the regions, the prices of buildings, the bonuses of production buildings, the weavings, the order of the actions in the Coricancha and of the cells on Axomamma’s board. They are made to fit the rules and are not the published tables. The names of buildings are ours as well.
automaton = Axomamma
option-coricancha-fixed =
    { $value ->
        [0] Random Coricancha
       *[other] Fixed Coricancha: Produce faces section 1
    }
option-max-turns =
    { $value ->
        [0] No turn limit
       *[other] At most { $value } turns for each player
    }
option-weave-follow-price = On another player’s turn, a weaving costs { $value } corn
option-upkeep-potato =
    { $value ->
        [one] { $value } potato for each god card at a Festival
       *[other] { $value } potatoes for each god card at a Festival
    }
option-z12-worship =
    { $value ->
        [0] The Golden Sanctuary triggers on Offering
       *[other] The Golden Sanctuary triggers on Worship
    }
option-axomamma-printed-soldiers =
    { $value ->
        [0] Before a conquest Axomamma counts 1 soldier for each card in her hand
       *[other] Before a conquest Axomamma counts the soldiers printed on the cards in her hand
    }
option-axomamma-start-stone =
    { $value ->
        [0] Axomamma begins with 2 stone
       *[other] Axomamma begins with 4 stone
    }
option-axomamma-offering-gold =
    { $value ->
        [0] In an offering Axomamma pays with corn only
       *[other] In an offering Axomamma pays gold for missing corn
    }
option-axomamma-second-conquest-free =
    { $value ->
        [0] Axomamma needs soldiers for her second conquest
       *[other] Axomamma’s second conquest needs no soldiers
    }
option-axomamma-stopping-personality =
    { $value ->
        [0] Axomamma’s personality acts when the die shows the number of a token on its cell
       *[other] Axomamma’s personality acts also each time a token stops on its cell
    }
option-axomamma-no-personality =
    { $value ->
        [0] Axomamma has a personality
       *[other] Easier: Axomamma has no personality
    }
option-axomamma-dear-buildings =
    { $value ->
        [0] Axomamma pays 1 stone for a building
       *[other] Easier: Axomamma pays 2 stone for a building
    }
option-axomamma-reluctant-worship =
    { $value ->
        [0] Axomamma worships with 1 statue
       *[other] Easier: Axomamma worships with 2 statues or more
    }
option-axomamma-one-conquest =
    { $value ->
        [0] When Axomamma activates Conquest, she conquers twice
       *[other] Easier: when Axomamma activates Conquest, she conquers once
    }
option-axomamma-no-idle-army =
    { $value ->
        [0] Without workers Axomamma draws an army card
       *[other] Easier: without workers Axomamma draws no army card
    }
option-axomamma-free-step =
    { $value ->
        [0] Axomamma gets no free step for Worship and Offering
       *[other] Harder: Axomamma begins Worship and Offering with a free step
    }
option-axomamma-eager-conquest =
    { $value ->
        [0] Axomamma conquers with more soldiers than casualties
       *[other] Harder: Axomamma conquers with as many soldiers as casualties
    }
option-axomamma-fewer-soldiers =
    { $value ->
        [0] Axomamma needs as many soldiers as everyone
       *[other] Harder: Axomamma turns over and discards 1 soldier fewer
    }
option-axomamma-action-points =
    { $value ->
        [0] Axomamma’s actions give no extra points
       *[other] Harder: 2 points for each of Axomamma’s actions in the Coricancha
    }
option-axomamma-weaving-points =
    { $value ->
        [0] Axomamma scores 1 point for each weaving at a Festival
       *[other] Harder: Axomamma scores 2 points for each weaving at a Festival
    }
option-axomamma-idle-points =
    { $value ->
        [0] Without workers Axomamma scores no extra points
       *[other] Harder: without workers Axomamma scores 2 extra points
    }
option-axomamma-leftover-points =
    { $value ->
        [0] Axomamma’s goods score nothing extra at the end of the game
       *[other] Harder: Axomamma scores 1 point for each good at the end of the game
    }
about-preset-easy = Axomamma has no personality, pays more for buildings, conquers less and gets no army card without workers.
about-preset-normal = Axomamma plays by the rules as they are.
about-preset-hard = Axomamma begins Worship and Offering with a free step, and needs fewer soldiers.

## Parts of other messages

part-good =
    { $good ->
        [potato] { $amount ->
            [one] { $amount } potato
           *[other] { $amount } potatoes
        }
        [corn] { $amount } corn
        [stone] { $amount } stone
       *[gold] { $amount } gold
    }
part-given = { $gave } { NAME($given) }
part-taken = { $took } { NAME($taken) }
part-cost-potato =
    { $potato ->
        [one] { $potato } potato
       *[other] { $potato } potatoes
    }
part-cost-corn = { $corn } corn
part-cost-stone = { $stone } stone
part-cost-gold = { $gold } gold
part-cost =
    { part-cost-stone }{ $gold ->
        [0] { "" }
       *[other] , { part-cost-gold }
    }{ $corn ->
        [0] { "" }
       *[other] , { part-cost-corn }
    }{ $potato ->
        [0] { "" }
       *[other] , { part-cost-potato }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-scores =
    { $you ->
        [yes] You score { part-points }
       *[no] { $seat } scores { part-points }
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } point
       *[other] { UNSIGNED($points) } points
    }
part-loses =
    { $you ->
        [yes] You lose { part-lost-points }
       *[no] { $seat } loses { part-lost-points }
    }
part-action =
    { $action ->
        [production] Produce
        [worship] Worship
        [offering] Offering
        [conquest] Conquest
       *[recovery] Rejuvenate
    }
part-as =
    { $acts ->
        [architect] { $worker ->
            [architect] { "" }
           *[other] { " " }as an architect
        }
        [craftsman] { $worker ->
            [craftsman] { "" }
           *[other] { " " }as a craftsman
        }
        [courier] { $worker ->
            [courier] { "" }
           *[other] { " " }as a courier
        }
        [priest] { $worker ->
            [priest] { "" }
           *[other] { " " }as a priest
        }
       *[warrior] { "" }
    }
part-task =
    { $task ->
        [harvest-potato] collect potatoes
        [harvest-corn] collect corn
        [harvest-stone] collect stone
        [harvest-gold] collect gold
        [weave] purchase weavings
        [statue] build a statue
        [steps] build steps
        [build] construct a building
        [train] training
        [produce-once] produce one
       *[trade] merchant
    }
part-symbol =
    { $symbol ->
        [gold] 1 gold
        [stone2] 2 stone
        [potato3] 3 potatoes
        [god-potato] 1 god card and 1 potato
        [recover] rejuvenate 1 building or army card
        [army] 1 army card
        [pay-step] 1 temple step for 1 gold
       *[vp3] 3 points
    }
part-soldiers =
    { $flip ->
        [0] { $discard ->
            [one] discard { $discard } soldier
           *[other] discard { $discard } soldiers
        }
       *[other] { $flip ->
            [one] turn { $flip } soldier face-down
           *[other] turn { $flip } soldiers face-down
        }{ $discard ->
            [0] { "" }
           *[other] , discard { $discard }
        }
    }
part-soldiers-briefly =
    { $flip ->
        [0] discard { $discard }
       *[other] flip { $flip }{ $discard ->
            [0] { "" }
           *[other] , discard { $discard }
        }
    }
part-god =
    { $god ->
        [spiral] spiral
        [zigzag] zigzag
        [squares] squares
        [cross] cross
        [wave] wave
       *[diamond] diamond
    }
part-cell =
    { $row ->
        [upper] { $cell ->
            [1] 3 potatoes
            [2] 2 corn
            [3] 2 stone
            [4] 1 gold and the personality
           *[other] 2 stone or 2 corn
        }
        [middle] { $cell ->
            [1] purchase weavings
            [2] a production building
            [3] build steps
            [4] build a statue
           *[other] a passive building
        }
       *[lower] { $cell ->
            [1] a worker from the potato end
            [2] an army card
            [3] a worker from the corn end
            [4] 2 points
           *[other] a nomad
        }
    }
part-row =
    { $row ->
        [upper] upper row
        [middle] middle row
       *[lower] lower row
    }

## Prompts

ask-choose-starting-weaving = Which starting weaving begins your first tapestry?
ask-keep-gods = Which three god cards do you keep? The other five are played for their bonuses.
ask-place-high-priest = Where does your High Priest begin? Nothing is activated there.
ask-take-turn =
    { $places ->
        [yes] Your turn: place a worker, or take two different secondary actions.
       *[no] Your turn: you cannot place a worker. Take two different secondary actions.
    }
ask-take-second-action = Take a second, different secondary action.
ask-hire-worker =
    { $hires ->
        [yes] Do you hire a worker from the village, or end your turn?
       *[no] You cannot hire anybody. End your turn.
    }
ask-finish-turn = Nothing left to do: end your turn.
ask-dismiss-worker = You have more than two workers. Which one leaves the game?
ask-place-worker =
    { $acts ->
        [0] Where do you place the architect, and how do you pay for the symbol?
        [1] Where do you place the craftsman, and how do you pay for the symbol?
        [2] Where do you place the courier, and how do you pay for the symbol?
        [3] Where do you place the warrior, and how do you pay for the symbol?
       *[other] Where do you place the priest, and how do you pay for the symbol?
    }
ask-carry-off = Which adjacent worker does the warrior take?
ask-use-bonuses-first = Your statue lets you use the bonuses of the god card. Which one comes first? If you skip, you can use them after the tasks.
ask-use-bonuses = Which bonus of the god cards do you use?
ask-perform-tasks =
    { $performs ->
        [yes] { $left ->
            [one] Which task do you perform? ({ $left } task left)
           *[other] Which task do you perform? ({ $left } tasks left)
        }
       *[no] { $buys ->
            [yes] { $left ->
                [0] All tasks are done. Pay 1 potato for one more?
               *[other] None of the tasks left can be performed. Pay 1 potato for one more?
            }
           *[no] None of the tasks left can be performed now.
        }
    }
ask-choose-payment = What do you pay with?
ask-choose = Which of these do you take?
ask-take-god = Which god card do you take?
ask-keep-army = Which of the two army cards do you keep?
ask-take-nomad = Which nomad do you take?
ask-build =
    { $mode ->
        [2] { $replaces ->
            [yes] Which building do you take free of charge? A god card lets you replace one or two of them before that.
           *[no] Which building do you take free of charge?
        }
       *[other] { $replaces ->
            [yes] Which building do you construct? A god card lets you replace one or two of them before that.
           *[no] Which building do you construct?
        }
    }
ask-replace-another = Do you replace a second building of the market?
ask-erect =
    { $mode ->
        [2] Which small statue do you build free of charge?
       *[other] Which statue do you build?
    }
ask-build-steps =
    { $free ->
        [yes] Where do you build steps free of charge?
       *[no] Where do you build steps?
    }
ask-put-back = Which weaving do you put back under the stack?
ask-buy-weavings = Which weavings do you buy? One costs 1 corn, two cost 3, three cost 6.
ask-buy-one-weaving = Do you buy one of the weavings?
ask-take-weaving = Do you take a weaving from the stack?
ask-add-weaving = Where do you add the weaving?
ask-choose-junction = Which connection gives its bonus next?
ask-produce-once = Which production building gives its bonus?
ask-pay-step = Do you pay 1 gold for a temple step?
ask-recover =
    { $free ->
        [0] { $price_kind ->
            [1] Do you rejuvenate something for 1 food?
           *[other] Do you rejuvenate something for 1 corn?
        }
       *[other] { $armies ->
            [yes] Which production building or army card do you rejuvenate free of charge?
           *[no] Which production building do you rejuvenate free of charge?
        }
    }
ask-suffer-casualty = War claims a victim. Which worker becomes a casualty?
ask-act-or-take-gold =
    { $action ->
        [0] Produce: do you perform the action, or take 1 gold instead?
        [1] Worship: do you perform the action, or take 1 gold instead?
        [2] Offering: do you perform the action, or take 1 gold instead?
        [3] Conquest: do you perform the action, or take 1 gold instead?
       *[other] Rejuvenate: do you perform the action, or take 1 gold instead?
    }
ask-produce =
    { $closed ->
        [yes] { $recover ->
            [yes] Produce: what do you rejuvenate?
           *[no] Produce: which building do you turn face-up?
        }
       *[no] { $recover ->
            [yes] Produce: which building do you use, or what do you rejuvenate?
           *[no] { $flip ->
                [yes] Produce: which building do you use, or turn face-up?
               *[no] Produce: which building do you use?
            }
        }
    }
ask-worship =
    { $active ->
        [yes] Worship: which statue do you give up? A large one gives 3 temple steps, a small one gives 1.
       *[no] Worship: do you give up a statue for 1 temple step?
    }
ask-offer =
    { $active ->
        [yes] Offering: how far do you climb? Each temple step costs 2 corn.
       *[no] Offering: do you pay 3 corn for 1 temple step?
    }
ask-send-armies =
    { $free ->
        [yes] Which army card do you play? The first one is free, each additional one costs 1 potato.
       *[no] Do you play an army card for 1 potato?
    }
ask-conquer = Where do you place a conquest marker?
ask-choose-army =
    { $flip ->
        [0] { $discard ->
            [one] Which army cards do you discard? At least { $discard } soldier is needed.
           *[other] Which army cards do you discard? At least { $discard } soldiers are needed.
        }
       *[other] { $discard ->
            [0] { $flip ->
                [one] Which army cards do you turn face-down? At least { $flip } soldier is needed.
               *[other] Which army cards do you turn face-down? At least { $flip } soldiers are needed.
            }
           *[other] Which army cards do you use? Soldiers to turn face-down: { $flip } or more; then soldiers to discard: { $discard } or more.
        }
    }
ask-pay-upkeep =
    { $potatoes ->
        [one] { $potatoes } potato is missing for your god cards. Pay 1 gold for it, or lose 2 points.
       *[other] { $potatoes } potatoes are missing for your god cards. For each one, pay 1 gold or lose 2 points.
    }
ask-play-ceremonial-card =
    { $cards ->
        [one] Which god card do you play for its bonuses? You may play { $cards } more.
       *[other] Which god card do you play for its bonuses? You may play up to { $cards }.
    }
ask-exchange-last = Final scoring is next. Exchange goods first? Only gold scores.

## Options

do-choose = Choose { NAME($place) } ({ NAME($place, case: "contents") })
do-keep = Keep { NAME($place) }, { NAME($second) } and { NAME($third) }
do-put = Put the High Priest on { NAME($place) }: { part-action }
do-place = Place { NAME($place, case: "indefinite") }
do-place-as-architect = Place { NAME($place, case: "indefinite") } as an architect
do-place-as-craftsman = Place { NAME($place, case: "indefinite") } as a craftsman
do-place-as-courier = Place { NAME($place, case: "indefinite") } as a courier
do-place-as-priest = Place { NAME($place, case: "indefinite") } as a priest
do-place-on =
    { $second ->
        [gold] On { NAME($place) }: { NAME($place, case: "contents") }; for 1 gold
       *[other] On { NAME($place) }: { NAME($place, case: "contents") }; with { NAME($second) }
    }
do-move = Move the High Priest to { NAME($place) }: { part-action }
do-pray = Pray: take 2 god cards
do-train = Train: draw 2 army cards and keep 1
do-recruit = Take { NAME($worker, case: "indefinite") } ({ NAME($place) })
do-carry-off = Take the { NAME($worker) } from { NAME($place) }
do-use = Use the bonus of { NAME($place) }
do-perform =
    { $task ->
        [harvest-potato] Collect potatoes
        [harvest-corn] Collect corn
        [harvest-stone] Collect stone
        [harvest-gold] Collect gold
        [weave] Purchase weavings
        [statue] Build a statue
        [steps] Build steps
        [build] { $payable ->
            [no] Construct a building: none can be paid, only replaced
           *[yes] Construct a building
        }
        [train] Training
        [produce-once] Produce one
       *[trade] Merchant
    }
do-buy-task = Pay 1 potato for one more task
do-stop = No more tasks
do-pay = Pay 1 { NAME($place) }
do-pay-with = Pay
do-take =
    { $place ->
        [god-deck] Take the top card of the god deck
        [weaving-stack] Take the unseen weaving beneath the top one
        [nomads] Take a worker from the nomads
        [potato] Take potatoes
       *[other] Take { NAME($place) }
    }
do-keep-army = Keep { NAME($place) }
do-build = Construct { NAME($place, case: "definite") }: { NAME($place, case: "contents") }
do-replace = Replace { NAME($second, case: "definite") } (give { NAME($place) })
do-replace-another = Replace { NAME($place, case: "definite") } as well
do-erect = Build a { NAME($place) }
do-build-steps = Build the { NAME($place) }
do-put-back = Put back { NAME($place) } ({ NAME($place, case: "contents") })
do-buy = Buy the chosen weavings
do-buy-one = Buy { NAME($place) } ({ NAME($place, case: "contents") })
do-add =
    { $place ->
        [new-tapestry] Begin a new tapestry
       *[other] { $side ->
            [left] Add it on the left
           *[right] Add it on the right
        }{ $count ->
            [1] { "" }
           *[other] { " " }of tapestry { $tapestry }
        }{ $symbol ->
            [none] : no connection
           *[other] : connection, { part-symbol }
        }
    }
do-trade = Use the connection to the right of { NAME($place) }: { part-symbol }
do-produce = Use { NAME($place, case: "definite") }: { NAME($place, case: "contents") }
do-turn-up = Turn { NAME($place, case: "definite") } face-up
do-recover = Rejuvenate { NAME($place, case: "definite") }
do-climb = Pay 1 gold and climb to { NAME($place) }: { NAME($place, case: "contents") }
do-lose = Lose the { NAME($worker) } from { NAME($place) }
do-act = Perform the action
do-worship = Give up the { NAME($place) }
do-offer = Climb to { NAME($place) }: { NAME($place, case: "contents") }
do-send = Play { NAME($place) }
do-conquer = Conquer { NAME($place) } ({ part-soldiers }): { NAME($place, case: "contents") }
do-conquer-flipping-less = { do-conquer }
do-conquer-discarding-less = { do-conquer }
do-conquer-with-less = { do-conquer }
do-flip = Turn { NAME($place) } face-down
do-discard = Discard { NAME($place) }
do-hire = Hire the { NAME($worker) } from { NAME($place) }
do-dismiss = Dismiss the { NAME($place) }
do-play = Play { NAME($place) } for its bonuses
do-spend = Discard { NAME($place) } for its bonus
do-consult = Pay 1 { NAME($second) } and take a god card: { NAME($place) }
do-exchange-corn =
    { $second ->
        [stone] Exchange 2 corn for 2 stone
       *[gold] Exchange 2 corn for 1 gold
    }
do-exchange-stone =
    { $second ->
        [corn] Exchange 2 stone for 2 corn
       *[gold] Exchange 2 stone for 1 gold
    }
do-exchange-gold =
    { $second ->
        [corn] Exchange 1 gold for 2 corn
       *[stone] Exchange 1 gold for 2 stone
    }

# Options where the prompt says their kind already.
brief-use = { NAME($place) }
brief-perform = { do-perform }
brief-build-steps = { NAME($place) }
brief-build = { NAME($place) }: { NAME($place, case: "contents") }
brief-produce = { NAME($place) }: { NAME($place, case: "contents") }
brief-choose = { NAME($place, case: "pattern") }, { NAME($place, case: "contents") }
brief-buy-one = { NAME($place, case: "pattern") }, { NAME($place, case: "contents") }
brief-play = { NAME($place) }: { NAME($place, case: "contents") }
brief-conquer = { NAME($place) } ({ part-soldiers-briefly }): { NAME($place, case: "contents") }
brief-put = { part-action }
brief-move =
    { $action ->
        [production] Produce: bonuses of production buildings
        [worship] Worship: temple steps for statues
        [offering] Offering: temple steps for corn
        [conquest] Conquest: markers in regions for soldiers
       *[recovery] Rejuvenate: buildings and army cards face-up
    }

# Options of which the place was touched already.
rest-place-on =
    { $second ->
        [gold] Pay 1 gold
       *[other] Pay with { NAME($second) }
    }

## Log

log-first-player-chosen =
    { $you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
log-coricancha-turned = The Coricancha is turned: Produce is on { NAME($place) }.
log-worker-arrived = From the bag, { NAME($worker, case: "indefinite") } comes to { NAME($place) }.
log-worker-drawn =
    { $you ->
        [yes] You draw { NAME($worker, case: "indefinite") } from the bag.
       *[no] { $seat } draws { NAME($worker, case: "indefinite") } from the bag.
    }
log-worker-put-back =
    { $you ->
        [yes] You put { NAME($worker, case: "indefinite") } back into the bag.
       *[no] { $seat } puts { NAME($worker, case: "indefinite") } back into the bag.
    }
log-building-shown = New on the market: { NAME($tile, case: "definite") }.
log-weaving-shown = Revealed: { NAME($tile) } ({ NAME($tile, case: "contents") }).
log-starting-weaving-chosen =
    { $you ->
        [yes] You choose { NAME($tile) }.
       *[no] { $seat } chooses { NAME($tile) }.
    }
log-gods-kept =
    { $you ->
        [yes] You keep { $kept ->
            [one] { $kept } god card and play the others.
           *[other] { $kept } god cards and play the others.
        }
       *[no] { $seat } keeps { $kept ->
            [one] { $kept } god card and plays the others.
           *[other] { $kept } god cards and plays the others.
        }
    }
log-god-card-played =
    { $you ->
        [yes] You play { NAME($card) }.
       *[no] { $seat } plays { NAME($card) }.
    }
log-god-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] You draw a god card.
           *[no] { $seat } draws a god card.
        }
       *[other] { $you ->
            [yes] You draw { NAME($card) }: { NAME($card, case: "contents") }.
           *[no] { $seat } draws { NAME($card) }: { NAME($card, case: "contents") }.
        }
    }
log-god-taken =
    { $you ->
        [yes] You take { NAME($card) } from the altar.
       *[no] { $seat } takes { NAME($card) } from the altar.
    }
log-god-returned =
    { $card ->
        [face-down] { $you ->
            [yes] You put a god card under the deck.
           *[no] { $seat } puts a god card under the deck.
        }
       *[other] { $you ->
            [yes] You put { NAME($card) } under the deck.
           *[no] { $seat } puts { NAME($card) } under the deck.
        }
    }
log-god-buried = From the altar, { NAME($card) } goes to the bottom of the god deck.
log-god-laid = New on the altar, { NAME($card) }: { NAME($card, case: "contents") }.
log-altar-shuffled =
    { $cards ->
        [one] { $cards } card of the altar is shuffled into the god deck.
       *[other] { $cards } cards of the altar are shuffled into the god deck.
    }
log-played-gods-shuffled =
    { $cards ->
        [one] { $cards } played god card is shuffled into the deck.
       *[other] { $cards } played god cards are shuffled into the deck.
    }
log-army-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] You draw an army card.
           *[no] { $seat } draws an army card.
        }
       *[other] { $you ->
            [yes] You draw { NAME($card) }.
           *[no] { $seat } draws { NAME($card) }.
        }
    }
log-army-discarded =
    { $you ->
        [yes] You discard { NAME($card) }.
       *[no] { $seat } discards { NAME($card) }.
    }
log-army-played =
    { $you ->
        [yes] You play { NAME($card) }.
       *[no] { $seat } plays { NAME($card) }.
    }
log-army-turned-down =
    { $you ->
        [yes] You turn { NAME($card) } face-down.
       *[no] { $seat } turns { NAME($card) } face-down.
    }
log-army-recovered =
    { $you ->
        [yes] You rejuvenate { NAME($card) }.
       *[no] { $seat } rejuvenates { NAME($card) }.
    }
log-army-shuffled =
    { $cards ->
        [one] { $cards } discarded army card becomes the new deck.
       *[other] { $cards } discarded army cards become the new deck.
    }
log-turn-began =
    { $you ->
        [yes] Your turn begins.
       *[no] { $seat }’s turn begins.
    }
log-high-priest-placed =
    { $you ->
        [yes] You put your High Priest on { NAME($place) }.
       *[no] { $seat } puts their High Priest on { NAME($place) }.
    }
log-high-priest-moved =
    { $you ->
        [yes] You move your High Priest to { NAME($place) } and activate “{ part-action }”.
       *[no] { $seat } moves their High Priest to { NAME($place) } and activates “{ part-action }”.
    }
log-high-priest-passed =
    { $you ->
        [yes] You move your High Priest to { NAME($place) } and activate nothing.
       *[no] { $seat } moves their High Priest to { NAME($place) } and activates nothing.
    }
log-action-taken =
    { $you ->
        [yes] You perform the action “{ part-action }”.
       *[no] { $seat } performs the action “{ part-action }”.
    }
log-gold-preferred =
    { $you ->
        [yes] You take gold instead of the action “{ part-action }”.
       *[no] { $seat } takes gold instead of the action “{ part-action }”.
    }
log-worker-placed =
    { $you ->
        [yes] You place { NAME($worker, case: "indefinite") } on { NAME($place) }{ part-as }.
       *[no] { $seat } places { NAME($worker, case: "indefinite") } on { NAME($place) }{ part-as }.
    }
log-steps-used =
    { $you ->
        [yes] Your steps are used: { NAME($place) }.
       *[no] { $seat }’s steps are used: { NAME($place) }.
    }
log-worker-carried-off =
    { $you ->
        [yes] You take { NAME($worker, case: "indefinite") } from { NAME($place) }.
       *[no] { $seat } takes { NAME($worker, case: "indefinite") } from { NAME($place) }.
    }
log-tasks-counted =
    { $you ->
        [yes] You may perform { $tasks ->
            [one] { $tasks } task.
           *[other] { $tasks } tasks.
        }
       *[no] { $seat } may perform { $tasks ->
            [one] { $tasks } task.
           *[other] { $tasks } tasks.
        }
    }
log-task-performed =
    { $you ->
        [yes] You perform a task: { part-task }.
       *[no] { $seat } performs a task: { part-task }.
    }
log-task-bought =
    { $you ->
        [yes] You may perform one more task.
       *[no] { $seat } may perform one more task.
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
log-goods-exchanged =
    { $you ->
        [yes] You exchange { part-given } for { part-taken }.
       *[no] { $seat } exchanges { part-given } for { part-taken }.
    }
log-points-scored =
    { $source ->
        [steps] { part-scores } for steps.
        [statues] { part-scores } for a statue.
        [god-cards] { part-scores } for a god card.
        [buildings] { part-scores } for a building.
        [weavings] { part-scores } for a weaving connection.
        [conquests] { part-scores } for a conquest.
        [regions] { part-scores } for a region.
        [temple] { part-scores } for a temple step.
        [village] { part-scores } for emptying the village.
        [upkeep] { part-loses } for missing potatoes.
       *[axomamma] { part-scores } from her special rules.
    }
log-points-counted =
    { $source ->
        [tapestries] { part-scores } for tapestries.
        [temple-top] { part-scores } for the final temple position.
        [face-up-buildings] { part-scores } for face-up buildings.
        [gods-in-hand] { part-scores } for god cards in hand.
        [armies] { part-scores } for face-up army cards.
        [workers] { part-scores } for workers.
        [gold] { part-scores } for gold.
       *[leftovers] { part-scores } for leftover goods.
    }
log-potatoes-exchanged =
    { $you ->
        [yes] You turn { $amount } potatoes into points.
       *[no] { $seat } turns { $amount } potatoes into points.
    }
log-temple-climbed =
    { $you ->
        [yes] You climb to step { $step } of the temple.
       *[no] { $seat } climbs to step { $step } of the temple.
    }
log-steps-built =
    { $you ->
        [yes] You build the { NAME($place) }.
       *[no] { $seat } builds the { NAME($place) }.
    }
log-statue-erected =
    { $you ->
        [yes] You build a { NAME($statue) }.
       *[no] { $seat } builds a { NAME($statue) }.
    }
log-statue-offered =
    { $you ->
        [yes] You give up a { NAME($statue) }.
       *[no] { $seat } gives up a { NAME($statue) }.
    }
log-building-built =
    { $you ->
        [yes] You construct { NAME($tile, case: "definite") }.
       *[no] { $seat } constructs { NAME($tile, case: "definite") }.
    }
log-building-buried = From the market, { NAME($tile, case: "definite") } goes to the bottom of its stack.
log-building-produced =
    { $you ->
        [yes] You use { NAME($tile, case: "definite") }.
       *[no] { $seat } uses { NAME($tile, case: "definite") }.
    }
log-building-turned-down =
    { $you ->
        [yes] You turn { NAME($tile, case: "definite") } face-down.
       *[no] { $seat } turns { NAME($tile, case: "definite") } face-down.
    }
log-building-recovered =
    { $you ->
        [yes] You rejuvenate { NAME($tile, case: "definite") }.
       *[no] { $seat } rejuvenates { NAME($tile, case: "definite") }.
    }
log-weaving-taken =
    { $you ->
        [yes] You take { NAME($tile) }.
       *[no] { $seat } takes { NAME($tile) }.
    }
log-weaving-added =
    { $place ->
        [new-tapestry] { $you ->
            [yes] You begin a new tapestry with { NAME($tile) }.
           *[no] { $seat } begins a new tapestry with { NAME($tile) }.
        }
       *[other] { $you ->
            [yes] You add { NAME($tile) } to the { NAME($place) }.
           *[no] { $seat } adds { NAME($tile) } to the { NAME($place) }.
        }
    }
log-weaving-buried = To the bottom of the stack: { NAME($tile) }.
log-junction-used =
    { $you ->
        [yes] You use the connection to the right of { NAME($tile) }: { part-symbol }.
       *[no] { $seat } uses the connection to the right of { NAME($tile) }: { part-symbol }.
    }
log-region-conquered =
    { $you ->
        [yes] You conquer { NAME($place) }.
       *[no] { $seat } conquers { NAME($place) }.
    }
log-casualty-suffered = A casualty of war: { NAME($worker, case: "indefinite") } from { NAME($place) }. Casualties so far: { $casualties }.
log-worker-recruited =
    { $you ->
        [yes] You take { NAME($worker, case: "indefinite") } from the nomads.
       *[no] { $seat } takes { NAME($worker, case: "indefinite") } from the nomads.
    }
log-worker-hired =
    { $you ->
        [yes] You take { NAME($worker, case: "indefinite") } from the village.
       *[no] { $seat } takes { NAME($worker, case: "indefinite") } from the village.
    }
log-worker-dismissed =
    { $you ->
        [yes] You dismiss { NAME($worker, case: "indefinite") }.
       *[no] { $seat } dismisses { NAME($worker, case: "indefinite") }.
    }
log-token-taken =
    { $you ->
        [yes] You take the Festival token: { $ceremony ->
            [1] the first Festival is near.
            [2] the second Festival is near.
           *[other] the third Festival is near.
        }
       *[no] { $seat } takes the Festival token: { $ceremony ->
            [1] the first Festival is near.
            [2] the second Festival is near.
           *[other] the third Festival is near.
        }
    }
log-ceremony-began =
    { $ceremony ->
        [1] { $you ->
            [yes] The first Festival begins. You go first.
           *[no] The first Festival begins. { $seat } goes first.
        }
        [2] { $you ->
            [yes] The second Festival begins. You go first.
           *[no] The second Festival begins. { $seat } goes first.
        }
       *[other] { $you ->
            [yes] The third Festival begins. You go first.
           *[no] The third Festival begins. { $seat } goes first.
        }
    }
log-ceremony-over =
    { $ceremony ->
        [1] The first Festival is over.
        [2] The second Festival is over.
       *[other] The Festival is over.
    }
log-bag-ran-empty =
    { $you ->
        [yes] The bag is empty: the Festival token comes back to you, and the next Festival is the last.
       *[no] The bag is empty: the Festival token comes back to { $seat }, and the next Festival is the last.
    }
log-temple-rewarded =
    { $you ->
        [yes] You receive the reward of step { $step } of the temple.
       *[no] { $seat } receives the reward of step { $step } of the temple.
    }
log-region-won =
    { $you ->
        [yes] You have the majority in { $region ->
            [chinchaysuyu] Chinchaysuyu.
            [antisuyu] Antisuyu.
            [qullasuyu] Qullasuyu.
           *[kuntisuyu] Kuntisuyu.
        }
       *[no] { $seat } has the majority in { $region ->
            [chinchaysuyu] Chinchaysuyu.
            [antisuyu] Antisuyu.
            [qullasuyu] Qullasuyu.
           *[kuntisuyu] Kuntisuyu.
        }
    }
log-upkeep-missed =
    { $you ->
        [yes] You lack { $potatoes ->
            [one] { $potatoes } potato for the god cards.
           *[other] { $potatoes } potatoes for the god cards.
        }
       *[no] { $seat } lacks { $potatoes ->
            [one] { $potatoes } potato for the god cards.
           *[other] { $potatoes } potatoes for the god cards.
        }
    }
log-die-rolled = Axomamma’s die shows { $value }.
log-personality-chosen =
    { $personality ->
        [statue] Axomamma’s personality: statues.
        [weaving] Axomamma’s personality: weavings.
        [temple] Axomamma’s personality: the temple.
       *[building] Axomamma’s personality: buildings.
    }
log-slot-filled = Slot { $slot } of Axomamma now shows: { part-god }.
log-cell-used = Axomamma uses cell { $cell } of the { part-row }: { part-cell }.
log-token-moved = Token { $value } moves on to cell { $cell } of the { part-row }.
log-no-workers =
    { $you ->
        [yes] You have no workers left.
       *[no] { $seat } has no workers left.
    }
log-final-scoring-began = The game is over. Final scoring begins.
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
log-solo-lost =
    { $hers ->
        [one] Axomamma is not beaten: { part-points } against her { $hers } point. At least 120 points and more than hers are needed.
       *[other] Axomamma is not beaten: { part-points } against her { $hers } points. At least 120 points and more than hers are needed.
    }

## Price tags

price-potato =
    { $amount ->
        [one] { $signed } potato
       *[other] { $signed } potatoes
    }
price-corn = { $signed } corn
price-stone = { $signed } stone
price-gold = { $signed } gold
price-food = { $signed } food
price-god-card =
    { $amount ->
        [one] { $signed } god card
       *[other] { $signed } god cards
    }
price-army-card =
    { $amount ->
        [one] { $signed } army card
       *[other] { $signed } army cards
    }
price-worker =
    { $amount ->
        [one] { $signed } worker
       *[other] { $signed } workers
    }
price-architect =
    { $amount ->
        [one] { $signed } architect
       *[other] { $signed } architects
    }
price-craftsman =
    { $amount ->
        [one] { $signed } craftsman
       *[other] { $signed } craftsmen
    }
price-courier =
    { $amount ->
        [one] { $signed } courier
       *[other] { $signed } couriers
    }
price-warrior =
    { $amount ->
        [one] { $signed } warrior
       *[other] { $signed } warriors
    }
price-priest =
    { $amount ->
        [one] { $signed } priest
       *[other] { $signed } priests
    }
price-statue =
    { $amount ->
        [one] { $signed } statue
       *[other] { $signed } statues
    }
price-weaving =
    { $amount ->
        [one] { $signed } weaving
       *[other] { $signed } weavings
    }
price-temple =
    { $amount ->
        [one] { $signed } temple step
       *[other] { $signed } temple steps
    }
price-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }

## Final score

score-start = Starting points
score-steps = Steps
score-statues = Statues
score-god-cards = God cards
score-buildings = Buildings
score-weavings = Weaving connections
score-conquests = Conquests
score-regions = Region majorities
score-temple = Temple at Festivals
score-village = Emptying the village
score-upkeep = Missing potatoes
score-axomamma = Axomamma’s special rules
score-tapestries = Tapestries
score-temple-top = Final temple position
score-face-up-buildings = Face-up buildings
score-gods-in-hand = God cards in hand
score-armies = Face-up army cards
score-workers = Workers
score-gold = Gold
score-leftovers = Leftover goods

## What to keep in mind

part-nth-ceremony =
    { $ceremony ->
        [1] First Festival
        [2] Second Festival
       *[other] Last Festival
    }
part-until-ceremony =
    { $ceremony ->
        [1] until the first Festival
        [2] until the second Festival
       *[other] until the last Festival
    }
status-ceremony =
    { $left ->
        [0] { part-nth-ceremony } is about to begin
        [one] { $left } worker { part-until-ceremony }
       *[other] { $left } workers { part-until-ceremony }
    }
status-upkeep =
    { $due ->
        [0] { status-ceremony }
        [one] { status-ceremony }; { $due } potato needed, you have { $potatoes }
       *[other] { status-ceremony }; { $due } potatoes needed, you have { $potatoes }
    }
status-turns =
    { $left ->
        [0] Last turn
        [one] { $left } turn left
       *[other] { $left } turns left
    }
status-solo = To win: at least { $points } points and more than Axomamma

## Figures of a seat

figure-potato =
    { $amount ->
        [one] { $amount } potato
       *[other] { $amount } potatoes
    }
figure-corn = { $amount } corn
figure-stone = { $amount } stone
figure-gold = { $amount } gold
figure-food = { $amount } food
figure-workers =
    { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
figure-god-cards =
    { $amount ->
        [one] { $amount } god card in hand
       *[other] { $amount } god cards in hand
    }
figure-army-cards =
    { $amount ->
        [one] { $amount } army card in hand
       *[other] { $amount } army cards in hand
    }

## Why it is asked

reason-buy-one-weaving =
    { $you ->
        [yes] You weave: one of the tiles left, for { $corn } corn.
       *[no] { $seat } weaves: one of the tiles left, for { $corn } corn.
    }
reason-others-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
reason-no-place =
    { $workers ->
        [0] You have no workers.
       *[other] A way takes food, and a space a god card with its symbol or 1 gold.
    }
reason-place-worker = The figures: tasks that the { NAME($acts) } may perform there, and food for the way. Each { NAME($acts) } beside it adds a task.
reason-perform-tasks = Your worker stands on { NAME($place) }.
reason-pay-upkeep =
    { $cards ->
        [one] { $cards } god card in your hand must be kept.
       *[other] { $cards } god cards in your hand must be kept.
    }
reason-hire-full = You have { $workers } workers already: only 2 stay with you after the turn, the others leave the game.
reason-hire-last =
    { $points ->
        [one] It is the last one: the village empties, you take the Festival token and score { $points } point.
       *[other] It is the last one: the village empties, you take the Festival token and score { $points } points.
    }

## What would be wasted

waste-tasks =
    { $tasks ->
        [one] You could still perform { $tasks } task.
       *[other] You could still perform { $tasks } tasks.
    }
waste-bonuses =
    { $bonuses ->
        [one] { $bonuses } bonus would be lost.
       *[other] { $bonuses } bonuses would be lost.
    }
waste-production =
    { $buildings ->
        [one] After that buildings give no more bonuses, and { $buildings } has not been used.
       *[other] After that buildings give no more bonuses, and { $buildings } have not been used.
    }
waste-upkeep = You would lose { $points } points.

## Kinds of moves

kind-choose = Choose
kind-keep = Keep
kind-put = Put the High Priest
kind-place = Place a worker
kind-place-as-architect = As an architect
kind-place-as-craftsman = As a craftsman
kind-place-as-courier = As a courier
kind-place-as-priest = As a priest
kind-place-on = Spaces
kind-move = High Priest
kind-pray = Pray
kind-train = Train
kind-recruit = Nomads
kind-carry-off = Take a worker
kind-use = Bonus
kind-perform = Task
kind-buy-task = One more task
kind-stop = No more
kind-pay = Pay
kind-pay-with = Pay
kind-take = Take
kind-keep-army = Keep
kind-build = Construct
kind-replace = Replace
kind-replace-another = Replace another
kind-erect = Build a statue
kind-build-steps = Build steps
kind-put-back = Put back
kind-buy = Buy the chosen
kind-buy-one = Buy
kind-add = Add
kind-trade = Connection
kind-produce = Use
kind-turn-up = Turn face-up
kind-recover = Rejuvenate
kind-climb = Climb
kind-lose = Lose
kind-act = Perform the action
kind-worship = Give up a statue
kind-offer = Climb
kind-send = Play
kind-conquer = Conquer
kind-conquer-flipping-less = Turning fewer
kind-conquer-discarding-less = Discarding fewer
kind-conquer-with-less = Both fewer
kind-flip = Turn face-down
kind-discard = Discard
kind-hire = Hire
kind-dismiss = Dismiss
kind-play = Play a god card
kind-spend = Army card
kind-consult = God card
kind-exchange-corn = Exchange corn
kind-exchange-stone = Exchange stone
kind-exchange-gold = Exchange gold

## Things

thing-potato = Potatoes
thing-corn = Corn
thing-stone = Stone
thing-gold = Gold
thing-points = Points
thing-temple = Temple steps
thing-architect = Architects
thing-craftsman = Craftsmen
thing-courier = Couriers
thing-warrior = Warriors
thing-priest = Priests

## Table: panels

panel-board = The hill
panel-temple = Temple
panel-regions = Regions
panel-market = Building market
panel-altar = Altar and decks
panel-weavings = Weavings
panel-statues = Statues
panel-mat =
    { $you ->
        [yes] Your board
       *[no] { $seat }
    }
panel-axomamma = Axomamma’s board
short-board = Hill
short-temple = Temple
short-regions = Regions
short-market = Market
short-altar = Altar
short-weavings = Weavings
short-statues = Statues
short-mat =
    { $you ->
        [yes] You
       *[no] { $seat }
    }
short-axomamma = Axomamma

## Table: labels

label-place = { NAME($place) }
label-space =
    { NAME($place) }{ $colour ->
        [blue] , blue
        [green] , green
       *[neutral] { "" }
    }
label-task = { NAME($place) }
label-worker = { NAME($worker) } on { NAME($place) }
label-coricancha = { NAME($place) }: { part-action }
label-high-priest =
    { $you ->
        [yes] your High Priest on { NAME($place) }: { part-action }
       *[no] { $seat }’s High Priest on { NAME($place) }: { part-action }
    }
label-high-priest-waiting =
    { $you ->
        [yes] your High Priest, not placed yet
       *[no] { $seat }’s High Priest, not placed yet
    }
label-steps =
    { $you ->
        [yes] your { NAME($place) }
       *[no] { $seat }’s { NAME($place) }
    }
label-nomads =
    { $amount ->
        [0] no nomads
        [one] { $amount } nomad
       *[other] { $amount } nomads
    }
label-bag =
    { $amount ->
        [0] the bag is empty
        [one] { $amount } worker in the bag: architects { $architect }, craftsmen { $craftsman }, couriers { $courier }, warriors { $warrior }, priests { $priest }
       *[other] { $amount } workers in the bag: architects { $architect }, craftsmen { $craftsman }, couriers { $courier }, warriors { $warrior }, priests { $priest }
    }
label-casualties =
    { $amount ->
        [0] no casualties of war
        [one] { $amount } casualty of war
       *[other] { $amount } casualties of war
    }
label-ceremony =
    { $final ->
        [0] { $ceremony ->
            [1] first Festival: { part-points } for emptying the village
            [2] second Festival: { part-points } for emptying the village
           *[other] third and last Festival: { part-points } for emptying the village
        }
       *[other] last Festival: { part-points } for emptying the village
    }
label-token =
    { $final ->
        [0] { $ceremony ->
            [1] { $you ->
                [yes] you hold the token: the first Festival comes before your turn
               *[no] { $seat } holds the token: the first Festival comes before that player’s turn
            }
            [2] { $you ->
                [yes] you hold the token: the second Festival comes before your turn
               *[no] { $seat } holds the token: the second Festival comes before that player’s turn
            }
           *[other] { $you ->
                [yes] you hold the token: the third and last Festival comes before your turn
               *[no] { $seat } holds the token: the third and last Festival comes before that player’s turn
            }
        }
       *[other] { $you ->
            [yes] you hold the token: the last Festival comes before your turn
           *[no] { $seat } holds the token: the last Festival comes before that player’s turn
        }
    }
label-first-player =
    { $you ->
        [yes] first player: you
       *[no] first player: { $seat }
    }
label-height-cost = height: free on the top terrace, { $middle } food on the middle one, { $bottom } on the bottom one
label-distance-cost = distance from the High Priest: free in the same section, { $near } food in the next one, { $far } further away
label-temple-step =
    { NAME($place) }, { part-points } at each Festival{ $end ->
        [0] { "" }
        [one] , { $end } point at the end of the game
       *[other] , { $end } points at the end of the game
    }
label-temple-marker =
    { $you ->
        [yes] you on step { $step } of the temple
       *[no] { $seat } on step { $step } of the temple
    }: { part-points } at each Festival{ $end ->
        [0] { "" }
        [one] , { $end } point at the end of the game
       *[other] , { $end } points at the end of the game
    }
label-region =
    { $region ->
        [chinchaysuyu] Chinchaysuyu
        [antisuyu] Antisuyu
        [qullasuyu] Qullasuyu
       *[kuntisuyu] Kuntisuyu
    }
label-region-space = { NAME($place) }, soldiers to turn face-down: { $flip }, to discard: { $discard }, bonus: { NAME($place, case: "contents") }
label-conquest-marker =
    { $you ->
        [yes] your marker on { NAME($place) }
       *[no] { $seat }’s marker on { NAME($place) }
    }
label-building = { NAME($tile) }, cost: { part-cost }
label-building-stack =
    { $kind ->
        [production] { $amount ->
            [0] no production buildings in the stack
            [one] { $amount } production building in the stack
           *[other] { $amount } production buildings in the stack
        }
       *[permanent] { $amount ->
            [0] no passive buildings in the stack
            [one] { $amount } passive building in the stack
           *[other] { $amount } passive buildings in the stack
        }
    }
label-god-deck =
    { $amount ->
        [0] no cards in the god deck
        [one] { $amount } card in the god deck
       *[other] { $amount } cards in the god deck
    }
label-god-card = { NAME($card) }: { NAME($card, case: "contents") }
label-god-played = { NAME($card) }, played
label-god-bonus = { NAME($place) }
label-army-deck =
    { $amount ->
        [0] no cards in the army deck
        [one] { $amount } card in the army deck
       *[other] { $amount } cards in the army deck
    }, { $discarded } discarded
label-weaving = { NAME($tile) }: { NAME($tile, case: "contents") }
label-weaving-stack =
    { $amount ->
        [0] no weavings under the top one
        [one] { $amount } weaving under the top one
       *[other] { $amount } weavings under the top one
    }
label-statue =
    { $amount ->
        [0] { NAME($statue) }: none left
       *[other] { NAME($statue) }: { $amount } left
    }
label-points = { part-points }
label-good = { part-good }
label-own-worker = { NAME($worker) }: { $amount }
label-own-statue = { NAME($statue) }: { $amount }
label-steps-left =
    { $amount ->
        [0] no steps markers left
        [one] { $amount } steps marker left
       *[other] { $amount } steps markers left
    }
label-markers-left =
    { $amount ->
        [0] no conquest markers left
        [one] { $amount } conquest marker left
       *[other] { $amount } conquest markers left
    }
label-hidden-gods =
    { $amount ->
        [one] { $amount } god card in hand
       *[other] { $amount } god cards in hand
    }
label-hidden-armies =
    { $amount ->
        [one] { $amount } army card in hand
       *[other] { $amount } army cards in hand
    }
label-army-hand = { NAME($card) } in hand
label-army-drawn = { NAME($card) }, drawn
label-army-up = { NAME($card) }, face-up
label-army-down = { NAME($card) }, face-down
label-own-building = { NAME($tile) }
label-own-building-down = { NAME($tile) }, face-down
label-junction = matching connection: { part-symbol }
label-tapestry-end =
    { NAME($place) }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { part-points }
label-new-tapestry = a new tapestry can begin here
label-axomamma-cell = cell { $cell } of the { part-row }: { part-cell }
label-axomamma-token = token { $value } on cell { $cell } of the { part-row }
label-axomamma-slot = slot { $slot }: { part-god }
label-axomamma-slot-empty = slot { $slot } is empty
label-personality =
    { $personality ->
        [statue] personality: a small statue free of charge
        [weaving] personality: the top weaving of the stack
        [temple] personality: a temple step
       *[building] personality: a building of the market
    }
label-her-worker = worker { $number }: { NAME($worker) }

## Hill

part-top-at =
    { $number ->
        [0] (section 1, squares)
        [1] (section 1, zigzag)
        [2] (section 2, wave)
        [3] (section 2, cross)
        [4] (section 3, spiral)
        [5] (section 3, zigzag)
        [6] (section 4, diamond)
        [7] (section 4, wave)
        [8] (section 5, spiral)
       *[other] (section 5, cross)
    }
place-top = the top terrace { part-top-at }
    .contents =
        { $number ->
            [0] build steps, collect stone, collect corn
            [1] collect stone, collect corn, purchase weavings
            [2] collect corn, purchase weavings, collect potatoes
            [3] purchase weavings, collect potatoes, training
            [4] collect potatoes, training, collect stone
            [5] training, collect stone, collect corn
            [6] collect stone, collect corn, construct a building
            [7] collect corn, construct a building, collect potatoes
            [8] construct a building, collect potatoes, build steps
           *[other] collect potatoes, build steps, collect stone
        }
part-on-top = The height costs nothing here. Adjacent spaces: the two on each side on this terrace.
help-top =
    { $number ->
        [0] Section 1, symbol: squares. A blue space. Tasks: { place-top.contents }.
        [1] Section 1, symbol: zigzag. Tasks: { place-top.contents }. With two players a worker stands here from the start.
        [2] Section 2, symbol: wave. Tasks: { place-top.contents }.
        [3] Section 2, symbol: cross. A green space. Tasks: { place-top.contents }. With two players a worker stands here from the start.
        [4] Section 3, symbol: spiral. Tasks: { place-top.contents }. With two players a worker stands here from the start.
        [5] Section 3, symbol: zigzag. A blue space. Tasks: { place-top.contents }.
        [6] Section 4, symbol: diamond. A green space. Tasks: { place-top.contents }.
        [7] Section 4, symbol: wave. Tasks: { place-top.contents }. With two players a worker stands here from the start.
        [8] Section 5, symbol: spiral. Tasks: { place-top.contents }. With two players a worker stands here from the start.
       *[other] Section 5, symbol: cross. A blue space. Tasks: { place-top.contents }.
    } { part-on-top }
part-middle-at =
    { $number ->
        [0] (section 1, spiral)
        [1] (section 1, diamond)
        [2] (section 1, cross)
        [3] (section 1, wave)
        [4] (section 2, diamond)
        [5] (section 2, zigzag)
        [6] (section 2, spiral)
        [7] (section 2, squares)
        [8] (section 3, wave)
        [9] (section 3, diamond)
        [10] (section 3, cross)
        [11] (section 3, squares)
        [12] (section 4, spiral)
        [13] (section 4, cross)
        [14] (section 4, squares)
        [15] (section 4, zigzag)
        [16] (section 5, wave)
        [17] (section 5, diamond)
        [18] (section 5, squares)
       *[other] (section 5, zigzag)
    }
place-middle = the middle terrace { part-middle-at }
    .contents =
        { $number ->
            [0] collect stone, collect gold, construct a building
            [1] collect gold, construct a building, collect potatoes
            [2] construct a building, collect potatoes, purchase weavings
            [3] collect potatoes, purchase weavings, collect corn
            [4] purchase weavings, collect corn, build a statue
            [5] collect corn, build a statue, training
            [6] build a statue, training, collect stone
            [7] training, collect stone, merchant
            [8] collect stone, merchant, build steps
            [9] merchant, build steps, collect corn
            [10] build steps, collect corn, construct a building
            [11] collect corn, construct a building, collect potatoes
            [12] construct a building, collect potatoes, collect stone
            [13] collect potatoes, collect stone, purchase weavings
            [14] collect stone, purchase weavings, build a statue
            [15] purchase weavings, build a statue, collect corn
            [16] build a statue, collect corn, collect potatoes
            [17] collect corn, collect potatoes, build steps
            [18] collect potatoes, build steps, collect stone
           *[other] build steps, collect stone, collect gold
        }
part-on-middle = The height costs 2 food, or nothing with the upper steps of the section. Adjacent spaces: the two on each side on this terrace.
help-middle =
    { $number ->
        [0] Section 1, symbol: spiral. Tasks: { place-middle.contents }.
        [1] Section 1, symbol: diamond. A blue space. Tasks: { place-middle.contents }.
        [2] Section 1, symbol: cross. Tasks: { place-middle.contents }. With two players a worker comes here at the first Festival.
        [3] Section 1, symbol: wave. A green space. Tasks: { place-middle.contents }.
        [4] Section 2, symbol: diamond. A blue space. Tasks: { place-middle.contents }.
        [5] Section 2, symbol: zigzag. Tasks: { place-middle.contents }. With two players a worker comes here at the first Festival.
        [6] Section 2, symbol: spiral. A green space. Tasks: { place-middle.contents }.
        [7] Section 2, symbol: squares. Tasks: { place-middle.contents }.
        [8] Section 3, symbol: wave. Tasks: { place-middle.contents }. With two players a worker comes here at the first Festival.
        [9] Section 3, symbol: diamond. A green space. Tasks: { place-middle.contents }.
        [10] Section 3, symbol: cross. Tasks: { place-middle.contents }.
        [11] Section 3, symbol: squares. A blue space. Tasks: { place-middle.contents }.
        [12] Section 4, symbol: spiral. Tasks: { place-middle.contents }.
        [13] Section 4, symbol: cross. A green space. Tasks: { place-middle.contents }.
        [14] Section 4, symbol: squares. A blue space. Tasks: { place-middle.contents }. With two players a worker comes here at the first Festival.
        [15] Section 4, symbol: zigzag. Tasks: { place-middle.contents }.
        [16] Section 5, symbol: wave. A green space. Tasks: { place-middle.contents }.
        [17] Section 5, symbol: diamond. Tasks: { place-middle.contents }. With two players a worker comes here at the first Festival.
        [18] Section 5, symbol: squares. Tasks: { place-middle.contents }.
       *[other] Section 5, symbol: zigzag. A blue space. Tasks: { place-middle.contents }.
    } { part-on-middle }
part-bottom-at =
    { $number ->
        [0] (section 1, cross)
        [1] (section 1, squares)
        [2] (section 1, diamond)
        [3] (section 1, zigzag)
        [4] (section 1, wave)
        [5] (section 1, spiral)
        [6] (section 2, diamond)
        [7] (section 2, cross)
        [8] (section 2, zigzag)
        [9] (section 2, squares)
        [10] (section 2, spiral)
        [11] (section 2, wave)
        [12] (section 3, diamond)
        [13] (section 3, squares)
        [14] (section 3, zigzag)
        [15] (section 3, cross)
        [16] (section 3, spiral)
        [17] (section 3, wave)
        [18] (section 4, zigzag)
        [19] (section 4, diamond)
        [20] (section 4, cross)
        [21] (section 4, wave)
        [22] (section 4, squares)
        [23] (section 4, spiral)
        [24] (section 5, diamond)
        [25] (section 5, cross)
        [26] (section 5, squares)
        [27] (section 5, wave)
        [28] (section 5, zigzag)
       *[other] (section 5, spiral)
    }
place-bottom = the bottom terrace { part-bottom-at }
    .contents =
        { $number ->
            [0] purchase weavings, merchant, collect stone
            [1] merchant, collect stone, collect gold
            [2] collect stone, collect gold, construct a building
            [3] collect gold, construct a building, produce one
            [4] construct a building, produce one, collect corn
            [5] produce one, collect corn, build a statue
            [6] collect corn, build a statue, collect potatoes
            [7] build a statue, collect potatoes, collect gold
            [8] collect potatoes, collect gold, purchase weavings
            [9] collect gold, purchase weavings, construct a building
            [10] purchase weavings, construct a building, collect stone
            [11] construct a building, collect stone, training
            [12] collect stone, training, build steps
            [13] training, build steps, collect corn
            [14] build steps, collect corn, collect gold
            [15] collect corn, collect gold, produce one
            [16] collect gold, produce one, collect potatoes
            [17] produce one, collect potatoes, collect stone
            [18] collect potatoes, collect stone, build a statue
            [19] collect stone, build a statue, construct a building
            [20] build a statue, construct a building, collect corn
            [21] construct a building, collect corn, collect gold
            [22] collect corn, collect gold, purchase weavings
            [23] collect gold, purchase weavings, collect stone
            [24] purchase weavings, collect stone, collect potatoes
            [25] collect stone, collect potatoes, build a statue
            [26] collect potatoes, build a statue, build steps
            [27] build a statue, build steps, collect corn
            [28] build steps, collect corn, purchase weavings
           *[other] collect corn, purchase weavings, merchant
        }
part-on-bottom = The height costs 5 food, and 2 less for each of the two steps of the section. Adjacent spaces: the two on each side on this terrace.
help-bottom =
    { $number ->
        [0] Section 1, symbol: cross. A blue space. Tasks: { place-bottom.contents }.
        [1] Section 1, symbol: squares. Tasks: { place-bottom.contents }.
        [2] Section 1, symbol: diamond. A green space. Tasks: { place-bottom.contents }.
        [3] Section 1, symbol: zigzag. Tasks: { place-bottom.contents }.
        [4] Section 1, symbol: wave. A blue space. Tasks: { place-bottom.contents }.
        [5] Section 1, symbol: spiral. Tasks: { place-bottom.contents }.
        [6] Section 2, symbol: diamond. Tasks: { place-bottom.contents }.
        [7] Section 2, symbol: cross. A green space. Tasks: { place-bottom.contents }.
        [8] Section 2, symbol: zigzag. Tasks: { place-bottom.contents }.
        [9] Section 2, symbol: squares. A blue space. Tasks: { place-bottom.contents }.
        [10] Section 2, symbol: spiral. A green space. Tasks: { place-bottom.contents }.
        [11] Section 2, symbol: wave. Tasks: { place-bottom.contents }.
        [12] Section 3, symbol: diamond. Tasks: { place-bottom.contents }.
        [13] Section 3, symbol: squares. A blue space. Tasks: { place-bottom.contents }.
        [14] Section 3, symbol: zigzag. Tasks: { place-bottom.contents }.
        [15] Section 3, symbol: cross. A green space. Tasks: { place-bottom.contents }.
        [16] Section 3, symbol: spiral. Tasks: { place-bottom.contents }.
        [17] Section 3, symbol: wave. A blue space. Tasks: { place-bottom.contents }.
        [18] Section 4, symbol: zigzag. A green space. Tasks: { place-bottom.contents }.
        [19] Section 4, symbol: diamond. Tasks: { place-bottom.contents }.
        [20] Section 4, symbol: cross. A blue space. Tasks: { place-bottom.contents }.
        [21] Section 4, symbol: wave. Tasks: { place-bottom.contents }.
        [22] Section 4, symbol: squares. Tasks: { place-bottom.contents }.
        [23] Section 4, symbol: spiral. A green space. Tasks: { place-bottom.contents }.
        [24] Section 5, symbol: diamond. Tasks: { place-bottom.contents }.
        [25] Section 5, symbol: cross. A green space. Tasks: { place-bottom.contents }.
        [26] Section 5, symbol: squares. Tasks: { place-bottom.contents }.
        [27] Section 5, symbol: wave. A blue space. Tasks: { place-bottom.contents }.
        [28] Section 5, symbol: zigzag. A green space. Tasks: { place-bottom.contents }.
       *[other] Section 5, symbol: spiral. Tasks: { place-bottom.contents }.
    } { part-on-bottom }
part-task-harvest-potato = Task: gain 3 potatoes.
part-task-harvest-corn = Task: gain 2 corn.
part-task-harvest-stone = Task: gain 2 stone.
part-task-harvest-gold = Task: gain 1 gold.
part-task-weave = Task: reveal the top 3 weavings of the stack. Buy up to three: one for 1 corn, two for 3, three for 6. Then each other player may buy one. The rest go to the bottom of the stack.
part-task-statue = Task: build a small statue for 3 stone and score 3 points, or a large one for 3 stone and 2 gold and score 9 points.
part-task-steps = Task: build steps in any section for 3 stone. They give 4 points, 2 potatoes and 1 corn.
part-task-build = Task: construct a building of the market and pay its cost. Before that, you may put a god card from your hand under the deck to replace one or two buildings of the market.
part-task-train = Task: draw 2 army cards, keep one and discard the other.
part-task-produce-once = Task: one of your face-up production buildings gives its bonus and stays face-up.
part-task-trade = Task: each matching connection in your tapestries gives its bonus once.
part-top-task =
    { $number ->
        [0] build steps
        [1] collect stone
        [2] collect corn
        [3] purchase weavings
        [4] collect potatoes
        [5] training
        [6] collect stone
        [7] collect corn
        [8] construct a building
       *[other] collect potatoes
    }
place-top-icon = { part-top-task }
help-top-icon =
    { $number ->
        [0] { part-task-steps }
        [1] { part-task-harvest-stone }
        [2] { part-task-harvest-corn }
        [3] { part-task-weave }
        [4] { part-task-harvest-potato }
        [5] { part-task-train }
        [6] { part-task-harvest-stone }
        [7] { part-task-harvest-corn }
        [8] { part-task-build }
       *[other] { part-task-harvest-potato }
    }
part-middle-task =
    { $number ->
        [0] collect stone
        [1] collect gold
        [2] construct a building
        [3] collect potatoes
        [4] purchase weavings
        [5] collect corn
        [6] build a statue
        [7] training
        [8] collect stone
        [9] merchant
        [10] build steps
        [11] collect corn
        [12] construct a building
        [13] collect potatoes
        [14] collect stone
        [15] purchase weavings
        [16] build a statue
        [17] collect corn
        [18] collect potatoes
       *[other] build steps
    }
place-middle-icon = { part-middle-task }
help-middle-icon =
    { $number ->
        [0] { part-task-harvest-stone }
        [1] { part-task-harvest-gold }
        [2] { part-task-build }
        [3] { part-task-harvest-potato }
        [4] { part-task-weave }
        [5] { part-task-harvest-corn }
        [6] { part-task-statue }
        [7] { part-task-train }
        [8] { part-task-harvest-stone }
        [9] { part-task-trade }
        [10] { part-task-steps }
        [11] { part-task-harvest-corn }
        [12] { part-task-build }
        [13] { part-task-harvest-potato }
        [14] { part-task-harvest-stone }
        [15] { part-task-weave }
        [16] { part-task-statue }
        [17] { part-task-harvest-corn }
        [18] { part-task-harvest-potato }
       *[other] { part-task-steps }
    }
part-bottom-task =
    { $number ->
        [0] purchase weavings
        [1] merchant
        [2] collect stone
        [3] collect gold
        [4] construct a building
        [5] produce one
        [6] collect corn
        [7] build a statue
        [8] collect potatoes
        [9] collect gold
        [10] purchase weavings
        [11] construct a building
        [12] collect stone
        [13] training
        [14] build steps
        [15] collect corn
        [16] collect gold
        [17] produce one
        [18] collect potatoes
        [19] collect stone
        [20] build a statue
        [21] construct a building
        [22] collect corn
        [23] collect gold
        [24] purchase weavings
        [25] collect stone
        [26] collect potatoes
        [27] build a statue
        [28] build steps
       *[other] collect corn
    }
place-bottom-icon = { part-bottom-task }
help-bottom-icon =
    { $number ->
        [0] { part-task-weave }
        [1] { part-task-trade }
        [2] { part-task-harvest-stone }
        [3] { part-task-harvest-gold }
        [4] { part-task-build }
        [5] { part-task-produce-once }
        [6] { part-task-harvest-corn }
        [7] { part-task-statue }
        [8] { part-task-harvest-potato }
        [9] { part-task-harvest-gold }
        [10] { part-task-weave }
        [11] { part-task-build }
        [12] { part-task-harvest-stone }
        [13] { part-task-train }
        [14] { part-task-steps }
        [15] { part-task-harvest-corn }
        [16] { part-task-harvest-gold }
        [17] { part-task-produce-once }
        [18] { part-task-harvest-potato }
        [19] { part-task-harvest-stone }
        [20] { part-task-statue }
        [21] { part-task-build }
        [22] { part-task-harvest-corn }
        [23] { part-task-harvest-gold }
        [24] { part-task-weave }
        [25] { part-task-harvest-stone }
        [26] { part-task-harvest-potato }
        [27] { part-task-statue }
        [28] { part-task-steps }
       *[other] { part-task-harvest-corn }
    }
part-steps = They cost 3 stone and give 4 points, 2 potatoes and 1 corn. Whoever places a worker below them pays 2 food less for the height, and the owner scores 1 point when another player does so.
place-upper-steps = upper steps of section { $number }
help-upper-steps = Steps between the top and the middle terrace. { part-steps }
place-lower-steps = lower steps of section { $number }
help-lower-steps = Steps between the middle and the bottom terrace. They can be built only below upper steps, and their owner then scores 2 points. { part-steps }

## Coricancha, temple and regions

place-coricancha = Coricancha space { $number }
help-coricancha = It faces section { $number }. A High Priest moves 1 or 2 spaces ahead and activates the action there for everyone; the active player gets a stronger version of it, or takes 1 gold instead. Produce: face-up production buildings give their bonuses and are turned face-down. Worship: statues are given up for temple steps. Offering: corn is paid for temple steps. Conquest: a worker becomes a casualty, army cards are played, and markers are placed in the regions. Rejuvenate: production buildings and army cards are turned face-up. In the section that your High Priest faces, distance costs nothing; in the next one it costs 1 food, and further away 3.
place-temple = step { $number } of the temple
    .contents =
        { $number ->
            [0] the start
            [1] 1 potato, 1 god card; 1 point at each Festival
            [2] 2 points at each Festival
            [3] training; 3 points at each Festival
            [4] 4 points at each Festival
            [5] 1 stone or 1 nomad; 5 points at each Festival
            [6] 6 points at each Festival
            [7] 2 stone; 7 points at each Festival
            [8] 8 points at each Festival; 2 points at the end
            [9] 1 god card, training; 9 points at each Festival; 6 points at the end
            [10] 10 points at each Festival; 12 points at the end
           *[other] 1 gold; 12 points at each Festival; 20 points at the end
        }
help-temple =
    { $number ->
        [0] The start: no reward.
        [1] Reward on arrival and at each Festival: 1 potato, 1 god card. 1 point at each Festival.
        [2] 2 points at each Festival.
        [3] Reward on arrival and at each Festival: training. 3 points at each Festival.
        [4] 4 points at each Festival.
        [5] Reward on arrival and at each Festival: 1 stone or 1 worker from the nomads. 5 points at each Festival.
        [6] 6 points at each Festival.
        [7] Reward on arrival and at each Festival: 2 stone. 7 points at each Festival.
        [8] 8 points at each Festival. 2 points at the end of the game.
        [9] Reward on arrival and at each Festival: 1 god card, training. 9 points at each Festival. 6 points at the end of the game.
        [10] 10 points at each Festival. 12 points at the end of the game.
       *[other] Reward on arrival and at each Festival: 1 gold. 12 points at each Festival. 20 points at the end of the game.
    }
part-region = Soldiers are counted on your face-up army cards: cards turned face-down can be rejuvenated, discarded ones cannot. At each Festival the player with the most markers in the region scores 1 point for each casualty; on a tie, the player with the rightmost marker wins.
place-chinchaysuyu = Chinchaysuyu { $number }
    .contents =
        { $number ->
            [1] 1 stone
            [2] 2 stone
            [3] 4 points
            [4] a building free of charge
            [5] a small statue free of charge
           *[other] 9 points
        }
help-chinchaysuyu =
    { $number ->
        [1] Turn at least 1 soldier face-down.
        [2] Discard at least 1 soldier.
        [3] Turn at least 2 soldiers face-down and discard at least 1 soldier.
        [4] Turn at least 1 soldier face-down and discard at least 2 soldiers.
        [5] Turn at least 3 soldiers face-down and discard at least 1 soldier.
       *[other] Turn at least 2 soldiers face-down and discard at least 3 soldiers.
    } Bonus: { place-chinchaysuyu.contents }. { part-region }
place-antisuyu = Antisuyu { $number }
    .contents =
        { $number ->
            [1] 2 potatoes
            [2] 1 god card, 1 weaving
            [3] 1 weaving, 2 points
            [4] 1 temple step, 2 points
            [5] 2 god cards, 3 points
           *[other] 7 points
        }
help-antisuyu =
    { $number ->
        [1] Turn at least 1 soldier face-down.
        [2] Discard at least 1 soldier.
        [3] Turn at least 2 soldiers face-down and discard at least 1 soldier.
        [4] Turn at least 1 soldier face-down and discard at least 2 soldiers.
        [5] Turn at least 3 soldiers face-down and discard at least 1 soldier.
       *[other] Turn at least 2 soldiers face-down and discard at least 2 soldiers.
    } Bonus: { place-antisuyu.contents }. { part-region }
place-qullasuyu = Qullasuyu { $number }
    .contents =
        { $number ->
            [1] 1 corn
            [2] 3 potatoes, 1 point
            [3] 2 gold
            [4] 2 corn, 2 stone
            [5] 1 gold, 4 points
           *[other] 8 points
        }
help-qullasuyu =
    { $number ->
        [1] Turn at least 1 soldier face-down.
        [2] Discard at least 1 soldier.
        [3] Turn at least 2 soldiers face-down and discard at least 1 soldier.
        [4] Turn at least 1 soldier face-down and discard at least 2 soldiers.
        [5] Turn at least 3 soldiers face-down and discard at least 1 soldier.
       *[other] Turn at least 3 soldiers face-down and discard at least 2 soldiers.
    } Bonus: { place-qullasuyu.contents }. { part-region }
place-kuntisuyu = Kuntisuyu { $number }
    .contents =
        { $number ->
            [1] 1 point
            [2] 1 worker from the nomads, 1 corn
            [3] 1 temple step, 1 potato
            [4] steps free of charge
            [5] 1 temple step, 1 weaving
           *[other] 2 temple steps, 4 points
        }
help-kuntisuyu =
    { $number ->
        [1] Turn at least 1 soldier face-down.
        [2] Discard at least 1 soldier.
        [3] Turn at least 2 soldiers face-down and discard at least 1 soldier.
        [4] Turn at least 2 soldiers face-down and discard at least 2 soldiers.
        [5] Turn at least 3 soldiers face-down and discard at least 1 soldier.
       *[other] Turn at least 2 soldiers face-down and discard at least 3 soldiers.
    } Bonus: { place-kuntisuyu.contents }. { part-region }

## Village, nomads and workers

place-village = place { $number } of the village
help-village = The village is a queue, and place 1 is its potato end. When your turn ends, you may hire the first worker for 1 potato or the last for 1 corn. When the village becomes empty, the active player takes the Festival token, and a Festival is held before that player’s next turn.
place-nomad = place { $number } among the nomads
help-nomad = A worker that can be taken as a secondary action or by a bonus, free of charge. Another comes from the bag at once.
place-nomads = nomads
help-nomads = Take one of the nomads, free of charge. Another worker comes from the bag at once.
place-architect = architect
    .indefinite = an architect
help-architect = A blue worker. Placed on a blue space, it performs 1 more task.
place-craftsman = craftsman
    .indefinite = a craftsman
help-craftsman = A green worker. Placed on a green space, it performs 1 more task.
place-courier = courier
    .indefinite = a courier
help-courier = A yellow worker. Placing it costs 1 food less, and it performs 1 more task if no other worker stands on the terrace in that section.
place-warrior = warrior
    .indefinite = a warrior
help-warrior = A red worker. When it is placed, you draw an army card and may take an adjacent worker other than a warrior into your supply.
place-priest = priest
    .indefinite = a priest
help-priest = A white worker. You may pay 1 potato, once, for 1 more task. After the tasks you take a god card.

## Goods

place-potato = potato
help-potato = Food. Pays for placing, for hiring at the potato end and for playing army cards. At a Festival, god cards in hand cost potatoes, and each missing one costs 2 points.
place-corn = corn
help-corn = Food. Pays for placing, for hiring at the corn end, for weavings and for offerings.
place-stone = stone
help-stone = Pays for steps, statues and buildings.
place-gold = gold
help-gold = Can be spent as any other resource, and pays for the symbol of any space. Each is worth 1 point at the end of the game.

## God cards

part-god-card = Pays for placing a worker on a space with its symbol; its bonuses count too if you own a statue of that symbol. At Festivals it can be played for its bonuses alone. In hand it is worth 1 point at the end of the game.
place-god-spiral = spiral card { $number }
    .contents =
        { $number ->
            [1] 3 potatoes, 1 point
            [2] 1 corn, 1 army card
            [3] 3 points
            [4] 2 corn, 1 point
            [5] 1 weaving, 1 potato
            [6] build 1 statue (pay its cost), 1 stone
           *[other] 1 gold, 1 temple step for 1 gold
        }
help-god-spiral = Symbol: spiral. Bonuses: { place-god-spiral.contents }. { part-god-card }
place-god-zigzag = zigzag card { $number }
    .contents =
        { $number ->
            [1] 3 potatoes, 1 point
            [2] 1 corn, 1 army card
            [3] 3 points
            [4] 1 gold, 1 potato
            [5] 1 worker from the nomads, 1 corn
            [6] training, 1 corn
           *[other] rejuvenate 1 building or army card, 1 stone, 1 potato
        }
help-god-zigzag = Symbol: zigzag. Bonuses: { place-god-zigzag.contents }. { part-god-card }
place-god-squares = squares card { $number }
    .contents =
        { $number ->
            [1] 3 potatoes, 1 point
            [2] construct 1 building (pay its cost), 1 point
            [3] 2 stone, 1 potato
            [4] 2 corn, 1 point
            [5] 1 weaving, 1 potato
            [6] training, 1 corn
           *[other] rejuvenate 1 building or army card, 1 stone, 1 potato
        }
help-god-squares = Symbol: squares. Bonuses: { place-god-squares.contents }. { part-god-card }
place-god-cross = cross card { $number }
    .contents =
        { $number ->
            [1] 2 potatoes, 1 stone
            [2] 1 corn, 1 army card
            [3] 2 stone, 1 potato
            [4] 2 corn, 1 point
            [5] 1 worker from the nomads, 1 corn
            [6] build 1 statue (pay its cost), 1 stone
           *[other] rejuvenate 1 building or army card, 1 stone, 1 potato
        }
help-god-cross = Symbol: cross. Bonuses: { place-god-cross.contents }. { part-god-card }
place-god-wave = wave card { $number }
    .contents =
        { $number ->
            [1] 2 potatoes, 1 stone
            [2] construct 1 building (pay its cost), 1 point
            [3] 3 points
            [4] 1 gold, 1 potato
            [5] 1 worker from the nomads, 1 corn
            [6] build 1 statue (pay its cost), 1 stone
           *[other] 1 gold, 1 temple step for 1 gold
        }
help-god-wave = Symbol: wave. Bonuses: { place-god-wave.contents }. { part-god-card }
place-god-diamond = diamond card { $number }
    .contents =
        { $number ->
            [1] 2 potatoes, 1 stone
            [2] construct 1 building (pay its cost), 1 point
            [3] 2 stone, 1 potato
            [4] 1 gold, 1 potato
            [5] 1 weaving, 1 potato
            [6] training, 1 corn
           *[other] 1 gold, 1 temple step for 1 gold
        }
help-god-diamond = Symbol: diamond. Bonuses: { place-god-diamond.contents }. { part-god-card }
place-god-deck = god deck
help-god-deck = You see the card only after you take it.
place-face-down = face-down card
help-face-down = A card that only its owner sees.

## Bonuses of god cards

part-explains-goods = Gain these goods from the supply.
part-explains-points = Score these points now.
part-explains-army = Draw an army card into your hand.
part-explains-train = Draw 2 army cards, keep one and discard the other.
part-explains-weave = Take the top weaving of the stack or the unseen one beneath it, and add it to a tapestry.
part-explains-worker = Take a worker of your choice from the nomads.
part-explains-pay-step = You may pay 1 gold to climb 1 step of the temple.
part-explains-recover = You may turn one of your face-down production buildings or army cards face-up.
part-explains-build = You may construct a building of the market and pay its cost.
part-explains-statue = You may build a statue and pay its cost.
place-god-spiral-1 =
    { $number ->
        [0] spiral 1: 3 potatoes
       *[other] spiral 1: 1 point
    }
help-god-spiral-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-2 =
    { $number ->
        [0] spiral 2: 1 corn
       *[other] spiral 2: 1 army card
    }
help-god-spiral-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-spiral-3 = spiral 3: 3 points
help-god-spiral-3 = { part-explains-points }
place-god-spiral-4 =
    { $number ->
        [0] spiral 4: 2 corn
       *[other] spiral 4: 1 point
    }
help-god-spiral-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-5 =
    { $number ->
        [0] spiral 5: 1 weaving
       *[other] spiral 5: 1 potato
    }
help-god-spiral-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-spiral-6 =
    { $number ->
        [0] spiral 6: build 1 statue (pay its cost)
       *[other] spiral 6: 1 stone
    }
help-god-spiral-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-spiral-7 =
    { $number ->
        [0] spiral 7: 1 gold
       *[other] spiral 7: 1 temple step for 1 gold
    }
help-god-spiral-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-zigzag-1 =
    { $number ->
        [0] zigzag 1: 3 potatoes
       *[other] zigzag 1: 1 point
    }
help-god-zigzag-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-zigzag-2 =
    { $number ->
        [0] zigzag 2: 1 corn
       *[other] zigzag 2: 1 army card
    }
help-god-zigzag-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-zigzag-3 = zigzag 3: 3 points
help-god-zigzag-3 = { part-explains-points }
place-god-zigzag-4 =
    { $number ->
        [0] zigzag 4: 1 gold
       *[other] zigzag 4: 1 potato
    }
help-god-zigzag-4 = { part-explains-goods }
place-god-zigzag-5 =
    { $number ->
        [0] zigzag 5: 1 worker from the nomads
       *[other] zigzag 5: 1 corn
    }
help-god-zigzag-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-zigzag-6 =
    { $number ->
        [0] zigzag 6: training
       *[other] zigzag 6: 1 corn
    }
help-god-zigzag-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-zigzag-7 =
    { $number ->
        [0] zigzag 7: rejuvenate 1 building or army card
        [1] zigzag 7: 1 stone
       *[other] zigzag 7: 1 potato
    }
help-god-zigzag-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-squares-1 =
    { $number ->
        [0] squares 1: 3 potatoes
       *[other] squares 1: 1 point
    }
help-god-squares-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-2 =
    { $number ->
        [0] squares 2: construct 1 building (pay its cost)
       *[other] squares 2: 1 point
    }
help-god-squares-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-squares-3 =
    { $number ->
        [0] squares 3: 2 stone
       *[other] squares 3: 1 potato
    }
help-god-squares-3 = { part-explains-goods }
place-god-squares-4 =
    { $number ->
        [0] squares 4: 2 corn
       *[other] squares 4: 1 point
    }
help-god-squares-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-5 =
    { $number ->
        [0] squares 5: 1 weaving
       *[other] squares 5: 1 potato
    }
help-god-squares-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-squares-6 =
    { $number ->
        [0] squares 6: training
       *[other] squares 6: 1 corn
    }
help-god-squares-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-squares-7 =
    { $number ->
        [0] squares 7: rejuvenate 1 building or army card
        [1] squares 7: 1 stone
       *[other] squares 7: 1 potato
    }
help-god-squares-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-cross-1 =
    { $number ->
        [0] cross 1: 2 potatoes
       *[other] cross 1: 1 stone
    }
help-god-cross-1 = { part-explains-goods }
place-god-cross-2 =
    { $number ->
        [0] cross 2: 1 corn
       *[other] cross 2: 1 army card
    }
help-god-cross-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-cross-3 =
    { $number ->
        [0] cross 3: 2 stone
       *[other] cross 3: 1 potato
    }
help-god-cross-3 = { part-explains-goods }
place-god-cross-4 =
    { $number ->
        [0] cross 4: 2 corn
       *[other] cross 4: 1 point
    }
help-god-cross-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-cross-5 =
    { $number ->
        [0] cross 5: 1 worker from the nomads
       *[other] cross 5: 1 corn
    }
help-god-cross-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-cross-6 =
    { $number ->
        [0] cross 6: build 1 statue (pay its cost)
       *[other] cross 6: 1 stone
    }
help-god-cross-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-cross-7 =
    { $number ->
        [0] cross 7: rejuvenate 1 building or army card
        [1] cross 7: 1 stone
       *[other] cross 7: 1 potato
    }
help-god-cross-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-wave-1 =
    { $number ->
        [0] wave 1: 2 potatoes
       *[other] wave 1: 1 stone
    }
help-god-wave-1 = { part-explains-goods }
place-god-wave-2 =
    { $number ->
        [0] wave 2: construct 1 building (pay its cost)
       *[other] wave 2: 1 point
    }
help-god-wave-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-wave-3 = wave 3: 3 points
help-god-wave-3 = { part-explains-points }
place-god-wave-4 =
    { $number ->
        [0] wave 4: 1 gold
       *[other] wave 4: 1 potato
    }
help-god-wave-4 = { part-explains-goods }
place-god-wave-5 =
    { $number ->
        [0] wave 5: 1 worker from the nomads
       *[other] wave 5: 1 corn
    }
help-god-wave-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-wave-6 =
    { $number ->
        [0] wave 6: build 1 statue (pay its cost)
       *[other] wave 6: 1 stone
    }
help-god-wave-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-wave-7 =
    { $number ->
        [0] wave 7: 1 gold
       *[other] wave 7: 1 temple step for 1 gold
    }
help-god-wave-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-diamond-1 =
    { $number ->
        [0] diamond 1: 2 potatoes
       *[other] diamond 1: 1 stone
    }
help-god-diamond-1 = { part-explains-goods }
place-god-diamond-2 =
    { $number ->
        [0] diamond 2: construct 1 building (pay its cost)
       *[other] diamond 2: 1 point
    }
help-god-diamond-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-diamond-3 =
    { $number ->
        [0] diamond 3: 2 stone
       *[other] diamond 3: 1 potato
    }
help-god-diamond-3 = { part-explains-goods }
place-god-diamond-4 =
    { $number ->
        [0] diamond 4: 1 gold
       *[other] diamond 4: 1 potato
    }
help-god-diamond-4 = { part-explains-goods }
place-god-diamond-5 =
    { $number ->
        [0] diamond 5: 1 weaving
       *[other] diamond 5: 1 potato
    }
help-god-diamond-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-diamond-6 =
    { $number ->
        [0] diamond 6: training
       *[other] diamond 6: 1 corn
    }
help-god-diamond-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-diamond-7 =
    { $number ->
        [0] diamond 7: 1 gold
       *[other] diamond 7: 1 temple step for 1 gold
    }
help-god-diamond-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }

## Army cards

part-army =
    { $number ->
        [1] 1 soldier, 2 potatoes
        [2] 1 soldier, 2 potatoes
        [3] 1 soldier, 2 potatoes
        [4] 1 soldier, 2 potatoes
        [5] 1 soldier, 2 potatoes
        [6] 1 soldier, 2 potatoes
        [7] 1 soldier, 1 corn
        [8] 1 soldier, 1 corn
        [9] 1 soldier, 1 corn
        [10] 1 soldier, 1 corn
        [11] 1 soldier, 1 corn
        [12] 1 soldier, 1 stone
        [13] 1 soldier, 1 stone
        [14] 1 soldier, 1 stone
        [15] 1 soldier, 1 stone
        [16] 1 soldier, 1 stone
        [17] 1 soldier, 1 gold
        [18] 1 soldier, 1 gold
        [19] 2 soldiers, 1 potato
        [20] 2 soldiers, 1 potato
        [21] 2 soldiers, 1 potato
        [22] 2 soldiers, 1 potato
        [23] 2 soldiers, 1 potato
        [24] 2 soldiers, 1 potato
        [25] 2 soldiers, 1 corn
        [26] 2 soldiers, 1 corn
        [27] 2 soldiers, 1 corn
        [28] 2 soldiers, 1 stone
        [29] 2 soldiers, 1 stone
       *[other] 2 soldiers, 1 stone
    }
place-army = army card { $number } ({ part-army })
help-army = Soldiers and a bonus. On your turn, including a Festival that begins it, you may discard the card from your hand for the bonus. In Conquest you play it face-up; its soldiers are turned face-down or discarded to conquer spaces. Face-up it is worth 1 point at the end of the game.

## Buildings

part-production =
    { $number ->
        [1] Potato Store
        [2] Vegetable Garden
        [3] Stonecutter’s Hut
        [4] Wayside Shrine
        [5] Terraced Field
        [6] Warehouse
        [7] Barracks
        [8] Oracle
        [9] Tambo
        [10] Gold Washery
        [11] Granary
        [12] Quarry
        [13] Trading Post
        [14] Citadel
        [15] Weaver’s Workshop
        [16] Palace
        [17] Sun Gate
        [18] Goldsmith’s Workshop
       *[other] Imperial Storehouse
    }
place-production = { part-production }
    .definite = the { part-production }
    .contents =
        { $number ->
            [1] 3 potatoes
            [2] 1 corn, 1 potato
            [3] 1 stone, 1 potato
            [4] 2 points
            [5] 2 potatoes, 1 point
            [6] 2 corn or 2 stone
            [7] 1 army card, 1 potato
            [8] 1 god card, 1 point
            [9] 3 points, 1 potato
            [10] 1 gold, 1 potato
            [11] 2 corn, 1 point
            [12] 2 stone, 1 point
            [13] 1 gold or 4 potatoes; also 1 point
            [14] 1 god card, 1 army card, 1 potato
            [15] 1 weaving
            [16] 5 points
            [17] 1 gold, 1 temple step for 1 gold
            [18] 1 gold, 2 points
           *[other] 2 corn or 2 stone; also 3 points
        }
part-production-building = When you produce, the building gives its bonus and is turned face-down. If it lies face-up at the end of the game, it is worth 2 points.
help-production =
    { $number ->
        [1] Production building 1, cost: 1 stone, 1 corn.
        [2] Production building 2, cost: 1 stone, 1 corn.
        [3] Production building 3, cost: 1 stone, 1 corn.
        [4] Production building 4, cost: 1 stone, 1 corn.
        [5] Production building 5, cost: 2 stone.
        [6] Production building 6, cost: 2 stone.
        [7] Production building 7, cost: 2 stone.
        [8] Production building 8, cost: 2 stone.
        [9] Production building 9, cost: 2 stone, 1 potato.
        [10] Production building 10, cost: 2 stone, 1 potato.
        [11] Production building 11, cost: 2 stone, 1 potato.
        [12] Production building 12, cost: 2 stone, 1 potato.
        [13] Production building 13, cost: 2 stone, 1 potato.
        [14] Production building 14, cost: 2 stone, 1 corn.
        [15] Production building 15, cost: 2 stone, 1 corn.
        [16] Production building 16, cost: 3 stone, 1 potato.
        [17] Production building 17, cost: 3 stone.
        [18] Production building 18, cost: 2 stone, 1 gold.
       *[other] Production building 19, cost: 2 stone, 1 gold.
    } Bonus: { place-production.contents }. { part-production-building }
part-permanent =
    { $number ->
        [1] House of Couriers
        [2] House of Priests
        [3] Garrison
        [4] Dye Works
        [5] School of Crafts
        [6] Temple Kitchen
        [7] Toll House
        [8] Weavers’ Guild
        [9] Tapestry Hall
        [10] Festival Square
        [11] House of Offerings
        [12] Golden Sanctuary
        [13] Council of War
        [14] Parade Ground
        [15] Exchange House
        [16] Repair Yard
        [17] Tribute House
        [18] Infirmary
        [19] House of Divination
       *[other] Toolmakers’ Workshop
    }
place-permanent = { part-permanent }
    .definite = the { part-permanent }
    .contents =
        { $number ->
            [1] any worker may count as a courier
            [2] any worker may count as a priest
            [3] placing a warrior: rejuvenate 2 production buildings
            [4] connections give their bonus at once
            [5] craftsmen count as architects and vice versa
            [6] each Festival: 4 potatoes; god cards in hand +1 point
            [7] own steps give points too
            [8] purchasing weavings: choose from 5 tiles
            [9] each Festival: 1 point per weaving of the longest tapestry
            [10] each Festival: 2 potatoes, 1 corn, 1 stone
            [11] each Offering: 1 weaving
            [12] 1 temple step for 1 gold, also before each Festival
            [13] each conquest: 1 soldier fewer to turn and to discard
            [14] placing a warrior: 2 more tasks
            [15] any time: exchange 2 stone, 1 gold or 2 corn
            [16] each Produce: rejuvenate a building or an army card
            [17] each Conquest: 1 gold, 1 point
            [18] each Rejuvenate: 1 army card, 1 gold
            [19] a god card for 1 potato
           *[other] collecting: 1 more and 1 point
        }
part-permanent-building = The building always lies face-up and is worth 2 points at the end of the game.
help-permanent =
    { $number ->
        [1] Passive building 1, cost: 2 stone, 1 corn. Any worker you place may count as a courier instead of its own kind.
        [2] Passive building 2, cost: 2 stone, 1 corn. Any worker you place may count as a priest instead of its own kind.
        [3] Passive building 3, cost: 1 stone, 1 corn. When you place a warrior, you may rejuvenate up to 2 of your production buildings.
        [4] Passive building 4, cost: 2 stone. When you add a weaving and make a matching connection, it gives its bonus at once.
        [5] Passive building 5, cost: 1 stone, 1 corn. A craftsman you place may count as an architect, and an architect as a craftsman.
        [6] Passive building 6, cost: 1 stone, 1 corn. At the start of each Festival, gain 4 potatoes. At the end of the game, each god card in your hand is worth 1 point more.
        [7] Passive building 7, cost: 2 stone. When you place a worker, your own steps above its space give you 1 point each as well.
        [8] Passive building 8, cost: 1 stone, 1 corn. When you purchase weavings as a task, reveal 5 tiles. Put 2 of them back under the stack before buying.
        [9] Passive building 9, cost: 3 stone. At the start of each Festival, score 1 point for each weaving of your longest tapestry.
        [10] Passive building 10, cost: 2 stone. At the start of each Festival, gain 2 potatoes, 1 corn and 1 stone.
        [11] Passive building 11, cost: 2 stone, 1 corn. Whenever anyone activates Offering, take 1 weaving from the stack free of charge.
        [12] Passive building 12, cost: 2 stone. Whenever anyone activates Offering, and just before each Festival, you may pay 1 gold for 1 temple step. A variant ties it to Worship instead.
        [13] Passive building 13, cost: 3 stone. For each conquest you may turn 1 fewer soldier face-down and discard 1 fewer, as long as at least 1 soldier is used.
        [14] Passive building 14, cost: 2 stone, 1 gold. When you place a warrior, you may perform 2 more tasks.
        [15] Passive building 15, cost: 2 stone. At any of your decisions, even on other players’ turns, you may exchange 2 stone, 1 gold or 2 corn for another of the three.
        [16] Passive building 16, cost: 2 stone. Whenever anyone activates Produce, you may rejuvenate 1 production building or army card before or after you produce.
        [17] Passive building 17, cost: 2 stone, 1 potato. Whenever anyone activates Conquest, gain 1 gold and 1 point.
        [18] Passive building 18, cost: 2 stone, 1 potato. Whenever anyone activates Rejuvenate, draw 1 army card and gain 1 gold.
        [19] Passive building 19, cost: 1 stone, 1 corn. On your turn you may pay 1 potato for a god card, as often as you like.
       *[other] Passive building 20, cost: 3 stone. When you collect potatoes, corn or stone as a task, gain 1 more and score 1 point.
    } { part-permanent-building }

## Weavings

part-weaving = Two neighbouring edges with the same symbol make a matching connection, which gives its bonus with the Merchant task. A tapestry holds each pattern at most once; 1 to 7 tiles score 0, 1, 3, 6, 10, 15 and 21 points.
part-starting-pattern =
    { $number ->
        [1] Llama
        [2] Condor
        [3] Serpent
       *[other] Puma
    }
place-starting-weaving = starting weaving “{ part-starting-pattern }”
    .pattern = “{ part-starting-pattern }”
    .contents =
        { $number ->
            [1] left: 3 potatoes; right: 2 stone
            [2] left: 2 stone; right: 1 army card
            [3] left: 1 army card; right: 1 god card and 1 potato
           *[other] left: 1 god card and 1 potato; right: 3 potatoes
        }
help-starting-weaving = Edges: { place-starting-weaving.contents }. { part-weaving }
part-pattern =
    { $number ->
        [1] Llama
        [2] Llama
        [3] Llama
        [4] Condor
        [5] Condor
        [6] Condor
        [7] Serpent
        [8] Serpent
        [9] Serpent
        [10] Puma
        [11] Puma
        [12] Puma
        [13] Fish
        [14] Fish
        [15] Fish
        [16] Flower
        [17] Flower
        [18] Sun
        [19] Sun
        [20] Llama
        [21] Condor
        [22] Serpent
        [23] Puma
        [24] Flower
        [25] Sun
        [26] Llama
        [27] Llama
        [28] Condor
        [29] Serpent
        [30] Fish
       *[other] Flower
    }
place-weaving = weaving “{ part-pattern } { $number }”
    .pattern = “{ part-pattern } { $number }”
    .contents =
        { $number ->
            [1] left: 3 points; right: 1 temple step for 1 gold
            [2] left: 1 army card; right: 2 stone
            [3] left: 1 god card and 1 potato; right: 3 potatoes
            [4] left: 1 gold; right: rejuvenate 1 building or army card
            [5] left: 3 potatoes; right: 1 temple step for 1 gold
            [6] left: 2 stone; right: 1 god card and 1 potato
            [7] left: 1 god card and 1 potato; right: rejuvenate 1 building or army card
            [8] left: rejuvenate 1 building or army card; right: 1 temple step for 1 gold
            [9] left: 3 potatoes; right: 1 army card
            [10] left: 1 temple step for 1 gold; right: 1 gold
            [11] left: 3 points; right: 1 army card
            [12] left: 1 gold; right: 3 potatoes
            [13] left: 2 stone; right: 3 potatoes
            [14] left: rejuvenate 1 building or army card; right: 3 points
            [15] left: rejuvenate 1 building or army card; right: 2 stone
            [16] left: 3 potatoes; right: rejuvenate 1 building or army card
            [17] left: 3 points; right: 1 god card and 1 potato
            [18] left: 3 potatoes; right: 1 god card and 1 potato
            [19] left: 1 army card; right: 3 points
            [20] left: 2 stone; right: rejuvenate 1 building or army card
            [21] left: 3 points; right: 2 stone
            [22] left: 1 army card; right: 2 stone
            [23] left: 2 stone; right: 1 temple step for 1 gold
            [24] left: rejuvenate 1 building or army card; right: 1 gold
            [25] left: 1 temple step for 1 gold; right: 3 potatoes
            [26] left: 1 army card; right: 3 potatoes
            [27] left: 3 potatoes; right: 3 points
            [28] left: 1 gold; right: 1 army card
            [29] left: 1 temple step for 1 gold; right: 3 points
            [30] left: 1 god card and 1 potato; right: 1 gold
           *[other] left: 1 temple step for 1 gold; right: 1 army card
        }
help-weaving = Edges: { place-weaving.contents }. { part-weaving }
place-weaving-stack = weaving stack
help-weaving-stack = The top tile is face-up, the one beneath it unseen.
place-tapestry-left = left end of tapestry { $number }
help-tapestry-left = A weaving can be added here if the tapestry does not contain its pattern yet.
place-tapestry-right = right end of tapestry { $number }
help-tapestry-right = A weaving can be added here if the tapestry does not contain its pattern yet.
place-new-tapestry = new tapestry
help-new-tapestry = The weaving begins a tapestry of its own.

## Statues

part-small-statue = Costs 3 stone and gives 3 points. With it, god cards of this symbol also give their bonuses when you place a worker. In Worship it is worth 1 temple step.
part-large-statue = Costs 3 stone and 2 gold and gives 9 points. With it, god cards of this symbol also give their bonuses when you place a worker. In Worship it is worth 3 temple steps to the active player and 1 to the others.
place-small-spiral = small spiral statue
help-small-spiral = { part-small-statue }
place-small-zigzag = small zigzag statue
help-small-zigzag = { part-small-statue }
place-small-squares = small squares statue
help-small-squares = { part-small-statue }
place-small-cross = small cross statue
help-small-cross = { part-small-statue }
place-small-wave = small wave statue
help-small-wave = { part-small-statue }
place-small-diamond = small diamond statue
help-small-diamond = { part-small-statue }
place-large-spiral = large spiral statue
help-large-spiral = { part-large-statue }
place-large-zigzag = large zigzag statue
help-large-zigzag = { part-large-statue }
place-large-squares = large squares statue
help-large-squares = { part-large-statue }
place-large-cross = large cross statue
help-large-cross = { part-large-statue }
place-large-wave = large wave statue
help-large-wave = { part-large-statue }
place-large-diamond = large diamond statue
help-large-diamond = { part-large-statue }

## Axomamma

place-personality =
    { $number ->
        [0] Axomamma’s personality: statues
        [1] Axomamma’s personality: weavings
        [2] Axomamma’s personality: the temple
       *[other] Axomamma’s personality: buildings
    }
help-personality =
    When the die shows the number of a token on this cell, Axomamma gains 1 gold and { $number ->
        [0] takes a random small statue, free of charge
        [1] adds the top weaving of the stack to a tapestry
        [2] climbs 1 temple step
       *[other] takes a random building of the market, free of charge
    }. The rulebook also says that she does so each time a token stops here; this can be chosen before the match.
