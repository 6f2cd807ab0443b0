"""The arena: fair schedules, runs that can be stopped, intervals that are right, and a report that stands alone."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest

from yupana.bots.arena.contestants import allowance, contestant, split
from yupana.bots.arena.intervals import duels, mean, standings, wilson
from yupana.bots.arena.plots import Scale
from yupana.bots.arena.ratings import rate, skills
from yupana.bots.arena.report import Occasion, page
from yupana.bots.arena.results import Result, read, write
from yupana.bots.arena.running import compete
from yupana.bots.arena.schedule import Fixture, LineUp, Setting, line_ups, matches_per_deal, schedule
from yupana.bots.timed import TimedBot
from yupana.bots.wire import ProgramBot
from yupana.games import title
from yupana.server.accounts.profiles import ANYBODYS, STEP
from yupana.server.lobby.rating import MODEL, new_ratings

SETTING = Setting("0", "tzolkin", title("tzolkin").game.version(), {})
ONE, TWO = "novice:iterations=1", "novice:iterations=2"  # quick, and always the same
PAIR = [(ONE, TWO)]


def played(seed: int, lineup: LineUp, rotation: int, scores: list[float], winners: list[int]) -> Result:
    zeros = [0] * len(lineup)
    return Result(
        Fixture(SETTING, seed, lineup, rotation), scores, winners, [0.5] * len(lineup), [10] * len(lineup), zeros
    )


def outcome(results: list[Result]) -> list[object]:
    """All but the time it took."""
    return [(result.fixture, result.scores, result.winners, result.decisions) for result in results]


@pytest.mark.parametrize("lineup", [("a", "b"), ("a", "b", "b", "b"), ("a", "b", "c")])
def test_every_deal_is_played_from_every_seat(lineup: LineUp) -> None:
    fixtures = list(schedule(SETTING, [lineup], range(5, 8)))
    for seed in (5, 6, 7):
        seatings = [fixture.seats() for fixture in fixtures if fixture.seed == seed]
        assert sorted(seating.index("a") for seating in seatings) == list(range(len(lineup)))
        assert all(sorted(seating) == sorted(lineup) for seating in seatings)
    assert len(fixtures) == 3 * matches_per_deal([lineup])


def test_no_seating_comes_twice_where_bots_repeat() -> None:
    fixtures = list(schedule(SETTING, [("a", "b", "a", "b"), ("a", "a")], range(1)))
    assert [fixture.seats() for fixture in fixtures] == [("a", "b", "a", "b"), ("b", "a", "b", "a"), ("a", "a")]


def test_all_line_ups_get_the_same_deals() -> None:
    lineups = line_ups(["a", "b", "c"], 2)
    assert lineups == [("a", "b"), ("a", "c"), ("b", "c")]
    fixtures = list(schedule(SETTING, lineups, range(3, 9)))
    for lineup in lineups:
        assert {fixture.seed for fixture in fixtures if fixture.lineup == lineup} == set(range(3, 9))


def test_at_larger_tables_each_meets_a_table_of_each_other() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_settings_change_a_level_and_no_other_bot() -> None:
    bot = contestant("strong:iterations=500,trust=0.2,seconds=0.5,own=0.25", "tzolkin")()
    assert isinstance(bot, TimedBot)
    assert (bot.plan.iterations, bot.plan.trust, bot.plan.own, bot.seconds) == (500, 0.2, 0.25, 0.5)
    assert allowance("strong:iterations=500,seconds=0.5") == "0.5 s a turn, 500 iterations"
    for wrong in ("nobody", "greedy:own=1", "strong:speed=2", "strong:own=many"):
        with pytest.raises(ValueError, match=r"nobody|greedy|speed|many"):
            contestant(wrong, "tzolkin")


def test_a_program_can_compete() -> None:
    bot = contestant("cmd:python my_bot.py", "tzolkin")()
    assert isinstance(bot, ProgramBot)
    assert bot.command == "python my_bot.py"


def test_commas_of_settings_do_not_part_a_line_up() -> None:
    assert split("strong:iterations=500,own=1,greedy,cmd:python a.py") == [
        "strong:iterations=500,own=1",
        "greedy",
        "cmd:python a.py",
    ]


def test_a_result_is_the_same_after_writing_and_reading() -> None:
    result = played(3, ("a", "b"), 1, [41.25, 40.0], [0])
    assert read(write(result)) == result
    assert '"seats": ["b", "a"]' in write(result)


@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on_as_if_it_never_had(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = list(compete(SETTING, PAIR, range(1, 4), 0, 1, None))
    begun = list(islice(compete(SETTING, PAIR, range(1, 4), 0, 1, file), 3))
    with file.open("a", encoding="utf-8") as lines:
        lines.write(write(whole[3])[:40])  # the machine went down while this was written
    again = list(compete(SETTING, PAIR, range(1, 4), 0, 1, file))
    assert again[:3] == begun, "nothing was played twice"
    assert outcome(again) == outcome(whole)
    assert [read(line) for line in file.read_text(encoding="utf-8").splitlines()] == again
    assert list(compete(SETTING, PAIR, range(1, 4), 0, 1, file)) == again


@pytest.mark.slow
def test_several_processes_play_the_same_matches_as_one() -> None:
    alone = list(compete(SETTING, PAIR, range(1, 3), 0, 1, None))
    assert outcome(list(compete(SETTING, PAIR, range(1, 3), 0, 2, None))) == outcome(alone)


def test_results_under_other_rules_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(compete(SETTING, PAIR, range(1, 2), 0, 1, file))
    other = Setting("1", "tzolkin", SETTING.rules, {})
    assert [result.fixture.setting for result in compete(other, PAIR, range(1, 2), 0, 1, file)] == [other, other]


def test_no_more_is_played_than_is_needed() -> None:
    results = list(compete(SETTING, [("random", TWO)], range(1, 40), 0.25, 1, None))
    for standing in standings(results):
        assert standing.wins.half_width() <= 0.25
    before = standings(results[:-2])
    assert len(results) == 4 or any(standing.wins.half_width() > 0.25 for standing in before)
    assert len(results) < 78


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval_is_the_one_in_the_books(wins: int, matches: int, low: float, high: float) -> None:
    found = wilson(wins, matches)
    assert found.value == wins / matches
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean_is_two_errors_wide() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert (found.value, found.half_width()) == pytest.approx((3, 1.3859), abs=1e-4)


def test_a_shared_win_is_divided_and_a_bot_wins_in_all_its_seats() -> None:
    lineup = ("a", "b", "b")
    results = [
        played(1, lineup, 0, [10, 10, 3], [0, 1]),
        played(1, lineup, 1, [10, 1, 3], [0]),  # b a b
        played(1, lineup, 2, [5, 10, 20], [2]),  # b b a
    ]
    one, other = standings(results)
    assert (one.spec, one.matches, one.share, one.wins.value) == ("a", 3, 1 / 3, 0.5)
    assert (other.spec, other.wins.value) == ("b", 0.5)
    assert other.score.value == pytest.approx(41 / 6)
    pairs = duels(results)
    assert pairs["a", "b"].value == pytest.approx((0.75 + 0 + 1) / 3)
    assert pairs["b", "a"].value == pytest.approx(1 - pairs["a", "b"].value)


def test_places_follow_winners_then_points() -> None:
    assert played(1, ("a", "b", "c", "d"), 0, [7, 9, 9, 2], [2]).places() == [3, 2, 1, 4]
    assert played(1, ("a", "b", "c"), 0, [7, 5, 5], [0]).places() == [1, 2, 2]


def test_one_match_moves_ratings_as_on_the_server() -> None:
    new = (MODEL.mu, MODEL.sigma)
    after = new_ratings([new, new], [1, 2])
    found = skills([played(1, ("a", "b"), 0, [10, 5], [0])])
    for spec, (mu, sigma) in zip("ab", after, strict=True):
        assert found[spec] == pytest.approx((ANYBODYS + STEP * (mu - MODEL.mu), STEP * sigma))


def test_the_random_bot_is_the_fixed_point_of_ratings() -> None:
    lineup = ("random", "a")
    results = [
        played(seed, lineup, turn, [5, 10] if turn == 0 else [10, 5], [1 - turn])
        for seed in range(20)
        for turn in (0, 1)
    ]
    found = rate(results)
    assert (found["random"].value, found["random"].half_width()) == (1000, 0)
    assert found["a"].low > 1000
    assert found["a"].low <= found["a"].value <= found["a"].high


def test_ratings_grow_surer_with_the_number_of_deals() -> None:
    results = [played(seed, ("a", "b"), turn, [5, 5], [seed % 3 % 2]) for seed in range(40) for turn in (0, 1)]
    few, many = rate(results[:12]), rate(results)
    assert many["a"].half_width() < few["a"].half_width()


def test_winning_always_is_no_certainty_about_a_rating() -> None:
    results = [played(seed, ("a", "b"), turn, [5, 5], [turn]) for seed in range(10) for turn in (0, 1)]
    found = rate(results)
    assert found["a"].half_width() > 100
    assert found["b"].half_width() > 100


@pytest.mark.parametrize(("low", "high"), [(-61.5, 54.0), (0.0, 0.0), (990.0, 2410.0), (0.13, 0.17)])
def test_a_scale_holds_its_numbers_between_round_ones(low: float, high: float) -> None:
    scale = Scale(low, high)
    assert 0 < scale.at(low) <= scale.at(high) < 100
    assert 2 <= len(scale.ticks()) <= 8
    assert scale.ticks()[0] <= low <= high <= scale.ticks()[-1] + 1e-9


class Nesting(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in {"script", "link", "img", "iframe", "object"}
        assert not {name for name, _ in attrs} & {"src", "href", "onload"}
        if tag not in {"meta", "wbr"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"rect", "circle", "line"}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_report_is_whole_and_stands_alone() -> None:
    specs = ["greedy", "strong:iterations=500,own=1", "cmd:bot <b>&"]
    lineups = line_ups(specs, 2)
    results = [
        played(seed, lineup, turn, [seed + turn, 12.5], [turn])
        for seed in (1, 2)
        for lineup in lineups
        for turn in (0, 1)
    ]
    found = page(Occasion("yupana arena tzolkin greedy 'a b'", "2026-11-15", "by hand"), results, rate(results))
    reader = Nesting()
    reader.feed(found)
    reader.close()
    assert not reader.open
    assert not any(word in found for word in ("http", "url(", "@import", "inf", "nan"))
    told = "".join(reader.words)
    for words in (*specs, "2026-11-15", "yupana arena tzolkin greedy 'a b'", "by hand", "12 matches", "500 iterations"):
        assert words in told
    assert found.count("<svg") == 2
