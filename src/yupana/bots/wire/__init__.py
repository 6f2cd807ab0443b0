"""Bots as programs, in any language: JSON objects, one a line, on standard input and output. See docs/bots.md."""

from __future__ import annotations

from yupana.bots.wire.lines import serve_lines as serve_lines
from yupana.bots.wire.program_bot import ProgramBot as ProgramBot
from yupana.bots.wire.speaker import Speaker as Speaker
