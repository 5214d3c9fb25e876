#!/usr/bin/env python3
"""Runs a reader of CTL-PGN, or of another notation, through the suite. Needs Python 3.9 and nothing else.

    conformance.py --decoder ./my-reader              it accepts or rejects, with a tree of what it accepts
    conformance.py --decoder ./my-reader --verdict-only
    conformance.py --tolerant ./my-reader             it makes a tree of any text and says what it found
    conformance.py --linter './my-linter -'           it says what it found
    conformance.py --tolerant './my-reader --batch' --batch
    conformance.py --notation pgn --linter './my-linter -' --own-codes

README.md in the folder above says what a reader is asked and how its answer is judged. The exit status is 0 if no
case failed, 1 if one did, and 2 if the command line or the suite is wrong.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import sys
import threading
import time

from answers import LEVELS, Judge
from processes import BatchProcess, run
from suite import SuiteError, read_manifest, selected


def number_of_jobs(text):
    """As the option says it."""
    return int(text) if text not in ("0", "auto") else os.cpu_count() or 1


def some_command(text):
    """A command that is one: an unset variable of a script must not pass for a tested reader."""
    if not text.strip():
        raise argparse.ArgumentTypeError("the command is empty")
    return text


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description="Runs a reader through the suite.")
    subject = parser.add_mutually_exclusive_group(required=True)
    subject.add_argument("--decoder", type=some_command, metavar="COMMAND", help="accepts or rejects, with a tree of what it accepts")
    subject.add_argument("--tolerant", type=some_command, metavar="COMMAND", help="makes a tree of any text and says what it found")
    subject.add_argument("--linter", type=some_command, metavar="COMMAND", help="says what it found")
    parser.add_argument("--verdict-only", action="store_true", help="exit status 0 accepts, 1 rejects")
    parser.add_argument("--batch", action="store_true", help="one process for many cases: lines with paths, lines back")
    parser.add_argument("--level", choices=LEVELS, help="how much the reader checks; by default coherent, legal for a linter")
    parser.add_argument("--own-codes", action="store_true", help="the reader has its own codes, which are not compared")
    folder = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--corpus", type=pathlib.Path, default=folder, help="the folder with manifest.json")
    parser.add_argument("--notation", metavar="NAME", help="the notation of the cases; by default that of the suite")
    parser.add_argument("--case", action="append", default=[], metavar="GLOB", help="only these cases")
    parser.add_argument("--section", action="append", default=[], metavar="NAME", help="only these sections")
    parser.add_argument("--timeout", type=float, default=10, help="time limit for a case, in seconds")
    parser.add_argument("--max-output", type=int, default=64 << 20, help="longest answer, in bytes")
    parser.add_argument("-j", "--jobs", type=number_of_jobs, default="auto", metavar="N|auto",
                        help="cases at the same time; 0 or auto, the default: as many as there are processors")
    parser.add_argument("--output-format", choices=("text", "json"), default="text")
    return parser.parse_args()


def role(options):
    """What the reader is asked."""
    if options.linter:
        return "linter"
    if options.tolerant:
        return "tolerant-decoder"
    return "verdict-decoder" if options.verdict_only else "decoder"


def run_cases(cases, options, judge):
    """A result for each case."""
    command = options.decoder or options.tolerant or options.linter
    own = threading.local()

    def answer(case):
        path = (options.corpus / case["file"]).resolve()
        if not options.batch:
            return run(command, path.read_bytes(), options.timeout, options.max_output), True
        if not hasattr(own, "batch"):
            own.batch = BatchProcess(command, options.timeout, options.max_output)
            batches.append(own.batch)
        ended = own.batch.ask(str(path))
        return ended, not ended.output.endswith(b"\n")

    def result(case):
        if "limits" in case:
            return {"outcome": "skipped", "detail": "needs its own limits", "marks": {}, "microseconds": 0}
        begun = time.monotonic()
        ended, status_counts = answer(case)
        took = time.monotonic() - begun
        return {**judge.judge(case, ended, status_counts), "microseconds": round(took * 1e6)}

    batches = []
    # One alone, which says whether the command can be run at all.
    first = next((case for case in cases if "limits" not in case), None)
    if first and result(first)["outcome"] == "not-started":
        raise SuiteError(f'"{command}" cannot be run: no such command')
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(result, cases))
    for each in batches:
        each.close()
    return results


def scores(pairs):
    """{what: [reached, of]} of cases with their results."""
    sums = {}
    for case, result in pairs:
        if "open" not in case:
            for what, reached in result["marks"].items():
                sums.setdefault(what, [0, 0])
                sums[what][0] += reached
                sums[what][1] += 1
    return sums


def shown(text):
    """A line without what would disturb a terminal, or make two lines of it."""
    disturbing = "[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
    return re.sub(disturbing, "\u25af", text.replace("\t", " "))


def fails(case, result):
    """Whether a result counts as a failure."""
    return result["outcome"] not in ("passed", "skipped") and "open" not in case


def print_text(pairs, options, judge, version):
    """Failures with what was expected, the scores by section, the sum."""
    for case, result in pairs:
        if result["outcome"] in ("passed", "skipped"):
            continue
        sign = "open" if "open" in case else "FAIL"
        print(shown(f"{sign}  {case['id']}: {result['outcome']}: {result['detail']}"))
        for each in judge.expectations(case) or ["no fault"]:
            print(shown(f"      expected {options.corpus / case['file']}:{each}"))
        for line in result.get("errors", "").splitlines():
            print(shown(f"      standard error: {line}"))
    print(shown(f"suite {version}, {judge.role}, level {judge.level}"))
    for section in dict.fromkeys(case["section"] for case, _ in pairs):
        of_section = scores([pair for pair in pairs if pair[0]["section"] == section])
        print(shown(f"  {section}: ") + "; ".join(f"{what} {one} of {all}" for what, (one, all) in of_section.items()))
    for what, (reached, of) in scores(pairs).items():
        print(f"  {what}: {reached} of {of}")
    words = {"passed": "passed", "failed": "failed", "open": "differ where the documents leave it open", "skipped": "skipped"}
    counted = summary(pairs)
    print(f"{len(pairs)} cases: " + ", ".join(f"{counted[name]} {said}" for name, said in words.items()))


def summary(pairs):
    """How many cases had which end."""
    def end(case, result):
        outcome = result["outcome"]
        return outcome if outcome in ("passed", "skipped") else "open" if "open" in case else "failed"

    ends = [end(case, result) for case, result in pairs]
    return {"cases": len(pairs), **{each: ends.count(each) for each in ("passed", "failed", "open", "skipped")}}


def score_values(pairs, asked):
    """The scores of cases as the report has them: all that are asked for anywhere."""
    reached = scores(pairs)
    return [{"what": what, "reached": reached.get(what, [0, 0])[0], "of": reached.get(what, [0, 0])[1]} for what in asked]


def case_value(case, result, options, judge):
    """A case as the report has it."""
    value = {"id": case["id"], "section": case["section"], "file": str(options.corpus / case["file"]),
             "outcome": result["outcome"], "fails": fails(case, result), "microseconds": result["microseconds"]}
    if result.get("detail"):
        value["detail"] = result["detail"]
    if result["outcome"] not in ("passed", "skipped"):
        value["expected"] = [f"{value['file']}:{each}" for each in judge.expectations(case)]
    if result.get("errors"):
        value["standardError"] = result["errors"]
    if "open" in case:
        value["open"] = case["open"]
    return value


def print_json(pairs, options, judge, version):
    """The same for programs."""
    asked = list(scores(pairs))
    sections = [{"section": section,
                 "scores": score_values([pair for pair in pairs if pair[0]["section"] == section], asked)}
                for section in dict.fromkeys(case["section"] for case, _ in pairs)]
    json.dump({"schemaVersion": "2.0", "suite": version, "role": judge.role, "level": judge.level,
               "scores": score_values(pairs, asked), "sections": sections, "summary": summary(pairs),
               "cases": [case_value(case, result, options, judge) for case, result in pairs]},
              sys.stdout, indent=1, ensure_ascii=False)
    print()


def main():
    """Runs the suite."""
    options = arguments()
    try:
        manifest = read_manifest(options.corpus)
    except SuiteError as error:
        print(shown(f"conformance.py: {error}"), file=sys.stderr)
        return 2
    cases = selected(manifest, options)
    if not cases:
        print("conformance.py: no case of the suite is selected", file=sys.stderr)
        return 2
    level = options.level or ("legal" if options.linter else "coherent")
    judge = Judge(role(options), level, options.own_codes, options.corpus)
    try:
        pairs = list(zip(cases, run_cases(cases, options, judge)))
    except SuiteError as error:
        print(shown(f"conformance.py: {error}"), file=sys.stderr)
        return 2
    if options.output_format == "json":
        print_json(pairs, options, judge, manifest["version"])
    else:
        print_text(pairs, options, judge, manifest["version"])
    return 1 if any(fails(case, result) for case, result in pairs) else 0


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Anyone who read the report has had enough of it; nothing is left to be written when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 2
    sys.exit(status)
