#!/usr/bin/env python3
"""A player in thirty lines, for `--bots cmd:python/examples/agent.py` (docs/agents.md).

It keeps to what its word list likes best, and takes anything else at random.
"""

import json
import random
import sys

LIKES = ["shoot", "fire", "attack", "grab", "move", "run"]


def choose(question):
    words = [offer["word"] for offer in question["offers"]]
    return next((word for word in LIKES if word in words), random.choice(words))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"ready": True, "wants": ["view"]}
    elif message["type"] == "question":
        reply = {"n": message["n"], "answer": choose(message)}
    else:
        continue  # `over`: the places and points of a match
    print(json.dumps(reply), flush=True)
