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
KINDS = {".cpp": CODE, ".hpp": CODE, ".py": SCRIPT, ".peg": GRAMMAR, ".md": DOCUMENT, ".cmake": BUILD, ".sh": BUILD}


def prose(name, text):
    """Offset and text of each piece of prose in a file."""
    kind = KINDS.get(name[name.rfind("."):], BUILD if name.endswith("CMakeLists.txt") else None)
    for found in kind.finditer(text) if kind else ():
        piece = found[0]
        if piece[0] not in "\"'R[" or kind is DOCUMENT or " " in piece:
            yield found.start(), piece


def words_are_plain(project):
    """Comments, messages and documents say space, after, fix and except, as most people do."""
    for name, text in project.files.items():
        if name.startswith(("corpus/ctl", "corpus/pgn", "corpus/xi", "corpus/dip", "tests/house/words", "tests/broken/")):
            continue
        for offset, piece in prose(name, text):
            for right in RIGHT.values():
                piece = right.sub(lambda found: " " * len(found[0]), piece)
            for found in WORDS.finditer(piece):
                word = list(PLAIN.values())[found.lastindex - 1]
                yield name, text.count("\n", 0, offset + found.start()) + 1, f"says {found[0]!r}: {word}"
