"""All matches a referee holds in memory, in a process of their own: rules and scenes, no clock, network or files."""

from __future__ import annotations

import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from yupana.bots import Bot, bots_of, make_bot
from yupana.bots.wire.messages import choose
from yupana.engine.agenda import Seat
from yupana.engine.codec import Codec, text_of
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decision_of
from yupana.engine.match import Entry, Match, Refused
from yupana.engine.record import points_text, read, result_of, write
from yupana.games import names, title
from yupana.lots import Lots
from yupana.play.host import Host
from yupana.play.viewers import Viewers
from yupana.protocol.messages import Undo
from yupana.seats import LETTERS
from yupana.server.asks import PERSON, RULES_AWAY
from yupana.server.journal.lines import JournalLine
from yupana.server.referee.rulings import (
    Begin,
    Decide,
    Forget,
    Look,
    Open,
    Play,
    PlayBot,
    Position,
    Question,
    Resign,
    Ruling,
    SetPlayer,
    TakeBack,
    Thought,
    hurry,
)

HELD_MAX: Final = 2_000  # matches in memory; the one asked for longest ago is forgotten
BOTS_MAX: Final = 8  # bots that a thinker remembers, with what each thought about last


class Room:
    """One match, and what its viewers have been told."""

    def __init__(self, asked: Open) -> None:
        chosen = title(asked.game)
        match: Match[Any] = Match(chosen.game, len(asked.players), asked.options)
        bots = {seat: make_bot(player, asked.game) for seat, player in enumerate(asked.players) if player != PERSON}
        self.players = asked.players
        lots = Lots(asked.shares, asked.sat) if asked.shares else None
        self.host = Host(chosen, match, asked.names, bots, asked.secret, QuickDice(0), lots)
        for line in lines_of(asked.record) if asked.record else asked.lines:
            entry = Entry(line.seat, line.move, tuple(line.fell.split()))
            self.host.repeat(entry)
            self.host.dice.rolled += len(entry.fell)
            if line.digest and match.last_digest != line.digest:
                raise ValueError(f"entry {match.length() - 1} leads to another table than the journal says")
        self.viewers: Viewers | None = Viewers(self.host) if match.length() else None
        self.given_up = asked.result if not match.is_over() else ""  # the result that the rules know nothing of


def opened(asked: Open) -> Room:
    """The match by its own rules. One that is over also by others, if those agree with it from beginning to end."""
    if asked.rules == title(asked.game).game.version():
        return Room(asked)
    if asked.result:
        with contextlib.suppress(Exception):  # whatever those rules make of it
            room = Room(asked)
            match = room.host.match
            if (result_of(match) if match.is_over() else points_of(match, winners_in(asked.result))) == asked.result:
                return room
    raise Refused(RULES_AWAY)


def lines_of(text: str) -> list[JournalLine]:
    """The entries of a record; it has a digest at the end of each turn only."""
    record = read(text)
    return [
        JournalLine(entry.seat, entry.move, " ".join(entry.fell), record.digests.get(n, ""))
        for n, entry in enumerate(record.entries)
    ]


def points_of(match: Match[Any], winners: list[Seat]) -> str:
    """A result in which others win than the rules would say."""
    scores = match.game.scores(match.state)
    points = [points_text(score.total(), score.per_point) for score in scores]
    return " ".join([text + "*" * (seat in winners) for seat, text in enumerate(points)])


def winners_in(result: str) -> list[Seat]:
    """The seats that a result has a star for."""
    return [seat for seat, word in enumerate(result.split()) if word.endswith("*")]


_codecs: dict[str, Codec[Any]] = {}


def codec(game: str) -> Codec[Any]:
    """The codec of a title, made once."""
    if game not in _codecs:
        _codecs[game] = Codec(title(game).game)
    return _codecs[game]


class Hall:
    """Answers questions about matches, one after the other."""

    def __init__(self) -> None:
        self.rooms: OrderedDict[int, Room] = OrderedDict()
        for name in names():
            codec(name)  # whatever takes long to load is loaded before the first question

    def answer(self, data: bytes) -> bytes:
        """A question and its ruling, both encoded. Whatever goes wrong is told, and the match forgotten."""
        question = QUESTION.decode(data)
        try:
            ruling = self.rule(question)
        except Refused as refused:
            room = self.rooms.get(question.match)
            length = room.host.match.length() if room else 0
            ruling = Ruling(refused=refused.reason, base=length, seq=length)
        except Exception as problem:
            self.rooms.pop(question.match, None)
            ruling = Ruling(broken=f"{type(problem).__name__}: {problem}"[:500])
        return RULING.encode(ruling)

    def rule(self, question: Question) -> Ruling:
        """One question."""
        if isinstance(question, Open):
            self.rooms.pop(question.match, None)
            self.rooms[question.match] = opened(question)
            if len(self.rooms) > HELD_MAX:
                self.rooms.popitem(last=False)
            return Ruling(seq=self.rooms[question.match].host.match.length())
        if isinstance(question, Forget):
            self.rooms.pop(question.match, None)
            return Ruling()
        room = self.rooms.get(question.match)
        if room is None:
            return Ruling(absent=True)
        self.rooms.move_to_end(question.match)
        host = room.host
        if isinstance(question, Look):
            return look(room, question.viewer)
        if isinstance(question, Position):
            return position(room, question)
        if isinstance(question, Decide):
            return decide(room, question)
        if room.given_up:
            raise Refused("refused-over")
        if isinstance(question, SetPlayer):
            set_player(room, question.seat, question.player)
            room.viewers = Viewers(room.host)
            return standing(room)
        if isinstance(question, Resign):
            return resign(room, question.seat)
        if isinstance(question, TakeBack):
            return changed(room, lambda: host.take_back(question.seat, question.to))
        if isinstance(question, Begin):
            return changed(room, host.begin)
        if isinstance(question, PlayBot):
            if question.seq != host.match.length():
                raise Refused("refused-too-late")
            return changed(room, lambda: play_bot(room, question))
        return changed(room, lambda: play(room, question))


def play(room: Room, asked: Play) -> None:
    """A person's move, and with it what cannot be otherwise."""
    host = room.host
    if asked.seat in host.bots or not 0 <= asked.seat < host.match.seats:
        raise Refused("refused-not-your-turn")
    if isinstance(asked.send, Undo):
        host.undo(asked.seat)
    else:
        host.choose(asked.seat, asked.send.decision, asked.send.move)


def play_bot(room: Room, asked: PlayBot) -> None:
    """A bot's move, or the default of somebody whose time has run out."""
    host = room.host
    if asked.move:
        host.choose(asked.seat, host.decision_id(asked.seat), asked.move)
    else:
        host.expire(asked.seat)
    if asked.player:
        set_player(room, asked.seat, asked.player)


def changed(room: Room, change: Callable[[], None]) -> Ruling:
    """Let something happen, and with it what is forced; what must be written, and what everybody is told."""
    host, match = room.host, room.host.match
    base = match.length()
    change()
    while (due := host.due()) is not None and due not in host.bots:
        host.answer(due)
    ruling = standing(room)
    ruling.base = base
    ruling.lines = [
        JournalLine(entry.seat, entry.move, " ".join(entry.fell), digest)
        for entry, digest in zip(match.journal[base:], (match.digests or [])[base:], strict=True)
    ]
    if match.is_over():
        ruling.result = result_of(match)
        ruling.record = write(host.record())
    if room.viewers is None:
        room.viewers = Viewers(host)
    else:
        public, own = room.viewers.tell(base)
        ruling.public = msgspec.json.encode(public)
        ruling.own = {seat: msgspec.json.encode(told) for seat, told in own.items()}
    return ruling


def resign(room: Room, seat: Seat) -> Ruling:
    """A seat gives up: nobody decides any more, and the record says why it has no result by the rules."""
    match = room.host.match
    if match.is_over():
        raise Refused("refused-over")
    if not 0 <= seat < match.seats:
        raise Refused("refused-not-your-turn")
    room.given_up = points_of(match, [each for each in range(match.seats) if each != seat])
    record = room.host.record()
    record.secret, record.note = room.host.secret.hex(), f"{LETTERS[seat]} resigned"
    ruling = standing(room)
    ruling.result, ruling.record = room.given_up, write(record)
    return ruling


def standing(room: Room) -> Ruling:
    """How the match stands."""
    match = room.host.match
    waiting = [] if room.given_up else match.deciders()
    bots = [seat for seat in waiting if seat in room.host.bots]
    return Ruling(base=match.length(), seq=match.length(), waiting=waiting, bots=bots)


def look(room: Room, viewer: Seat | None) -> Ruling:
    """All that a viewer sees, with the whole log."""
    ruling = standing(room)
    update = room.host.update(viewer)
    if room.given_up:
        update |= {"over": True, "winners": winners_in(room.given_up), "waiting": [], "decision": None, "undo": False}
    ruling.body = msgspec.json.encode({"type": "whole", "update": update})
    return ruling


def position(room: Room, asked: Position) -> Ruling:
    """What a bot sees; its own chance comes from the secret of the match and tells nothing of its dice."""
    match, seat = room.host.match, asked.seat
    if seat not in room.host.bots or seat not in match.deciders():
        raise Refused("refused-not-your-turn")
    told = hashlib.blake2b(b"bot %d" % match.length(), key=room.host.secret[:64], digest_size=6).digest()
    view = text_of(match.game.view(match.state, seat))
    seed = int.from_bytes(told, "big") or 1
    thought = Thought(
        asked.match, match.game.name(), room.players[seat], seat, match.length(), seed, view, asked.hurried
    )
    return Ruling(seq=match.length(), body=msgspec.msgpack.encode(thought))


def decide(room: Room, asked: Decide) -> Ruling:
    """What a bot is asked that is a program of its own, and what it sees; the clock is the referee's."""
    host, match = room.host, room.host.match
    view = match.game.view(match.state, asked.seat)
    decision = decision_of(view, asked.seat)
    if decision is None or asked.seat in host.bots or room.given_up:
        raise Refused("refused-not-your-turn")
    message = choose(str(asked.match), host.decision_id(asked.seat), view, decision, None)
    return Ruling(seq=match.length(), body=msgspec.json.encode(message))


def set_player(room: Room, seat: Seat, player: str) -> None:
    """Somebody else decides for a seat from now on."""
    if not 0 <= seat < room.host.match.seats:
        raise Refused("refused-not-your-turn")
    game = room.host.title.game.name()
    if player not in (PERSON, *bots_of(game)):
        raise Refused("refused-no-such-option")
    room.players[seat] = player
    room.host.bots.pop(seat, None)
    if player != PERSON:
        room.host.bots[seat] = make_bot(player, game)


class Thinker:
    """Bots, in a process of their own."""

    def __init__(self, was_said: Callable[[bytes], bool]) -> None:
        self.was_said: Final = was_said
        self.bots: OrderedDict[tuple[int, Seat, str], Bot] = OrderedDict()

    def answer(self, data: bytes) -> bytes:
        """What a bot would do, as the journal writes it."""
        thought = msgspec.msgpack.decode(data, type=Thought)
        game = title(thought.game).game
        view = codec(thought.game).decode(thought.view)
        decision = decision_of(view, thought.seat)
        if decision is None:
            raise AssertionError("a bot does not see its own decision")
        bot, dice = self._bot(thought), QuickDice(thought.seed)
        bot.begin(game, view, thought.seat, decision)
        word = hurry(thought.match, thought.seq)
        if thought.hurried:
            bot.hurry()
        while not bot.think(dice):
            if self.was_said(word):
                bot.hurry()
        return bot.answer().move().encode()

    def _bot(self, thought: Thought) -> Bot:
        """The bot that was asked about this match before, for it may remember something."""
        key = (thought.match, thought.seat, thought.bot)
        bot = self.bots.pop(key, None) or make_bot(thought.bot, thought.game)
        self.bots[key] = bot
        if len(self.bots) > BOTS_MAX:
            self.bots.popitem(last=False)
        return bot


QUESTION: Final = msgspec.msgpack.Decoder(Question)
RULING: Final = msgspec.msgpack.Encoder()
