"""The cases of a suite, as manifest.json has them."""

import json
import re

from answers import LEVELS

KINDS = {str: "a string", list: "an array", dict: "an object", bool: "true or false", int: "a whole number"}
MANIFEST = {"version": str, "format": str, "cases": list}
CASE = {"id": str, "section": str, "file": str, "verdict": ("accept", "reject"), "level": LEVELS, "diagnostics": list}
FINDING = {"code": str, "name": str, "level": LEVELS, "rejects": bool, "range": dict}
PLACES = {"start": dict, "end": dict}
PLACE = {"line": int, "column": int, "offset": int}


class SuiteError(Exception):
    """The suite cannot be used."""


def check(value, fields, where=""):
    """Says of the first field that is not what it must be, and where."""
    if not isinstance(value, dict):
        raise SuiteError(f"{where}: must be an object" if where else "must be an object")
    for name, kind in fields.items():
        place = f"{where}.{name}" if where else name
        if name not in value:
            raise SuiteError(f"{place}: is missing")
        if isinstance(kind, tuple):
            if value[name] not in kind:
                raise SuiteError(f"{place}: must be one of {', '.join(kind)}")
        elif not isinstance(value[name], kind) or (kind is int and isinstance(value[name], bool)):
            raise SuiteError(f"{place}: must be {KINDS[kind]}")


def check_manifest(manifest):
    """The same of all that the runner reads."""
    check(manifest, MANIFEST)
    for number, case in enumerate(manifest["cases"]):
        place = f"cases[{number}]"
        check(case, CASE, place)
        for index, found in enumerate(case["diagnostics"]):
            where = f"{place}.diagnostics[{index}]"
            check(found, FINDING, where)
            check(found["range"], PLACES, f"{where}.range")
            for end in PLACES:
                check(found["range"][end], PLACE, f"{where}.range.{end}")


def read_manifest(folder):
    """What the manifest in a folder says."""
    path = folder / "manifest.json"
    if not path.exists() and (folder / "suite.json").exists():
        raise SuiteError(f"{folder} has theme files: `ctlpgn conformance --unpack FOLDER` makes single files of them")
    try:
        manifest = json.loads(path.read_bytes())
    except OSError as error:
        raise SuiteError(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise SuiteError(f"{path}: this is not JSON") from error
    try:
        check_manifest(manifest)
    except SuiteError as error:
        raise SuiteError(f"{path}: {error}") from error
    return manifest


def matches(pattern, text):
    """Whether a pattern fits: * stays in a folder, ** does not."""
    signs = {"**": ".*", "*": "[^/]*", "?": "[^/]"}
    parts = re.split(r"(\*\*|\*|\?)", pattern)
    return re.fullmatch("".join(signs.get(part) or re.escape(part) for part in parts), text)


def selected(manifest, options):
    """The cases that the command line names, in the order of the suite."""
    usual = manifest["format"]
    notation = options.notation or usual

    def wanted(patterns, text):
        return not patterns or any(matches(each, text) for each in patterns)

    def meant(name):
        # Of notations other than that of the suite, ids begin with the name.
        within = name.removeprefix(f"{options.notation}/")
        return wanted(options.case, name) or wanted(options.case, within)

    return [case for case in manifest["cases"] if case.get("format", usual) == notation
            and meant(case["id"]) and wanted(options.section, case["section"])]
