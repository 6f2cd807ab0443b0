"""The page of the server's HTTP interface, from the description that the server gives to programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sqlalchemy.ext.asyncio import create_async_engine

from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.settings import Settings

Described = dict[str, Any]
BEGIN: Final = """# The server's interface

Every route as a server describes it to programs, at its `/api/openapi.json` and <a href="openapi.json">here</a>.
[The server](docs/server.md) says how sessions, tokens and scopes work, and what the socket says.
"""


def describe() -> Described:
    """The description, made without a database."""
    settings = Settings(database="postgresql+asyncpg://nobody@localhost/none")  # it is never asked
    app = make_app(Context(create_async_engine(settings.database), LocalFanout(), settings))
    described: Described = app.openapi()
    return described


def write(source: Path) -> None:
    """The page, and the description itself."""
    described = describe()
    (source / "openapi.json").write_text(json.dumps(described, ensure_ascii=False, indent=1), "utf-8")
    (source / "interface.md").write_text(page(described), "utf-8")


def page(described: Described) -> str:
    """Routes, then the things that they send and take."""
    lines = [BEGIN, "## Routes", ""]
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            lines += [*told(f"{method.upper()} {path}", route), ""]
    lines += ["## Things", ""]
    for name, thing in described["components"]["schemas"].items():
        lines += [f"(thing-{name.lower()})=", f"### {name}", "", thing.get("description", ""), "", *fields(thing), ""]
    return "\n".join(lines)


def told(name: str, route: Described) -> list[str]:
    """One route."""
    lines: list[str] = [f"### `{name}`", "", str(route.get("description") or route["summary"]), ""]
    given = [
        f"| `{each['name']}` | {each['in']} | {kind(each['schema'])} | {'needed' if each.get('required') else ''} |"
        for each in route.get("parameters", ())
    ]
    if given:
        lines += ["| parameter | in | kind | |", "|---|---|---|---|", *given, ""]
    body = route.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        lines += [f"Takes {kind(body['schema'])}.", ""]
    lines += ["| status | answer | |", "|---|---|---|"]
    for status, answer in sorted(route["responses"].items()):
        content: Described = next(iter(answer.get("content", {}).values()), {})
        what = "" if status.startswith("2") else answer["description"]
        lines += [f"| {status} | {kind(content['schema']) if content.get('schema') else ''} | {what} |"]
    return lines


def fields(thing: Described) -> list[str]:
    """What a thing has."""
    needed = thing.get("required", ())
    rows = [
        f"| `{name}` | {kind(each)} | {'needed' if name in needed else ''} |"
        for name, each in thing.get("properties", {}).items()
    ]
    return ["| field | kind | |", "|---|---|---|", *rows] if rows else []


def kind(schema: Described) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#thing-{name.lower()})"
    if "enum" in schema:
        return ", ".join([f"`{value}`" for value in schema["enum"]])
    if "const" in schema:
        return f"`{schema['const']}`"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join([kind(each) for each in schema[several]])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map of {kind(schema['additionalProperties'])}"
    return f"{schema.get('type', 'anything')}{bounds(schema)}"


def bounds(schema: Described) -> str:
    """How large or long it may be."""
    low = schema.get("minimum", schema.get("minLength"))
    high = schema.get("maximum", schema.get("maxLength"))
    if low is None and high is None:
        return ""
    of = " characters" if "maxLength" in schema or "minLength" in schema else ""
    if high is None:
        return f" from {low}{of}"
    return f", {low} to {high}{of}" if low is not None else f", at most {high}{of}"


if __name__ == "__main__":
    print(json.dumps(describe(), ensure_ascii=False))
