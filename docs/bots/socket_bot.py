"""A bot on a server: plays wherever its account sits. `python socket_bot.py wss://yupana.example/api/socket TOKEN`."""

import asyncio
import contextlib
import json
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def answer_to(said):
    """What the bot says to this; to most messages nothing."""
    if said["type"] == "hello":
        return {"type": "ready", "name": "Busy", "author": "a reader of docs/bots.md"}
    if said["type"] == "choose":
        move = random.choice(said["options"])["move"]
        return {"type": "move", "match": said["match"], "decision": said["decision"], "move": move}
    return {"type": "ping"} if said["type"] == "silence" else None  # a socket that is silent for a minute is closed


async def play(address, token):
    """Connect, play, and come back when the server was away; `connect` tries again by itself."""
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        with contextlib.suppress(ConnectionClosed):
            while True:
                try:
                    said = json.loads(await asyncio.wait_for(socket.recv(), 20))
                except TimeoutError:
                    said = {"type": "silence"}
                if answer := answer_to(said):
                    await socket.send(json.dumps(answer))
        await asyncio.sleep(5)  # whoever comes back in a storm is turned away


asyncio.run(play(*sys.argv[1:]))
