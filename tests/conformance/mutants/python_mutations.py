"""Ways to break a Python module in one place: conditions, numbers, words, patterns, omitted checks."""

import ast
import re

COMPARISONS = {ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
               ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
MESSAGES = {"fail", "Fault", "add_argument", "ArgumentParser"}  # messages, not behaviour
LOST = "☒"  # not words of the format


class Module:
    """A module and all its mutations, each (place, line, what, change)."""

    def __init__(self, source):
        self.source = source
        tree = ast.parse(source)
        skipped = _without_effect(tree)
        self.mutations = [(index, node.lineno, what, change) for index, node in enumerate(_places(tree))
                          if id(node) not in skipped for what, change in _changes(node)]

    def broken(self, number):
        """The module with one mutation."""
        tree = ast.parse(self.source)
        index, _, _, change = self.mutations[number]
        change(_places(tree)[index])
        return ast.fix_missing_locations(tree)


def _places(tree):
    return [node for node in ast.walk(tree) if hasattr(node, "lineno")]


def _without_effect(tree):
    """Nodes for documentation, messages and annotations."""
    skipped = set()

    def skip(node):
        skipped.update(map(id, ast.walk(node)))

    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skip(node)
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in MESSAGES:
                for argument in node.args:
                    skip(argument)
        elif isinstance(node, ast.AnnAssign):
            skip(node.annotation)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            skip(node)
        elif isinstance(node, ast.If) and getattr(node.test.left if isinstance(node.test, ast.Compare) else None,
                                                  "id", "") == "__name__":
            skip(node)
    return skipped


def _changes(node):
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]
            yield f"{other.__name__} for {type(operator).__name__}", _setter(f"ops.{index}", other)
    elif isinstance(node, ast.BoolOp):
        for index, value in enumerate(node.values):
            yield f"without {ast.unparse(value)}", _dropper("values", index)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "without not", lambda twin: _become(twin, twin.operand)
    elif isinstance(node, (ast.If, ast.IfExp, ast.While)):
        for value in (True, False):
            if not (isinstance(node, ast.While) and value):
                yield f"{ast.unparse(node.test)} is {value}", _test_setter(value)
    elif isinstance(node, ast.Constant):
        yield from _constant_changes(node.value)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield "other sign", _setter("op", ast.Sub if isinstance(node.op, ast.Add) else ast.Add)
    elif isinstance(node, (ast.Raise, ast.AugAssign)):
        yield f"without {ast.unparse(node)}"[:80], lambda twin: _become(twin, ast.Pass())
    elif isinstance(node, ast.Expr):
        yield f"without {ast.unparse(node)}"[:80], lambda twin: _become(twin, ast.Pass())
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set)) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        for index, value in enumerate(node.elts):
            yield f"without {ast.unparse(value)}"[:80], _dropper("elts", index)
    elif isinstance(node, ast.Dict):
        for index, key in enumerate(node.keys):
            yield f"without {ast.unparse(key)}" if key else "without a part", _entry_dropper(index)


def _constant_changes(value):
    if isinstance(value, bool):
        yield f"{not value}", _setter("value", lambda: not value)
    elif isinstance(value, int):
        yield f"{value + 1} for {value}", _setter("value", lambda: value + 1)
        if value > 0:
            yield f"{value - 1} for {value}", _setter("value", lambda: value - 1)
    elif isinstance(value, str) and value and not looks_like_a_message(value):
        if looks_like_a_pattern(value):
            for what, pattern in pattern_changes(value):
                yield what, _setter("value", lambda pattern=pattern: pattern)
        elif value.isidentifier() or len(value) <= 3:
            yield f"another word for {value!r}", _setter("value", lambda: LOST)
            if len(value) > 1 and not value.isidentifier():
                yield f"{value!r} without its last", _setter("value", lambda: value[:-1])
        elif value.isalpha() or len(value) < 40:
            for index, character in enumerate(value):
                yield f"{value!r} without {character!r}", _setter(
                    "value", lambda index=index: value[:index] + value[index + 1:])


def looks_like_a_message(text):
    """Whether it is the message of a fault, which no case compares."""
    return text.count(" ") > 1 and text.replace(" ", "").isalpha()


def looks_like_a_pattern(text):
    """Whether a word is a regular expression or part of one."""
    return bool(re.search(r"\\|\(\?|\[.*\]|[*+?|]", text)) and len(text) > 1


TOKEN = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?(?:P<\w+>|[:=!])|\{\{?\d+,?\d*\}\}?|[*+?]|[|()]|\s+|.", re.DOTALL)


def pattern_changes(pattern):
    """Patterns that differ in one alternative, class or number."""
    tokens = TOKEN.findall(pattern)
    for index, token in enumerate(tokens):
        before, behind = "".join(tokens[:index]), "".join(tokens[index + 1:])
        if token in ("*", "+", "?") and index:
            for other in {"*": ("+", ""), "+": ("*", ""), "?": ("", "*")}[token]:
                yield f"{other or 'once'} for {token} after {before[-12:]}", before + other + behind
        elif token[0] == "[" and len(token) > 2:
            for what, other in _class_changes(token):
                yield f"{other} for {token}", before + other + behind
        elif token == "|":
            end = _end_of_alternative(tokens, index + 1)
            yield (f"without |{''.join(tokens[index + 1:end])}"[:70],
                   before + "".join(tokens[end:]))
        elif token.isalnum() or ord(token[0]) > 127 or token in ("\\?", "\\*", "\\.", "\\+", "\\#", "@", "=", "&", ":"):
            yield f"without {token} after {before[-12:]}", before + behind
            if token.isalnum():
                yield f"optional {token} after {before[-12:]}", before + token + "?" + behind


def _end_of_alternative(tokens, index):
    depth = 0
    while index < len(tokens) and (depth or tokens[index] not in ("|", ")")):
        depth += tokens[index].startswith("(") - (tokens[index] == ")")
        index += 1
    return index


def _class_changes(text):
    inner = re.findall(r"\\.|.-[^\]\\]|[^\]\\]", text[1:-1].lstrip("^"))
    sign = "[^" if text.startswith("[^") else "["
    if len(inner) > 1:
        for index in range(len(inner)):
            yield "less", sign + "".join(inner[:index] + inner[index + 1:]) + "]"
    for index, part in enumerate(inner):
        if re.fullmatch(r"\w-\w", part):
            for other in (chr(ord(part[0]) + 1) + part[1:], part[:2] + chr(ord(part[2]) - 1)):
                yield "narrower", sign + "".join(inner[:index] + [other] + inner[index + 1:]) + "]"


def _setter(path, make):
    def change(twin):
        names = path.split(".")
        if len(names) == 1:
            setattr(twin, names[0], make())
        else:
            getattr(twin, names[0])[int(names[1])] = make()
    return change


def _dropper(name, index):
    def change(twin):
        values = getattr(twin, name)
        del values[index]
        if isinstance(twin, ast.BoolOp) and len(values) == 1:
            _become(twin, values[0])
    return change


def _entry_dropper(index):
    def change(twin):
        del twin.keys[index], twin.values[index]
    return change


def _test_setter(value):
    def change(twin):
        twin.test = ast.copy_location(ast.Constant(value), twin.test)
    return change


def _become(twin, other):
    place = {name: getattr(twin, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")}
    twin.__class__ = other.__class__
    twin.__dict__.clear()
    twin.__dict__.update(other.__dict__)
    for name, value in place.items():
        setattr(twin, name, value)
