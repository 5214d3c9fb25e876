"""A reader that does what its case is asked to do by a number of its text: right, wrong in many ways, or not at all.

    chaotic_reader.py CORPUS ROLE [--batch]

It is what the two runners are compared with: they have to call each of its answers the same.
"""

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
    """The diagnostics of the manifest, spoilt."""
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


def answer(corpus, case, role, data):
    """What it says on the text of a case, and the status to end with."""
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
        said["tree"] = json.loads((corpus / case["tree"]).read_text())
        if fault == "tree" and said["tree"]["games"]:
            said["tree"]["games"][0]["result"] = 1
    if role != "decoder" or fault in ("reason", "line", "code"):
        said["diagnostics"] = findings(case, fault)
    return json.dumps(said)


def main():
    """Answers standard input, or each line of it."""
    corpus, role = pathlib.Path(sys.argv[1]), sys.argv[2]
    manifest = json.loads((corpus / "manifest.json").read_text())
    if "--batch" not in sys.argv:
        data = sys.stdin.buffer.read()
        case = next(case for case in manifest["cases"] if (corpus / case["file"]).read_bytes() == data)
        print(answer(corpus, case, role, data))
        return
    cases = {case["file"]: case for case in manifest["cases"]}
    for line in sys.stdin:
        path = pathlib.Path(line.rstrip("\n"))
        print(answer(corpus, cases[os.path.relpath(path, corpus)], role, path.read_bytes()), flush=True)


if __name__ == "__main__":
    main()
