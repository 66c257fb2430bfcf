#!/usr/bin/env python3
"""A player that reads and writes words, for `--bots cmd:python/examples/agent_words.py`.

Put a language model behind `complete`: it is given the table, the question and the offers as text,
and says a word. If the word is not on offer, it is told why and asked again (docs/agents.md).
"""

import json
import random
import sys

LANG = sys.argv[1] if len(sys.argv) > 1 else "en"
TRIES = 3


def complete(prompt: str) -> str:
    """What a model would say. This one draws a word from the list of offers."""
    offers = [line[2:].split(":")[0] for line in prompt.splitlines() if line.startswith("- ")]
    return random.choice([*offers, "teleport"])


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


def play() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"ready": True, "wants": ["words"], "lang": LANG})
        elif message["type"] == "question":
            n, prompt = message["n"], message["text"]
            words = [offer["word"] for offer in message["offers"]]
            for _ in range(TRIES):
                answer = complete(prompt).strip()
                if answer in words:
                    break
                say({"n": n, "why": answer})
                reason = json.loads(sys.stdin.readline())["reason"]
                prompt += f"\n{answer}: {reason or 'no such answer'}\n"
            say({"n": n, "answer": answer if answer in words else words[0]})


if __name__ == "__main__":
    play()
