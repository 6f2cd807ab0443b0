"""The learning interface: moves keep their numbers, views become rows that tell all that is seen and no more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from tests.games.titles import own

from yupana.bots.episode import Episode
from yupana.bots.learning import Lens, Vector, env, load_game
from yupana.bots.learning.spiel import CHANCE_PLAYER, TERMINAL_PLAYER, SpielState
from yupana.conformance.tables import tables_of
from yupana.engine.agenda import Agenda, Together, fields_of
from yupana.engine.codec import text_of
from yupana.engine.dice import QuickDice
from yupana.engine.face_down import holds_secret
from yupana.engine.game import full_options
from yupana.engine.grammar import InAnyOrder
from yupana.engine.machine import decisions, take
from yupana.engine.match import DECISIONS_MAX
from yupana.engine.record import read
from yupana.games import OURS
from yupana.games.endless_winter.board import HEXES
from yupana.games.endless_winter.eclipse import ClaimHexes
from yupana.games.endless_winter.land import USE_TOKEN
from yupana.insight.numbering import Boards, Hands, Held, Mats, Order, Rows, Seats, Where, Who

ROOT = Path(__file__).parent.parent.parent
NUMBERED = [each.name for each in OURS if each.numbering is not None]
LENSES = {name: Lens(name) for name in NUMBERED}
PINNED = {name: own(name, "numbering", "PINNED") for name in NUMBERED}
NEVER_SEEN = {name: own(name, "numbering", "NEVER_SEEN") for name in NUMBERED}
MASKED = [
    "ignore:Observation is not a NumPy array",  # it is two of them, as in PettingZoo's own games with masks
    "ignore:Observation space for each agent probably should be",
]
SEATINGS = [(name, seats) for name in NUMBERED for seats in LENSES[name].game.seat_counts()]


def every_option_value(lens: Lens, seats: int, seed: int) -> dict[str, int]:
    """Variants that change with the seed; those of a table that can be played, where these exclude each other."""
    game = lens.game
    chosen = {variant.name: variant.values[seed % len(variant.values)] for variant in game.variants()}
    if game.refuses(seats, full_options(game, {**game.usual(seats), **chosen})):
        tables = [options for at_table, options in tables_of(game) if at_table == seats]
        return tables[-1 - seed % len(tables)]
    return chosen


def at_random(episode: Episode, dice: QuickDice) -> int:
    return episode.legal[dice.roll(len(episode.legal))]


def played(lens: Lens, seats: int, moves: int, seed: int = 1) -> Episode:
    """A match some moves on, or at its end."""
    dice = QuickDice(seed)
    episode = lens.begin(seats, every_option_value(lens, seats, seed), dice)
    for _ in range(moves):
        if not episode.is_over():
            episode.play(at_random(episode, dice))
    return episode


# Moves.


@pytest.mark.parametrize("name", NUMBERED)
def test_numbers_of_moves_and_observations_never_change_silently(name: str) -> None:
    lens = LENSES[name]
    now = (lens.numbering.version, lens.actions, lens.numbering.digest(), lens.size, lens.encoder.digest())
    assert now == PINNED[name]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_in_whole_matches_the_mask_is_exactly_what_is_legal(name: str, seats: int) -> None:
    lens = LENSES[name]
    for seed in range(4):
        dice = QuickDice(seed)
        episode = lens.begin(seats, every_option_value(lens, seats, seed), dice)
        while not episode.is_over():
            decision = decisions(episode.state)[0]
            masked = [lens.numbering.moves[action] for action in np.flatnonzero(lens.mask(episode, decision.seat))]
            assert sorted(masked) == sorted(option.move() for option in decision.options)
            assert not any(lens.mask(episode, other).any() for other in range(seats) if other != decision.seat)
            episode.play(at_random(episode, dice))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_option_of_many_matches_has_a_number(name: str, seats: int) -> None:
    lens = LENSES[name]
    for seed in range(300):
        dice = QuickDice(1000 + seed)
        episode = lens.begin(seats, every_option_value(lens, seats, seed), dice)
        while not episode.is_over():
            assert episode.legal, "a move without a number raises before this"
            episode.play(at_random(episode, dice))


@pytest.mark.parametrize("name", NUMBERED)
def test_every_move_of_the_kept_records_has_a_number(name: str) -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in (ROOT / "tests" / "journals").glob("*.yupana")]
    moves = {entry.move for record in records if record.game == name for entry in record.entries if entry.seat >= 0}
    assert moves
    assert moves - {"undo"} <= set(LENSES[name].numbering.ids)


@pytest.mark.parametrize("name", NUMBERED)
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    lens = LENSES[name]
    episode = played(lens, 2, 10)
    before = text_of(episode.state)
    for action in (-1, lens.actions, *[n for n in range(lens.actions) if n not in episode.legal]):
        with pytest.raises(ValueError, match="not legal"):
            episode.play(action)
    assert text_of(episode.state) == before


# Observations.


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 25, 80])
def test_an_observation_tells_nothing_that_the_seat_may_not_know(name: str, seats: int, moves: int) -> None:
    lens = LENSES[name]
    episode = played(lens, seats, moves)
    for seat in range(seats):
        seen = lens.observe(episode, seat)
        view = lens.game.view(episode.state, seat)
        for guess in range(5):
            world = Episode(lens.game, lens.encoder, lens.game.guess(view, seat, QuickDice(guess)), None)
            assert np.array_equal(lens.observe(world, seat), seen)


def test_worlds_that_a_seat_cannot_tell_apart_do_differ() -> None:
    lens = LENSES["tzolkin"]
    episode = played(lens, 3, 1)
    view = lens.game.view(episode.state, 2)
    worlds = {text_of(lens.game.guess(view, 2, QuickDice(guess))) for guess in range(5)}
    assert len(worlds) > 1, "or the test above would prove nothing"


def test_a_sealed_answer_is_not_seen_by_those_who_answer_after_it() -> None:
    lens = LENSES["tzolkin"]
    first = played(lens, 2, 0)
    assert isinstance(first.state.agenda.steps[-1], Together)
    rows = []
    for action in first.legal:
        after = first.clone()
        after.play(action)
        assert after.seat == 1
        rows.append(lens.observe(after, 1))
    assert len(rows) == 6
    assert all(np.array_equal(row, rows[0]) for row in rows)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_whatever_a_seat_sees_change_changes_its_observation(name: str, seats: int) -> None:
    lens = LENSES[name]
    dice = QuickDice(seats)
    episode = lens.begin(seats, {}, dice)
    while not episode.is_over():
        tables: dict[bytes, str] = {}
        assert episode.decision is not None
        for option in episode.decision.options:
            after = episode.state.clone()
            take(after, episode.seat, option)
            row = lens.observe(Episode(lens.game, lens.encoder, after, QuickDice(1)), episode.seat).tobytes()
            text = text_of(lens.game.view(after, episode.seat))
            if not holds_secret(after):  # the own answer is known to whoever gave it
                assert tables.setdefault(row, text) == text
        episode.play(at_random(episode, dice))


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_no_pending_step_is_unknown_or_out_of_reach(name: str, seats: int) -> None:
    lens = LENSES[name]
    unknown = [
        part.start + len(lens.numbering.steps)
        for part in lens.encoder.slices()
        if re.fullmatch(r"pending.\d+.step", part.name)
    ]
    assert len(unknown) == lens.numbering.depth
    for seed in range(3):
        dice = QuickDice(seed)
        episode = lens.begin(seats, {}, dice)
        while not episode.is_over():
            assert not lens.observe(episode, episode.seat)[unknown].any()
            assert len(episode.state.agenda.steps) <= lens.numbering.depth
            episode.play(at_random(episode, dice))


def test_what_is_left_to_be_done_in_any_order_is_seen() -> None:
    lens = LENSES["endless-winter"]
    rows = []
    for tokens in ((1, 2), (1, 3), (2,)):
        episode = played(lens, 2, 30)
        episode.state.then(episode.seat, InAnyOrder(tuple([USE_TOKEN[token] for token in tokens]), may=True))
        rows.append(lens.observe(episode, 0).tobytes())
    assert len(set(rows)) == len(rows)


def test_each_thing_of_a_set_that_a_step_holds_is_seen() -> None:
    lens = LENSES["endless-winter"]
    episode = played(lens, 2, 30)
    rows = []
    for claimed in [0, *[1 << hex for hex in range(HEXES)]]:
        state = episode.state.clone()
        state.then(0, ClaimHexes(claimed))
        rows.append(lens.observe(Episode(lens.game, lens.encoder, state, None), 0).tobytes())
    assert len(set(rows)) == len(rows)


def moved_round(lens: Lens, state: Any, by: int) -> Any:
    """The same table after everybody has moved so many seats."""
    seats = state.seats

    def rows(value: list[int], width: int) -> list[int]:
        return np.roll(np.array(value).reshape(seats, width), by, axis=0).ravel().tolist() if value else value

    def who(value: int) -> int:
        return (value + by) % seats if 0 <= value < seats else value

    def hidden(value: int) -> int:
        return value if value >= -1 else -2 - who(-2 - value)

    values = {name: getattr(state, name) for name in fields_of(type(state))}
    values["agenda"] = Agenda([who(seat) for seat in state.agenda.seats], state.agenda.steps[:])
    for field in lens.numbering.fields:
        value = values[field.name]
        if isinstance(field, Mats):
            values[field.name] = rows(value, len(field.usual))
        elif isinstance(field, Hands):
            values[field.name] = rows(value, field.each)
        elif isinstance(field, Boards):
            values[field.name] = rows(value, field.places)
        elif isinstance(field, Seats):
            values[field.name] = [sum(1 << who(seat) for seat in range(seats) if each >> seat & 1) for each in value]
        elif isinstance(field, Held):
            values[field.name] = [
                who(each // field.places) * field.places + each % field.places if each >= 0 else hidden(each)
                for each in value
            ]
        elif isinstance(field, Who):
            values[field.name] = [who(each) for each in value] if isinstance(value, list) else who(value)
        elif isinstance(field, Where):
            values[field.name] = [
                next((first + who(each - first) for first in field.first if 0 <= each - first < seats), each)
                for each in value
            ]
        elif isinstance(field, Order):
            values[field.name] = [hidden(each) for each in value]
        elif isinstance(field, Rows):
            width = 1 + field.tiles
            values[field.name] = [each if n % width else who(each) for n, each in enumerate(value)]
    return type(state)(**values)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in SEATINGS if seats > 1])
@pytest.mark.parametrize("moves", [20, 60, 120])
def test_one_network_serves_all_seats_for_each_finds_itself_first(name: str, seats: int, moves: int) -> None:
    lens = LENSES[name]
    episode = played(lens, seats, moves)
    for by in range(1, seats):
        moved = Episode(lens.game, lens.encoder, moved_round(lens, episode.state, by), None)
        for seat in range(seats):
            assert np.array_equal(lens.observe(moved, (seat + by) % seats), lens.observe(episode, seat))
            assert not np.array_equal(lens.observe(moved, seat), lens.observe(episode, seat))


@pytest.mark.parametrize("name", NUMBERED)
def test_an_observation_leaves_out_only_what_nobody_sees(name: str) -> None:
    lens = LENSES[name]
    shown = {"agenda", "seats", *[field.name for field in lens.numbering.fields]}
    assert set(fields_of(type(played(lens, 2, 0).state))) - shown == NEVER_SEEN[name]


@pytest.mark.parametrize("name", NUMBERED)
def test_the_parts_of_an_observation_have_names_and_leave_no_gap(name: str) -> None:
    lens = LENSES[name]
    parts = lens.encoder.slices()
    assert [part.start for part in parts] == [0, *[part.stop for part in parts[:-1]]]
    assert parts[-1].stop == lens.size
    assert len(lens.describe().splitlines()) == len(parts)


# PettingZoo.


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_environment_passes_the_test_of_pettingzoo(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_same_seed_gives_the_same_match(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=100)


def play_environment(table: Any, seed: int) -> None:
    """Until the agents are told the end, but no further."""
    dice = QuickDice(seed)
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(legal[dice.roll(len(legal))])


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("by_points", [False, True])
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str, seats: int, by_points: bool) -> None:
    table = env(name, seats, by_points=by_points)
    table.reset(seed=seats)
    play_environment(table, 3)
    rewards = [table.rewards[agent] for agent in table.agents]
    state = table.unwrapped.episode.state
    winners = LENSES[name].game.winners(state)
    if seats == 1:  # an automaton has the rest
        assert by_points or rewards == [1 if winners else -1]
        return
    assert sum(rewards) == pytest.approx(0)
    best = [seat for seat in range(seats) if rewards[seat] == max(rewards)]
    assert best == winners or by_points
    if not by_points:
        assert max(rewards) == 1
        assert min(rewards) == pytest.approx(-1 / (seats - 1))


def test_a_match_without_end_is_truncated_and_worth_nothing() -> None:
    table = env()
    table.reset(seed=1)
    table.unwrapped.episode.made = DECISIONS_MAX - 1
    legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    table.step(legal[0])
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_the_table_can_be_read_out_without_words() -> None:
    table = env(seats=2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert "mat.0:" in text
    assert "mat.1.corn good=corn amount=0" in text


# OpenSpiel's way.


def play_to_the_end(state: SpielState, dice: QuickDice) -> int:
    """How often dice had to be told how to fall."""
    fell = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(legal)
        assert [n for n, one in enumerate(state.legal_actions_mask()) if one] == legal
        if state.is_chance_node():
            fell += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            move = state.action_to_string(state.current_player(), legal[0])
            assert state.string_to_action(move) == legal[0]
        state.apply_action(legal[dice.roll(len(legal))])
    return fell


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_chance_is_a_player_or_falls_by_itself(name: str, seats: int) -> None:
    explicit = load_game(name, seats).new_initial_state()
    assert explicit.current_player() == CHANCE_PLAYER
    assert play_to_the_end(explicit, QuickDice(1)) > 0
    sampled = load_game(name, seats, dice=QuickDice(1)).new_initial_state()
    assert play_to_the_end(sampled, QuickDice(1)) == 0
    for state in (explicit, sampled):
        assert state.current_player() == TERMINAL_PLAYER
        assert state.legal_actions() == []
        assert len(state.returns()) == seats
        assert seats == 1 or sum(state.returns()) == pytest.approx(state.get_game().utility_sum())


def test_a_child_leaves_its_parent_alone_and_history_leads_there_again() -> None:
    game = load_game("tzolkin", 3)
    state = game.new_initial_state()
    dice = QuickDice(4)
    for _ in range(120):
        legal = state.legal_actions()
        before = state.observation_string(0)
        child = state.child(legal[dice.roll(len(legal))])
        assert state.observation_string(0) == before
        assert child.history()[:-1] == state.history()
        state = child
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(3):
        assert np.array_equal(again.observation_tensor(player), state.observation_tensor(player))
    assert list(again.observation_tensor(0).shape) == game.observation_tensor_shape()
    assert again.legal_actions(again.current_player()) == state.legal_actions()
    assert again.legal_actions((again.current_player() + 1) % 3) == []


# Many at once.


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_many_matches_at_once_play_as_each_would_alone(processes: int) -> None:
    seats, envs, seed = 3, 3, 40
    alone = [env("tzolkin", seats) for _ in range(envs)]
    for n, table in enumerate(alone):
        table.reset(seed=seed + n)
    dice = QuickDice(9)
    ended = 0
    with Vector("tzolkin", seats, envs, processes, seed) as vector:
        batch = vector.batch
        for _ in range(450):
            actions = np.zeros(envs, dtype=np.int64)
            for n, table in enumerate(alone):
                assert table.agent_selection == f"player_{batch.seats[n]}"
                seen = table.observe(table.agent_selection)
                assert np.array_equal(seen["observation"], batch.observations[n])
                assert np.array_equal(seen["action_mask"], batch.masks[n])
                legal = np.flatnonzero(batch.masks[n])
                actions[n] = legal[dice.roll(len(legal))]
                table.step(int(actions[n]))
            batch = vector.step(actions)
            for n, table in enumerate(alone):
                assert batch.done[n] == any(table.terminations.values())
                assert batch.rewards[n].tolist() == pytest.approx([table.rewards[agent] for agent in table.agents])
                if batch.done[n]:
                    ended += 1
                    table.reset()
    assert ended >= envs


def test_a_batch_with_a_move_that_is_not_legal_is_refused_as_a_whole() -> None:
    with Vector("tzolkin", 2, 2, 1) as vector:
        before = vector.batch.observations.copy()
        legal = vector.batch.masks.argmax(axis=1)
        with pytest.raises(ValueError, match="legal"):
            vector.step(np.array([legal[0], vector.batch.masks[1].argmin()]))
        assert np.array_equal(vector.batch.observations, before)
        assert not vector.step(legal).done.any()
    assert not any(worker.is_alive() for worker in vector.workers)


# The guide.


@pytest.mark.slow
def test_the_examples_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        exec(compile(example, "docs/learning.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", NUMBERED)
def test_the_guide_names_the_numbers_of_today(name: str) -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8").replace(",", "")
    lens = LENSES[name]
    assert f"| {name} | {lens.numbering.version} | {lens.actions} | {lens.size} |" in text
