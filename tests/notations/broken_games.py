"""Sets of realistically broken games, in any notation, and the expected findings.

For every broken game the first finding must be the cause, there must not be more findings than faults, and the result
of `lint --fix` must have the moves of the original, as far as the broken text still has them. MOST has the required
percentages.
"""
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

MOST = {"silent": 0, "wrong first": 3, "cascades": 3, "wrong fixes": 0}  # per cent
WIDE = {each: each + 0xFEE0 for each in range(ord("!"), ord("~") + 1)}


def spread(found):
    """The first, a middle and the last."""
    return [found[each] for each in sorted({i * (len(found) - 1) // 2 for i in range(3)})] if found else []


def once(pattern, by, *codes, faults=1, flags=re.M):
    """Replaces the first match in the text."""
    def make(text):
        changed = re.sub(pattern, by, text, count=1, flags=flags)
        if changed != text:
            yield changed
    return make, codes, faults


def everywhere(pattern, by, *codes, faults=1, flags=re.M):
    """Replaces all matches in the text."""
    def make(text):
        changed = re.sub(pattern, by, text, flags=flags)
        if changed != text:
            yield changed
    return make, codes, faults


def places(pattern, by, *codes, faults=1, masked=lambda text: text):
    """Replaces the first, a middle and the last match, one at a time."""
    def make(text):
        for each in spread(list(re.finditer(pattern, masked(text), flags=re.M))):
            begin, end = each.span()
            yield text[:begin] + each.expand(by) + text[end:]
    return make, codes, faults


def wide(pattern, *codes):
    """Writes the first group of the first match in full-width characters, like input methods for Chinese."""
    def make(text):
        found = re.search(pattern, text, flags=re.M)
        if found:
            begin, end = found.span(1)
            yield text[:begin] + text[begin:end].translate(WIDE) + text[end:]
    return make, codes, 1


def cases(originals, suffix, breakages):
    for path in sorted(originals.glob("*" + suffix)):
        text = path.read_text(encoding="utf-8")
        for name, (make, codes, faults) in breakages.items():
            for number, broken in enumerate(make(text)):
                yield f"{name}-{path.stem}-{number}", broken, path.stem, codes, faults


def findings_by_file(program, folder):
    done = subprocess.run([program, "lint", "--output-format", "json", folder], capture_output=True)
    found = {}
    for each in json.loads(done.stdout)["diagnostics"]:
        found.setdefault(pathlib.Path(each["file"]).stem, []).append(each["name"])
    return found


def plies_by_file(program, folder):
    done = subprocess.run([program, "json", "--quiet", "--lines", folder], capture_output=True)
    plies = {}
    for line in done.stdout.decode().splitlines():
        game = json.loads(line)
        if "file" in game:
            plies.setdefault(pathlib.Path(game["file"]).stem, []).extend(
                (ply["side"], ply.get("from"), ply.get("to"), ply.get("castling", {}).get("name")) for ply in game["moves"])
    return plies


def common(a, b):
    """The length of the longest common subsequence."""
    row = [0] * (len(b) + 1)
    for x in a:
        before = row[:]
        for i, y in enumerate(b):
            row[i + 1] = before[i] + 1 if x == y else max(before[i + 1], row[i])
    return row[-1]


def misses(program, originals, suffix, all_cases):
    """The failures, by kind."""
    wrong = {what: [] for what in MOST}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for part in ("broken", "fixed", "original"):
            (folder / part).mkdir()
        for name, broken, _, _, _ in all_cases:
            for part in ("broken", "fixed"):
                (folder / part / (name + suffix)).write_text(broken, encoding="utf-8")
        for path in originals.glob("*" + suffix):
            (folder / "original" / path.name).write_bytes(path.read_bytes())
        if findings_by_file(program, folder / "original"):
            sys.exit("the originals are not right")
        found = findings_by_file(program, folder / "broken")
        subprocess.run([program, "lint", "--fix", "--quiet", folder / "fixed"], capture_output=True)
        original = plies_by_file(program, folder / "original")
        before = plies_by_file(program, folder / "broken")
        after = plies_by_file(program, folder / "fixed")
    for name, _, stem, codes, faults in all_cases:
        said = found.get(name, [])
        if not said and None in codes:
            pass
        elif not said:
            wrong["silent"].append(name)
        elif said[0] not in codes:
            wrong["wrong first"].append(f"{name}: {' '.join(said)}")
        if len(said) > faults:
            wrong["cascades"].append(f"{name}: {' '.join(said)}")
        kept = common(after.get(name, []), original[stem])
        if kept < common(before.get(name, []), original[stem]) or (
                len(after.get(name, [])) - kept > len(before.get(name, [])) - common(before.get(name, []), original[stem])):
            wrong["wrong fixes"].append(name)
    return wrong


def run(program, originals, suffix, breakages, least, options):
    """Breaks, lints, and prints the shares; --table prints all that misses them. What is reported badly is in misses.txt
    beside the originals, so that nothing that was reported well is reported worse unseen; --update writes it anew.
    1 if too much is reported badly, or other games than those of the list.
    """
    all_cases = list(cases(originals, suffix, breakages))
    wrong = misses(program, originals, suffix, all_cases)
    failed = len(all_cases) < least
    print(f"{len(all_cases)} broken games")
    for what, names in wrong.items():
        share = 100 * len(names) / len(all_cases)
        failed = failed or share > MOST[what]
        print(f"{what}: {len(names)} ({share:.1f} %)")
        if "--table" in options or share > MOST[what]:
            print("".join(f"  {each}\n" for each in names), end="")
    reported = [f"{what}: {each}\n" for what, names in wrong.items() for each in names]
    known = originals.parent / "misses.txt"
    if "--update" in options:
        known.write_text("".join(reported), encoding="utf-8")
    changes = list(difflib.unified_diff(known.read_text(encoding="utf-8").splitlines(True), reported, "misses.txt", "now", n=0))
    print("".join(changes), end="")
    return 1 if failed or changes else 0
