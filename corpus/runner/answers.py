"""Judges what a reader answered."""

import json

LEVELS = ("syntax", "coherent", "legal")
IGNORED = ("file", "diagnostics", "schemaVersion")
OPTIONAL = ("span", "resultSpan", "id", "target", "inText", "expectedNumber")
ADDITIONAL = ("position", "doubtful", "legal", "brokenRule")  # what a reader may say although the suite does not
PLACE = ("line", "column", "begin", "end")


class Unreadable(Exception):
    """The answer is none."""


def shown(value):
    """A value in a message."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list) and any(isinstance(each, (dict, list)) for each in value):
        return "an array"
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text.encode()) <= 200 else "a long value"


def same(one, other):
    """Equal, with true and 1 distinguished, and numbers compared by value."""
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def tree_difference(expected, found, where=""):
    """Where two trees differ first, empty if nowhere."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name in IGNORED or (name in OPTIONAL and name not in found):
                continue
            if name not in found:
                return f"{where}/{name}: expected {shown(value)}, found nothing"
            if what := tree_difference(value, found[name], f"{where}/{name}"):
                return what
        for name, value in found.items():
            if name not in expected and name not in IGNORED + ADDITIONAL:
                return f"{where}/{name}: expected nothing, found {shown(value)}"
        return ""
    if isinstance(expected, list) and isinstance(found, list):
        for index, (one, other) in enumerate(zip(expected, found)):
            if what := tree_difference(one, other, f"{where}/{index}"):
                return what
        if len(expected) == len(found):
            return ""
        return f"{where}: expected {len(expected)} elements, found {len(found)}"
    return "" if same(expected, found) else f"{where}: expected {shown(expected)}, found {shown(found)}"


def finding(value):
    """As much of a finding as is given, of a reader or of the manifest."""
    try:
        result = {"code": value.get("code")}
        if "range" in value:
            start, end = value["range"]["start"], value["range"].get("end", {})
            result |= {"line": start.get("line"), "column": start.get("column"),
                       "begin": start.get("offset"), "end": end.get("offset")}
        else:
            begin, end = value.get("span", (None, None))
            result |= {"line": value.get("line"), "column": value.get("column"), "begin": begin, "end": end}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Unreadable(f"a diagnostic cannot be read: {error}") from error
    result = {name: part for name, part in result.items() if part is not None}
    if not {"code", "line", "begin"} & result.keys():
        raise Unreadable("a diagnostic without code and place")
    return result


def findings(values):
    """A list of them."""
    if not isinstance(values, list):
        raise Unreadable("there is no list of diagnostics")
    return [finding(each) for each in values]


def listed(found):
    """Findings in a message."""
    parts = []
    for each in found[:20]:
        text = each.get("code", "")
        text += f"@{each['line']}" if "line" in each else ""
        text += f":{each['column']}" if "column" in each else ""
        if "begin" in each:
            text += f"[{each['begin']}" + (f",{each['end']}" if "end" in each else "") + "]"
        parts.append(text)
    return " ".join(parts) + (" …" if len(found) > 20 else "") or "nothing"


class Judge:
    """Judges answers in a role, of a reader that checks up to a level."""

    def __init__(self, role, level, own_codes, corpus):
        self.role, self.level, self.own_codes, self.corpus = role, level, own_codes, corpus

    def _reaches(self, level):
        return LEVELS.index(level) <= LEVELS.index(self.level)

    def _accepted(self, case):
        return case["verdict"] == "accept" or not self._reaches(case["level"])

    def _found(self, case, reasons=False):
        return [each for each in case["diagnostics"]
                if self._reaches(each["level"]) and (each["rejects"] or not reasons)]

    def expectations(self, case):
        """What there is to be found, "LINE:COLUMN: CODE name"."""
        found = self._found(case, self.role in ("decoder", "verdict-decoder"))
        starts = [each["range"]["start"] for each in found]
        return [f"{at['line']}:{at['column']}: {each['code']} {each['name']}" for at, each in zip(starts, found)]

    def judge(self, case, ended, status_counts):
        """What an answer is worth: {"outcome", "detail", "marks", "errors"}."""
        self_result = {"outcome": "passed", "detail": "", "marks": self._asked(case), "errors": ended.errors}
        ends = {"killed": ("crashed", f"ended by signal {ended.status}"), "hung": ("hung", "not done in time"),
                "too-much": ("too-much", "wrote more than it may"),
                "not-started": ("not-started", "the command cannot be run")}
        if ended.how in ends:
            _fail(self_result, *ends[ended.how])
        elif status_counts and (ended.status > 1 or (ended.status == 1 and self.role == "decoder")):
            _fail(self_result, "failed", f"exit status {ended.status}")
        elif status_counts and self.role == "verdict-decoder":
            self._judge_verdict(case, ended.status == 0, self_result)
        else:
            try:
                self._judge_answer(case, ended.output, self_result)
            except Unreadable as error:
                _fail(self_result, "unreadable", str(error))
        return self_result

    def _asked(self, case):
        marks = {}
        if self.role in ("decoder", "verdict-decoder"):
            marks["accepts what it must" if self._accepted(case) else "rejects what it must"] = False
        if "tree" in case and (self.role == "tolerant-decoder" or self.role == "decoder" and self._accepted(case)):
            marks["right tree"] = False
        if self.role == "linter":
            if not self._found(case):
                marks["silent where nothing is wrong"] = False
            else:
                marks |= dict.fromkeys(("finds something where it must", "right codes", "right places"), False)
        return marks

    def _judge_answer(self, case, output, result):
        try:
            answer = json.loads(output.decode())
        except (ValueError, RecursionError) as error:
            raise Unreadable("the answer is not a JSON object") from error
        if not isinstance(answer, dict):
            raise Unreadable("the answer is not a JSON object")
        if self.role == "linter":
            self._judge_findings(case, findings(answer.get("diagnostics")), result)
        elif self.role == "tolerant-decoder":
            self._judge_tolerant(case, answer, result)
        else:
            self._judge_decoder(case, answer, result)

    def _judge_verdict(self, case, accepted, result):
        if accepted == self._accepted(case):
            result["marks"]["accepts what it must" if accepted else "rejects what it must"] = True
        elif accepted:
            _fail(result, "accepted", "accepted, but must be rejected")
        else:
            _fail(result, "rejected", "rejected, but must be accepted")

    def _judge_decoder(self, case, answer, result):
        if answer.get("verdict") not in ("accept", "reject"):
            raise Unreadable("missing verdict: accept or reject")
        self._judge_verdict(case, answer["verdict"] == "accept", result)
        if result["outcome"] != "passed" or self.role == "verdict-decoder":
            return
        if self._accepted(case):
            self._judge_tree(case, answer.get("tree"), result)
        elif "diagnostics" in answer:
            self._judge_reason(case, findings(answer["diagnostics"]), result)

    def _judge_tolerant(self, case, answer, result):
        if "games" in answer:  # the document itself
            self._judge_tree(case, answer, result)
            parts = [*answer["games"], answer] if isinstance(answer["games"], list) else [answer]
            found = [each for part in parts for each in findings(part.get("diagnostics", []))]
            self._judge_findings(case, found, result)
            return
        self._judge_tree(case, answer.get("tree"), result)
        if "diagnostics" in answer:
            self._judge_findings(case, findings(answer["diagnostics"]), result)

    def _judge_tree(self, case, tree, result):
        if "tree" not in case:
            return
        expected = json.loads((self.corpus / case["tree"]).read_text(encoding="utf-8"))
        what = "missing tree" if tree is None else tree_difference(expected, tree)
        result["marks"]["right tree"] = not what
        if what:
            _fail(result, "wrong-tree", what)

    def _judge_reason(self, case, found, result):
        reasons = [finding(each) for each in self._found(case, reasons=True)]
        right = bool(found) and any(False not in self._differences([one], found[:1]) for one in reasons)
        result["marks"]["rejects for a right reason"] = right
        if not right:
            _fail(result, "wrong-code", f"rejected for another reason: expected one of {listed(reasons)}, "
                                        f"found {listed(found)}")

    def _differences(self, expected, found):
        """Whether codes and places are the same; None for what is not given."""
        given = [name for name in ("code", *PLACE) if all(name in each for each in found)]
        coded = "code" in given and not self.own_codes
        places = [name for name in given if name != "code"]

        def codes(of):
            return sorted(each["code"] if coded else "" for each in of)

        def placed(of):
            return sorted(([each[name] for name in places], each["code"] if coded else "") for each in of)

        same_codes = codes(expected) == codes(found)
        same_places = same_codes and placed(expected) == placed(found) if places else None
        return (same_codes if coded or not same_codes else None), same_places

    def _judge_findings(self, case, found, result):
        expected = [finding(each) for each in self._found(case)]
        marks = result["marks"]
        if not expected:
            marks["silent where nothing is wrong"] = not found
            if found:
                _fail(result, "rejected", f"expected nothing, found {listed(found)}")
            return
        marks["finds something where it must"] = bool(found)
        if not found:
            marks |= {"right codes": False, "right places": False}
            _fail(result, "accepted", f"found nothing, expected {listed(expected)}")
            return
        same_codes, same_places = self._differences(expected, found)
        for what, mark in (("right codes", same_codes), ("right places", same_places)):
            marks.pop(what, None)
            if mark is not None:
                marks[what] = mark
        if same_codes is False or same_places is False:
            what = "wrong-code" if same_codes is False else "wrong-place"
            _fail(result, what, f"expected {listed(expected)}, found {listed(found)}")


def _fail(result, outcome, detail):
    if result["outcome"] == "passed":
        result["outcome"] = outcome
    result["detail"] += ("; " if result["detail"] else "") + detail
