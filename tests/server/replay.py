"""Replays recorded sessions and compares the server's messages.

    replay.py PROGRAM FOLDER [--update]

A session is a file of JSON Lines, {"from": "client" or "server", "message": ...}, as CTLPGN_RECORD makes the tests
write it (session.py). Messages of the server that follow each other may come in any order. --update writes them anew.
"""

import json
import re
import sys
from pathlib import Path

from session import Session


def neutral(message):
    """Without parts that differ between machines or versions."""
    text = json.dumps(message, sort_keys=True, ensure_ascii=False)
    text = re.sub(r'"file:[^"]*/rules\.md#', '"rules.md#', text)
    return re.sub(r'("serverInfo": \{"name": "ctlpgn", "version": )"[^"]*"', r'\1""', text)


def play(program, records):
    """The session with the present server."""
    session = Session(program, begin=False)
    played = []
    expected = []
    for sender, message in ((each["from"], each["message"]) for each in records):
        if sender == "server":
            expected.append(message)
            continue
        collect(session, expected, played)
        expected = []
        if isinstance(message, dict) and "method" not in message and str(message.get("id", "")).startswith("ctlpgn-"):
            continue  # answered by the session itself
        session.send(message)
        played.append({"from": "client", "message": message})
    collect(session, expected, played)
    session.leave()
    return played


def collect(session, expected, played):
    for _ in expected:
        played.append({"from": "server", "message": session._next()})


def differences(recorded, played):
    def grouped(records):
        result = [[]]
        for each in records:
            if each["from"] == "server":
                result[-1].append(neutral(each["message"]))
            elif result[-1]:
                result.append([])
        return [sorted(block) for block in result]

    for old, new in zip(grouped(recorded), grouped(played)):
        if old != new:
            yield from (f"- {each}\n" for each in old if each not in new)
            yield from (f"+ {each}\n" for each in new if each not in old)


def main(program, folder, update):
    failed = False
    sessions = sorted(Path(folder).glob("*.jsonl"))
    for path in sessions:
        recorded = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        played = play(program, recorded)
        if update:
            path.write_text("".join(json.dumps(each, ensure_ascii=False, sort_keys=True) + "\n" for each in played), encoding="utf-8")
            continue
        for each in differences(recorded, played):
            failed = True
            print(f"{path.name}: {each}", end="")
    print(f"{len(sessions)} sessions")
    return 1 if failed or not sessions else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], "--update" in sys.argv))
