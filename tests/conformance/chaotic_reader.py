"""A reader whose behaviour depends on a number from the text: right, wrong in many ways, or no answer at all.

    chaotic_reader.py CASES ROLE [--batch]

CASES is a folder that write_cases made: a reader is started hundreds of times, and would spend most of a second searching
the whole suite for its case; for the same reason it imports little. The two runners are compared with it: they must judge
each of its answers alike.
"""

import json
import os
import sys
import time
import zlib

FAULTS = ("none", "none", "verdict", "tree", "no-tree", "code", "place", "line", "offset", "extra", "silent",
          "reason", "rubbish", "status", "signal", "noise", "empty")
ASLEEP = "between-the-plies"


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
    return os.path.join(cases, f"{len(text)}-{zlib.crc32(text):08x}")


def write_cases(corpus, cases):
    """Writes what is expected of each text of the suite in one file each."""
    texts = {}
    for case in json.loads((corpus / "manifest.json").read_text())["cases"]:
        if "tree" in case:
            case["tree"] = json.loads((corpus / case["tree"]).read_text())
        text = (corpus / case["file"]).read_bytes()
        place = place_of(cases, text)
        if texts.setdefault(place, text) != text:
            raise ValueError(f"the text of {case['id']} and another one have the same place")
        with open(place, "w", encoding="utf-8") as file:
            json.dump(case, file)


def answer(cases, role, data):
    """Its answer to the text of a case, and its exit status."""
    with open(place_of(cases, data), encoding="utf-8") as file:
        case = json.load(file)
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
    cases, role = sys.argv[1:3]
    if "--batch" not in sys.argv:
        print(answer(cases, role, sys.stdin.buffer.read()))
        return
    for line in sys.stdin:
        with open(line.rstrip("\n"), "rb") as file:
            print(answer(cases, role, file.read()), flush=True)


if __name__ == "__main__":
    main()
