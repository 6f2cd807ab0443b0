"""What the server itself writes to people, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from yupana.text.words import fluent_source


def say(language: str, id: str, arguments: Mapping[str, str | int], package: str = "yupana.server") -> str:
    """A message of the server, or of another package."""
    bundle = _bundle(package, language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(id)
    return str(bundle.format_pattern(pattern, dict(arguments))[0])


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(fluent_source(package, language)))
    return bundle
