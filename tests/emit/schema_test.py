#!/usr/bin/env python3
"""Checks that the schema accepts a document with every field, as one and as JSON Lines, and rejects unknown fields,
fields of another type, and documents without the fields that are always there."""
import copy
import json
import pathlib
import re
import subprocess
import sys

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = json.loads((HERE.parents[1] / "docs" / "ctlpgn.schema.json").read_text(encoding="utf-8"))
SAMPLE = json.loads((HERE / "sample.json").read_text(encoding="utf-8"))
PAGE = (HERE.parents[1] / "docs" / "json.md").read_text(encoding="utf-8")
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
ALWAYS = {
    (): {"schemaVersion", "format"},
    ("games", 0): {"index", "variant", "tags", "initial", "moves", "diagnostics"},
    ("games", 0, "initial"): {"position", "turn"},
    ("games", 0, "moves", 0): {"id", "side", "text"},
    ("games", 0, "moves", 1, "variations", 0): {"moves"},
    ("games", 0, "diagnostics", 0): {"code", "name", "severity", "message", "range"},
}
failures = []


def expect(valid, document, what):
    if VALIDATOR.is_valid(document) != valid:
        failures.append(f"{'rejected' if valid else 'accepted'}: {what}")


def places(value, path=()):
    yield path
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def at(document, path):
    for key in path:
        document = document[key]
    return document


def described_names():
    """The names of all properties in the schema."""
    def names(part):
        if isinstance(part, dict):
            properties = part.get("properties", {})
            yield from (name for name, rule in properties.items() if rule is not False)
            for inner in part.values():
                yield from names(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from names(inner)
    return set(names(SCHEMA))


def test_sample():
    expect(True, SAMPLE, "the sample")
    used = {path[-1] for path in places(SAMPLE) if path and isinstance(path[-1], str)}
    missing = described_names() - used
    if missing:
        failures.append(f"the sample does not use {sorted(missing)}")
    head = {key: SAMPLE[key] for key in ("schemaVersion", "format")}
    expect(True, {**head, **SAMPLE["games"][0]}, "a game as a line")
    expect(True, {**head, "diagnostics": SAMPLE["diagnostics"]}, "findings as a line")
    expect(True, {**head, "games": []}, "no games")
    expect(False, {**head, "diagnostics": []}, "no findings as a line")
    expect(False, SAMPLE["games"][0], "a game that does not say what it is")
    expect(False, [], "an array")


def test_page():
    """docs/json.md, which people read, names every field."""
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", PAGE))))
    if missing := described_names() - named:
        failures.append(f"docs/json.md does not name {sorted(missing)}")


def test_changes():
    for path in places(SAMPLE):
        value = at(SAMPLE, path)
        if isinstance(value, dict):
            changed = copy.deepcopy(SAMPLE)
            at(changed, path)["unknown"] = 1
            expect(False, changed, f"an unknown field in {path}")
        if path:
            changed = copy.deepcopy(SAMPLE)
            at(changed, path[:-1])[path[-1]] = None
            expect(False, changed, f"null for {path}")
    for path, names in ALWAYS.items():
        for name in names:
            changed = copy.deepcopy(SAMPLE)
            del at(changed, path)[name]
            expect(False, changed, f"{path} without {name}")


def test_program():
    """The validator as a program, with what it prints."""
    program = [sys.executable, str(HERE / "validate_schema.py")]
    good = subprocess.run([*program, str(HERE / "sample.json")], capture_output=True, text=True, check=False)
    if good.returncode != 0 or good.stderr:
        failures.append(f"validate_schema.py on the sample: {good.returncode} {good.stderr}")
    changed = copy.deepcopy(SAMPLE)
    changed["games"][0]["moves"][0]["from"] = "nowhere"
    head = {key: SAMPLE[key] for key in ("schemaVersion", "format")}
    lines = "".join(json.dumps({**head, **d["games"][0]}) + "\n" for d in (SAMPLE, changed))
    bad = subprocess.run(program, input=lines, capture_output=True, text=True, check=False)
    if bad.returncode != 1 or "line 2: $.moves[0].from: 'nowhere' does not match" not in bad.stderr:
        failures.append(f"validate_schema.py on a bad line: {bad.returncode} {bad.stderr}")


test_sample()
test_page()
test_changes()
test_program()
print("\n".join(failures))
sys.exit(1 if failures else 0)
