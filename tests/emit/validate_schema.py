#!/usr/bin/env python3
"""Validates JSON documents and JSON Lines against docs/ctlpgn.schema.json.

    validate_schema.py [--schema FILE] [FILE ...]

Without files, or for -, it reads standard input. A text that is no JSON document by itself is read as JSON Lines.
Exit status: 0 all valid, 1 something is not, 2 a file cannot be read.
"""
import argparse
import json
import pathlib
import sys
import threading

import jsonschema

SCHEMA = pathlib.Path(__file__).resolve().parents[2] / "docs" / "ctlpgn.schema.json"
ERRORS_SHOWN = 20


def values(text):
    """The values in a text, each with a name for its place."""
    try:
        return [("", json.loads(text))]
    except json.JSONDecodeError as whole:
        lines = [(at, line) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
        try:
            json.loads(lines[0][1])
        except (IndexError, json.JSONDecodeError):
            raise whole from None
        return [(f" line {at}:", json.loads(line)) for at, line in lines]


def innermost(error):
    """The cause of an error: among alternatives, the fault of the best fit."""
    while error.context:
        error = jsonschema.exceptions.best_match(iter(error.context), key=lambda e: (-len(e.path), e.validator == "const"))
    return error


def faults(validator, text):
    try:
        found = values(text)
    except json.JSONDecodeError as error:
        yield f" no JSON: {error}"
        return
    for place, value in found:
        for error in validator.iter_errors(value):
            cause = innermost(error)
            where = "$" + "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in cause.absolute_path)
            yield f"{place} {where}: {cause.message[:300]}"


def check(names, schema):
    with open(schema, encoding="utf-8") as file:
        described = json.load(file)
    jsonschema.Draft202012Validator.check_schema(described)
    validator = jsonschema.Draft202012Validator(described)
    status = 0
    for name in names:
        try:
            data = sys.stdin.buffer.read() if name == "-" else pathlib.Path(name).read_bytes()
            text = data.decode("utf-8")
        except OSError as error:
            print(f"{name}: {error.strerror}", file=sys.stderr)
            return 2
        except UnicodeDecodeError as error:
            print(f"{name}: {error}", file=sys.stderr)
            status = 1
            continue
        for count, fault in enumerate(faults(validator, text)):
            status = 1
            if count == ERRORS_SHOWN:
                print(f"{name}: and more", file=sys.stderr)
                break
            print(f"{name}:{fault}", file=sys.stderr)
    return status


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    options.add_argument("--schema", default=SCHEMA, help="default: %(default)s")
    options.add_argument("files", nargs="*", metavar="FILE")
    given = options.parse_args()
    result = []
    # Variations may be nested deeply, and the validator is recursive.
    sys.setrecursionlimit(1_000_000)
    threading.stack_size(512 << 20)
    worker = threading.Thread(target=lambda: result.append(check(given.files or ["-"], given.schema)))
    worker.start()
    worker.join()
    return result[0] if result else 2


if __name__ == "__main__":
    sys.exit(main())
