"""Private names of sources, in anonymous namespaces."""

import re

# What the build may compile together, some sources at a time.
ROOM = re.compile(r"src/(notations/\w+/|\w+/|)|tests/(\w+/)*")
# Sources that the build never compiles together with others: ctlpgn_unite in CMakeLists.txt.
ALONE = re.compile(r"src/(format|games|tree|notations/\w+/(board|replay|writing))/")
BY_A_GRAMMAR = re.compile(r"^#include [<\"](grammar|tao)/", re.MULTILINE)

TYPE = re.compile(r"(?:struct|class|enum class) (\w+)\b(?!.*;$)")
ALIAS = re.compile(r"(?:using|namespace) (\w+) = (.*)")
CONSTANT = re.compile(r"(?:inline |static )?(?:constexpr|const) [\w:<>*&, ]+? (\w+)(?:\[\w*\])?(?:\{| = )")
FUNCTION = re.compile(r"(?![ }]|return|template)[\w:<>*&, ]+[ *&](\w+)(\(.*)$")


def private_names(text):
    """Each with its line and, for functions, the types of its parameters. An alias may be repeated if it is for the
    same type."""
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if line in ("namespace {", "} // namespace"):
            inside = line == "namespace {"
        elif inside and (found := TYPE.match(line) or CONSTANT.match(line)):
            yield number, found[1], None
        elif inside and (found := ALIAS.match(line)):
            yield number, found[1], "= " + found[2]
        elif inside and (found := FUNCTION.match(line)):
            types = re.sub(r"\b\w+(?=[,)])", "", found[2].split("{")[0])
            yield number, found[1], types


def clash(one, other):
    """Whether two entities with the same name and these distinctions cannot be in one source."""
    if None in (one, other):
        return True
    are_aliases = [each.startswith("= ") for each in (one, other)]
    if all(are_aliases):
        return one != other
    return one == other or any(are_aliases)


def private_names_differ(project):
    """Private names are unique in their room, since its sources are compiled together."""
    seen = {}
    for name, text in sorted((project.code("src/") | project.code("tests/")).items()):
        if not name.endswith(".cpp") or ALONE.match(name) or BY_A_GRAMMAR.search(text):
            continue
        for line, kept, types in private_names(text):
            others = seen.setdefault((ROOM.match(name)[0], kept), [])
            for first, known in others:
                if first != name and clash(types, known):
                    yield name, line, f"has the name {kept} for itself, as {first} has"
                    break
            others.append((name, types))
