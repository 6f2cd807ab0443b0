# Chaski in English.

title = Chaski
about = Relay runners carry knotted cords along the royal road for six days. Run when nobody else has your pace, and tie your cards into the cord. For 1 to 5 players.
provenance = A small game of our own, made to be read and copied by those who add a title.
automaton = The fox
option-fox =
    { $value ->
        [0] The fox runs only against a single player
       *[other] The fox runs along
    }
option-bridge =
    { $value ->
        [0] The bridge is sound
       *[other] The bridge is broken: whoever meets another there falls back
    }
refused-fox-and-bridge = The fox does not run where the bridge is broken. Play without the fox, with two players or more, or mend the bridge.

## Parts of other messages

part-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

## Prompts

ask-lay-card = Choose a card: how far do you run today?
ask-spend-evening = Evening: tie a card into your cord, or rest?
ask-end-evening = Your evening is over.

## Options

do-lay = Lay { NAME($place, case: "definite") }
do-tie = Tie { NAME($place, case: "definite") } into the cord
do-rest = Rest and pick a coca leaf
do-chew = Chew a coca leaf: one step further
price-leaves = { $signed } coca { $amount ->
        [one] leaf
       *[other] leaves
    }
price-steps = { $signed } { $amount ->
        [one] step
       *[other] steps
    }

## What happened

log-day-broke = Day { $day } breaks.
log-card-drawn =
    { $you ->
        [yes] You draw { NAME($card) }.
       *[no] { $seat } draws { NAME($card) }.
    }
log-card-laid =
    { $you ->
        [yes] You lay { NAME($card, case: "definite") }.
       *[no] { $seat } lays { NAME($card, case: "definite") }.
    }
log-run-began = Day { $day }: all run.
log-run-over = Everybody has run.
log-runner-ran =
    { $you ->
        [yes] You run { part-steps }.
       *[no] { $seat } runs { part-steps }.
    }
log-runner-waited =
    { $you ->
        [yes] You argue at the bridge and pick a coca leaf.
       *[no] { $seat } argues at the bridge and picks a coca leaf.
    }
log-runner-slipped =
    { $steps ->
        [0] { $you ->
            [yes] You slip at the broken bridge.
           *[no] { $seat } slips at the broken bridge.
        }
       *[other] { $you ->
            [yes] You slip at the broken bridge and fall back a step.
           *[no] { $seat } slips at the broken bridge and falls back a step.
        }
    }
log-knot-tied =
    { $you ->
        [yes] You tie { NAME($card, case: "definite") } into your cord.
       *[no] { $seat } ties { NAME($card, case: "definite") } into the cord.
    }
log-runner-rested =
    { $you ->
        [yes] You rest and pick a coca leaf.
       *[no] { $seat } rests and picks a coca leaf.
    }
log-coca-chewed =
    { $you ->
        [yes] You chew a coca leaf and go one step further.
       *[no] { $seat } chews a coca leaf and goes one step further.
    }

## What the table says

figure-knots =
    { $amount ->
        [one] { $amount } knot
       *[other] { $amount } knots
    }
reason-spend-evening =
    { $points ->
        [one] Your next knot scores { $points } point.
       *[other] Your next knot scores { $points } points.
    }
waste-leaves = This is the last evening. You still have { label-leaves }: one step each.
kind-lay = Lay
kind-tie = Tie
kind-rest = Rest
kind-chew = Chew
thing-points = Points
thing-leaves = Coca leaves

## Places

place-card = a card of pace { $number }
    .definite = the card of pace { $number }
help-card = Laid by one runner alone, it takes that runner { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } further. In the evening it can be tied into the cord as a knot. There are twelve cards of each pace from 1 to 6.
place-face-down = a card
help-face-down = A card that only its runner sees.
place-coca = coca leaves
help-coca = Each leaf that you chew in your evening takes you one step further. Of players with equal points, the one with more leaves wins.

## The table

panel-road = Royal road
panel-mat =
    { $you ->
        [yes] Your mat
       *[no] { $seat }
    }
short-road = Road
short-mat =
    { $you ->
        [yes] You
       *[no] { $seat }
    }
label-day = Day { $day } of 6
label-runner =
    { $you ->
        [yes] Your runner, { part-steps } along the road
       *[no] { $seat }, { part-steps } along the road
    }
label-leaves =
    { $leaves ->
        [one] { $leaves } coca leaf
       *[other] { $leaves } coca leaves
    }
label-card = Card of pace { $number }
label-laid = Laid today: pace { $number }
label-face-down = A card face down
label-knot = Knot of pace { $number }

## Scores

score-road = Steps along the road
score-knots = Knots in the cord
