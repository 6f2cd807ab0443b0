"""A bot as a program, with nothing but the standard library: prefers to act, and ends its turn last."""

import json
import random
import sys

LATER = ("no-action", "done", "end-turn")  # what is done when nothing else can be


def chosen(options):
    """A move: of the options that are worth something, any."""
    return random.choice([option for option in options if option["verb"] not in LATER] or options)["move"]


def say(message):
    """One line."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "name": "Busy", "author": "a reader of docs/bots.md"})
    elif message["type"] == "choose":
        move = chosen(message["options"])
        say({"type": "move", "match": message["match"], "decision": message["decision"], "move": move})
    elif message["type"] == "quit":
        break
