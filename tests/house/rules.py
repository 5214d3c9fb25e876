#!/usr/bin/env python3
"""The project's own rules.

    rules.py SOURCE-FOLDER [RULE...]

Checks the files of the project against the named rules, or all, and prints every breach as `file:line: what`.
A rule is a function that takes the project and yields breaches; its first line says what it asks for.
"""

import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

from private_names import private_names_differ
from versions import versions_agree
from words import messages_name_the_fault, names_are_native, words_are_native, words_are_plain

CODE = (".cpp", ".hpp")


class Project:
    """The text files of the project by their path below its folder: those that git knows or would take."""

    def __init__(self, files):
        self.files = files

    @staticmethod
    def below(folder):
        try:
            listed = subprocess.run(
                ["git", "-C", str(folder), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                capture_output=True, check=True).stdout.decode().split("\0")
        except (OSError, subprocess.CalledProcessError):  # not a clone
            listed = [f.relative_to(folder).as_posix() for f in folder.rglob("*")]
            listed = [name for name in listed if not name.startswith((".git/", "build"))]
        files = {}
        for name in sorted(set(listed)):
            path = folder / name
            if name and path.is_file():
                files[name] = path.read_bytes().decode("utf-8", "replace")
        return Project(files)

    def code(self, *folders):
        return {name: text for name, text in self.files.items()
                if name.endswith(CODE) and (not folders or name.startswith(folders))}


def lines_with(text, pattern):
    for number, line in enumerate(text.splitlines(), 1):
        for match in re.finditer(pattern, line):
            yield number, match


# Arrows

# Where a library may be included, by what its includes begin with.
FENCES = {
    "tao/": ("src/parsing/", "src/pegc/", "src/notations/", "tests/fuzz/attempts/", "tests/golden/", "tests/pegc/", "tests/toy/"),
    "nlohmann/": ("src/emit/", "src/json_reading/", "src/conformance/", "src/server/", "src/wasm/", "include/ctlpgn/json.hpp", "docs/examples/", "tests/"),
    "CLI/": ("src/cli/",),
    "catch2/": ("tests/",),
    "toml++/": ("src/lint/settings/toml_values.hpp",),
    "archive": ("src/text/sources/decompression_libraries.hpp",),
    "flatbuffers/": ("src/table/arrow_messages.cpp",),
    "pcre2.h": ("src/cli/games/regular_expression.cpp",),
    "sqlite3": ("src/table/sqlite_library.hpp",),
    "zlib.h": ("src/text/sources/decompression_libraries.hpp",),
    "utf8proc": ("src/text/", "src/emit/", "src/cli/games/letter_case.cpp"),
    "pybind11/": ("src/python/",),
    "Python.h": ("src/python/",),
    "iconv.h": ("src/text/encoder.cpp", "src/text/sources/system_conversion.cpp"),
}

# What a room of src/ may include besides itself and the public headers. A game includes nothing but itself
# and games/common.
ARROWS = {
    "text": {"catalogue", "tree"},
    "catalogue": {"text", "tree"},
    "tree": set(),
    "parsing": {"text", "catalogue", "tree"},
    "games": set(),
    "record": {"text", "tree"},
    "play": {"tree"},
    "json_text": {"text"},
    "pictures": set(),
    "repair": {"text", "tree"},
    "notations": {"repair", "text", "catalogue", "tree", "parsing", "record", "games", "pictures", "play", "lint", "grammar", "json_text"},
    "lint": {"text", "catalogue", "tree"},
    "emit": {"text", "catalogue", "tree", "lint", "pictures", "json_text"},
    "format": {"text", "catalogue", "tree"},
    "json_reading": {"text", "catalogue", "tree", "emit", "format"},
    "building": {"format", "tree"},
    "conformance": {"text", "catalogue", "lint", "emit"},
    "server": {"text", "tree", "lint", "emit", "format", "syntax"},
    "syntax": {"pegc", "emit", "grammar"},
    "table": {"text", "tree", "json_text", "emit"},
    "cli": {"text", "catalogue", "tree", "lint", "emit", "format", "grammar", "conformance", "server", "syntax",
            "table"},
    "answers": {"text", "catalogue", "tree", "lint", "emit", "format"},
    "c_interface": {"answers"},
    "wasm": {"answers", "text", "lint", "emit", "server"},
    "python": {"c_interface", "table", "text", "tree", "lint", "emit", "json_text"},
    "pegc": set(),
    "rulec": {"pegc"},
}


def libraries_stay_behind_their_fences(project):
    """PEGTL only where text is parsed, nlohmann/json only where it is emitted, CLI11 only in the command line."""
    for name, text in project.code().items():
        for number, match in lines_with(text, r'^\s*#\s*include\s*[<"]([^>"]+)'):
            for library, allowed in FENCES.items():
                if match[1].startswith(library) and not name.startswith(allowed):
                    yield name, number, f"includes {match[1]}, which belongs to {', '.join(allowed)}"


def is_of_another_game(name, included):
    parts = included.split("/")
    return parts[0] == "games" and parts[1] not in ("common", name.split("/")[2])


def rooms_follow_the_arrows(project):
    """A room includes only itself, the public headers and the rooms that come before it."""
    rooms = set(ARROWS) | {"grammar"}
    for name, text in project.code("src/").items():
        room = name.split("/")[1]
        if room not in ARROWS:
            yield name, 1, f"is in {room}, a room that tests/house/rules.py has no arrows for"
            continue
        for number, match in lines_with(text, r'^\s*#\s*include\s*"([^"]+)'):
            to = match[1].split("/")[0]
            if to in rooms and to != room and to not in ARROWS[room]:
                yield name, number, f"{room} includes {match[1]}"
            if room == "games" and (to == "ctlpgn" or is_of_another_game(name, match[1])):
                yield name, number, f"a game includes {match[1]}"
            if match[1].startswith("../"):
                yield name, number, f"includes {match[1]}: say which room it is in"


def games_know_no_text(project):
    """Games are rules alone: no strings, no streams, no formatting."""
    for name, text in project.code("src/games/").items():
        for number, match in lines_with(
                text, r"#\s*include\s*<(string|string_view|cstring|iostream|sstream|fstream|ostream|format|charconv)>"):
            yield name, number, f"includes <{match[1]}>"


# What only the game and its notation say. The catalogue's examples are texts of the notation; the list of notations
# names each; the program says what it is for.
GAME_WORDS = r"(?i)(c'?escacs|pegasus|wyvern)"
GAME_WORD_PLACES = ("src/games/", "src/notations/", "src/catalogue/", "src/cli/main.cpp", "src/CMakeLists.txt")


def the_core_knows_no_game(project):
    """Nothing between the games and their notations speaks of a particular game."""
    for name, text in project.files.items():
        if not name.startswith(("src/", "include/")) or name.startswith(GAME_WORD_PLACES):
            continue
        for number, match in lines_with(text, GAME_WORDS):
            yield name, number, f"says {match[0]!r}"


# Words of one notation: of its places, its pieces, its positions, its tags.
NOTATION_WORDS = r"(?i)\b(hex(?:es)?|pdtl|redefin\w*|bishops?|scornful|en[-_ ]?passant|ctl[-_]pgn)\b|\"\$\[|\"@[wb]"
NEUTRAL_ROOMS = tuple(f"src/{room}/" for room in ("catalogue", "conformance", "emit", "format", "json_reading", "json_text", "lint", "parsing",
                                                  "play", "python", "record", "server", "table", "text", "tree"))


def neutral_rooms_know_no_notation(project):
    """What reads, checks, writes and compares trees takes the words and signs of a notation from its vocabulary."""
    for name, text in project.files.items():
        if name.startswith(NEUTRAL_ROOMS):
            for number, match in lines_with(text, NOTATION_WORDS):
                yield name, number, f"says {match[0]!r}"


# Compared, taken apart, turned into a number or looked at under another name.
READS_WORDS = (r"(?:\.|->)(?:detail|message)\s*(?:(?:==|!=)(?! 0\b)|\.(?:data|find|front|back|substr|starts_with|ends_with|contains)\b)"
               r"|(?:==|!=)\s*[\w.]+(?:\.|->)(?:detail|message)\b"
               r"|(?:string_view|auto&?) \w+ = [\w.]+(?:\.|->)(?:detail|message);")


def words_are_for_people(project):
    """Rules and fixes take what they need to know from the fields of a finding, never from its words."""
    for name, text in project.code("src/").items():
        if name.startswith(("src/lint/", "src/notations/")):
            for number, match in lines_with(text, READS_WORDS):
                yield name, number, f"reads {match[0]!r}"


# Games know no text, and what pegc knows of bytes is its own.
HOLDS_CLASSES = ("src/notations/pgn/squares.hpp", "src/text/ascii.hpp", "src/games/", "src/pegc/", "src/rulec/")


def classes_of_bytes_have_names(project):
    """Whether a byte is a letter or a digit is asked by name: text/ascii.hpp."""
    for name, text in project.code("src/").items():
        if not name.startswith(HOLDS_CLASSES):
            for number, match in lines_with(text, r">= '[aA0]'|< '[aA0]'|'[aA0]' <="):
                yield name, number, f"says {match[0]!r}"


# Programs, and the parts of the C library that the module has.
SPEAKS = ("src/cli/", "src/pegc/", "src/rulec/", "src/emit/report/widths.cpp", "src/notations/pgn/openings/write_openings.cpp",
          "src/wasm/library.cpp")


def the_library_is_silent(project):
    """Only programs print, and ask for the variables of their environment."""
    for name, text in project.code("src/", "include/").items():
        if not name.startswith(SPEAKS):
            for number, match in lines_with(text, r"\b(?:f?printf|puts|getenv)\(|std::(?:cerr|cout|clog)\b"):
                yield name, number, f"says {match[0]!r}"


# Files

LONGEST = 500
LONG = 300


def files_are_short(project):
    """No source, script or grammar is longer than 500 lines; those beyond 300 are named."""
    for name, text in project.files.items():
        if not name.endswith((*CODE, ".py", ".peg", ".cmake", ".txt", ".sh")):
            continue
        if name.startswith("corpus/"):
            continue
        length = text.count("\n")
        if length > LONGEST:
            yield name, length, f"is {length} lines long, more than {LONGEST}"
        elif length > LONG:
            print(f"note: {name} is {length} lines long")


def headers_guard_themselves(project):
    """Every header says #pragma once, and none opens a namespace to all who include it."""
    for name, text in project.code().items():
        if not name.endswith(".hpp"):
            continue
        if not re.search(r"^#pragma once$", text, re.MULTILINE):
            yield name, 1, "does not say #pragma once"
        for number, _ in lines_with(text, r"^using namespace"):
            yield name, number, "opens a namespace"


# From and to are where a ply begins and ends, so these are names of places; in the sources, also of other beginnings and
# ends.
PLAIN_NAMES = r"(?:in|how|with|of|said|by)_?"
PLACE_NAMES = r"(?:from|to)_?"
NAMED = r"(?<!return)(?<!else)(?:[\w>]\s|[&*]\s?)"
NAME_ENDS = r"(?=\s*(?:[,)=;{]|:\s*\d))"


def names_are_nouns(project):
    """No parameter or member goes by a preposition or an adverb; in public headers only places are from and to."""
    for folder, names in ("include/", rf"{PLAIN_NAMES}|(?<!place ){PLACE_NAMES}"), ("src/", PLAIN_NAMES):
        for name, text in project.code(folder).items():
            for number, line in enumerate(text.splitlines(), 1):
                code = re.sub(r'"(?:\\.|[^"\\])*"', '""', line.partition("//")[0])
                for match in re.finditer(rf"{NAMED}({names}){NAME_ENDS}", code):
                    yield name, number, f"calls something {match[1]!r}"


def sources_are_built(project):
    """Every source is named in the CMakeLists.txt of its folder, or of one above it."""
    for name in project.code("src/", "tests/"):
        if not name.endswith(".cpp"):
            continue
        path = PurePosixPath(name)
        for folder in path.parents:
            listed = project.files.get(f"{folder}/CMakeLists.txt", "")
            if re.search(rf"(?<![\w/]){re.escape(str(path.relative_to(folder)))}(?!\w)", listed):
                break
        else:
            yield name, 1, "is in no CMakeLists.txt"


def nothing_is_generated_twice(project):
    """What the build writes is not kept with the sources."""
    for name in project.files:
        if name.startswith("build") or name.endswith((".o", ".a", ".so", ".pyc", ".gcda", ".gcno")):
            yield name, 1, "is made by the build"


def no_file_knows_a_machine(project):
    """No path of somebody's machine, and nothing outside the project."""
    roots = "home|Users|root|work|mnt"
    for name, text in project.files.items():
        for number, match in lines_with(text, rf"(?<![\w.~}}$)/-])/(?:{roots})/\w[\w./-]*|\.\./shared\b"):
            yield name, number, f"names {match[0]}"


def corpus_is_made_of_themes(project):
    """A notation's folder of the corpus holds themes, named in small letters with hyphens, and what is said of them."""
    for name in project.files:
        path = PurePosixPath(name)
        if path.parts[0] != "corpus" or len(path.parts) < 3 or path.parts[1] == "runner" or path.name == "suite.json":
            continue
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*\.cases", path.name):
            yield name, 1, "is no theme: its name is not such as variations.cases"


def links_lead_somewhere(project):
    """Links between the documents lead to files that exist."""
    for name, text in project.files.items():
        if not name.endswith(".md"):
            continue
        for number, match in lines_with(text, r"\]\((?!\w+:)([^)#\s]+)[^)]*\)"):
            parts = []
            for part in (PurePosixPath(name).parent / match[1]).parts:
                if part == ".." and parts:
                    parts.pop()
                else:
                    parts.append(part)
            target = "/".join(parts)
            if target not in project.files and not any(f.startswith(f"{target}/") for f in project.files):
                yield name, number, f"links to {match[1]}, which does not exist"


RULES = [
    libraries_stay_behind_their_fences,
    rooms_follow_the_arrows,
    games_know_no_text,
    the_core_knows_no_game,
    neutral_rooms_know_no_notation,
    words_are_for_people,
    classes_of_bytes_have_names,
    the_library_is_silent,
    files_are_short,
    headers_guard_themselves,
    names_are_nouns,
    sources_are_built,
    private_names_differ,
    nothing_is_generated_twice,
    no_file_knows_a_machine,
    corpus_is_made_of_themes,
    links_lead_somewhere,
    words_are_plain,
    words_are_native,
    names_are_native,
    messages_name_the_fault,
    versions_agree,
]


def main(folder, names):
    known = {rule.__name__: rule for rule in RULES}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"no such rule: {', '.join(unknown)}")
    project = Project.below(Path(folder))
    breaches = 0
    for name in names or known:
        for file, line, what in known[name](project):
            print(f"{file}:{line}: {what}")
            breaches += 1
    if breaches:
        sys.exit(f"{breaches} breach(es) of the rules in tests/house/rules.py")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
