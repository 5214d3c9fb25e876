"""The words that the project does not use in what people read: comments, messages and documents."""

import re

# Word (a regular expression) and what to say for it.
PLAIN = {
    r"blanks?": "space",
    r"behind": "after",
    r"mend(?:s|ed|ing|able)?": "fix",
    r"but for": "except for",
    r"is called so": "has that name",
    r"the own": "its own",
    r"many-eth": "which",
    r"goe?s? on on": "continue on",
    r"parted by": "separated by",
    r"wherefore|whence|thereof|herein|thereby": "a plain word",
}
WORDS = re.compile(r"\b(?:" + "|".join(f"({word})" for word in PLAIN) + r")\b", re.IGNORECASE)

# What reads as translated, and what to write for it. No letter, digit, hyphen, parenthesis or bracket may follow, since
# that would be a name.
FOREIGN = {
    r"stands?|stood": "is, comes, or is written",
    r"told|tells?|telling": "reported, shows, says, knows, or distinguishes",
    r"nobody": "no one, or the passive",
    r"whoever": "anyone who",
    r"be it": "whether, or even",
    r"in the place of": "in place of, or instead of",
    r"what follows from (?:it|them|that)": "its consequences",
    r"a (?:game|line|move|ply|tag) a line": "one per line",
    r"an? (?:[\w-]+ )+of its own(?! \w+)": "its own",
    r"(?:and|;|, but|\.) so is (?:a|all|an|one|the|what)": "and ... is, too",
    r"is no matter of": "does not concern",
}
TRANSLATED = re.compile(r"(?<![\w-])(?:" + "|".join(f"({word})" for word in FOREIGN) + r")(?![\w(-]|\.\w)", re.IGNORECASE)
# The single words in names too, which join theirs by underscores or hyphens. A stand-in is a noun, and file.tell() is
# Python's.
FOREIGN_NAMES = re.compile(r"(?<![A-Za-z0-9])(?<!file\.)(?:" + "|".join(word for word in FOREIGN if re.fullmatch(r"[\w?|]+", word)) +
                           r")(?![A-Za-z0-9])(?!_ins?\b)")
NAMED = (".cpp", ".hpp", ".h", ".in", ".py", ".js", ".mjs", ".ts", ".rules")

# Texts of games and of others that are quoted, by the file they are in.
QUOTED = {
    "tests/cli/select_test.py": "hite = Nobody",
    "tests/cli/simplify_test.py": "stands alone",
    "tests/lint/comments_test.cpp": "stood well",
    "tests/toy/commands_test.py": "Nothing of what stands",
}
NAME = re.compile(r"`[^`\n]*`")  # in remarks and documents
LISTING = re.compile(r"^( *)```.*?^\1```", re.MULTILINE | re.DOTALL)

# Where one of them is the right word.
RIGHT = {
    "blank": re.compile(r"`[^`]*blanks?[^`]*`"),  # a rule of the grammars
}

# A remark, or a text. What holds no space is a name, a key or a path.
CODE = re.compile(r'R"(\w*)\((.*?)\)\1"|"(?:[^"\\\n]|\\.)*"|//[^\n]*|\'(?:[^\'\\\n]|\\.)\'', re.DOTALL)
SCRIPT = re.compile(r'"""(?:.*?)"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|#[^\n]*', re.DOTALL)
GRAMMAR = re.compile(r"'(?:[^'\\\n]|\\.)*'|\[(?:[^\]\\\n]|\\.)*\]|\"[^\"\n]*\"(?=\s*<-)|(?<!\w)#[^\n]*")
BUILD = re.compile(r'"(?:[^"\\]|\\.)*"|#[^\n]*')
DOCUMENT = re.compile(r"[^\n]+")
RULES = re.compile(r"^#[^\n]*|^ {4}(?:error|warning|note|why):[^\n]*(?:\n+ {8}[^\n]*)*", re.MULTILINE)
JAVASCRIPT = re.compile(CODE.pattern + r"|/\*\*(?:.*?)\*/|`[^`]*`", re.DOTALL)
SCHEMA = re.compile(r'(?<="description": )"(?:[^"\\]|\\.)*"')
KINDS = {".cpp": CODE, ".hpp": CODE, ".h": CODE, ".js": JAVASCRIPT, ".mjs": JAVASCRIPT, ".cjs": JAVASCRIPT, ".ts": JAVASCRIPT,
         ".json": SCHEMA, ".py": SCRIPT, ".peg": GRAMMAR, ".md": DOCUMENT, ".rules": RULES, ".cmake": BUILD, ".sh": BUILD}


def prose(name, text):
    """Offset and text of each piece of prose in a file."""
    kind = KINDS.get(name[name.rfind("."):], BUILD if name.endswith("CMakeLists.txt") else None)
    for found in kind.finditer(text) if kind else ():
        piece = found[0]
        if piece[0] not in "\"'R[" or kind is DOCUMENT or " " in piece:
            yield found.start(), piece


# Texts of games, which are not the project's words, and this list.
ELSEWHERE = ("corpus/ctl", "corpus/pgn", "corpus/xi", "corpus/dip", "tests/house/words", "tests/broken/")


def hidden(found):
    return re.sub(r"[^\n]", " ", found[0])


def words_are_plain(project):
    """Comments, messages and documents say space, after, fix and except, as most people do."""
    for name, text in project.files.items():
        if name.startswith(ELSEWHERE):
            continue
        for offset, piece in prose(name, text):
            for right in RIGHT.values():
                piece = right.sub(lambda found: " " * len(found[0]), piece)
            for found in WORDS.finditer(piece):
                word = list(PLAIN.values())[found.lastindex - 1]
                yield name, text.count("\n", 0, offset + found.start()) + 1, f"says {found[0]!r}: {word}"


def words_are_native(project):
    """Comments, messages, names of tests and documents have none of the words that read as translated."""
    for name, text in project.files.items():
        if name.startswith(ELSEWHERE):
            continue
        if name.endswith(".md"):
            text = LISTING.sub(hidden, text)
        for offset, piece in prose(name, text):
            piece = NAME.sub(hidden, piece)
            for found in TRANSLATED.finditer(piece):
                around = piece[max(found.start() - 20, 0):found.end() + 20]
                if name in QUOTED and QUOTED[name] in around:
                    continue
                word = list(FOREIGN.values())[found.lastindex - 1]
                yield name, text.count("\n", 0, offset + found.start()) + 1, f"says {found[0]!r}: {word}"


def names_are_native(project):
    """Names have none of the words that read as translated either."""
    for name, text in project.files.items():
        if name.startswith(ELSEWHERE) or not name.endswith(NAMED):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            for found in FOREIGN_NAMES.finditer(line):
                if QUOTED.get(name) is None or QUOTED[name] not in line:
                    yield name, number, f"has a name with {found[0]!r}"


def messages_name_the_fault(project):
    """Messages of diagnostics say what is wrong, not what must be."""
    message = re.compile(r"^ {4}(?:error|warning|note):[^\n]*(?:\n+ {8}[^\n]*)*", re.MULTILINE)
    for name, text in project.files.items():
        for found in message.finditer(text) if name.startswith("src/") and name.endswith(".rules") else ():
            if re.search(r"\bmust\b", found[0]):
                yield name, text.count("\n", 0, found.start()) + 1, "says what must be, and not what is wrong"
