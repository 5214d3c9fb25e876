#!/usr/bin/env python3
"""Runs the fuzzers one after the other and reports the results.

    campaign.py PROGRAMS SECONDS [TARGET...]

PROGRAMS is the folder with ctlpgn_fuzz_TARGET. Each target gets SECONDS of processor time. Its corpus is kept in
PROGRAMS/corpora/TARGET and begins with its seeds; what was found is in PROGRAMS/found. Ends with 1 if something was.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2]
PREFIX = "ctlpgn_fuzz_"
LONGEST = 4096  # bytes of a text
SLOWEST = 60  # seconds for one text, by the clock
MEMORY = 2048  # megabytes


def targets(programs):
    names = (path.name[len(PREFIX):] for path in programs.glob(PREFIX + "*") if os.access(path, os.X_OK))
    return sorted(name for name in names if name != "replay")


def write_dictionary(path):
    """The words of the grammars."""
    words = set()
    for grammar in sorted((SOURCES / "grammar").glob("*/*.peg")):
        words |= set(re.findall(r"'([^'\\\n]+)'", grammar.read_text(encoding="utf-8")))
    escaped = ("".join(f"\\x{byte:02x}" for byte in word.encode()) for word in sorted(words))
    path.write_text("".join(f'"{word}"\n' for word in escaped))


def run(programs, target, seconds):
    """Processor seconds, executions, edges, texts in the corpus, whether something was found."""
    corpus = programs / "corpora" / target
    found = programs / "found"
    found.mkdir(exist_ok=True)
    if not corpus.exists():
        subprocess.run([programs / (PREFIX + "replay"), target, "--seeds", corpus], check=True)
    dictionary = programs / "words.dict"
    write_dictionary(dictionary)
    log = found / f"{target}.log"
    used = executions = 0
    failed = False
    edges = "?"
    # libFuzzer's limit is wall-clock time, so the time that other programs took is added.
    while not failed and seconds - used >= 1:
        with log.open("w") as out:
            process = subprocess.Popen(
                [programs / (PREFIX + target), corpus, f"-max_total_time={max(1, int(seconds - used))}",
                 f"-dict={dictionary}", f"-max_len={LONGEST}", f"-timeout={SLOWEST}", f"-rss_limit_mb={MEMORY}",
                 f"-artifact_prefix={found}/{target}-", "-print_final_stats=1"],
                stdout=out, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(process.pid, 0)
        text = log.read_text(errors="replace")
        used += usage.ru_utime + usage.ru_stime
        executions += int((re.findall(r"number_of_executed_units:\s*(\d+)", text) or ["0"])[-1])
        edges = (re.findall(r"\bcov: (\d+)", text) or [edges])[-1]
        failed = status != 0
    return used, executions, edges, len(list(corpus.iterdir())), failed


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    programs = Path(sys.argv[1]).resolve()
    seconds = float(sys.argv[2])
    any_failed = False
    print(f"{'target':15}{'cpu seconds':>12}{'executions':>12}{'a second':>10}{'edges':>8}{'corpus':>8}")
    for target in sys.argv[3:] or targets(programs):
        used, executions, edges, kept, failed = run(programs, target, seconds)
        any_failed = any_failed or failed
        print(f"{target:15}{used:12.0f}{executions:12}{executions / max(used, 1):10.0f}{edges:>8}{kept:8}"
              f"{'  found something: ' + str(programs / 'found' / target) + '.log' if failed else ''}", flush=True)
    return 1 if any_failed else 0


if __name__ == "__main__":
    sys.exit(main())
