#!/usr/bin/env python3
"""Every rule finds its breaches, and accepts what it should."""

import re
import unittest
from pathlib import Path

import rules

# rule: (files that break it, files that do not); each file of the first breaks it once.
CASES = {
    "libraries_stay_behind_their_fences": (
        {"src/tree/a.cpp": "#include <tao/pegtl.hpp>\n", "src/cli/a.cpp": "#include <nlohmann/json.hpp>\n",
         "include/ctlpgn/tree.hpp": "#include <nlohmann/json_fwd.hpp>\n", "src/text/a.cpp": '#include "CLI/CLI.hpp"\n'},
        {"src/parsing/a.hpp": "#include <tao/pegtl.hpp>\n", "src/emit/a.cpp": "#include <nlohmann/json.hpp>\n"}),
    "rooms_follow_the_arrows": (
        {"src/tree/a.cpp": '#include "emit/a.hpp"\n', "src/games/x/a.cpp": '#include "ctlpgn/tree.hpp"\n',
         "src/emit/a.cpp": '#include "../text/utf8.hpp"\n', "src/attic/a.cpp": "",
         "src/games/y/a.cpp": '#include "games/x/a.hpp"\n'},
        {"src/emit/b.cpp": '#include "text/utf8.hpp"\n#include "b.hpp"\n#include "ctlpgn/tree.hpp"\n',
         "src/games/y/b.cpp": '#include "games/common/a.hpp"\n'}),
    "games_know_no_text": (
        {"src/games/x/a.hpp": "#include <string_view>\n"},
        {"src/games/x/b.hpp": "#include <array>\n", "src/text/a.hpp": "#include <string>\n"}),
    "the_core_knows_no_game": (
        {"src/emit/a.cpp": "// only in C'escacs\n", "include/ctlpgn/a.hpp": "namespace cescacs {}\n"},
        {"src/games/cescacs/a.cpp": "namespace cescacs {}\n", "README.md": "C'escacs\n"}),
    "neutral_rooms_know_no_notation": (
        {"src/emit/a.cpp": 'to.key("hex");\n', "src/json_reading/a.cpp": 'find_notation("ctl-pgn")\n'},
        {"src/emit/b.cpp": "// hexadecimal\n", "src/notations/x/a.cpp": 'to.key("pdtl");\n'}),
    "words_are_for_people": (
        {"src/notations/x/fixes/a.cpp": "return of.detail.substr(1);\n", "src/lint/b.cpp": "if (number == found.detail)\n"},
        {"src/notations/x/fixes/b.cpp": "return of.expected;\n", "src/lint/a.cpp": "of.detail = {};\n"}),
    "classes_of_bytes_have_names": (
        {"src/lint/a.cpp": "return c >= 'A' && c <= 'Z';\n", "src/record/a.cpp": "if (digit < '0')\n"},
        {"src/text/ascii.hpp": "return c >= '0';\n", "src/games/x/a.cpp": "if (c >= 'a')\n", "src/lint/b.cpp": "return c == 'a';\n"}),
    "the_library_is_silent": (
        {"src/lint/a.cpp": 'fprintf(stderr, "x");\n', "include/ctlpgn/a.hpp": "std::cout << 1;\n",
         "src/tree/a.cpp": 'std::getenv("X");\n'},
        {"src/cli/a.cpp": 'std::cerr << 1;\n', "src/lint/b.cpp": "snprintf_like();\nprint(std::cerrs);\n"}),
    "files_are_short": (
        {"src/tree/a.cpp": "\n" * 501},
        {"src/tree/b.cpp": "\n" * 300, "corpus/x/a.txt": "\n" * 501}),
    "headers_guard_themselves": (
        {"src/tree/a.hpp": "int a;\n", "src/tree/b.hpp": "#pragma once\nusing namespace std;\n"},
        {"src/tree/c.hpp": "// c\n#pragma once\n", "src/tree/c.cpp": "using namespace ctlpgn;\n"}),
    "names_are_nouns": (
        {"include/a.hpp": "void write(const game& in);\n", "include/b.hpp": "    side by : 1 = side::white;\n",
         "include/c.hpp": "void write(std::string& to, int size);\n", "include/d.hpp": "    const game* in_ = nullptr;\n",
         "include/e.hpp": "    std::optional<int> from;\n", "include/f.hpp": "void read(const options& how = {});\n",
         "src/tree/a.hpp": "void write(const game& in);\n"},
        {"include/g.hpp": "    place from = no_place; // in a line, with care\nvoid write(const game& record);\nply in_(int);\n",
         "src/tree/b.hpp": "void write(std::string& to, const game& record); // in order\n"}),
    "sources_are_built": (
        {"src/tree/a.cpp": "", "src/tree/b/cc.cpp": ""},
        {"src/tree/CMakeLists.txt": "target_sources(t PRIVATE aa.cpp b/c.cpp)\n", "src/tree/aa.cpp": "",
         "src/tree/b/c.cpp": ""}),
    "private_names_differ": (
        {"src/a/b.cpp": "namespace {\n\nbool is_x(char of) {\n",
         "src/a/d/a.cpp": "namespace {\nbool is_x(char of) {\n",
         "src/b/b.cpp": "namespace {\nstruct kept {\n", "src/c/b.cpp": "namespace {\nconstexpr int most = 4;\n",
         "tests/a/b/b.cpp": "namespace {\nusing json = text;\n"},
        {"src/a/a.cpp": "namespace {\n\nbool is_x(char byte) {\n", "src/a/c.cpp": "namespace {\nbool is_x(int of) {\n",
         "src/notations/a/a.cpp": "namespace {\nbool is_x(char of) {\n",
         "src/notations/b/a.cpp": "namespace {\nbool is_x(char of) {\n", "src/b/a.cpp": "namespace {\nclass kept {\n",
         "src/c/a.cpp": "namespace {\nconstexpr int most = 3;\n} // namespace\nconstexpr int least = 3;\n",
         "src/c/c.cpp": "constexpr int most = 3;\nnamespace {\n", "src/tree/x.cpp": "namespace {\nstruct a {\n",
         "src/tree/y.cpp": "namespace {\nstruct a {\n", "tests/a/b/a.cpp": "namespace {\nusing json = tree;\n",
         "tests/a/c.cpp": "namespace {\nusing json = text;\n", "tests/a/b.cpp": "namespace {\nusing json = text;\n"}),
    "nothing_is_generated_twice": ({"build/a": "", "src/a.o": ""}, {"src/a.cpp": "", ".ci/build": ""}),
    "no_file_knows_a_machine": (
        {"a.md": "see /" + "home/me/x\n", "b.md": "in .." + "/shared/spec\n", "c.cpp": 'open("/' + 'work/x");\n'},
        {"d.md": "the home/page and src/work/x, https://example.org/work/x\n"}),
    "corpus_is_made_of_themes": (
        {"corpus/x/valid/Two_Words.cases": "", "corpus/x/valid/one.pgn": ""},
        {"corpus/x/valid/two-words.cases": "", "corpus/x/suite.json": "", "corpus/runner/suite.py": "", "corpus/README.md": ""}),
    "links_lead_somewhere": (
        {"docs/a.md": "[b](b.md)\n"},
        {"docs/c.md": "[a](a.md#part) [up](../README.md) [out](https://example.org) [docs](../docs/)\n", "README.md": ""}),
    "words_are_plain": (
        {"src/a.cpp": "int a; // ends be" + "hind it\n", "src/b.cpp": 'throw error("two bla' + 'nks");\n',
         "docs/a.md": "It is men" + "ded.\n", "grammar/a.peg": "# bla" + "nks\n", "tests/a.py": "# but " + "for it\n"},
        {"src/c.cpp": 'const int be' + 'hind = find("bla' + 'nks");\n', "docs/b.md": "The rule `bla" + "nks` is one.\n",
         "grammar/b.peg": "digits <- bla" + "nk* '#'\n"}),
    "words_are_native": (
        {"src/a.cpp": "int a; // what sta" + "nds there\n", "src/b.cpp": 'throw error("it is to' + 'ld once");\n',
         "docs/a.md": "No" + "body knows.\n", "tests/a.cpp": 'TEST_CASE("a ply a li' + 'ne") {\n',
         "tests/a.py": "# on a line of its o" + "wn\n", "src/a.rules": "S001 a\n    why: This\n\n        sta" + "nds.\n"},
        {"src/c.cpp": "int c; // as te" + "ll() says, a piece of its own side\n",
         "src/b.rules": "S001 a\n    why: So.\n    good file:\n        It sta" + "nds.\n",
         "docs/b.md": "See `to" + "ld`, no" + "body-on-origin.\n```text\nIt sta" + "nds alone.\n```\n"}),
    "names_are_native": (
        {"src/a.cpp": "bool is_to" + "ld = false;\n", "src/a.rules": "S001 no" + "body-there\n", "tests/a.py": "te" + "ll(5)\n",
         "npm/a.ts": "st" + "ands: 5\n"},
        {"src/b.cpp": "int castell, understands;\n", "tests/b.py": "while file.te" + "ll() >= size:\n", "docs/a.md": "`to" + "ld`\n"}),
    "messages_name_the_fault": (
        {"src/catalogue/a.rules": "S001 a-name\n    error: a tag\n        mu" + "st be closed\n    why: Because.\n",
         "src/notations/a/a.rules": "S002 b-name\n    note: a dot mu" + "st follow\n"},
        {"src/catalogue/b.rules": "S001 a-name\n    error: unclosed tag\n    why: It mu" + "st be closed.\n"}),
    "versions_agree": (
        {"npm/package.json": '{\n  "version": "0.1.0"\n}\n', "python/pyproject.toml": '[project]\nname = "ctlpgn"\n',
         "CHANGELOG.md": "# Changes\n\n## 0.1.0, not yet released\n\n## 0.2.0\n"},
        {"include/ctlpgn/version.hpp": '#define CTLPGN_VERSION_TEXT "0.2.0"\n', "vcpkg.json": '{ "version": "0.2.0" }\n',
         "debian/changelog": "ctlpgn (0.2.0) unstable; urgency=medium\n"}),
}


class Rules(unittest.TestCase):
    def test_every_rule_has_a_case(self):
        self.assertEqual({rule.__name__ for rule in rules.RULES}, set(CASES))

    def test_every_rule_is_run(self):
        listed = re.search(r"set\(rules([^)]*)\)", Path(__file__).with_name("CMakeLists.txt").read_text())
        self.assertEqual([rule.__name__ for rule in rules.RULES], listed[1].split())

    def test_rules_find_what_they_are_for(self):
        for rule in rules.RULES:
            with self.subTest(rule.__name__):
                bad, good = CASES[rule.__name__]
                found = [file for file, _, _ in rule(rules.Project({**bad, **good}))]
                self.assertEqual(sorted(found), sorted(bad))


if __name__ == "__main__":
    unittest.main()
