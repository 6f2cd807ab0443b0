"""The help of the commands in the language of the system; the English one stands beside each command."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import typer
from typer import rich_utils

from yupana.bots import BOTS
from yupana.games import names
from yupana.server.settings import described, variable
from yupana.text.words import LANGUAGES, Words

ENGLISH = LANGUAGES[0]


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a system, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].partition("_")[0]
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


def commands(app: typer.Typer) -> Callable[[], Any]:
    """The commands, with their help as this system speaks; what they say without --lang is in its language too."""
    found = typer.main.get_command(app)
    language = language_of(os.environ)
    if language != ENGLISH:
        _translate(found, Words(language, "yupana.cli", []))
    return found


def _translate(command: Any, words: Words) -> None:
    """Put the help of a language in place of the English one."""
    given = {"games": ", ".join(names()), "bots": ", ".join(BOTS)}
    for name, each in {"yupana": command, **_within(command)}.items():
        each.help = words.say(f"help-{name}")
        each.get_help_option(each.context_class(each)).help = words.say("help-help")
        if each.epilog:
            each.epilog = settings_listed(words.say("help-settings"), lambda name: words.say(f"help-setting-{name}"))
        for parameter in each.params:
            own = f"help-{name}-{parameter.name}"
            parameter.help = words.say(own if words.has(own) else f"help-any-{parameter.name}", given)
            if parameter.name == "lang":
                parameter.default = words.language
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = words.say("help-error")
    rich_utils.DEFAULT_STRING = words.say("help-default", {"value": "{}"})
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")


def _within(command: Any, of: str = "") -> dict[str, Any]:
    """All commands of a command, and theirs: `admin-mute`."""
    found: dict[str, Any] = {}
    for name, each in getattr(command, "commands", {}).items():
        found |= {f"{of}{name}": each, **_within(each, f"{of}{name}-")}
    return found


def settings_listed(head: str, say: Callable[[str], str]) -> str:
    """What can be set by environment variables, one paragraph for each, as it stands below the help of a command."""
    lines = [(variable(name), f" ({default})" if default else "", say(name)) for name, default, _ in described()]
    return "\n\n".join([head, *(f"[bold]{name}[/bold]{default}: {told}" for name, default, told in lines)])


SETTINGS_LISTED = settings_listed(
    "Environment variables configure it; what they are by default is in parentheses. docs/hosting.md says more.",
    {name: told for name, _, told in described()}.__getitem__,
)
