#!/usr/bin/env python3
"""Plays by what `train.py --save FILE` has learned, for `--bots "cmd:python/examples/agent_trained.py FILE"`.

It asks for numbers: the observations it was trained with. NumPy is all it needs.
"""

import json
import sys

import numpy as np

saved = np.load(sys.argv[1])
inner, bias, policy = (saved[f"arr_{n}"] for n in range(3))

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"ready": True, "wants": ["numbers"]}
    elif message["type"] == "question":
        if message["game"] != str(saved["game"]):
            sys.exit(f"this network plays {saved['game']}, not {message['game']}")
        look = np.array(message["observation"], dtype=np.float32)
        liked = np.maximum(look @ inner + bias, 0) @ policy
        reply = {"n": message["n"], "answer": max((offer["index"] for offer in message["offers"]), key=lambda i: liked[i])}
    else:
        continue
    print(json.dumps(reply), flush=True)
