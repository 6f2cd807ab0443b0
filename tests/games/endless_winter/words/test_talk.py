"""What the table of Endless Winter says of a question: why it is asked, and what it may be paid with."""

from __future__ import annotations

from tests.games.endless_winter.table import (
    BLUE,
    RED,
    animals,
    begin,
    camp_at,
    give,
    go_on,
    hold,
    lay,
    own_stones,
    placed,
    play,
    table,
)
from tests.games.promised import tags_of

from yupana.engine.agenda import Seat, Step
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decision_of
from yupana.engine.match import Match
from yupana.games import title
from yupana.games.endless_winter.animals import Rotate
from yupana.games.endless_winter.benefits import CARD as CARD_LINK
from yupana.games.endless_winter.benefits import IDOL, MEGALITH, TOOL, Benefit
from yupana.games.endless_winter.board import (
    CARD,
    FIRST_CULTURE,
    FIRST_TRIBE,
    M_LOCKED,
    M_MEGALITHS,
    NEUTRALS,
    RESERVE,
    TERRAINS,
    TRACK_END,
    TRIBESMAN,
)
from yupana.games.endless_winter.cards import Bury
from yupana.games.endless_winter.columns import MIDDLE, UPPER, Act
from yupana.games.endless_winter.eclipse import ClaimHexes, EndEclipse, UseBoard, UseRevealed
from yupana.games.endless_winter.effects import AllOf, pay, price, tool
from yupana.games.endless_winter.facts import (
    AbilityUsed,
    EclipseBegan,
    GoodsGained,
    GoodsLost,
    GoodsPaid,
    LabourCounted,
)
from yupana.games.endless_winter.goods import Gain
from yupana.games.endless_winter.land import MoveCamps
from yupana.games.endless_winter.pools import FRESH_TURN
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.turn import SetAside
from yupana.play.host import Host
from yupana.play.telling import Moment, deeds_of, table_of
from yupana.tabletop.scene import Argument, Message

SECRET = bytes(range(32))


def said_in(matches: int) -> dict[str, set[str]]:
    """What status lines and reasons said in random matches: their ids, with what each was asked of."""
    chosen = title("endless-winter")
    found: dict[str, set[str]] = {}
    for seed in range(matches):
        host = Host(chosen, Match(chosen.game, 2), ["A", "B"], {}, SECRET, QuickDice(seed))
        host.begin()
        dice = QuickDice(seed + 100)
        while not host.match.is_over():
            seat = host.match.deciders()[0]
            update = host.update(seat, host.match.length())
            decision = update["decision"]
            for said in [each["message"]["id"] for each in update["status"]] + [
                (decision.get("reason") or {}).get("id")
            ]:
                found.setdefault(said or "", set()).add(decision["ask"]["id"])
            option = decision["options"][dice.roll(len(decision["options"]))]
            host.choose(seat, decision["id"], option["move"])
    return found


def test_nothing_is_promised_that_finds_no_room_on_a_track() -> None:
    state = table()
    give(state, RED, food=state.food_limit(RED), tools=9)
    begin(state, RED, tool(3))
    assert tags_of("endless-winter", state, RED, "take-all tools") == [("tools", "+1")]
    assert tags_of("endless-winter", state, RED, "take tools") == [("tools", "+1")]


def test_a_second_culture_card_says_that_it_takes_a_card() -> None:
    state = table()
    hold(state, RED, "brave", "flint-knapping", "ochre-painting")
    first, second = "play ochre-painting", "play flint-knapping"
    assert tags_of("endless-winter", state, RED, first) == [("idol", "+1")]
    assert tags_of("endless-winter", state, RED, second) == [("tools", "+2")]
    play(state, RED, second, "take-all tools")
    assert tags_of("endless-winter", state, RED, first) == [("card", "−1"), ("idol", "+1")]


def test_a_step_of_several_promises_none_of_the_others() -> None:
    state = table()
    camp_at(state, RED, 2)
    begin(state, RED, MoveCamps(3))
    assert tags_of("endless-winter", state, RED, "move hex.2 hex.0") == []


def test_one_of_several_benefits_promises_none_of_the_others() -> None:
    several = (Benefit(MEGALITH), Benefit(IDOL), Benefit(CARD_LINK), Benefit(TOOL, 2))
    for parts in (several, several[1:], several[2:]):
        state = table()
        hold(state, RED, "brave", zone="deck")
        begin(state, RED, AllOf(parts))
        assert tags_of("endless-winter", state, RED, "draw") == [("card", "+1")]
        assert tags_of("endless-winter", state, RED, "take tools") == [("tools", "+1")]
        assert tags_of("endless-winter", state, RED, "take-all tools") == [("tools", "+2")]


def asked(state: EndlessWinter, *effect: Step) -> dict[str, Argument]:
    """What the table says of the question that an effect leads to."""
    begin(state, RED, *effect)
    decision = decision_of(state, RED)
    assert decision is not None
    return title("endless-winter").talk.prompt(state, decision)


def test_a_question_names_the_best_benefit_that_can_be_had() -> None:
    assert asked(table(), Benefit(TOOL)) == {"link": TOOL, "food": "yes"}
    state = table()
    give(state, RED, food=state.food_limit(RED))
    assert asked(state, Benefit(TOOL)) == {"link": TOOL, "food": "no"}
    state = table()
    give(state, RED, tools=TRACK_END)
    assert asked(state, Benefit(TOOL)) == {"link": "food", "food": "yes"}
    assert asked(table(), Benefit(MEGALITH))["link"] == "neutral"
    state = table()
    state.put(RED, M_MEGALITHS, NEUTRALS)
    lay(state, None, "cell.1.1")
    assert asked(state, Benefit(MEGALITH))["link"] == MEGALITH
    state = table()
    state.put(RED, M_MEGALITHS, RESERVE)
    assert asked(state, Benefit(MEGALITH))["link"] != MEGALITH


def wasted(move: str, *, upright: bool) -> str:
    """What the table says would be lost by a move in the hunt, with an animal to be rotated or without one."""
    state = table()
    if upright:
        animals(state, RED, "ground-sloth")
    play(state, RED, "send hunt")
    decision = decision_of(state, RED)
    assert decision is not None
    option = decision.find(move)
    assert option is not None
    message = title("endless-winter").talk.waste(state, RED, option)
    return message.id if message else ""


def test_a_lower_section_is_taken_whole_only_where_it_gives_goods() -> None:
    talk = title("endless-winter").talk
    for column, said in (("develop", "yes"), ("initiate", "no")):
        state = table()
        play(state, RED, f"send {column}")
        decision = decision_of(state, RED)
        assert decision is not None
        option = decision.find("take tools")
        assert option is not None
        assert talk.details(state, RED, option) == {"lower": said}


def test_a_section_that_is_free_is_not_left_unasked() -> None:
    assert wasted("take-top animal-deck", upright=True) == "waste-section"
    assert wasted("take-top animal-deck", upright=False) == ""
    assert wasted("rotate ground-sloth", upright=True) == ""


def test_who_buries_is_told_how_many_are_buried_and_when_more_score_nothing() -> None:
    talk = title("endless-winter").talk
    for cards, more in ((0, "yes"), (6, "yes"), (7, "no"), (12, "no")):
        state = table()
        hold(state, RED, *["brave"] * cards, zone="buried")
        hold(state, RED, "elder")
        begin(state, RED, Bury())
        decision = decision_of(state, RED)
        assert decision is not None
        assert talk.reason(state, decision) == Message("reason-bury", {"buried": cards, "more": more})


def buried_waste(state: EndlessWinter, place: str) -> str:
    """What the table says would be lost if a card is buried."""
    decision = decision_of(state, RED)
    assert decision is not None
    option = decision.find(f"bury {place}")
    assert option is not None
    message = title("endless-winter").talk.waste(state, RED, option)
    return message.id if message else ""


def bury_in_eclipse(state: EndlessWinter, *waiting: tuple[Seat, int]) -> None:
    """Red buries a card in an eclipse; so many tribesmen of these seats wait to be used."""
    left = [[tribesmen if kind == TRIBESMAN else 0 for kind in range(FIRST_CULTURE)] for _, tribesmen in waiting[::-1]]
    state.agenda.seats[:] = [RED, *[seat for seat, _ in waiting[::-1]], RED]
    state.agenda.steps[:] = [EndEclipse(), *[UseRevealed(tuple(each)) for each in left], Bury()]
    go_on(state)


def test_a_revealed_card_that_could_still_be_used_is_not_buried_unasked() -> None:
    state = table()
    for seat in (RED, BLUE):
        hold(state, seat, "tribesman", "brave", "trade-beads", zone="played")
    give(state, RED, tools=2)
    bury_in_eclipse(state, (RED, 1), (BLUE, 0))
    assert buried_waste(state, "trade-beads") == ""
    assert buried_waste(state, "played-brave") == "", "it gives nothing in an eclipse"
    assert buried_waste(state, "played-tribesman") == "waste-unused"
    bury_in_eclipse(state, (RED, 0), (BLUE, 1))
    assert buried_waste(state, "played-tribesman") == "", "it was used, though Blue's was not"
    bury_in_eclipse(state, (BLUE, 1))
    assert buried_waste(state, "played-tribesman") == "", "hexes are claimed after all cards were used"
    hold(state, RED, "tribesman", zone="played")
    bury_in_eclipse(state, (RED, 1))
    assert buried_waste(state, "played-tribesman") == "", "an equal one was used"


def test_a_played_card_that_could_still_be_used_is_not_buried_unasked() -> None:
    state = table()
    give(state, RED, food=2)
    hold(state, RED, "tribeswoman", "brave")
    play(state, RED, "send initiate", "play tribeswoman", "play brave")
    begin(state, RED, Bury(), FRESH_TURN)
    assert buried_waste(state, "played-tribeswoman") == "waste-unused"
    assert buried_waste(state, "played-brave") == ""


def test_a_hex_that_gives_nothing_is_not_missed() -> None:
    talk = title("endless-winter").talk
    for food, said in ((0, "waste-hexes"), (table().food_limit(RED), None)):
        state = table()
        state.terrain[2] = TERRAINS.index("plains")
        camp_at(state, RED, 2)
        give(state, RED, food=food)
        begin(state, RED, ClaimHexes(0))
        decision = decision_of(state, RED)
        assert decision is not None
        done = decision.find("done")
        assert done is not None
        message = talk.waste(state, RED, done)
        assert (message.id if message else None) == said


def test_rotating_says_what_its_set_scores_less() -> None:
    talk = title("endless-winter").talk
    state = table()
    animals(state, RED, "ground-sloth", "ground-sloth", "ground-sloth", "woolly-rhino", "argentavis")
    begin(state, RED, Rotate())
    decision = decision_of(state, RED)
    assert decision is not None
    points = {
        option.touch[0]: talk.details(state, RED, option)["points"] for option in decision.options if option.touch
    }
    assert points == {"ground-sloth": 10 - 6, "woolly-rhino": 1, "argentavis": 10 - 6}


def test_what_the_own_board_still_gives_in_an_eclipse_is_not_left_unasked() -> None:
    talk = title("endless-winter").talk
    for villages, said in ((1, "waste-benefits"), (0, None)):
        state = table()
        begin(state, RED, UseBoard(villages, 0, (0,)))
        decision = decision_of(state, RED)
        assert decision is not None
        done = decision.find("done")
        assert done is not None
        message = talk.waste(state, RED, done)
        assert (message.id if message else None) == said, "points of stones are scored in any case"


def test_what_is_paid_first_makes_room() -> None:
    state = table()
    give(state, RED, food=state.food_limit(RED), tools=4)
    begin(state, RED, pay(price(food=1), Gain(3, 1)))
    assert tags_of("endless-winter", state, RED, "pay-for") == [
        ("food", "\N{MINUS SIGN}1"),
        ("food", "+1"),
        ("tools", "+1"),
    ]


def test_a_great_moment_compares_the_labour_of_an_eclipse() -> None:
    chosen = title("endless-winter")
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], {}, SECRET, QuickDice(1))
    host.begin()
    while not (moments := [line["moment"] for item in host.log(None) for line in item["lines"] if "moment" in line]):
        seat = host.match.deciders()[0]
        moves = [option["move"] for option in host.update(seat, host.match.length())["decision"]["options"]]
        wanted = [move for move in moves if move.startswith("set-aside")] or ["send rest"]
        decision = host.decision_id(seat)
        host.choose(seat, decision, wanted[0] if wanted[0] in moves else moves[-1])
    rows = {row["thing"]: row["cells"] for row in moments[0]["rows"]}
    assert max(rows["labour"]) > 0


def test_an_eclipse_is_named_as_long_as_it_lasts_and_never_in_a_turn() -> None:
    said = said_in(2)
    assert "ask-claim-hexes" in said["status-eclipse"]
    assert said["reason-order"] == {"ask-benefit"}
    assert not said["status-eclipse"] & {"ask-take-turn", "ask-act", "ask-set-aside"}
    assert not said["status-figures"] & {"ask-claim-hexes", "ask-use-board", "ask-use-revealed"}


def test_one_of_several_benefits_promises_only_itself() -> None:
    state = table()
    begin(state, RED, Benefit(CARD_LINK, 2))
    assert tags_of("endless-winter", state, RED, "draw-all") == [("card", "+2")]
    assert tags_of("endless-winter", state, RED, "draw") == [("card", "+1")]
    assert tags_of("endless-winter", state, RED, "take tools") == [("tools", "+1")]
    begin(state, RED, Benefit(TOOL, 2))
    assert tags_of("endless-winter", state, RED, "take tools") == [("tools", "+1")]
    assert tags_of("endless-winter", state, RED, "take food") == [("food", "+1")]
    give(state, RED, food=2)
    begin(state, RED, pay(price(food=2), tool(3)))
    assert tags_of("endless-winter", state, RED, "take tools") == [("food", "−2"), ("tools", "+1")]
    assert tags_of("endless-winter", state, RED, "take-all tools") == [("food", "−2"), ("tools", "+3")]
    hold(state, RED, "brave")
    begin(state, RED, Bury(2))
    assert tags_of("endless-winter", state, RED, "bury brave") == [("burial", "+1")]


def test_a_hex_promises_no_megalith_to_who_has_none_left() -> None:
    for placed_before, promised in ((0, [("megalith", "+1")]), (RESERVE, [])):
        state = table()
        state.terrain[2] = TERRAINS.index("mountains")
        camp_at(state, RED, 2)
        state.put(RED, M_MEGALITHS, placed_before)
        begin(state, RED, ClaimHexes(0))
        assert tags_of("endless-winter", state, RED, "claim hex.2") == promised


def test_labour_that_buys_nothing_more_is_asked_about() -> None:
    talk = title("endless-winter").talk
    for section, said in ((UPPER, None), (MIDDLE, "waste-needless")):
        state = table()
        give(state, RED, food=4)
        hold(state, RED, "brave", "tribeswoman")
        play(state, RED, "send hunt")
        asked_about = state.agenda.steps[-1]
        assert isinstance(asked_about, Act)
        state.agenda.steps[-1] = Act(asked_about.column, section, asked_about.lower)
        decision = decision_of(state, RED)
        assert decision is not None
        for move, only_labour in (("spend food-cell.2", True), ("play brave", True), ("play tribeswoman", False)):
            option = decision.find(move)
            assert option is not None
            message = talk.waste(state, RED, option)
            assert (message.id if message else None) == (said if only_labour else None), move
            in_one_go = option.verb == "play" and message is None
            assert bool(talk.plain(state, RED, option)) == in_one_go, move


def test_cards_are_played_and_set_aside_in_one_go_as_often_as_they_can_be() -> None:
    talk = title("endless-winter").talk

    def plain(state: EndlessWinter) -> dict[str, int]:
        decision = decision_of(state, RED)
        assert decision is not None
        options = [option for option in decision.options if talk.plain(state, RED, option)]
        return {option.move(): talk.plain(state, RED, option) for option in options}

    state = table()
    hold(state, RED, "brave", "brave", "brave", "tribeswoman", "hunter", "hunter", "fire-keeping")
    play(state, RED, "send hunt")
    assert plain(state) == {"play brave": 3, "play tribeswoman": 1, "play hunter": 2}, "and no culture card"
    state.put(RED, M_LOCKED, 1 << CARD.index("hunter") - FIRST_TRIBE)
    assert plain(state) == {"play brave": 3, "play tribeswoman": 1, "play hunter": 1}, "one was recruited this turn"
    play(state, RED, "play brave")
    assert plain(state) == {"play brave": 2, "play tribeswoman": 1, "play hunter": 1}
    begin(state, RED, SetAside())
    assert plain(state) == {
        "set-aside brave": 2,
        "set-aside tribeswoman": 1,
        "set-aside hunter": 2,
        "set-aside fire-keeping": 1,
    }, "every card of the hand can go to the eclipse pile"


def test_an_eclipse_offers_all_it_gives_in_one_go() -> None:
    talk = title("endless-winter").talk

    def plain(state: EndlessWinter) -> list[str]:
        decision = decision_of(state, RED)
        assert decision is not None
        return [option.move() for option in decision.options if talk.plain(state, RED, option)]

    state = table()
    placed(state, RED, RESERVE)
    own_stones(state, RED, "stone-forest")
    begin(state, RED, UseBoard(1, 0, tuple(state.stones_of(RED))), EndEclipse())
    assert plain(state) == [
        "claim villages",
        "claim reserve.1",
        "claim reserve.3",
        "claim reserve.5",
        "score stone-forest",
    ]
    for benefit, taken in ((Benefit(TOOL), ["take tools"]), (Benefit(CARD_LINK, 2), ["draw-all"]), (Benefit(IDOL), [])):
        begin(state, RED, benefit, EndEclipse())
        assert plain(state) == taken, "the benefit itself, nothing lesser, where nothing is to be chosen with it"
    begin(state, RED, Benefit(TOOL))
    assert plain(state) == [], "in a turn a benefit may be worth a thought"


def test_nothing_is_counted_for_what_found_no_room() -> None:
    used, lost = AbilityUsed(RED, "tribeswoman"), GoodsLost(RED, "food", 1)
    food, tools = GoodsGained(RED, "food", 1), GoodsGained(RED, "tools", 1)
    assert deeds_of([used, food, lost, tools]) == [(used, [food, tools]), (lost, [])]
    assert deeds_of([food, lost, tools]) == [(food, []), (lost, []), (tools, [])], "goods without a deed say it each"


def test_what_is_paid_and_what_is_gained_of_the_same_goods_say_it_each() -> None:
    paid, tools, food = GoodsPaid(RED, "tools", 1), GoodsGained(RED, "tools", 1), GoodsGained(RED, "food", 1)
    assert deeds_of([paid, food]) == [(paid, [food])]
    assert deeds_of([paid, tools]) == [(paid, []), (tools, [])], "not: pays 1 tool, +1 tool"


def test_the_table_of_an_eclipse_counts_labour_in_one_row_halves_and_all() -> None:
    moment = Moment(EclipseBegan(1))
    for fact in (LabourCounted(RED, 3, 1), LabourCounted(BLUE, 0, 1)):
        moment.changes.extend(fact.changes())
    rows = table_of(moment, [0, 0], 1)["rows"]
    assert [(row["thing"], row["cells"]) for row in rows] == [("labour", [3.5, 0.5])]


def test_all_cards_can_be_set_aside_in_one_go() -> None:
    state = table()
    hold(state, RED, "brave", "elder", "elder")
    begin(state, RED, SetAside())
    decision = decision_of(state, RED)
    assert decision is not None
    talk = title("endless-winter").talk
    plain = {option.move() for option in decision.options if talk.plain(state, RED, option)}
    assert plain == {"set-aside brave", "set-aside elder"}


def test_cards_are_not_drawn_unasked_in_the_last_eclipse() -> None:
    talk = title("endless-winter").talk
    for round, plain in ((1, True), (4, False)):
        state = table()
        state.round = round
        begin(state, RED, Benefit(CARD_LINK), EndEclipse())
        decision = decision_of(state, RED)
        assert decision is not None
        option = decision.find("draw")
        assert option is not None
        assert talk.plain(state, RED, option) == plain


def reason(state: EndlessWinter) -> str:
    """Why the table asks what it asks."""
    decision = decision_of(state, RED)
    assert decision is not None
    message = title("endless-winter").talk.reason(state, decision)
    return message.id if message else ""


def test_it_is_said_why_no_village_and_no_megalith_is_offered() -> None:
    state = table()
    give(state, RED, food=3)
    play(state, RED, "send migrate")
    assert reason(state) == "reason-village"
    state = table()
    give(state, RED, food=2)
    play(state, RED, "send migrate")
    assert reason(state) == "reason-act"
    state = table()
    placed(state, RED, RESERVE)
    begin(state, RED, Benefit(MEGALITH))
    assert reason(state) == "reason-no-megaliths"
