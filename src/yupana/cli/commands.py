"""Every command in one place: what it takes, and who does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from yupana import __version__
from yupana.bots import BOTS
from yupana.cli import (
    administering,
    bot_checking,
    competing,
    drawing,
    fuzzing,
    hosting,
    playing,
    replaying,
    serving,
    simulating,
    verifying,
)
from yupana.cli.helping import SETTINGS_LISTED
from yupana.games import names, title
from yupana.server.accounts.bounds import INVITATION_DAYS, INVITATION_DAYS_MAX, INVITATION_PEOPLE_MAX
from yupana.text.words import LANGUAGES

app = typer.Typer(
    help="Heavy strategy board games in a terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"yupana {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    """What all commands share."""


def _known_game(name: str) -> str:
    try:
        return title(name).name
    except KeyError:
        raise typer.BadParameter(f"not one of {', '.join(names())}") from None


def _known_game_or_none(name: str | None) -> str | None:
    return None if name is None else _known_game(name)


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(f"not one of {', '.join(LANGUAGES)}")
    return language


Game = Annotated[str, typer.Argument(help="The game: " + ", ".join(names()), callback=_known_game)]
Language = Annotated[str, typer.Option("--lang", help="en, uk or ru", callback=_known_language)]
Options = Annotated[list[str] | None, typer.Option("--option", help="A variant, such as market-cap=20")]
Seed = Annotated[int | None, typer.Option("--seed", help="Makes the run repeatable")]
Records = Annotated[list[Path], typer.Argument(help="Records, or folders of records", exists=True)]


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game: " + ", ".join(names()), callback=_known_game_or_none)
    ] = None,
    seats: Annotated[str, typer.Option(help=f"Who sits where: you, {', '.join(BOTS)}")] = "you,player",
    lang: Language = "en",
    option: Options = None,
    seed: Seed = None,
    save: Annotated[Path, typer.Option(help="Where the record goes")] = Path("match.yupana"),
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the match that was saved there")] = False,
    server: Annotated[str, typer.Option(help="Play on this server instead, such as https://example.org")] = "",
    table: Annotated[int | None, typer.Option(help="Sit down at this table of the server", min=1)] = None,
    token: Annotated[str, typer.Option(help="Who I am there; without one, a guest", envvar="YUPANA_TOKEN")] = "",
) -> None:
    """Play a match in the terminal."""
    if go_on:
        playing.go_on(lang, save)
    elif server:
        from yupana.cli import sitting  # needs what only the extra `server` brings

        sitting.play(server, token, table, game, seats.split(","), lang, option or [], save)
    elif game:
        playing.play(game, seats.split(","), lang, option or [], seed, save)
    else:
        raise typer.BadParameter(f"not one of {', '.join(names())}", param_hint="GAME")


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record", exists=True, dir_okay=False)],
    lang: Language = "en",
    seat: Annotated[str, typer.Option(help="Whose view: A, B, … or none for a spectator")] = "",
    table: Annotated[bool, typer.Option(help="Read out the final board too")] = False,
) -> None:
    """Tell a recorded match in words."""
    replaying.replay(record, lang, seat, table)


@app.command()
def draw(
    record: Annotated[Path, typer.Argument(help="A record", exists=True, dir_okay=False)],
    move: Annotated[int | None, typer.Option(help="After this entry of the journal instead of the last", min=0)] = None,
    seat: Annotated[str, typer.Option(help="Whose view: A, B, … or none for a spectator")] = "",
    output: Annotated[Path, typer.Option("--output", "-o", help="Where the picture goes")] = Path("picture.svg"),
    night: Annotated[bool, typer.Option("--night", help="Dark colours")] = False,
    narrow: Annotated[bool, typer.Option("--narrow", help="For a phone: everything in one column")] = False,
    lang: Language = "en",
) -> None:
    """Draw a position of a recorded match."""
    drawing.draw(record, move, seat, output, night, narrow, lang)


@app.command()
def simulate(
    game: Game,
    players: Annotated[int, typer.Option(help="How many players")] = 4,
    matches: Annotated[int, typer.Option(help="How many matches", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help=f"Who plays: {', '.join(BOTS)}; one for all or one per seat")] = "random",
    option: Options = None,
    seed: Seed = None,
) -> None:
    """Let bots play many matches, and show how they score."""
    simulating.simulate(game, players, matches, bots.split(","), option or [], seed)


@app.command()
def arena(
    game: Game,
    bots: Annotated[list[str] | None, typer.Argument(help="Who competes, such as greedy strong:seconds=0.5")] = None,
    lineup: Annotated[list[str] | None, typer.Option(help="A fixed table, such as strong,greedy,greedy")] = None,
    seats: Annotated[int, typer.Option(help="Seats per table, where no line-up is given", min=2)] = 2,
    matches: Annotated[int, typer.Option(help="At most this many matches", min=1)] = 400,
    until: Annotated[float, typer.Option(help="Stop when every win rate is known to within this; 0: never", min=0)] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes", min=1)] = 2,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The first deal; the others follow")] = 1,
    results: Annotated[
        Path | None, typer.Option(help="Keeps each match; the same command continues from there")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Where the report goes, a page of HTML")] = None,
) -> None:
    """Let bots compete: ratings, wins and scores, each with its margin of error."""
    competing.arena(game, bots or [], lineup or [], seats, matches, until, jobs, option or [], seed, results, report)


@app.command()
def fuzz(
    game: Game,
    matches: Annotated[int, typer.Option(help="How many matches, over all seat counts and variants", min=1)] = 1000,
    jobs: Annotated[int, typer.Option(help="How many processes", min=1)] = 2,
    thorough: Annotated[int, typer.Option(help="Run all checks once every this many decisions; 0: never", min=0)] = 50,
    secrets: Annotated[int, typer.Option(help="Only check, in this many states, that secrets are kept", min=0)] = 0,
    seed: Seed = None,
    crash: Annotated[Path, typer.Option(help="Where the record of a failure goes")] = Path("crash.yupana"),
) -> None:
    """Play random matches for a long time, checking everything; a failure is written out as a record."""
    if secrets:
        fuzzing.watch(game, secrets, jobs, seed, crash)
        return
    fuzzing.fuzz(game, matches, jobs, thorough, seed, crash)


@app.command()
def perft(
    record: Annotated[Path, typer.Argument(help="A record", exists=True, dir_okay=False)],
    entry: Annotated[int, typer.Option(help="Count from after this entry of the journal", min=0)] = 0,
    depth: Annotated[int, typer.Option(help="How many decisions deep", min=1, max=8)] = 2,
) -> None:
    """Count the sequences of decisions from a position."""
    fuzzing.count(record, entry, depth)


@app.command("bot-check")
def bot_check(
    command: Annotated[str, typer.Argument(help='A program that plays, such as "python my_bot.py"')],
    game: Annotated[str, typer.Option(help="The game: " + ", ".join(names()), callback=_known_game)] = names()[0],
    matches: Annotated[int, typer.Option(help="How many at once, with every number of seats", min=1)] = 3,
    seconds: Annotated[float, typer.Option(help="Seconds for one decision", min=0.01)] = 10.0,
) -> None:
    """Check that a program follows the protocol of docs/bots.md."""
    bot_checking.check(command, game, matches, seconds)


@app.command()
def verify(
    records: Records,
    fair: Annotated[bool, typer.Option("--fair", help="Roll the dice again from the published secret")] = False,
) -> None:
    """Replay records and compare every fingerprint; with --fair, the dice too."""
    verifying.verify(records, fair)


@app.command()
def table(
    folder: Annotated[Path | None, typer.Option(help="Another built client than that of this package")] = None,
    port: Annotated[int, typer.Option(help="0: any free port", min=0, max=65535)] = 8000,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser as well")] = True,
) -> None:
    """Serve the browser client from this machine; the rules run in the browser."""
    serving.table(folder, port, browser)


@app.command(epilog=SETTINGS_LISTED)
def serve(
    part: Annotated[str, typer.Argument(help="all, gateway or referee")] = "all",
) -> None:
    """Host matches for people: with nothing else installed and nothing set, a club in the local network."""
    hosting.serve(part)


@app.command()
def migrate() -> None:
    """Bring the database of the server up to date."""
    hosting.bring_up_to_date()


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where it goes; - is the standard output", dir_okay=False)],
) -> None:
    """Write all that the server keeps into a file, while people play."""
    hosting.back_up(file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup; - is the standard input", dir_okay=False)],
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what is there")] = False,
) -> None:
    """Put everything back from a backup; no server may be running."""
    hosting.restore(file, replace)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the records go", file_okay=False)],
    running: Annotated[
        bool, typer.Option("--running", help="Those that are not over; for the host's eyes only")
    ] = False,
) -> None:
    """Write the records of all finished matches from the database of the server."""
    hosting.export(folder, running)


@app.command()
def upgrade(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would become of each match")] = False,
) -> None:
    """Move running matches to the rules installed here, if these agree with every entry; see docs/hosting.md."""
    hosting.upgrade(dry_run)


admin = typer.Typer(no_args_is_help=True)
app.add_typer(admin, name="admin")

Person = Annotated[str, typer.Argument(help="The name of a person")]
Because = Annotated[str, typer.Option(help="Why: it is in the audit log, and whom it concerns is told")]
Hours = Annotated[int | None, typer.Option(help="For how long; without it, for good", min=1)]


@admin.callback()
def admin_main() -> None:
    """Look after people: roles, mutes, bans, reports; see docs/hosting.md."""


@admin.command()
def role(
    person: Person,
    role: Annotated[Literal["moderator", "host", "none"], typer.Argument(help="moderator, host or none")],
    because: Because = "",
) -> None:
    """Let somebody look after the server, or no longer."""
    administering.act("role", person=person, role=None if role == "none" else role, because=because)


@admin.command()
def mute(person: Person, hours: Hours = None, because: Because = "") -> None:
    """Somebody may not write in chats."""
    administering.act("mute", person=person, hours=hours, because=because)


@admin.command()
def unmute(person: Person, because: Because = "") -> None:
    """Somebody may write again."""
    administering.act("unmute", person=person, because=because)


@admin.command()
def ban(person: Person, hours: Hours = None, because: Because = "") -> None:
    """Somebody is signed out everywhere, may not come back, and leaves all tables."""
    administering.act("ban", person=person, hours=hours, because=because)


@admin.command()
def unban(person: Person, because: Because = "") -> None:
    """Somebody may come back."""
    administering.act("unban", person=person, because=because)


@admin.command()
def rename(
    person: Person,
    to: Annotated[str | None, typer.Option(help="The new name; without it, some name")] = None,
    because: Because = "",
) -> None:
    """Give somebody another name, also where they played before."""
    administering.act("rename", person=person, to=to, because=because)


@admin.command()
def close(table: Annotated[int, typer.Argument(help="The number of a table", min=1)], because: Because = "") -> None:
    """Close a table; its match ends and counts for nothing."""
    administering.act("close", number=table, because=because)


@admin.command()
def invite(
    people: Annotated[int, typer.Option(help="How many newcomers it lets in", min=1, max=INVITATION_PEOPLE_MAX)] = 1,
    days: Annotated[int, typer.Option(help="How long it holds", min=1, max=INVITATION_DAYS_MAX)] = INVITATION_DAYS,
    because: Because = "",
) -> None:
    """Make a link that lets newcomers in, where only who is invited gets in (YUPANA_INVITED_ONLY)."""
    administering.invite(people, days, because)


@admin.command("delete-message")
def delete_message(
    message: Annotated[int, typer.Argument(help="The number of a message, as a report shows it", min=1)],
    because: Because = "",
) -> None:
    """Delete something that was said."""
    administering.act("delete-message", number=message, because=because)


@admin.command()
def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled")] = False,
) -> None:
    """List what people complain about."""
    administering.reports(settled)


@admin.command()
def report(
    number: Annotated[int, typer.Argument(help="The number of a report", min=1)],
    settle: Annotated[bool, typer.Option("--settle", help="It is settled")] = False,
    because: Because = "",
) -> None:
    """Show a report with what was said and when moves were made, or settle it."""
    if settle:
        administering.act("settle", number=number, because=because)
    else:
        administering.report(number)


@admin.command()
def audit(
    before: Annotated[int | None, typer.Option(help="Only entries before this one", min=1)] = None,
) -> None:
    """List what hosts and moderators did, the latest first."""
    administering.audit(before)
