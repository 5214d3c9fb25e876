#!/usr/bin/env python3
"""How much of a reader the suite covers: the second reader is broken in one place after the other.

    reader_mutants.py CORPUS-OF-SINGLE-FILES [--every N] [--jobs N] [--module NAME...] [--most-gaps N]

Each mutant reads the cases of the suite until one fails: a wrong verdict at syntax or coherent, a wrong tree, a crash or
a hang. One that no case notices is compared with the reader as it is on many texts, those of the suite broken a little;
if it never differs it counts as equivalent.
"""

import argparse
import json
import multiprocessing
import pathlib
import random
import signal
import sys
import types

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from mutants_of_texts import spoilt_texts  # noqa: E402
from python_mutations import Module  # noqa: E402

MODULES = ("faults", "board", "tags", "plies", "comments", "positions", "games", "lines", "references", "replay", "tree",
           "verdict")
LEVELS = ("syntax", "coherent")
SECONDS = 20
TEXTS = 4000


class Hung(Exception):
    """The mutant does not terminate."""


def load(sources, broken=None, tree=None):
    """The function `read` of the reader, with one module broken."""
    for name in MODULES:
        sys.modules.pop(name, None)
    for name in MODULES:
        module = types.ModuleType(name)
        sys.modules[name] = module
        code = compile(tree, name, "exec") if name == broken else sources[name]
        exec(code, module.__dict__)
    return sys.modules["verdict"].read


class Suite:
    """What the reader should answer, case by case."""

    def __init__(self, corpus):
        sys.path.insert(0, str(corpus / "runner"))
        from answers import tree_difference
        self.difference = tree_difference
        self.cases = []
        for case in json.loads((corpus / "manifest.json").read_text())["cases"]:
            if "format" in case or "limits" in case or "open" in case:
                continue
            data = (corpus / case["file"]).read_bytes()
            tree = json.loads((corpus / case["tree"]).read_text()) if "tree" in case else None
            self.cases.append((data, case, tree))
        self.cases.sort(key=lambda each: len(each[0]))

    def fails(self, read, index):
        """Whether the reader deviates from the case."""
        data, case, tree = self.cases[index]
        for level in LEVELS:
            wanted = "accept"
            if case["verdict"] == "reject" and LEVELS.index(level) >= (*LEVELS, "legal").index(case["level"]):
                wanted = "reject"
            verdict, found, _ = read(data, level)
            if verdict != wanted:
                return True
            if wanted == "accept" and tree and (found is None or self.difference(tree, json.loads(json.dumps(found)))):
                return True
        return False

    def notices(self, read):
        """The case that fails, None if none does; the case that fails goes first next time."""
        for index in range(len(self.cases)):
            try:
                failed = self.fails(read, index)
            except Exception:  # pylint: disable=broad-except
                failed = True
            if failed:
                case = self.cases.pop(index)
                self.cases.insert(0, case)
                return case[1]["id"]
        return None


def said(read, text):
    """The complete answer of a reader to a text."""
    try:
        return [read(text, level)[:2] for level in LEVELS]
    except Hung:
        raise
    except Exception as error:  # pylint: disable=broad-except
        return repr(type(error))


def judge(task):
    """(module, line, what, fate, text that differs)."""
    name, number = task
    _, line, what, _ = STATE["modules"][name].mutations[number]
    try:
        _limit()
        read = load(STATE["sources"], name, STATE["modules"][name].broken(number))
        if STATE["suite"].notices(read):
            return name, line, what, "noticed", ""
        for text, expected in STATE["texts"]:
            _limit()
            if said(read, text) != expected:
                return name, line, what, "gap", text.decode(errors="replace")
        return name, line, what, "equivalent", ""
    except Exception:  # pylint: disable=broad-except
        return name, line, what, "noticed", ""
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _limit():
    """Limits the processor time from now on."""
    signal.signal(signal.SIGVTALRM, _hung)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)


def _hung(_signal, _frame):
    raise Hung


STATE = {}


def prepare(corpus):
    """The criteria for all mutants."""
    reader = HERE.parent / "reader"
    STATE["sources"] = {name: compile((reader / f"{name}.py").read_text(), name, "exec") for name in MODULES}
    STATE["modules"] = {name: Module((reader / f"{name}.py").read_text()) for name in MODULES}
    STATE["suite"] = Suite(corpus)
    read = load(STATE["sources"])
    wrong = [case[1]["id"] for index, case in enumerate(STATE["suite"].cases) if STATE["suite"].fails(read, index)]
    if wrong:
        sys.exit(f"the reader fails without being broken: {wrong}")
    texts = spoilt_texts(corpus, random.Random(1), TEXTS)
    STATE["texts"] = [(text, said(read, text)) for text in texts]


def tasks(options):
    """The requested mutants."""
    every = [(name, number) for name in options.module or MODULES
             for number in range(len(STATE["modules"][name].mutations))]
    return every[:: options.every]


def print_table(counts):
    """One row per module."""
    print("\n| module | mutants | equivalent | noticed | of the others |\n|---|---|---|---|---|")
    total = {}
    for name, fates in counts.items():
        for fate, count in fates.items():
            total[fate] = total.get(fate, 0) + count
    for name, fates in [*((f"`{name}.py`", fates) for name, fates in counts.items()), ("all", total)]:
        noticed, gaps, same = (fates.get(fate, 0) for fate in ("noticed", "gap", "equivalent"))
        share = 100 * noticed / (noticed + gaps) if noticed + gaps else 100
        print(f"| {name} | {noticed + gaps + same} | {same} | {noticed} | {share:.1f} % |")
    return total.get("gap", 0)


def main():
    """Breaks, runs, counts."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1, help="only one mutant in so many")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--module", action="append")
    parser.add_argument("--most-gaps", type=int, default=0, help="how many may go unnoticed")
    options = parser.parse_args()
    prepare(options.corpus)
    counts = {}
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        for name, line, what, fate, text in pool.imap_unordered(judge, tasks(options), chunksize=8):
            fates = counts.setdefault(name, {})
            fates[fate] = fates.get(fate, 0) + 1
            if fate != "noticed":
                print(f"{'GAP ' if fate == 'gap' else 'same'} {name}.py:{line}: {what}", flush=True)
            if fate == "gap":
                print("     " + text[:300].replace("\n", "\n     "), flush=True)
    STATUS.append(0 if print_table(counts) <= options.most_gaps else 1)


STATUS = []
if __name__ == "__main__":
    sys.setrecursionlimit(20_000)
    main()
    sys.exit(STATUS[0])
