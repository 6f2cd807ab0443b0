# Endless Winter in English.

title = Endless Winter: Paleoamericans
about = Lead a tribe through four generations of the Ice Age: recruit people, learn, cross the land, hunt big game and raise megaliths. For 1 to 4 players.
provenance = The rules of the published game, told in our own words. What exactly is printed on most components was not known to us. The abilities of cards and chiefs, culture cards, set-up cards, values of animals, prices of sacred-stone slots, some stone values, cells of the megalith tiles, what terrain and tracks give, tokens and the whole solo opponent are our own edition, fitted to the rules, not the published tables.
automaton = Nomad
option-draft =
    { $value ->
        [0] No draft: chiefs and set-up cards are dealt
        [1] Draft of set-up cards
       *[other] Draft of chiefs and set-up cards
    }
option-gameplay-variant =
    { $value ->
        [0] Base game
       *[other] Gameplay variant: one fewer figure in the first era, and a hex pays only a sole leader
    }
option-glacier-tokens =
    { $value ->
        [0] Without glacier tokens
       *[other] With glacier tokens
    }
option-rest-tokens =
    { $value ->
        [0] Without rest tokens
       *[other] With rest tokens
    }
option-megalith-layout =
    { $value ->
        [0] Megalith board: usual for the number of players
        [1] Megalith board: a block of 8 by 4
        [2] Megalith board: two shifted rows
       *[other] Megalith board: a ring
    }
option-nomad =
    { $value ->
        [0] Nomad: normal
        [1] Nomad: easy
       *[other] Nomad: hard
    }
preset-first = First game
preset-draft = Draft
preset-tokens = Glaciers and rest
preset-everything = Everything
variant-draft = Draft
variant-megalith-layout = Megalith board
variant-nomad = Nomad
about-option-draft = In a draft, set-up cards are chosen in reverse turn order instead of being dealt, and chiefs in turn order.
about-option-gameplay-variant = There are fewer figures to place early on, and a hex shared with an equally strong opponent brings nothing.
about-option-glacier-tokens = They lie face down on glaciers. The first camp there turns one up; a village beside open ones gains what they show.
about-option-rest-tokens = Whoever rests first in a round may use the open token, or exchange it for the unknown one on top of the stack.
about-option-megalith-layout = How the megalith tiles are laid out, and so which cells are adjacent.
about-option-nomad = The normal Nomad begins with 20 points, the easy one with none, the hard one with 40.
about-preset-first = Chiefs and set-up cards are dealt, no tokens: the place to begin.
about-preset-draft = Chiefs and set-up cards are drafted instead of being dealt.
about-preset-tokens = With glacier tokens and rest tokens, two modules from the box.
about-preset-everything = Both drafts, both kinds of tokens and the gameplay variant.
about-preset-easy = The Nomad begins with no points.
about-preset-normal = The Nomad begins with 20 points.
about-preset-hard = The Nomad begins with 40 points.

## Parts of other messages

part-good =
    { $good ->
        [food] { $amount } food
       *[tools] { $amount ->
            [one] { $amount } tool
           *[other] { $amount } tools
        }
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-labour =
    { $half ->
        [0] { $labour } labour
       *[other] { $labour ->
            [0] ½ labour
           *[other] { $labour }½ labour
        }
    }
part-scores =
    { $you ->
        [yes] You score { part-points }
       *[no] { $seat } scores { part-points }
    }
part-terrain =
    { $terrain ->
        [plains] plains
        [forest] forest
        [hills] hills
        [mountains] mountains
        [marsh] marsh
        [tundra] tundra
        [glacier] glacier
        [base] base
       *[other] not laid out yet
    }
part-junction =
    { $number ->
        [1] 1–2–8
        [2] 1–6–18
        [3] 1–7–8
        [4] 1–7–18
        [5] 2–3–10
        [6] 2–8–9
        [7] 2–9–10
        [8] 3–4–12
        [9] 3–10–11
        [10] 3–11–12
        [11] 4–5–14
        [12] 4–12–13
        [13] 4–13–14
        [14] 5–6–16
        [15] 5–14–15
        [16] 5–15–16
        [17] 6–16–17
       *[other] 6–17–18
    }
part-column =
    { $number ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[other] 10
    }
part-row =
    { $second ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
part-cell =
    { $benefit ->
        [tool] 1 tool
        [food] 2 food
        [idol] an idol step
        [card] a card
        [burial] bury a card
        [start] start cell, for neutral megaliths only
        [points] 2 points
        [step] 2 camp steps
        [rotation] rotate an animal
       *[other] not laid out yet
    }
part-figure =
    { $figure ->
        [chief-figure] chief figure
       *[other] tribe figure
    }
part-figure-taken =
    { $figure ->
        [chief-figure] the chief figure
       *[other] a tribe figure
    }
part-track =
    { $track ->
        [sacrifice] sacrifice track
       *[other] honour track
    }
part-copies =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $amount })
    }

## Prompts

ask-choose-side = Which side of your chief card do you play?
ask-choose-chief = Which chief do you take, and which side is up?
ask-choose-setup = Which set-up card do you take?
ask-take-turn =
    { $plays ->
        [yes] Your turn: play a culture card, or place a figure.
       *[no] Your turn: place a figure in a column or in the rest area.
    }
ask-act =
    { $doing ->
        [yes] { $column ->
            [0] Initiate: what do you do?
            [1] Develop: what do you do?
            [2] Migrate: what do you do?
           *[other] Hunt: what do you do?
        }
        [left] { $column ->
            [0] Initiate is done: use your cards, or end your turn.
            [1] Develop is done: use your cards, or end your turn.
            [2] Migrate is done: use your cards, or end your turn.
           *[other] Hunt is done: use your cards, or end your turn.
        }
        [free] { $column ->
            [0] Initiate: play cards or spend food for more labour, or end your turn.
            [1] Develop: play cards or spend food for more labour, or end your turn.
            [2] Migrate: play cards or spend food for more labour, or end your turn.
           *[other] Hunt: play cards or spend food for more labour, or end your turn.
        }
       *[no] { $column ->
            [0] Initiate: nothing more can be done. End your turn.
            [1] Develop: nothing more can be done. End your turn.
            [2] Migrate: nothing more can be done. End your turn.
           *[other] Hunt: nothing more can be done. End your turn.
        }
    }
ask-rest-area =
    { $part ->
        [0] Rest: draw a card, or take a lesser benefit?
        [1] Rest: rotate an animal?
       *[other] You have rested. End your turn.
    }
ask-set-aside = Which cards do you put face down on your eclipse pile? The rest stays in your hand.
ask-discard-card = Which card do you discard for it?
ask-choose-rest-token = You are the first to rest: do you take the open rest token, or the unknown one below it?
ask-use-revealed = Eclipse: which revealed card do you use?
ask-claim-hexes = Eclipse: which hex’s benefit do you take first?
ask-use-board =
    { $stones ->
        [yes] Eclipse: what do you gain from your board? Stones that are left score at the end of this step.
       *[no] Eclipse: what do you gain from your board?
    }
ask-benefit =
    { $link ->
        [0] You may place a megalith, or take a lesser benefit.
        [neutral] You may place a neutral megalith, which belongs to nobody, or take a lesser benefit.
        [1] { $times ->
            [one] You may draw a card, or take a lesser benefit.
           *[other] You may draw { $times } cards, or take a lesser benefit for each.
        }
        [2] { $times ->
            [one] You may advance on an idol track, or take a lesser benefit.
           *[other] You may advance { $times } steps on idol tracks, or take a lesser benefit for each.
        }
        [food] You may gain food.
       *[other] { $food ->
            [no] { $times ->
                [one] You may gain a tool.
               *[other] You may gain { $times } tools.
            }
           *[yes] { $times ->
                [one] You may gain a tool, or food instead.
               *[other] You may gain { $times } tools, or food instead of each.
            }
        }
    }
ask-all-of = Several benefits, in any order. Which comes first?
ask-buy = Do you pay for it?
ask-bury =
    { $times ->
        [one] Which card do you bury?
       *[other] You may bury { $times } cards. Which comes first?
    }
ask-choose-tribe =
    { $zone ->
        [0] Which tribe card do you take into your hand?
       *[other] Which tribe card do you add to your discard pile?
    }
ask-choose-culture = Which culture card do you take?
ask-hunt = Which animal do you take from the hunting grounds?
ask-rotate = Which animal do you rotate?
ask-reveal = Do you reveal animals?
ask-move-camps =
    { $times ->
        [one] Which camp makes a step?
       *[other] You have { $times } steps. Which camp makes the next one?
    }
ask-settle = Where do you found a village?
ask-follow-arrow = Do you follow an arrow with one more megalith?
ask-in-any-order = The village stands beside several tokens. Which do you use first?

## Options

do-choose-chief = { NAME($place) }: { NAME($place, case: "ability") }
do-choose-setup = Take the { NAME($place) }
do-play = Play { brief-play }
do-send = Tribe figure: { brief-send }
do-send-chief = Chief figure: { brief-send-chief }
do-use = Use { brief-use }
do-spend =
    { $left ->
        [0] Spend all your food for labour
       *[other] Spend food for labour down to { $left }
    }
do-use-chief = Use your chief: { NAME($place, case: "ability") }
do-use-token = Use { NAME($place) }: { NAME($place, case: "benefit") }
do-take-token = Take { NAME($place) }: { NAME($place, case: "benefit") }
do-swap-token = Take the unknown token on top of the stack
do-recruit = { NAME($place, case: "card") } to your hand: { NAME($place, case: "effect") }
do-adopt = { NAME($place, case: "card") } to your discard pile: { NAME($place, case: "effect") }
do-bury-for-food = For 1 food: bury { brief-bury-for-food }
do-bury = Bury { brief-bury }
do-advance =
    { $level ->
        [top] Stay on top of the { NAME($place) } for a point
       *[other] Advance on the { NAME($place) } to level { $level }
    }
do-take =
    { $lower ->
        [yes] { $place ->
            [food] Lower section: take 2 food
           *[other] Lower section: take 1 tool and 1 food
        }
       *[no] { $place ->
            [food] Take 1 food
           *[other] Take 1 tool
        }
    }
do-take-all =
    { $place ->
        [food] Take food instead of each tool
       *[other] Take all tools
    }
do-draw = Draw 1 card
do-draw-all = Draw all cards
do-raise =
    { $neutral ->
        [yes] Place a neutral megalith: { brief-raise }
       *[no] Place a megalith: { brief-raise }
    }
do-learn = Learn { brief-learn }
do-take-point = No cards are left: score 1 point
do-take-stone = Stone, each eclipse: { brief-take-stone }
do-pitch = Place a camp on the base hex
do-pitch-freely = Lower section: place a camp on the base hex, then make a step
do-march = Move a camp for labour: { brief-march }
do-move = Move a camp: { brief-move }
do-settle = Found a village: { brief-settle }
do-reveal = Reveal animals
do-hunt = Take { NAME($animal, case: "taken") }
do-rotate =
    { $points ->
        [0] Rotate { NAME($place, case: "taken") }
       *[other] Rotate { NAME($place, case: "taken") } (−{ part-points } at the end)
    }
do-take-top = Take the top animal of the deck
do-discard = Discard { brief-discard }
do-set-aside =
    { $culture ->
        [yes] Bluff with { NAME($place) } on the eclipse pile
       *[no] Eclipse pile: { NAME($place) } ({ NAME($place, case: "eclipse") })
    }
do-stop = Stop here
do-pay-for = Pay
do-claim =
    { $claimed ->
        [villages] Draw a card for a village
       *[other] Claim { brief-claim }
    }
do-score = Score the { NAME($place) }
do-done = Done

## What an option does, where its verb is said already

brief-play =
    { $culture ->
        [yes] { NAME($place) }: { NAME($place, case: "effect") }
       *[no] { NAME($place) }
    }
brief-send = { NAME($place, case: "offer") }
brief-send-chief = { NAME($place, case: "offer") }
brief-use = { NAME($place, case: "card") }
brief-bury-for-food = { NAME($place) }
brief-bury = { NAME($place) }
brief-claim =
    { $claimed ->
        [villages] Draw a card for a village
        [reserve] { NAME($place) }
       *[other] { NAME($place) } ({ part-terrain })
    }
brief-raise = { NAME($place) }
brief-learn = { NAME($place) }: { NAME($place, case: "effect") }
brief-take-stone = { NAME($place, case: "worth") }
brief-march =
    { $terrain ->
        [base] { NAME($place) } → { NAME($second) }
       *[other] { NAME($place) } → { NAME($second) } ({ part-terrain })
    }
brief-move =
    { $terrain ->
        [base] { NAME($place) } → { NAME($second) }
       *[other] { NAME($place) } → { NAME($second) } ({ part-terrain })
    }
brief-settle = { NAME($place) }
brief-discard = { NAME($place) }
brief-recruit = { NAME($place, case: "card") }: { NAME($place, case: "effect") }
brief-adopt = { NAME($place, case: "card") }: { NAME($place, case: "effect") }

## Log

log-stone-shown = On the board: the { NAME($stone) }.
log-culture-shown = New culture card: { NAME($card) }.
log-animal-shown = In the hunting grounds: { NAME($animal) }.
log-megalith-tile-laid = Slot { $slot } of the megalith board: { NAME($tile) }.
log-terrain-laid = Laid out: { NAME($place) }, { part-terrain }.
log-order-given =
    { $you ->
        [yes] You are { $place }{ $place ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        } in the turn order.
       *[no] { $seat } is { $place }{ $place ->
            [1] st
            [2] nd
            [3] rd
           *[other] th
        } in the turn order.
    }
log-chief-card-shown = In the draft: { NAME($chief) }.
log-chief-dealt =
    { $you ->
        [yes] You are dealt { NAME($chief) }.
       *[no] { $seat } is dealt { NAME($chief) }.
    }
log-chief-chosen =
    { $you ->
        [yes] You play { NAME($side) }.
       *[no] { $seat } plays { NAME($side) }.
    }
log-setup-card-shown = In the draft: { NAME($card) }.
log-setup-card-taken =
    { $you ->
        [yes] You receive the { NAME($card) }.
       *[no] { $seat } receives the { NAME($card) }.
    }
log-rest-token-shown = Face up on the stack: { NAME($token) }.
log-rest-token-turned-down = Face down under the stack: { NAME($token) }.
log-round-began = Round { $round } begins.
log-turn-began =
    { $you ->
        [yes] Your turn begins.
       *[no] { $seat } begins a turn.
    }
log-figure-placed =
    { $you ->
        [yes] You place { part-figure-taken } { NAME($place, case: "to") }.
       *[no] { $seat } places { part-figure-taken } { NAME($place, case: "to") }.
    }
log-lower-place-taken =
    { $you ->
        [yes] You take the lower section of the { NAME($place) }.
       *[no] { $seat } takes the lower section of the { NAME($place) }.
    }
log-figure-joined =
    { $you ->
        [yes] Your last figure joins you for the second era.
       *[no] The last figure of { $seat } joins for the second era.
    }
log-rest-token-taken =
    { $you ->
        [yes] You take { NAME($token) }.
       *[no] { $seat } takes { NAME($token) }.
    }
log-rest-token-drawn =
    { $you ->
        [yes] You turn up { NAME($token) }.
       *[no] { $seat } turns up { NAME($token) }.
    }
log-rest-token-used =
    { $you ->
        [yes] You use { NAME($token) }.
       *[no] { $seat } uses { NAME($token) }.
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
log-goods-lost =
    { $you ->
        [yes] You have no room for { part-good }.
       *[no] { $seat } has no room for { part-good }.
    }
part-food = { $amount } food
log-food-spoiled =
    { $you ->
        [yes] The food limit falls: you lose { part-food }.
       *[no] The food limit falls: { $seat } loses { part-food }.
    }
log-labour-gained =
    { $you ->
        [yes] You gain { part-labour }.
       *[no] { $seat } gains { part-labour }.
    }
log-labour-paid =
    { $you ->
        [yes] You pay { part-labour }.
       *[no] { $seat } pays { part-labour }.
    }
part-labour-for = { $labour } labour
log-food-spent =
    { $you ->
        [yes] You spend { part-food } for { part-labour-for }.
       *[no] { $seat } spends { part-food } for { part-labour-for }.
    }
log-points-scored =
    { $source ->
        [effects] { part-scores } at once.
        [empty-decks] { part-scores } for an empty deck.
        [megaliths] { part-scores } for megaliths.
        [idols] { part-scores } on the idol board.
        [stones] { part-scores } for a sacred stone.
        [sacrifice] { part-scores } for food and tools on the sacrifice track.
        [burials] { part-scores } for buried cards.
        [cards] { part-scores } for cards.
       *[other] { part-scores } for animals.
    }
log-card-played =
    { $you ->
        [yes] You play { NAME($card) }.
       *[no] { $seat } plays { NAME($card) }.
    }
log-ability-used =
    { $you ->
        [yes] You use { NAME($card) }.
       *[no] { $seat } uses { NAME($card) }.
    }
log-chief-used =
    { $you ->
        [yes] You use { NAME($chief) }.
       *[no] { $seat } uses { NAME($chief) }.
    }
log-card-discarded =
    { $you ->
        [yes] You discard { NAME($card) }.
       *[no] { $seat } discards { NAME($card) }.
    }
log-card-drawn =
    { $you ->
        [yes] { $card ->
            [card] You draw a card.
           *[other] You draw { NAME($card) }.
        }
       *[no] { $card ->
            [card] { $seat } draws a card.
           *[other] { $seat } draws { NAME($card) }.
        }
    }
part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
log-deck-shuffled =
    { $you ->
        [yes] Your discard pile becomes a new deck: { part-cards }.
       *[no] The discard pile of { $seat } becomes a new deck: { part-cards }.
    }
log-card-taken =
    { $you ->
        [yes] You take { NAME($card) }.
       *[no] { $seat } takes { NAME($card) }.
    }
log-card-adopted =
    { $you ->
        [yes] You add { NAME($card) } to your discard pile.
       *[no] { $seat } adds { NAME($card) } to the discard pile.
    }
log-card-buried =
    { $you ->
        [yes] You bury { NAME($card) }.
       *[no] { $seat } buries { NAME($card) }.
    }
log-hand-card-buried =
    { $you ->
        [yes] { $card ->
            [card] You bury a card from your hand.
           *[other] You bury { NAME($card) } from your hand.
        }
       *[no] { $card ->
            [card] { $seat } buries a card from the hand.
           *[other] { $seat } buries { NAME($card) } from the hand.
        }
    }
log-card-set-aside =
    { $you ->
        [yes] { $card ->
            [card] You put a card on the eclipse pile.
           *[other] You put { NAME($card) } on the eclipse pile.
        }
       *[no] { $card ->
            [card] { $seat } puts a card on the eclipse pile.
           *[other] { $seat } puts { NAME($card) } on the eclipse pile.
        }
    }
log-display-cleared = The culture cards of the first era leave the game.
log-animal-taken =
    { $you ->
        [yes] You take { NAME($animal, case: "taken") }.
       *[no] { $seat } takes { NAME($animal, case: "taken") }.
    }
log-animal-drawn =
    { $you ->
        [yes] You draw { NAME($animal, case: "taken") } from the deck.
       *[no] { $seat } draws { NAME($animal, case: "taken") } from the deck.
    }
log-animal-rotated =
    { $you ->
        [yes] You rotate { NAME($animal, case: "taken") }.
       *[no] { $seat } rotates { NAME($animal, case: "taken") }.
    }
log-stone-taken =
    { $you ->
        [yes] You take the { NAME($stone) }.
       *[no] { $seat } takes the { NAME($stone) }.
    }
log-stone-scored =
    { $points ->
        [0] { $you ->
            [yes] You score nothing for your { NAME($stone) }.
           *[no] { $seat } scores nothing for the { NAME($stone) }.
        }
       *[other] { $you ->
            [yes] You score your { NAME($stone) }.
           *[no] { $seat } scores the { NAME($stone) }.
        }
    }
log-idol-advanced =
    { $you ->
        [yes] You advance on the { part-track } to level { $level }.
       *[no] { $seat } advances on the { part-track } to level { $level }.
    }
log-megalith-placed =
    { $you ->
        [yes] You place a megalith: { NAME($place) }.
       *[no] { $seat } places a megalith: { NAME($place) }.
    }
log-neutral-megalith-placed =
    { $you ->
        [yes] You place a neutral megalith: { NAME($place) }.
       *[no] { $seat } places a neutral megalith: { NAME($place) }.
    }
log-reserve-emptied =
    { $you ->
        [yes] Your { NAME($place) } is empty: it now gives { NAME($place, case: "gift") } in each eclipse.
       *[no] { $seat } has emptied { NAME($place) }: it now gives { NAME($place, case: "gift") } in each eclipse.
    }
log-camp-placed =
    { $you ->
        [yes] You place a camp on the base hex.
       *[no] { $seat } places a camp on the base hex.
    }
log-camp-moved =
    { $you ->
        [yes] You move a camp: { NAME($source) } → { NAME($target) }.
       *[no] { $seat } moves a camp: { NAME($source) } → { NAME($target) }.
    }
log-village-founded =
    { $you ->
        [yes] You found a village: { NAME($place) }.
       *[no] { $seat } founds a village: { NAME($place) }.
    }
log-token-turned-up = Turned up on { NAME($place) }: { NAME($token) }.
log-token-used =
    { $you ->
        [yes] You use { NAME($token) }.
       *[no] { $seat } uses { NAME($token) }.
    }
log-eclipse-began =
    { $round ->
        [1] The first eclipse.
        [2] The second eclipse: the first era ends.
        [3] The third eclipse.
       *[other] The fourth and last eclipse.
    }
log-card-revealed =
    { $you ->
        [yes] You reveal { NAME($card) }.
       *[no] { $seat } reveals { NAME($card) }.
    }
log-culture-returned =
    { $you ->
        [yes] { NAME($card) } was a bluff and comes back to your hand.
       *[no] A bluff: { $seat } takes { NAME($card) } back to the hand.
    }
log-labour-counted =
    { $you ->
        [yes] You have { part-labour } in the eclipse.
       *[no] { $seat } has { part-labour } in the eclipse.
    }
log-hex-claimed =
    { $you ->
        [yes] You claim the benefit of { NAME($place) }.
       *[no] { $seat } claims the benefit of { NAME($place) }.
    }
log-reserve-claimed =
    { $you ->
        [yes] You claim the benefit of { NAME($place) }.
       *[no] { $seat } claims the benefit of { NAME($place) }.
    }
log-eclipse-over =
    { $round ->
        [1] The first eclipse is over.
        [2] The second eclipse is over.
        [3] The third eclipse is over.
       *[other] The last eclipse is over.
    }
log-preparation-began = Everybody prepares for round { $round }.
log-final-scoring-began = Final scoring.
log-match-won =
    { $you ->
        [yes] You win: { part-points }.
       *[no] { $seat } wins: { part-points }.
    }
log-nomad-card-turned =
    { $you ->
        [yes] You reveal { NAME($card) }.
       *[no] { $seat } reveals { NAME($card) }.
    }
log-nomad-card-added =
    { $you ->
        [yes] You add { NAME($card) } for its labour alone.
       *[no] { $seat } adds { NAME($card) } for its labour alone.
    }

## Price tags

price-food = { $signed } food
price-tools =
    { $amount ->
        [one] { $signed } tool
       *[other] { $signed } tools
    }
price-labour = { $signed } labour
price-half-labour = { $signed } half labour
price-card =
    { $amount ->
        [one] { $signed } card
       *[other] { $signed } cards
    }
price-idol =
    { $amount ->
        [one] { $signed } idol step
       *[other] { $signed } idol steps
    }
price-megalith =
    { $amount ->
        [one] { $signed } megalith
       *[other] { $signed } megaliths
    }
price-points =
    { $amount ->
        [one] { $signed } point
       *[other] { $signed } points
    }
price-tribe-card =
    { $amount ->
        [one] { $signed } tribe card
       *[other] { $signed } tribe cards
    }
price-culture-card =
    { $amount ->
        [one] { $signed } culture card
       *[other] { $signed } culture cards
    }
price-burial =
    { $amount ->
        [one] { $signed } burial
       *[other] { $signed } burials
    }
price-camp =
    { $amount ->
        [one] { $signed } camp
       *[other] { $signed } camps
    }
price-step =
    { $amount ->
        [one] { $signed } camp step
       *[other] { $signed } camp steps
    }
price-animal =
    { $amount ->
        [one] { $signed } animal
       *[other] { $signed } animals
    }
price-village =
    { $amount ->
        [one] { $signed } village
       *[other] { $signed } villages
    }
price-stone =
    { $amount ->
        [one] { $signed } sacred stone
       *[other] { $signed } sacred stones
    }
price-rotation =
    { $amount ->
        [one] { $signed } rotation
       *[other] { $signed } rotations
    }
price-sacrifice =
    { $amount ->
        [one] { $signed } level of sacrifice
       *[other] { $signed } levels of sacrifice
    }
price-honour =
    { $amount ->
        [one] { $signed } level of honour
       *[other] { $signed } levels of honour
    }

## Final score

score-start = Head start
score-effects = Benefits
score-empty-decks = Empty decks
score-megaliths = Megaliths
score-idols = Idol board
score-stones = Sacred stones
score-sacrifice = Sacrifice track
score-burials = Buried cards
score-cards = Cards
score-animals = Animals

## What to keep in mind

status-round = Round { $round } of 4, era { $era }
status-figures =
    { $left ->
        [0] { status-round }: all your figures are placed
        [one] { status-round }: { $left } figure left
       *[other] { status-round }: { $left } figures left
    }
status-eclipse = { status-round }: eclipse
status-labour = { part-labour }

## Figures of a seat

figure-food = { $amount } of { $limit } food
figure-tools =
    { $amount ->
        [one] { $amount } tool
       *[other] { $amount } tools
    }
figure-cards =
    { $amount ->
        [one] { $amount } card in hand
       *[other] { $amount } cards in hand
    }
figure-figures =
    { $amount ->
        [one] { $amount } figure to place
       *[other] { $amount } figures to place
    }
figure-megaliths =
    { $amount ->
        [one] { $amount } megalith in reserve
       *[other] { $amount } megaliths in reserve
    }
figure-stones =
    { $amount ->
        [one] { $amount } sacred stone
       *[other] { $amount } sacred stones
    }
figure-buried =
    { $amount ->
        [one] { $amount } buried card
       *[other] { $amount } buried cards
    }
figure-animals =
    { $amount ->
        [one] { $amount } animal
       *[other] { $amount } animals
    }

## Why it is asked

reason-no-megaliths = Your reserve has no megaliths left: you can take a lesser benefit.
reason-village = Labour now: { $pool }. A village needs a camp of yours on each of the three hexes around a free junction; camps on the base do not count.
reason-act =
    { $section ->
        [0] { $pays ->
            [yes] Labour now: { $pool }. Once you use the middle or the lower section, you cannot go back up.
            [later] Labour now: { $pool }. To pay for the upper section, first play cards or spend food; there is no going back up.
           *[no] Labour now: { $pool }. Sections are used from top to bottom; there is no going back up.
        }
        [1] You are past the upper section.
        [2] You are past the upper and middle sections.
       *[other] You are past all sections.
    }
reason-take-turn =
    { $plays ->
        [yes] The first culture card is free; each further one costs a card from your hand.
       *[no] The first figure of the round in a column gets its lower section too.
    }
reason-take-turn-with-chief =
    { $plays ->
        [yes] The first culture card is free; each further one costs a card from your hand.
       *[no] The first figure of the round in a column gets its lower section too.
    } The chief’s ability: { NAME($chief, case: "ability") }.
reason-set-aside = Their labour decides the turn order, and their eclipse abilities work; culture cards are a bluff and come back.
reason-claim-hexes =
    { $sole ->
        [yes] A hex pays only a sole leader in influence: 1 for each camp, 2 for each village touching it.
       *[no] A hex pays everybody who has the most influence, tied or not: 1 for each camp, 2 for each village touching it.
    }
reason-order = Eclipse: the benefit of place { $place } in the turn order, or a lesser one.
reason-bury =
    { $more ->
        [yes] Buried so far: { $buried }. At the end, at least 1, 4 or 7 buried cards score points: the better your rank on the honour track, the more; none if you never left its start.
       *[no] Buried so far: { $buried }. More than 7 score nothing further.
    }
reason-benefit =
    { $link ->
        [2] Sacrifice turns food and tools into points at the end; honour raises the worth of buried cards.
       *[other] Lesser benefits in their order: megalith, card, idol, tool, food.
    }

## What would be wasted

waste-labour = You still have { part-labour }: unused labour is lost.
waste-lower = You are the first here: the lower section is still open to you.
waste-section = You could still use the middle section, and there is no going back up to it.
waste-needless = The upper section is behind you: labour buys nothing more this turn.
waste-unused = This card has not been used yet: its ability would be lost.
waste-benefits =
    { $benefits ->
        [one] You could still take { $benefits } benefit from your villages and reserve.
       *[other] You could still take { $benefits } benefits from your villages and reserve.
    }
waste-hexes =
    { $hexes ->
        [one] You could still claim { $hexes } hex.
       *[other] You could still claim { $hexes } hexes.
    }

## Kinds of moves

kind-choose-chief = Choose
kind-choose-setup = Take a card
kind-play = Play a card
kind-send = Tribe figure
kind-send-chief = Chief figure
kind-use = Use a card
kind-spend = Spend food
kind-use-chief = Use the chief
kind-use-token = Use a token
kind-take-token = Open token
kind-swap-token = Unknown token
kind-recruit = Tribe card to hand
kind-adopt = Tribe card to discard pile
kind-bury-for-food = Bury for 1 food
kind-bury = Bury
kind-advance = Idol
kind-take = Tool or food
kind-take-all = Take all
kind-draw = Draw
kind-draw-all = Draw all
all-play = Play all { $count } tribe cards
all-set-aside = All cards onto the eclipse pile
kind-raise = Megalith
kind-learn = Learn
kind-take-point = A point
kind-take-stone = Sacred stone
kind-pitch = Camp
kind-pitch-freely = Lower section: camp
kind-march = Step for labour
kind-move = Step
kind-settle = Village
kind-reveal = Reveal
kind-hunt = Hunt
kind-rotate = Rotate
kind-take-top = Lower section: animal
kind-discard = Discard
kind-set-aside = Eclipse pile
kind-stop = Stop
kind-pay-for = Pay
kind-claim = Claim
kind-score = Score a stone
kind-done = Done

## Things

thing-food = Food
thing-tools = Tools
thing-labour = Labour
thing-half-labour = Half labour
thing-order = Place in the turn order
thing-megalith = Megaliths placed
thing-card = Cards drawn
thing-points = Points
thing-sacrifice = Sacrifice
thing-honour = Honour
thing-burial = Buried cards

## Table: panels

panel-board = The main board
panel-draft = Choice before the match
panel-hand = Your cards
panel-display = Cards and stones
panel-land = The land
panel-animals = Animals
panel-megaliths = Megalith board
panel-idols = Idol board
panel-mat =
    { $you ->
        [yes] Your board
       *[no] { $seat }
    }
short-board = Columns
short-draft = Choice
short-hand = Hand
short-display = Cards
short-land = Land
short-animals = Animals
short-megaliths = Megaliths
short-idols = Idols
short-mat =
    { $you ->
        [yes] You
       *[no] { $seat }
    }

## Table: labels

label-place = { NAME($place) }
label-round-space = round { $round }, then an eclipse
label-round = round { $round } of 4, era { $era }
label-order-place =
    { $number ->
        [1] place 1 in the turn order; a megalith in the eclipse
        [2] place 2 in the turn order; a card in the eclipse
        [3] place 3 in the turn order; an idol in the eclipse
       *[other] place 4 in the turn order; a tool in the eclipse
    }
label-order =
    { $you ->
        [yes] you: place { $number } in the turn order
       *[no] { $seat }: place { $number } in the turn order
    }
label-rest-stack = rest tokens face down: { $amount }
label-token = { NAME($token) }: { NAME($token, case: "benefit") }
label-token-down = unknown glacier token on { NAME($place) }
label-figure =
    { $you ->
        [yes] your { part-figure } { NAME($place, case: "at") }
       *[no] { $seat }: { part-figure } { NAME($place, case: "at") }
    }
label-waiting =
    { $you ->
        [yes] your { part-figure }, not placed yet
       *[no] { $seat }: { part-figure }, not placed yet
    }
label-tribe-deck =
    { $amount ->
        [one] { NAME($card) } deck: { $amount } card
       *[other] { NAME($card) } deck: { $amount } cards
    }
label-card = { NAME($card) }, worth { part-points } at the end
label-culture-deck =
    { $amount ->
        [one] culture deck of era { $era }: { $amount } card
       *[other] culture deck of era { $era }: { $amount } cards
    }
label-stone = { NAME($stone) }: { NAME($stone, case: "worth") }
label-animal-deck =
    { $amount ->
        [one] animal deck: { $amount } card
       *[other] animal deck: { $amount } cards
    }
label-prey = { NAME($animal) } in the hunting grounds, place { $number }
label-chief = { NAME($side) }: { NAME($side, case: "ability") }
label-setup = { NAME($card) }
label-hex =
    { $terrain ->
        [base] { NAME($place) }
        [glacier] { NAME($place) }: { part-terrain }
       *[other] { NAME($place) }: { part-terrain } ({ part-yield })
    }
part-yield =
    { $terrain ->
        [plains] 2 food
        [forest] 1 food and 1 tool
        [hills] a card
        [mountains] a megalith
        [tundra] an idol
       *[marsh] a burial
    }
part-camps =
    { $amount ->
        [one] { $amount } camp
       *[other] { $amount } camps
    }
label-camps =
    { $you ->
        [yes] you: { part-camps } on { NAME($place, case: "definite") }
       *[no] { $seat }: { part-camps } on { NAME($place, case: "definite") }
    }
label-village =
    { $you ->
        [yes] your village: { NAME($place) }
       *[no] village of { $seat }: { NAME($place) }
    }
label-cell = { NAME($place) }: { part-cell }
label-megalith =
    { $you ->
        [yes] your megalith: { NAME($place) }
       *[no] megalith of { $seat }: { NAME($place) }
    }
label-neutral-megalith = neutral megalith: { NAME($place) }
label-level = level { $level } of the { part-track }
label-marker =
    { $you ->
        [yes] you: level { $level } on the { part-track }
       *[no] { $seat }: level { $level } on the { part-track }
    }
label-hand-card = { NAME($card) }{ part-copies } in your hand, worth { part-points } at the end
label-played-card = { NAME($card) }{ part-copies } in the play area, worth { part-points } at the end
label-discarded-card = { NAME($card) }{ part-copies } in the discard pile, worth { part-points } at the end
label-locked = recruited this turn: one of these cards cannot be played yet
label-points = { part-points }
label-hand =
    { $amount ->
        [one] hand: { $amount } card
       *[other] hand: { $amount } cards
    }
label-deck =
    { $amount ->
        [one] deck: { $amount } card
       *[other] deck: { $amount } cards
    }
label-discard-pile =
    { $amount ->
        [one] discard pile: { $amount } card
       *[other] discard pile: { $amount } cards
    }
label-eclipse-pile =
    { $amount ->
        [one] eclipse pile: { $amount } card
       *[other] eclipse pile: { $amount } cards
    }
label-burial-area =
    { $amount ->
        [one] buried: { $amount } card
       *[other] buried: { $amount } cards
    }
label-labour = this turn: { part-labour }
label-food = food: { $amount }, limit { $limit }
label-tools = tools: { $amount }, limit { $limit }
label-food-marker = food: { $amount }
label-tools-marker = tools: { $amount }
label-food-cell = cell { $number } of the food track
label-camps-left =
    { $amount ->
        [one] { $amount } camp not placed
       *[other] { $amount } camps not placed
    }
label-reserve =
    { $amount ->
        [one] reserve cell { $number }: { $amount } megalith
       *[other] reserve cell { $number }: { $amount } megaliths
    }
label-villages-left =
    { $amount ->
        [one] { $amount } village not founded
       *[other] { $amount } villages not founded
    }
label-slot =
    { $number ->
        [1] slot 1 for a sacred stone: 1 food and 1 tool; gives a megalith
        [2] slot 2 for a sacred stone: 2 food and 2 tools; gives a megalith and an idol
       *[other] slot 3 for a sacred stone: 3 food and 3 tools; gives a megalith, an idol and a card
    }
label-upright = { NAME($animal) }{ part-copies }, upright
label-rotated = { NAME($animal) }{ part-copies }, rotated: no longer part of a set
label-nomad-deck = nomad cards face down: { $amount }
label-nomad-pile = cards the Nomad owns: { $amount }
label-nomad-buried = cards the Nomad has buried: { $amount }
label-nomad-card = { NAME($card) }: { NAME($card, case: "benefit") }

## Columns and figures

place-initiate = Initiate column
    .to = in the Initiate column
    .at = in the Initiate column
    .offer = Initiate (tribe cards, burying)
help-initiate = Upper section, any number of times: 1 tool and 1 labour to take a tribe card into your hand, of a different type each time; it cannot be played this turn. Middle, once: 1 food to add a tribe card to your discard pile and bury a card. Lower, for the first figure of the round: advance on an idol track and bury a card.
place-develop = Develop column
    .to = in the Develop column
    .at = in the Develop column
    .offer = Develop (culture cards, stones)
help-develop = Upper section, any number of times: 3 labour to take a culture card. Middle, once: take a sacred stone for the price of your leftmost empty slot. Lower, for the first figure of the round: 1 tool and 1 food.
place-migrate = Migrate column
    .to = in the Migrate column
    .at = in the Migrate column
    .offer = Migrate (camps, villages)
help-migrate = Upper section, any number of times: 1 tool to place a camp on the base hex, 1 labour to move a camp one step. Middle, once: 3 food to turn three camps around a junction into a village. Lower, for the first figure of the round: place a camp, then make a step.
place-hunt = Hunt column
    .to = in the Hunt column
    .at = in the Hunt column
    .offer = Hunt (animals)
help-hunt = Upper section, any number of times: 1 labour to reveal 2 animals, 1 tool and 1 labour to take an animal from the hunting grounds. Middle, once: rotate one of your animals. Lower, for the first figure of the round: take the top card of the animal deck.
place-rest = rest area
    .to = in the rest area
    .at = in the rest area
    .offer = rest (draw a card, rotate an animal)
help-rest = Draw a card, or take a lesser benefit; then you may rotate an animal. No tribe cards are played and no food is spent. Each resting figure counts 1½ labour in the eclipse.

## People

place-brave = Brave
    .eclipse = 1½ labour
help-brave = Gives ½ labour. On your turn: gain 1 labour. In an eclipse: 1 more labour.
place-tribeswoman = Tribeswoman
    .eclipse = ½ labour, 1 food
help-tribeswoman = Gives ½ labour. On your turn: pay 1 food to gain 1 tool. In an eclipse: gain 1 food.
place-tribesman = Tribesman
    .eclipse = ½ labour, a step
help-tribesman = Gives ½ labour. On your turn: pay 1 tool to gain 2 food. In an eclipse: make 1 step with a camp.
place-elder = Elder
    .eclipse = 1 labour, bury
help-elder = Gives 1 labour. On your turn: in the Initiate column, gain 1 labour. In an eclipse: bury 1 card. Worth 1 point at the end of the game.
place-crafter = Crafter
    .eclipse = 1 labour, 1 tool
help-crafter = Gives 1 labour. On your turn: in the Develop column, gain 1 labour. In an eclipse: gain 1 tool. Worth 1 point at the end of the game.
place-scout = Scout
    .eclipse = 1 labour, 2 steps
help-scout = Gives 1 labour. On your turn: in the Migrate column, gain 1 labour. In an eclipse: make 2 steps with your camps. Worth 1 point at the end of the game.
place-hunter = Hunter
    .eclipse = 1 labour, 2 food
help-hunter = Gives 1 labour. On your turn: in the Hunt column, gain 1 labour. In an eclipse: gain 2 food. Worth 1 point at the end of the game.
place-shaman = Shaman
    .eclipse = 1½ labour, an idol
help-shaman = Gives 1½ labour. On your turn: pay 1 tool to advance 1 step on an idol track. In an eclipse: advance 1 step on an idol track. Worth 1 point at the end of the game.
place-discarded-brave = Brave (from the discard pile)
help-discarded-brave = Gives ½ labour. On your turn: gain 1 labour. In an eclipse: 1 more labour.
place-discarded-tribeswoman = Tribeswoman (from the discard pile)
help-discarded-tribeswoman = Gives ½ labour. On your turn: pay 1 food to gain 1 tool. In an eclipse: gain 1 food.
place-discarded-tribesman = Tribesman (from the discard pile)
help-discarded-tribesman = Gives ½ labour. On your turn: pay 1 tool to gain 2 food. In an eclipse: make 1 step with a camp.
place-discarded-elder = Elder (from the discard pile)
help-discarded-elder = Gives 1 labour. On your turn: in the Initiate column, gain 1 labour. In an eclipse: bury 1 card. Worth 1 point at the end of the game.
place-discarded-crafter = Crafter (from the discard pile)
help-discarded-crafter = Gives 1 labour. On your turn: in the Develop column, gain 1 labour. In an eclipse: gain 1 tool. Worth 1 point at the end of the game.
place-discarded-scout = Scout (from the discard pile)
help-discarded-scout = Gives 1 labour. On your turn: in the Migrate column, gain 1 labour. In an eclipse: make 2 steps with your camps. Worth 1 point at the end of the game.
place-discarded-hunter = Hunter (from the discard pile)
help-discarded-hunter = Gives 1 labour. On your turn: in the Hunt column, gain 1 labour. In an eclipse: gain 2 food. Worth 1 point at the end of the game.
place-discarded-shaman = Shaman (from the discard pile)
help-discarded-shaman = Gives 1½ labour. On your turn: pay 1 tool to advance 1 step on an idol track. In an eclipse: advance 1 step on an idol track. Worth 1 point at the end of the game.
place-played-brave = Brave (in play)
help-played-brave = Gives ½ labour. On your turn: gain 1 labour. In an eclipse: 1 more labour.
place-played-tribeswoman = Tribeswoman (in play)
    .card = Tribeswoman
help-played-tribeswoman = Gives ½ labour. On your turn: pay 1 food to gain 1 tool. In an eclipse: gain 1 food.
place-played-tribesman = Tribesman (in play)
    .card = Tribesman
help-played-tribesman = Gives ½ labour. On your turn: pay 1 tool to gain 2 food. In an eclipse: make 1 step with a camp.
place-played-elder = Elder (in play)
    .card = Elder
help-played-elder = Gives 1 labour. On your turn: in the Initiate column, gain 1 labour. In an eclipse: bury 1 card. Worth 1 point at the end of the game.
place-played-crafter = Crafter (in play)
    .card = Crafter
help-played-crafter = Gives 1 labour. On your turn: in the Develop column, gain 1 labour. In an eclipse: gain 1 tool. Worth 1 point at the end of the game.
place-played-scout = Scout (in play)
    .card = Scout
help-played-scout = Gives 1 labour. On your turn: in the Migrate column, gain 1 labour. In an eclipse: make 2 steps with your camps. Worth 1 point at the end of the game.
place-played-hunter = Hunter (in play)
    .card = Hunter
help-played-hunter = Gives 1 labour. On your turn: in the Hunt column, gain 1 labour. In an eclipse: gain 2 food. Worth 1 point at the end of the game.
place-played-shaman = Shaman (in play)
    .card = Shaman
help-played-shaman = Gives 1½ labour. On your turn: pay 1 tool to advance 1 step on an idol track. In an eclipse: advance 1 step on an idol track. Worth 1 point at the end of the game.
place-elder-deck = Elder deck
    .card = Elder
    .effect = 1 labour, 2 in Initiate; eclipse: bury
help-elder-deck = Gives 1 labour. On your turn: in the Initiate column, gain 1 labour. In an eclipse: bury 1 card. Worth 1 point at the end of the game.
place-crafter-deck = Crafter deck
    .card = Crafter
    .effect = 1 labour, 2 in Develop; eclipse: 1 tool
help-crafter-deck = Gives 1 labour. On your turn: in the Develop column, gain 1 labour. In an eclipse: gain 1 tool. Worth 1 point at the end of the game.
place-scout-deck = Scout deck
    .card = Scout
    .effect = 1 labour, 2 in Migrate; eclipse: 2 steps
help-scout-deck = Gives 1 labour. On your turn: in the Migrate column, gain 1 labour. In an eclipse: make 2 steps with your camps. Worth 1 point at the end of the game.
place-hunter-deck = Hunter deck
    .card = Hunter
    .effect = 1 labour, 2 in Hunt; eclipse: 2 food
help-hunter-deck = Gives 1 labour. On your turn: in the Hunt column, gain 1 labour. In an eclipse: gain 2 food. Worth 1 point at the end of the game.
place-shaman-deck = Shaman deck
    .card = Shaman
    .effect = 1½ labour, idol for a tool; eclipse: idol
help-shaman-deck = Gives 1½ labour. On your turn: pay 1 tool to advance 1 step on an idol track. In an eclipse: advance 1 step on an idol track. Worth 1 point at the end of the game.
place-card = a card

## Culture cards

place-fire-keeping = Fire Keeping
    .effect = gain 3 food
help-fire-keeping = Gain 3 food. Worth 1 point at the end of the game.
place-flint-knapping = Flint Knapping
    .effect = gain 2 tools
help-flint-knapping = Gain 2 tools. Worth 1 point at the end of the game.
place-hide-tents = Hide Tents
    .effect = place a camp on the base hex and make 1 step with a camp
help-hide-tents = Place a camp on the base hex and make 1 step with a camp. Worth 1 point at the end of the game.
place-snowshoes = Snowshoes
    .effect = make 3 steps with your camps
help-snowshoes = Make 3 steps with your camps. Worth 1 point at the end of the game.
place-spear-thrower = Spear Thrower
    .effect = gain 1 labour and reveal 2 animal cards
help-spear-thrower = Gain 1 labour and reveal 2 animal cards. Worth 1 point at the end of the game.
place-bone-needles = Bone Needles
    .effect = gain 1 food and 1 tool
help-bone-needles = Gain 1 food and 1 tool. Worth 2 points at the end of the game.
place-smoked-meat = Smoked Meat
    .effect = pay 1 tool to gain 4 food
help-smoked-meat = Pay 1 tool to gain 4 food. Worth 2 points at the end of the game.
place-trade-beads = Trade Beads
    .effect = pay 2 food to gain 3 tools
help-trade-beads = Pay 2 food to gain 3 tools. Worth 2 points at the end of the game.
place-cave-shelter = Cave Shelter
    .effect = draw 2 cards
help-cave-shelter = Draw 2 cards. Worth 1 point at the end of the game.
place-ancestor-song = Ancestor Song
    .effect = bury 1 card
help-ancestor-song = Bury 1 card. Worth 2 points at the end of the game.
place-ochre-painting = Ochre Painting
    .effect = advance 1 step on an idol track
help-ochre-painting = Advance 1 step on an idol track. Worth 2 points at the end of the game.
place-standing-stone = Standing Stone
    .effect = place 1 megalith
help-standing-stone = Place 1 megalith. Worth 1 point at the end of the game.
place-tally-bones = Tally Bones
    .effect = gain 1½ labour
help-tally-bones = Gain 1½ labour. Worth 1 point at the end of the game.
place-pit-trap = Pit Trap
    .effect = take the top card of the animal deck
help-pit-trap = Take the top card of the animal deck. Worth 1 point at the end of the game.
place-tracking = Tracking
    .effect = pay 1 tool to take an animal from the hunting grounds
help-tracking = Pay 1 tool to take an animal from the hunting grounds. Worth 2 points at the end of the game.
place-feast-of-return = Feast of Return
    .effect = rotate 1 of your animals
help-feast-of-return = Rotate 1 of your animals. Worth 2 points at the end of the game.
place-kinship-rite = Kinship Rite
    .effect = add a tribe card to your discard pile
help-kinship-rite = Add a tribe card to your discard pile. Worth 2 points at the end of the game.
place-adoption = Adoption
    .effect = pay 2 food to take a tribe card into your hand
help-adoption = Pay 2 food to take a tribe card into your hand. Worth 2 points at the end of the game.
place-stargazing = Stargazing
    .effect = gain 1 food and draw 1 card
help-stargazing = Gain 1 food and draw 1 card. Worth 1 point at the end of the game.
place-sled-dogs = Sled Dogs
    .effect = gain 1 food and make 2 steps with your camps
help-sled-dogs = Gain 1 food and make 2 steps with your camps. Worth 1 point at the end of the game.
place-great-feast = Great Feast
    .effect = fill your food track up to the limit
help-great-feast = Fill your food track up to the limit. Worth 2 points at the end of the game.
place-obsidian-blades = Obsidian Blades
    .effect = gain 3 tools
help-obsidian-blades = Gain 3 tools. Worth 2 points at the end of the game.
place-long-house = Long House
    .effect = pay 1 food to found a village from 3 camps
help-long-house = Pay 1 food to found a village from 3 camps. Worth 2 points at the end of the game.
place-great-migration = Great Migration
    .effect = place a camp on the base hex and make 2 steps with your camps
help-great-migration = Place a camp on the base hex and make 2 steps with your camps. Worth 2 points at the end of the game.
place-mammoth-drive = Mammoth Drive
    .effect = reveal 2 animal cards and take an animal from the hunting grounds
help-mammoth-drive = Reveal 2 animal cards and take an animal from the hunting grounds. Worth 2 points at the end of the game.
place-pack-hunting = Pack Hunting
    .effect = pay 1 tool to take up to 2 animals of one species from the hunting grounds
help-pack-hunting = Pay 1 tool to take up to 2 animals of one species from the hunting grounds. Worth 2 points at the end of the game.
place-stone-circle = Stone Circle
    .effect = place 2 megaliths
help-stone-circle = Place 2 megaliths. Worth 1 point at the end of the game.
place-capstone = Capstone
    .effect = place 1 megalith and advance 1 step on an idol track
help-capstone = Place 1 megalith and advance 1 step on an idol track. Worth 2 points at the end of the game.
place-ancestor-cairn = Ancestor Cairn
    .effect = bury 2 cards
help-ancestor-cairn = Bury 2 cards. Worth 2 points at the end of the game.
place-burial-goods = Burial Goods
    .effect = pay 1 tool to bury 1 card and advance 1 step on an idol track
help-burial-goods = Pay 1 tool to bury 1 card and advance 1 step on an idol track. Worth 3 points at the end of the game.
place-carved-idols = Carved Idols
    .effect = advance 2 steps on the idol tracks
help-carved-idols = Advance 2 steps on the idol tracks. Worth 2 points at the end of the game.
place-sun-dance = Sun Dance
    .effect = advance 1 step on an idol track for each of your villages, up to 3
help-sun-dance = Advance 1 step on an idol track for each of your villages, up to 3. Worth 3 points at the end of the game.
place-council-of-elders = Council of Elders
    .effect = gain 1 food and take a tribe card into your hand
help-council-of-elders = Gain 1 food and take a tribe card into your hand. Worth 2 points at the end of the game.
place-gathering-of-clans = Gathering of Clans
    .effect = add 2 tribe cards of different types to your discard pile
help-gathering-of-clans = Add 2 tribe cards of different types to your discard pile. Worth 2 points at the end of the game.
place-teaching-circle = Teaching Circle
    .effect = draw 3 cards
help-teaching-circle = Draw 3 cards. Worth 1 point at the end of the game.
place-star-lore = Star Lore
    .effect = discard 1 card to take a culture card from the display
help-star-lore = Discard 1 card to take a culture card from the display. Worth 3 points at the end of the game.
place-great-work = Great Work
    .effect = gain 2 labour
help-great-work = Gain 2 labour. Worth 2 points at the end of the game.
place-butchering-grounds = Butchering Grounds
    .effect = rotate 2 of your animals of different species
help-butchering-grounds = Rotate 2 of your animals of different species. Worth 2 points at the end of the game.
place-trade-network = Trade Network
    .effect = gain 2 food and 2 tools, and let every other player gain 1 food
help-trade-network = Gain 2 food and 2 tools, and let every other player gain 1 food. Worth 2 points at the end of the game.
place-sky-burial = Sky Burial
    .effect = if you have at least 4 buried cards, score 4 points
help-sky-burial = If you have at least 4 buried cards, score 4 points. Worth 3 points at the end of the game.

## Goods and the player board

place-food = food
help-food = Food pays for many things and can be spent for labour. The food limit is 10 minus 1 for each camp still on your board.
place-tools = tools
help-tools = Tools pay for tribe cards, camps and animals. You can have at most 10.
place-food-cell = cell { $number } of the food track
help-food-cell = Spend food down to this cell: each hand that the marker crosses gives 1 labour.
place-reserve = reserve cell { $number }
    .gift =
        { $number ->
            [1] 1 tool
           *[other] an idol
        }
help-reserve =
    { $number ->
        [1] Two megaliths. When the cell is empty, it gives 1 tool in each eclipse.
        [3] Two megaliths. When the cell is empty, it gives an idol in each eclipse.
        [5] Two megaliths. When the cell is empty, it gives an idol in each eclipse.
       *[other] Two megaliths. Gives nothing when it is empty.
    }
place-villages = villages
help-villages = Each village that you have founded gives a card in each eclipse.

## Animals

place-ground-sloth = ground sloth
    .taken = a ground sloth
help-ground-sloth = One of 10 in the deck. A set of 1, 2, 3 or 4 upright animals of this species scores 1, 3, 6 or 10 points at the end; only one set of each species counts. Rotated: gain 4 food.
place-woolly-rhino = woolly rhino
    .taken = a woolly rhino
help-woolly-rhino = One of 10 in the deck. A set of 1, 2, 3 or 4 upright animals of this species scores 1, 3, 6 or 10 points at the end; only one set of each species counts. Rotated: gain 2 food and 1 tool.
place-sabertooth = sabertooth
    .taken = a sabertooth
help-sabertooth = One of 10 in the deck. A set of 1, 2, 3 or 4 upright animals of this species scores 1, 3, 6 or 10 points at the end; only one set of each species counts. Rotated: gain 1 food and 2 tools.
place-glyptodon = glyptodon
    .taken = a glyptodon
help-glyptodon = One of 10 in the deck. A set of 1, 2, 3 or 4 upright animals of this species scores 1, 3, 6 or 10 points at the end; only one set of each species counts. Rotated: gain 2 food and advance 1 step on an idol track.
place-stag-moose = stag-moose
    .taken = a stag-moose
help-stag-moose = One of 10 in the deck. A set of 1, 2, 3 or 4 upright animals of this species scores 1, 3, 6 or 10 points at the end; only one set of each species counts. Rotated: gain 2 food and draw 1 card.
place-woolly-mammoth = woolly mammoth
    .taken = a woolly mammoth
help-woolly-mammoth = One of 5 in the deck. A set of 1 or 2 upright animals of this species scores 2 or 5 points at the end; only one set of each species counts. Rotated: fill your food track up to the limit.
place-argentavis = argentavis
    .taken = an argentavis
help-argentavis = One of 5 in the deck. A wild animal: upright, it joins a set of any species you have. Rotated: gain 1 food and advance 1 step on an idol track.
place-animal-deck = animal deck
help-animal-deck = 60 animals: 10 of each of five species, 5 mammoths and 5 argentavis.
place-grounds = place { $number } in the hunting grounds
help-grounds = At most 6 animals lie here. Of identical animals the leftmost is taken.

## Idols

place-sacrifice = sacrifice track
help-sacrifice = At the end, your food and tools score 1 point for every 3 from level 1, every 2 from level 3, each from level 6. Level 2 gives 2 food, level 4 a card, level 6 a megalith, level 8 scores 3 points. At the top each further idol scores 1 point.
place-honour = honour track
help-honour = Levels 3, 6 and 8 score 2, 3 and 5 points. At the end, 1, 4 or 7 buried cards score 6, 10 or 15 points for the highest, 3, 6 or 10 for the second and 1, 3 or 6 for the others; nothing for whoever never left the start. On the same level, whoever arrived first is higher.

## The land

place-hex =
    { $number ->
        [0] base hex
       *[other] hex { $number }
    }
    .definite =
        { $number ->
        [0] the base hex
       *[other] hex { $number }
    }
help-hex = In each eclipse a hex pays whoever has the most influence on it: plains 2 food, forest 1 food and 1 tool, hills a card, mountains a megalith, marsh a burial, tundra an idol; glacier and base nothing.
place-junction = junction { part-junction }
help-junction = One village can stand here. To found it, you need a camp on each of the three hexes; it has 2 influence on each of them. These three camps return to your board, so your food limit falls; the village gives a card in each eclipse.
place-glacier-token = glacier token { $number }
    .benefit =
        { $number ->
        [1] gain 3 food
        [2] gain 2 tools
        [3] advance 1 step on an idol track
        [4] draw 2 cards
        [5] place 1 megalith
        [6] bury 1 card
        [7] score 3 points
        [8] take the top card of the animal deck
        [9] add a tribe card to your discard pile
       *[other] gain 2 food and advance 1 step on an idol track
    }
help-glacier-token = A village founded beside it gains this benefit at once. The token stays for later villages.
place-rest-token = rest token { $number }
    .benefit =
        { $number ->
        [1] gain 1 food and 1 tool
        [2] bury 1 card
        [3] make 2 steps with your camps
        [4] advance 1 step on an idol track
       *[other] gain 1 food and reveal 2 animal cards
    }
help-rest-token = Whoever rests first in a round may use it once in that turn.
place-rest-stack = stack of rest tokens
help-rest-stack = Whoever rests first in a round may take the unknown top token instead of the open one.

## Megaliths

place-tile-a = megalith tile 1
place-tile-b = megalith tile 2
place-tile-c = megalith tile 3
place-tile-d = megalith tile 4
place-cell = column { part-column }, row { part-row }
help-cell = A megalith here gives what the cell shows. Start cells take only neutral megaliths; any other cell needs a megalith beside it.
place-second-level = second level, column { part-column }, row { part-row }
help-second-level = Rests on four megaliths: 2 points for each of your own, 1 for each other one, whose owner scores 1 as well.
place-third-level = third level, column { part-column }, row { part-row }
help-third-level = Rests on four megaliths: 2 points for each of your own, 1 for each other one, whose owner scores 1 as well.
place-fourth-level = fourth level, column { part-column }, row { part-row }
help-fourth-level = Rests on four megaliths: 2 points for each of your own, 1 for each other one, whose owner scores 1 as well.

## Sacred stones

place-stone-plains = sacred stone of the plains
    .worth = 2 points for each of your villages touching plains
help-stone-plains = In each eclipse: 2 points for each of your villages touching plains.
place-stone-forest = sacred stone of the forest
    .worth = 2 points for each of your villages touching a forest
help-stone-forest = In each eclipse: 2 points for each of your villages touching a forest.
place-stone-hills = sacred stone of the hills
    .worth = 2 points for each of your villages touching hills
help-stone-hills = In each eclipse: 2 points for each of your villages touching hills.
place-stone-mountains = sacred stone of the mountains
    .worth = 2 points for each of your villages touching mountains
help-stone-mountains = In each eclipse: 2 points for each of your villages touching mountains.
place-stone-marsh = sacred stone of the marsh
    .worth = 2 points for each of your villages touching a marsh
help-stone-marsh = In each eclipse: 2 points for each of your villages touching a marsh.
place-stone-tundra = sacred stone of the tundra
    .worth = 2 points for each of your villages touching tundra
help-stone-tundra = In each eclipse: 2 points for each of your villages touching tundra.
place-stone-glacier = sacred stone of the glacier
    .worth = 2 points for each of your villages touching a glacier
help-stone-glacier = In each eclipse: 2 points for each of your villages touching a glacier.
place-stone-camp-kinds = sacred stone of the camps
    .worth = 1 point for each kind of hex that holds your camps, except the base
help-stone-camp-kinds = In each eclipse: 1 point for each kind of hex that holds your camps, except the base.
place-stone-ground-megaliths = sacred stone of the foundations
    .worth = 1 point for each of your megaliths on the ground
help-stone-ground-megaliths = In each eclipse: 1 point for each of your megaliths on the ground.
place-stone-tile-spread = sacred stone of the wide field
    .worth = 1, 2, 4 or 6 points if you have megaliths on the ground of 1, 2, 3 or 4 tiles
help-stone-tile-spread = In each eclipse: 1, 2, 4 or 6 points if you have megaliths on the ground of 1, 2, 3 or 4 tiles.
place-stone-buried = sacred stone of the ancestors
    .worth = 1, 3 or 5 points for 1, 4 or 7 buried cards
help-stone-buried = In each eclipse: 1, 3 or 5 points for 1, 4 or 7 buried cards.
place-stone-upper-megaliths = sacred stone of the heights
    .worth = 2 points for each of your megaliths above the ground
help-stone-upper-megaliths = In each eclipse: 2 points for each of your megaliths above the ground.
place-stone-idol-steps = sacred stone of the idols
    .worth = 1 point for every 2 levels you have on both idol tracks together
help-stone-idol-steps = In each eclipse: 1 point for every 2 levels you have on both idol tracks together.
place-stone-rotated-kinds = sacred stone of the feast
    .worth = 1 point for each species of your rotated animals
help-stone-rotated-kinds = In each eclipse: 1 point for each species of your rotated animals.
place-stone-ground-sloth = sacred stone of the ground sloths
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated ground sloths
help-stone-ground-sloth = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated ground sloths.
place-stone-woolly-rhino = sacred stone of the woolly rhinos
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated woolly rhinos
help-stone-woolly-rhino = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated woolly rhinos.
place-stone-sabertooth = sacred stone of the sabertooths
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated sabertooths
help-stone-sabertooth = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated sabertooths.
place-stone-glyptodon = sacred stone of the glyptodons
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated glyptodons
help-stone-glyptodon = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated glyptodons.
place-stone-stag-moose = sacred stone of the stag-moose
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated stag-moose
help-stone-stag-moose = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated stag-moose.
place-stone-mammoth-argentavis = sacred stone of the mammoths and argentavis
    .worth = 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated mammoths and argentavis
help-stone-mammoth-argentavis = In each eclipse: 1, 3, 5 or 7 points for 1, 2, 3 or 4 rotated mammoths and argentavis.

## Chiefs and set-up cards

place-handeye = Chief Hand-Eye
place-thunderclaw = Chief Thunderclaw
place-tuskbreaker = Chief Tuskbreaker
place-stonecarver = Chief Stonecarver
place-firewolf = Chief Firewolf
place-handeye-a = Chief Hand-Eye (side 1)
    .ability = in the Initiate column, gain 2 labour
help-handeye-a = Once, in the turn in which you place your chief: in the Initiate column, gain 2 labour.
place-handeye-b = Chief Hand-Eye (side 2)
    .ability = advance 1 step on an idol track
help-handeye-b = Once, in the turn in which you place your chief: advance 1 step on an idol track.
place-thunderclaw-a = Chief Thunderclaw (side 1)
    .ability = gain 1½ labour
help-thunderclaw-a = Once, in the turn in which you place your chief: gain 1½ labour.
place-thunderclaw-b = Chief Thunderclaw (side 2)
    .ability = bury 1 card
help-thunderclaw-b = Once, in the turn in which you place your chief: bury 1 card.
place-tuskbreaker-a = Chief Tuskbreaker (side 1)
    .ability = in the Hunt column, gain 1 labour and 1 tool
help-tuskbreaker-a = Once, in the turn in which you place your chief: in the Hunt column, gain 1 labour and 1 tool.
place-tuskbreaker-b = Chief Tuskbreaker (side 2)
    .ability = gain 1 food and rotate 1 of your animals
help-tuskbreaker-b = Once, in the turn in which you place your chief: gain 1 food and rotate 1 of your animals.
place-stonecarver-a = Chief Stonecarver (side 1)
    .ability = in the Develop column, gain 2 labour
help-stonecarver-a = Once, in the turn in which you place your chief: in the Develop column, gain 2 labour.
place-stonecarver-b = Chief Stonecarver (side 2)
    .ability = pay 1 tool to place 1 megalith
help-stonecarver-b = Once, in the turn in which you place your chief: pay 1 tool to place 1 megalith.
place-firewolf-a = Chief Firewolf (side 1)
    .ability = in the Migrate column, gain 1 labour and 1 tool
help-firewolf-a = Once, in the turn in which you place your chief: in the Migrate column, gain 1 labour and 1 tool.
place-firewolf-b = Chief Firewolf (side 2)
    .ability = gain 1 food and make 1 step with a camp
help-firewolf-b = Once, in the turn in which you place your chief: gain 1 food and make 1 step with a camp.
place-setup-elder = set-up card “Elder”
help-setup-elder = Gives 3 food, 3 tools, an Elder card and a ground sloth.
place-setup-crafter = set-up card “Crafter”
help-setup-crafter = Gives 4 food, 2 tools, a Crafter card and a glyptodon.
place-setup-scout = set-up card “Scout”
help-setup-scout = Gives 3 food, 1 tool, a Scout card, a stag-moose, and a second camp on the base hex.
place-setup-hunter = set-up card “Hunter”
help-setup-hunter = Gives 3 food, 1 tool, a Hunter card, a sabertooth and a woolly rhino.
place-setup-shaman = set-up card “Shaman”
help-setup-shaman = Gives 4 food, 2 tools, a Shaman card and a woolly rhino.

## The Nomad

place-nomad-card = nomad card { $number }
    .benefit =
        { $number ->
        [1] Initiate: tribe 2, bury 1; ½ labour
        [2] Initiate: tribe 1, bury 1, idol 1; 1 labour
        [3] Initiate: tribe 2, idol 1; 1½ labour
        [4] Develop: culture 1, stone 1; ½ labour
        [5] Develop: culture 2; 1 labour
        [6] Develop: culture 1, stone 1; 1 labour
        [7] Migrate: camp 1, steps 3, village 1; ½ labour
        [8] Migrate: camp 2, steps 2, village 1; 1 labour
        [9] Migrate: camp 1, steps 2, megalith 1, village 1; 1½ labour
        [10] Hunt: reveal 2, hunt 1; 1 labour
        [11] Hunt: hunt 2; ½ labour
       *[other] Hunt: hunt 1, idol 1; 1½ labour
    }
help-nomad-card = The Nomad goes to the column and does everything shown, from left to right; the labour counts in the eclipse. It never pays and never rests. This opponent is our own design.
