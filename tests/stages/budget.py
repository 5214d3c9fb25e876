#!/usr/bin/env python3
"""Counts the instructions of each stage per byte of its input, and compares them with a recorded budget.

    budget.py PROGRAM BUDGET TOOLCHAIN [--update]

PROGRAM is ctlpgn_stages; BUDGET a JSON file; TOOLCHAIN says what compiled the program. --update records what was
counted. Exit status: 0 within the budget, 1 beyond it, 77 if it cannot be measured here.
"""

import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
BYTES = 250_000
# Counts vary slightly with the C library and with the features of the processor.
TOLERANCE = 0.03
# Of the others, write consists of these, and the cost of a fault grows with every fix that is added for it.
STAGES = ("strict", "tree", "replay", "legal", "lint_legal", "json_lines", "json_positions", "fmt")
KINDS = ("plain", "annotated")


def measured():
    """Stages and the kinds of text that they are measured with."""
    for stage in STAGES:
        for kind in KINDS:
            yield stage, kind


def write_texts(program, folder):
    texts = {}
    for kind in KINDS:
        texts[kind] = folder / kind
        with open(texts[kind], "wb") as file:
            subprocess.run([program, "text", kind, str(BYTES)], stdout=file, check=True)
    return texts


def collected(command, *options, folder=None, statuses=(0,)):
    """The instructions that callgrind counts of a command."""
    with tempfile.NamedTemporaryFile() as out:
        done = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", *options, *command],
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False, cwd=folder)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode not in statuses or found is None:
        raise RuntimeError(f"valgrind cannot run {command}:\n{done.stderr}")
    return int(found[1])


def instructions(program, stage, text):
    """The instructions of the stage per byte."""
    return round(collected([program, "run", stage, str(text)], "--toggle-collect=*run_stage*") / text.stat().st_size, 2)


def count(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        texts = write_texts(program, folder)
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            counts = {f"{kind}/{stage}": pool.submit(instructions, program, stage, texts[kind])
                      for stage, kind in measured()}
            return {of: each.result() for of, each in counts.items()}


def compare(counted, recorded):
    """Prints a table; returns whether everything is within the budget."""
    fits = set(counted) == set(recorded)
    if not fits:
        print("The budget is of other stages: " + ", ".join(sorted(set(counted) ^ set(recorded))))
    lower = False
    for of in counted:
        allowed = recorded.get(of, 0.0)
        change = counted[of] / allowed - 1 if allowed else 0.0
        verdict = "TOO MANY" if change > TOLERANCE else ""
        lower = lower or change < -TOLERANCE
        fits = fits and not verdict
        print(f"{of:24} {counted[of]:9.2f} of {allowed:9.2f}  {100 * change:+6.1f} %  {verdict}")
    if lower:
        print("Some stages take fewer than recorded: the target update_budget can hold them to that.")
    if not fits:
        print("Fix what has become slower; if there is a good reason for it, the target update_budget records it.")
    return fits


def hold(count, size, path, toolchain, *options):
    """Compares what count() returns, of texts of so many bytes, with what is recorded, or records it. The exit status."""
    recorded_in = pathlib.Path(path)
    update = "--update" in options
    if shutil.which("valgrind") is None:
        print("skipped: there is no valgrind")
        return 1 if update else SKIPPED
    if update:
        recorded = {"toolchain": toolchain, "bytes": size, "instructions_per_byte": count()}
        recorded_in.write_text(json.dumps(recorded, indent=2) + "\n", encoding="utf-8")
        return 0
    recorded = json.loads(recorded_in.read_text(encoding="utf-8"))
    if recorded["toolchain"] != toolchain or recorded["bytes"] != size:
        print(f"skipped: recorded with {recorded['toolchain']}, this is {toolchain}")
        return SKIPPED
    return 0 if compare(count(), recorded["instructions_per_byte"]) else 1


def main(program, *recorded):
    return hold(lambda: count(program), BYTES, *recorded)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
