"""A reader whose behaviour depends on a number from the text: right, wrong in many ways, or no answer at all.

    chaotic_reader.py CASES ROLE [--batch]

CASES is a folder that write_cases made: a reader is started hundreds of times, and would spend most of a second searching
the whole suite for its case. The two runners are compared with it: they must judge each of its answers alike.
"""

import hashlib
import json
import os
import pathlib
import sys
import time
import zlib

FAULTS = ("none", "none", "verdict", "tree", "no-tree", "code", "place", "line", "offset", "extra", "silent",
          "reason", "rubbish", "status", "signal", "noise", "empty")
ASLEEP = "no-origin"


def findings(case, fault):
    """The diagnostics of the manifest, with faults."""
    found = [{"code": each["code"], "range": each["range"]} for each in case["diagnostics"]]
    if fault == "silent":
        return []
    if fault == "extra":
        found.append({"code": "S001", "range": {"start": {"line": 1, "column": 1, "offset": 0},
                                                "end": {"line": 1, "column": 1, "offset": 0}}})
    for each in found:
        if fault == "code":
            each["code"] = "X999"
        elif fault == "place":
            each["range"]["start"]["column"] += 1
        elif fault == "line":
            each["line"] = each.pop("range")["start"]["line"]
        elif fault == "offset":
            del each["code"]
            start, end = each["range"]["start"], each.pop("range")["end"]
            each["span"] = [start["offset"], end["offset"]]
    return found


def place_of(cases, text):
    """Where what is expected of a text is kept."""
    return cases / hashlib.sha1(text).hexdigest()


def write_cases(corpus, cases):
    """Writes what is expected of each text of the suite in one file each."""
    for case in json.loads((corpus / "manifest.json").read_text())["cases"]:
        if "tree" in case:
            case["tree"] = json.loads((corpus / case["tree"]).read_text())
        place_of(cases, (corpus / case["file"]).read_bytes()).write_text(json.dumps(case))


def answer(cases, role, data):
    """Its answer to the text of a case, and its exit status."""
    case = json.loads(place_of(cases, data).read_text())
    fault = FAULTS[zlib.crc32(data) % len(FAULTS)]
    if fault == "signal":
        os.kill(os.getpid(), 11)
    if case["id"].endswith(f"/{ASLEEP}"):
        time.sleep(60)
    if fault == "noise":
        print("a word\non standard error", file=sys.stderr, flush=True)
    if fault == "status":
        sys.exit(3)
    if fault in ("rubbish", "empty"):
        return "[1, 2" if fault == "rubbish" else ""
    said = {"verdict": case["verdict"]}
    if fault == "verdict":
        said["verdict"] = "accept" if case["verdict"] == "reject" else "reject"
    if "tree" in case and fault != "no-tree":
        said["tree"] = case["tree"]
        if fault == "tree" and said["tree"]["games"]:
            said["tree"]["games"][0]["result"] = 1
    if role != "decoder" or fault in ("reason", "line", "code"):
        said["diagnostics"] = findings(case, fault)
    return json.dumps(said)


def main():
    """Answers standard input, or each line of it."""
    cases, role = pathlib.Path(sys.argv[1]), sys.argv[2]
    if "--batch" not in sys.argv:
        print(answer(cases, role, sys.stdin.buffer.read()))
        return
    for line in sys.stdin:
        print(answer(cases, role, pathlib.Path(line.rstrip("\n")).read_bytes()), flush=True)


if __name__ == "__main__":
    main()
