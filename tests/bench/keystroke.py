#!/usr/bin/env python3
"""How long a keystroke takes: from the change to the diagnostics that it gives, in a file of 200 kB of games.

    keystroke.py PROGRAM [--bytes N] [--keys N] [--limit MILLISECONDS]

Games are those of the corpus, again and again, for each notation, once with what is wrong with them (so many findings are
sent with every keystroke) and once without. A letter is typed in the middle of the file and taken away again. The first two
columns of times are of the clock; the last is the time that the processor worked for a keystroke, in the server and in this
client, which has to read what it is sent: what the clock would say of a machine that does nothing else. Exit status 1 if
that is beyond the limit.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))
from session import Session  # noqa: E402

NOTATIONS = {"ctl_pgn": ".ctl-pgn", "pgn": ".pgn", "diplomat": ".diplomat", "xiangqi": ".wxf"}


def games(corpus, folder, extension, kind, size):
    texts = []
    for path in sorted((corpus / folder / kind).rglob(f"*{extension}")):
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        if len(text) < 10_000 and text.endswith("\n") and "\r" not in text:
            texts.append(text + "\n")
    result = []
    while sum(map(len, result)) < size:
        result.extend(texts)
    whole, length = [], 0
    for each in result:
        if length > size:
            break
        whole.append(each)
        length += len(each)
    return "".join(whole)


def worked(pid):
    """Milliseconds of processor time, of all threads of the server and of this program."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6 + 1000 * time.process_time()


def keystrokes(program, text, extension, count, settings):
    uri = f"file:///nowhere/games{extension}"
    times = []
    with Session(program, options=settings) as s:
        s.open(uri, text)
        findings = len(s.diagnostics(uri))
        line = text.count("\n") // 2
        before = worked(s.process.pid)
        for step in range(count):
            begun = time.perf_counter()
            version = s.change(uri, (line, 0, line, 0, "x") if step % 2 == 0 else (line, 0, line, 1, ""))
            s.diagnostics(uri, version)
            times.append(1000 * (time.perf_counter() - begun))
            s.record.clear()
        each = (worked(s.process.pid) - before) / count
    return findings, times, each


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("program")
    options.add_argument("--bytes", type=int, default=200_000)
    options.add_argument("--keys", type=int, default=100)
    options.add_argument("--findings", type=int, help="how many are sent of one document, at most")
    options.add_argument("--limit", type=float)
    said = options.parse_args()
    corpus = Path(said.program).resolve().parent / "corpus"  # as single files
    settings = {"mostFindings": said.findings} if said.findings else None
    slow = False
    print(f"{'games':24} {'kB':>6} {'findings':>8} {'median':>8} {'95 %':>8} {'processor':>10}  ms")
    for folder, extension in NOTATIONS.items():
        for kind in ("valid", "invalid"):
            text = games(corpus, folder, extension, kind, said.bytes)
            findings, times, processor = keystrokes(said.program, text, extension, said.keys, settings)
            median = statistics.median(times)
            slow = slow or (said.limit is not None and processor > said.limit)
            print(f"{folder + ', ' + kind:24} {len(text.encode()) // 1000:6} {findings:8} {median:8.2f} "
                  f"{statistics.quantiles(times, n=20)[18]:8.2f} {processor:10.2f}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
