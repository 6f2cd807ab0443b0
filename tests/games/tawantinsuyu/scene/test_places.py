"""What somebody is deciding about can be seen."""

from tests.games.random_matches import random_match

from yupana.engine.grammar import Resumed
from yupana.games.tawantinsuyu.coricancha import Worship
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.scene import scene
from yupana.games.tawantinsuyu.tapestry import WEAVING, AddWeaving


def test_a_weaving_is_seen_while_its_owner_decides_where_to_add_it() -> None:
    seen = 0
    for seed in range(6, 12):
        for match in random_match(GAME, 3, seed):
            step = match.state.agenda.steps[-1] if match.state.agenda.steps else None
            if isinstance(step, AddWeaving):
                seat = match.state.agenda.seats[-1]
                for viewer in (seat, (seat + 1) % 3, None):
                    panels = scene(GAME.view(match.state, viewer), viewer).panels
                    owner = next(panel for panel in panels if panel.id == f"mat.{seat}")
                    assert WEAVING[step.tile] in {piece.id for piece in owner.pieces}
                seen += 1
    assert seen > 3


def test_what_is_decided_about_is_still_seen_when_something_free_came_between() -> None:
    seen: set[type] = set()
    for seed in range(6, 12):
        for match in random_match(GAME, 3, seed):
            agenda = match.state.agenda
            if agenda.steps and isinstance(asked := agenda.steps[-1], Worship | AddWeaving):
                seat = agenda.seats[-1]
                after = match.state.clone()
                after.agenda.steps[-1] = Resumed(asked, ())
                assert scene(GAME.view(after, seat), seat) == scene(GAME.view(match.state, seat), seat)
                seen.add(type(asked))
    assert seen == {Worship, AddWeaving}
