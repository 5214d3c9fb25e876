#!/usr/bin/env python3
"""Times whole runs of the program, next to `wc -l` and a table scan of the same files.

    programs.py CTLPGN CTLPGN_STAGES [--megabytes N] [--runs N] [--folder FOLDER]

Of several runs the fastest counts. "MB/s" is by the clock, "a core" by processor time, and the ratios are of that.
Files are made in FOLDER, or where temporary files are, and removed.
"""

import argparse
import dataclasses
import os
import pathlib
import subprocess
import sys
import tempfile
import time

# What is run on each kind of games; {} is the file.
COMMANDS = {
    "json --lines": ("json", "--lines", "-q", "{}"),
    "json --lines -j2": ("json", "--lines", "-q", "-j2", "{}"),
    "json --positions": ("json", "--lines", "--positions", "-q", "{}"),
    "lint": ("lint", "--output-format=json-lines", "{}"),
    "lint -j2": ("lint", "--output-format=json-lines", "-j2", "{}"),
    "lint -q": ("lint", "-q", "{}"),
    "lint concise": ("lint", "--output-format=concise", "--max-diagnostics=0", "{}"),
    "fmt": ("fmt", "-q", "-"),
}
# A second run of these with two jobs is compared with the first.
PAIRS = {"json --lines -j2": "json --lines", "lint -j2": "lint"}
KINDS = ("plain", "annotated", "faulty", "amateur")
FAULTY = ("faulty", "amateur")
# What faults make a difference to.
OF_FAULTY = ("lint", "lint -j2", "lint -q", "lint concise")


@dataclasses.dataclass
class Run:
    elapsed: float
    processor: float

    def __lt__(self, other):
        return self.elapsed < other.elapsed


def run(command, path):
    begin = time.monotonic()
    with open(path, "rb") as file:
        process = subprocess.Popen(command, stdin=file, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{command} failed with {process.returncode}")
    return Run(time.monotonic() - begin, usage.ru_utime + usage.ru_stime)


def scan(stages, path):
    """Processor seconds of looking at every byte once."""
    done = subprocess.run([stages, "run", "table_scan", path], capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure(options, kind, path):
    size = path.stat().st_size
    commands = {"wc -l": ["wc", "-l", str(path)]}
    for name, words in COMMANDS.items():
        if kind not in FAULTY or name in OF_FAULTY:
            commands[name] = [options.program, *(word.replace("{}", str(path)) for word in words)]
    # Round by round, so that a busy hour strikes them all.
    scans, runs = [], {name: [] for name in commands}
    for _ in range(options.runs):
        scans.append(scan(options.stages, path))
        for name, command in commands.items():
            runs[name].append(run(command, path))
    best = {name: min(of) for name, of in runs.items()}
    least = {name: min(each.processor for each in of) for name, of in runs.items()}

    print(f"\n{kind}, {size / 1e6:.0f} MB; table scan {size / 1e6 / min(scans):.0f} MB/s")
    print(f"{'':20} {'MB/s':>8} {'a core':>8} {'of scan':>8} {'of wc':>8}")
    for name, of in best.items():
        line = f"{name:20} {size / 1e6 / of.elapsed:8.0f} {size / 1e6 / least[name]:8.0f}"
        line += f" {min(scans) / least[name]:8.3f} {least['wc -l'] / least[name]:8.3f}"
        if name in PAIRS:
            line += f"   {best[PAIRS[name]].elapsed / of.elapsed:.2f} times one job"
        print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("stages")
    parser.add_argument("--megabytes", type=int, default=100)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        for kind in KINDS:
            path = pathlib.Path(folder) / f"{kind}.ctl-pgn"
            with open(path, "wb") as file:
                subprocess.run([options.stages, "text", kind, str(options.megabytes * 1_000_000)], stdout=file,
                               check=True)
            measure(options, kind, path)
            path.unlink()


if __name__ == "__main__":
    main()
