"""Fitting an evaluation: it finds weights that are there, holds on to the old ones, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from yupana.bots.evaluation import fitted_evaluation
from yupana.bots.training.crew import each
from yupana.bots.training.fitting import fit
from yupana.bots.training.samples import Job, Samples, judge, play, read, sample
from yupana.bots.training.tuning import Result, Trial, changed, groups_of, slope
from yupana.bots.training.tuning import play as try_out
from yupana.bots.training.tuning import read as read_results
from yupana.games import OURS, title
from yupana.insight.evaluation import FINE, UNIT, between, by_moment, read_weights, write_weights

KNOTS = (0, 10)
EVALUATION = fitted_evaluation("tzolkin")


def made_up(count: int, seed: int = 1) -> Samples:
    """Samples of a game whose second feature is worth 3 at first and 1 at the end, and whose third nothing."""
    chance = np.random.default_rng(seed)
    features = chance.integers(0, 5, (count, 3)).astype(np.int16)
    moments = chance.integers(0, 11, count).astype(np.int16)
    coming = 2.0 + features[:, 1] * (3.0 - 0.2 * moments) + chance.normal(size=count)
    features[:, 0] = 1
    return Samples(features, moments, coming, coming)


def job(tmp_path: Path, seed: int = 3) -> Job:
    usual = [1.0] * len(EVALUATION.names)
    return Job("tzolkin", 2, seed, 8, EVALUATION.rows, usual, tmp_path / f"{seed}.npz")


def test_a_fit_finds_the_weights_that_made_the_points() -> None:
    found = fit(made_up(20_000), KNOTS, [[0.0] * 3, [0.0] * 3], alike=0.001)
    assert np.allclose(found.rows, [[2, 3, 0], [2, 1, 0]], atol=0.1)
    assert 0.9 < found.error < 1.1 < found.spread, "what is left is the noise"


def test_few_samples_leave_the_weights_where_they_were() -> None:
    before = [[5.0, -1.0, 4.0], [5.0, -1.0, 4.0]]
    assert np.allclose(fit(made_up(40), KNOTS, before, alike=1e9).rows, before, atol=0.01)


def test_a_feature_that_is_seldom_seen_keeps_its_weight() -> None:
    samples = made_up(4_000)
    samples.features[:, 2] = 0
    samples.features[:5, 2] = 1
    samples.coming[:5] += 60.0
    before = [[2.0, 3.0, 4.0], [2.0, 1.0, 4.0]]
    found = fit(samples, KNOTS, before, alike=100.0).rows
    assert np.allclose([row[2] for row in found], 4.0, atol=0.2), "however lucky those were"


def test_weights_survive_being_written_and_read() -> None:
    text = write_weights(EVALUATION.names, EVALUATION.rows)
    assert read_weights(text, EVALUATION.names, EVALUATION.knots) == EVALUATION.rows
    assert read_weights("{}", ("new",), KNOTS) == [[0.0], [0.0]], "a feature that the file does not know counts nothing"


def test_weights_change_evenly_between_knots() -> None:
    assert between(KNOTS, 4) == [(0, 0.6), (1, 0.4)]
    assert [row[0] / UNIT / FINE for row in by_moment([[1.0], [2.0]], KNOTS)] == [1 + n / 10 for n in range(11)]


@pytest.mark.slow
def test_the_same_seed_samples_the_same_match(tmp_path: Path) -> None:
    first, again = sample(job(tmp_path)), sample(job(tmp_path))
    assert all(np.array_equal(getattr(first, name), getattr(again, name)) for name in Samples._fields)
    assert first.features.shape == (len(first.coming), len(EVALUATION.names))
    assert len(first.scores) == 2


def test_what_was_still_to_come_is_what_came(tmp_path: Path) -> None:
    found = sample(job(tmp_path))
    assert found.moments[0] == 0
    assert set(found.coming[:2].tolist()) <= set(found.scores.tolist()), "nobody has points at the start"


def test_every_other_seat_has_a_taste_of_its_own(tmp_path: Path) -> None:
    tastes = [judge(job(tmp_path), seat).rows for seat in range(3)]
    assert tastes[1] == EVALUATION.rows
    assert tastes[0] != tastes[2]
    assert tastes[0][-1] == EVALUATION.rows[-1], "which is forgotten towards the end"


@pytest.mark.slow
def test_a_match_that_was_played_is_not_played_again(tmp_path: Path) -> None:
    wanted = [job(tmp_path, seed) for seed in (1, 2)]
    files = sorted(each(play, wanted, 1, None))
    assert files == [one.file for one in wanted]
    files[0].write_bytes(files[1].read_bytes())
    sorted(each(play, wanted, 1, None))
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(read(files).scores) == 4


# Tuning.


@pytest.mark.parametrize("game", [each.name for each in OURS if each.groups])
def test_no_feature_is_in_two_groups_and_no_group_is_empty(game: str) -> None:
    groups = groups_of(game, fitted_evaluation(game).names)
    members = [n for group in groups for n in group]
    assert all(groups)
    assert len(set(members)) == len(members)


def test_making_more_of_a_group_changes_its_weights_alone() -> None:
    change = [0.0] * len(title("tzolkin").groups)
    change[0] = 1.0
    found = np.array(changed("tzolkin", EVALUATION.rows, change))
    group = groups_of("tzolkin", EVALUATION.names)[0]
    others = [n for n in range(len(EVALUATION.names)) if n not in group]
    assert np.allclose(found[:, group], np.array(EVALUATION.rows)[:, group] * np.e)
    assert np.array_equal(found[:, others], np.array(EVALUATION.rows)[:, others])


def test_what_went_with_a_lead_is_found_whatever_the_deals_gave() -> None:
    chance = np.random.default_rng(1)
    results: list[Result] = []
    for deal in range(200):
        gift, change = 40 * chance.normal(), chance.normal(size=3)
        for side in (1, -1):
            lead = float(gift + side * change @ [8.0, 0.0, -4.0] + 5 * chance.normal())
            results.append(Result(deal, (side * change).tolist(), 0.0, lead))
    assert np.allclose(slope(results), [8, 0, -4], atol=1)


def test_a_trial_is_played_once_and_tells_what_every_seat_made_of_it(tmp_path: Path) -> None:
    size = len(title("tawantinsuyu").groups)
    trial = Trial("tawantinsuyu", 1, 2, fitted_evaluation("tawantinsuyu").rows, [[0.1] * size], tmp_path / "1.json")
    kept = try_out(trial).read_text()
    alone = read_results([trial.file])
    assert len(alone) == 1, "nobody chooses for whoever the rules play, but one can be behind"
    assert alone[0].change == [0.1] * size
    trial.file.write_text(kept.replace("0.1", "0.2"))
    assert read_results([try_out(trial)])[0].change == [0.2] * size
