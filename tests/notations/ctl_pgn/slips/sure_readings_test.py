"""Slips with only one possible meaning are read, reported once, and fixed; texts are generated for each kind.

usage: sure_readings_test.py CTLPGN [SEED]"""

import json
import random
import re
import subprocess
import sys

PROGRAM = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(1 << 30)
RANDOM = random.Random(SEED)
HEAD = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
COLUMNS = "PTABCDEFGHIKLXZ"
FAULTS = []


def run(arguments, text):
    made = subprocess.run([PROGRAM, *arguments, "-"], input=text.encode(), capture_output=True, check=False)
    return made.stdout.decode(), made.stderr.decode(), made.returncode


def codes(text, level="legal"):
    arguments = ["lint", "--no-config", "--notation", "ctl-pgn", "--level", level, "--output-format", "json"]
    return [each["code"] for each in json.loads(run(arguments, text)[0])["diagnostics"]]


def fixed(text, *unsafe):
    return run(["lint", "--no-config", "--notation", "ctl-pgn", "-q", "--fix", *unsafe], text)[0]


def expect(what, condition, text=""):
    if not condition:
        FAULTS.append(f"{what}\n{text}")


def expect_fix(code, faulty, right, *unsafe):
    """One finding with this code, which a fix removes; the right text has no findings."""
    expect(f"{code} alone is found, not {codes(faulty)}", codes(faulty) == [code], faulty)
    made = fixed(faulty, *unsafe)
    expect(f"the fix of {code} gives\n{right}\nnot\n{made}", made == right, faulty)
    expect(f"nothing is found in the right text, not {codes(right)}", not codes(right), right)


def exists(column, line):
    return (column + line) % 2 == 1 and abs(7 - column) <= line <= 28 - abs(7 - column)


def board(men):
    """The lines of a position with these pieces: {(column, line): letter}."""
    text = "/"
    for line in range(28, -1, -1):
        hexes = [column for column in range(15) if exists(column, line)]
        if not any((column, line) in men for column in hexes):
            continue
        made, empty = "", 0
        for column in hexes:
            man = men.get((column, line))
            if man is None:
                empty += 1
                continue
            made += (str(empty) if empty else "") + man
            empty = 0
        text += f"{line}:{made}{empty or ''}/"
    return text


KINGS = {(7, 0): "K", (7, 28): "k"}


def position(fields, men):
    return HEAD + f"[PDTL \"{board({**KINGS, **men})} {fields}\"]\n\n*\n"


def steps():
    """Possible special captures: (side to move, pawn, crossed lines)."""
    home = {"B": 4, "C": 5, "D": 6, "E": 7, "G": 7, "H": 6, "I": 5, "K": 4}
    for column in range(1, 14):
        for line in range(6, 22):
            for crossed in (1, 2):
                for black in (False, True):
                    back = 2 if black else -2
                    path = [line + back * i for i in range(crossed + 2)]
                    if COLUMNS[column] == "F" or not all(exists(column, each) for each in path):
                        continue
                    origin = 28 - path[-1] if black else path[-1]
                    if crossed == 2 and home.get(COLUMNS[column]) != origin:
                        continue
                    yield "w" if black else "b", (column, line), sorted(path[1:-1])


def test_special_captures():
    for turn, (column, line), crossed in RANDOM.sample(list(steps()), 12):
        letter, lines = COLUMNS[column], [str(each) for each in crossed]
        men = {(column, line): "p" if turn == "w" else "P"}
        hexagon = f"{letter}{line}"
        right = position(f"{turn} -- {hexagon}@{'-'.join(lines)} 0 9", men)
        shuffled = RANDOM.sample(lines, len(lines))
        forms = [
            f"P@{letter}{','.join(shuffled)}[{hexagon}]",
            f"{hexagon}@{letter}{RANDOM.choice(',-').join(shuffled)}",
            f"{hexagon}{RANDOM.choice('-:×')}{'-'.join(lines)}",
        ]
        forms.append(f"P@{letter}{RANDOM.choice([', ', ' ,', ' , ']).join(shuffled)}{RANDOM.choice(['', ' '])}[{hexagon}]")
        if len(lines) == 2:
            forms.append(f"{hexagon}@{RANDOM.choice(',;/').join(shuffled)}")
        for form in forms:
            expect_fix("S136", position(f"{turn} -- {form} 0 9", men), right)
        other = COLUMNS[(column + 2) % 15]
        wrong = position(f"{turn} -- P@{other}{','.join(lines)}[{hexagon}] 0 9", men)
        expect(f"hexes of two columns are no step, not {codes(wrong)}", codes(wrong) == ["S125"], wrong)
        expect("no fix takes the hexes away", hexagon in fixed(wrong, "--unsafe-fixes"), wrong)
        parted = position(f"{turn} -- P@{letter}{lines[0]} and {hexagon} 0 9", men)
        expect("no fix takes a hex for the counter", hexagon in fixed(parted, "--unsafe-fixes"), parted)


def test_counters():
    for written, meant in (("0 -", "0 ?"), ("0 07", "0 7"), ("007 30", "7 30"), ("- 30", "0 30"), ("? 30", "0 30")):
        expect_fix("S137", position(f"w -- - {written}", {}), position(f"w -- - {meant}", {}))


def test_rights():
    homes = {(8, 1): "K", (4, 3): "R", (10, 3): "R", (8, 27): "k", (4, 25): "r", (10, 25): "r"}
    for rights in ("RKR", "RK", "KR", "K", "rkr", "rk", "kr", "k"):
        right = rights + "-" if rights.isupper() else "-" + rights
        text = HEAD + f"[PDTL \"{board(homes)} w {{}} - 0 9\"]\n\n*\n"
        expect_fix("S135", text.format(rights), text.format(right))
    expect_fix("S130", position("w --- - 0 9", {}), position("w -- - 0 9", {}))


def test_board_lines():
    right = position("w -- - 0 9", {(7, 8): "P", (7, 20): "p"})
    for line in (19, 17, 9):
        empty = sum(exists(column, line) for column in range(15))
        expect_fix("P020", right.replace("/8:", f"/{line}:{empty}/8:"), right)
    expect_fix("S132", right.replace("/8:", "//8:"), right)
    expect_fix("S132", right.replace('"/', '"//'), right)
    expect_fix("S134", right.replace("20:3p", "20:" + RANDOM.choice(["12p", "21p", "111p"])), right)
    expect_fix("S133", right.replace("20:3p", "203p"), right)


def test_signs():
    moves = HEAD + "\n1. E7-E13, F20-F16\n2. E13{}F16, G21-G15 :\n*\n"
    for sign in "хХχΧ✕✖✗✘⨯╳∗＊⁎✱﹡ｘ":
        expect_fix("S057", moves.format(sign), moves.format("×"))
    moves = HEAD + "\n1. E7-E13{}, E21-E15\n2. G7-G13 :\n*\n"
    for sign, meant in {**dict.fromkeys("□◊♢◻⬦◆", "◇"), "‼": "!!", "⁇": "??", "⁈": "?!", "⁉": "!?", "！": "!"}.items():
        expect_fix("S069", moves.format(" " + sign), moves.format(" " + meant))


def test_references():
    moves = HEAD + "\n1. E7-E13, E21-E15\n($[1] 1. G7-G13, G21-G15)\n2. H6-H12, H22-H16\n{{ See {} there. }}\n3. I5-I7 :\n*\n"
    for slip, meant in (("#1[#1.1", "#1[#1.1]"), ("#1 @W[#1.1]", "#1[#1.1]@W"), ("#1@B [#1.1]", "#1[#1.1]@B"),
                        ("#2b", "#2@B"), ("#2w", "#2@W"), ("#2B", "#2@B")):
        for after in ("", ",", "."):
            expect_fix("S091", moves.format(slip + after), moves.format(meant + after), "--unsafe-fixes")


def test_points():
    head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n1. E7-E13, E21-E15 :\n{}\n"
    for sign in "/:":
        for unknown in "-–?":
            for points, meant in ((f"3{sign}{unknown}", "3-0"), (f"{unknown}{sign}3", "0-3"), (f"2{sign}{unknown}", "2-1"),
                                  (f"0{sign}{unknown}", "0-3"), (f"{unknown}{sign}{unknown}", "*")):
                made = fixed(head.format(points), "--unsafe-fixes")
                expect(f"{points} is {meant}", made == head.format(meant), made)
            open_points = head.format(f"1{sign}{unknown}")
            expect("one point may be a draw or a loss", fixed(open_points, "--unsafe-fixes") == open_points, open_points)


def encoded_twice(text):
    return "".join(chr(byte) if byte < 128 else bytes([byte]).decode("cp1252", "ignore") or chr(byte)
                   for byte in text.encode())


def test_double_encoding():
    """Faults that could not be seen before do not speak against the right characters."""
    for moves in ("1. E7-E13, E21-E15 ◇\n2. KG1×E7, G21-G15 :", "1. E7–E13, E21-E15\n(1. …, G21–G15)\n2. KG1–E7, G21-G15 :"):
        text = HEAD + "\n" + moves + "\n{ Núria – jugada }\n*\n"
        made = fixed(encoded_twice(text))
        expect("the characters are those that are meant", "Núria" in made and "â" not in made and "Ã" not in made, made)


def test_prose():
    words = ["abc", "C", "x", "nº1"]
    for _ in range(20):
        parts = [RANDOM.choice(words) + RANDOM.choice("#~$@") + RANDOM.choice(["1", "14", "W", "K", "F14", "2023"]),
                 f"https://example.org/{RANDOM.choice(['g', 'a/b', '~user', '?x=1'])}#{RANDOM.randrange(1, 99)}",
                 f"www.example.org/{RANDOM.choice(['', 'a/', 'g1/'])}#{RANDOM.randrange(1, 99)}",
                 f"#{RANDOM.randrange(1000, 9999)}", f"${RANDOM.randrange(256, 99999)}",
                 f"${RANDOM.randrange(1, 99)}.{RANDOM.randrange(10, 99)}", f"${RANDOM.randrange(1, 9)},000"]
        RANDOM.shuffle(parts)
        text = HEAD + "\n1. E7-E13, E21-E15 :\n{ See " + " and ".join(parts) + " there. }\n*\n"
        expect(f"prose is no fault, not {codes(text)}", not codes(text), text)
        comment = json.loads(run(["json", "--notation", "ctl-pgn"], text)[0])["games"][0]["moves"][1]["comments"][0]
        expect("prose has no references", "references" not in comment, text)


def test_places_of_references():
    for end in ("\n", "\r\n"):
        text = HEAD + "\n1. E7-E13, E21-E15 :\n{ Més ~Keep, ~K\nand #1@B à ~F14. }\n*\n"
        read = json.loads(run(["json", "--spans", "--notation", "ctl-pgn"], text.replace("\n", end))[0])
        comment = read["games"][0]["moves"][1]["comments"][0]
        expect("there are three references", len(comment["references"]) == 3, text)
        for each in comment["references"]:
            begin, after = each["inText"]
            expect(f"{each} is where inText says", comment["text"][begin:after] == each["text"], text)


def from_json(change):
    text = HEAD + "\n1. E7-E13, E21-E15\n{ One. }\n($[1] 1. …, G21-G15)\n2. G7-G13 ! :\n*\n{ End. }\n"
    read = json.loads(run(["json", "--notation", "ctl-pgn"], text)[0])
    change(read["games"][0])
    return run(["convert", "--from", "json"], json.dumps(read))


def test_number_that_is_left_out():
    def leave_out(game):
        del game["moves"][1]["variations"][0]["moves"][0]["number"]

    written, said, _ = from_json(leave_out)
    expect("the number is written", "($[1] 1. …, G21-G15)" in written, written)
    expect(f"the fault is named, not {said}", "S031 missing-number" in said)


def test_refusals():
    def at(path, value):
        def change(game):
            *steps_to, last = path
            for step in steps_to:
                game = game[step]
            game[last] = value
        return change

    comment = ["moves", 1, "comments", 0]
    variation = ["moves", 1, "variations", 0]
    for path, value, place in (
        (["moves", 0, "comments"], [{"text": "Good."}], "games[0].moves[0].comments: "),
        ([*comment, "text"], "a } b", "games[0].moves[1].comments[0].text: "),
        ([*comment, "text"], "@W: x", "games[0].moves[1].comments[0].about: "),
        ([*variation, "label"], 0, "games[0].moves[1].variations[0].label: "),
        (["closingComments", 0, "text"], "a } b", "games[0].closingComments[0].text: "),
    ):
        said = from_json(at(path, value))[1]
        expect(f"{place!r} is named, not {said!r}", place in said, json.dumps(path))


def test_wrong_numbers():
    number = RANDOM.randrange(3, 90)
    text = HEAD + f"\n1. E7-E13, E21-E15\n{number}. G7-G13, G21-G15\n3. H6-H12 :\n*\n"
    moves = json.loads(run(["json", "--notation", "ctl-pgn"], text)[0])["games"][0]["moves"]
    expect("the expected number is reported", [each.get("expectedNumber") for each in moves][2] == 2, text)
    expect("the written number is kept", moves[2]["number"] == number, text)


def test_left_out_ellipsis():
    """A variation of Black's ply without the ellipsis in White's place, after any number of moves."""
    moves = ("1. H6-H12, I23-I19\n", "2. JF6-C15, GH26-Z11\n", "3. L5-L7, NG25-L17\n")[: RANDOM.randrange(1, 4)]
    other = ("E21-E17", "E21-E17", "GZ11-L5")[len(moves) - 1]
    label = RANDOM.choice(("", "$[1] "))
    right = f"({label}{len(moves)}. …, {other})\n"
    text = HEAD + "\n" + "".join(moves) + right + f"{len(moves) + 1}. I5-I9 :\n*\n"
    expect_fix("B003", text.replace("…, ", ""), text, "--unsafe-fixes")


def test_elements():
    """Elements of HTML around a game, on lines of their own."""
    for name in ("pre", "div", "blockquote", "p"):
        attribute = RANDOM.choice(("", ' class="game"'))
        text = HEAD + "\n1. E7-E13, E21-E15\n2. G7-G13, G21-G15 :\n*\n"
        expect_fix("S014", f"<{name}{attribute}>\n{text}</{name}>\n", text, "--unsafe-fixes")


def test_comment_between_a_parenthesis_and_a_brace():
    right = HEAD + "\n1. E7-E13, E21-E15\n{ @B: Text here. }\n2. H6-H12 :\n*\n"
    for opening in ("(", "( ", ""):
        expect_fix("S107", right.replace("{ @B: Text here. }", opening + "@B: Text here. }"), right, "--unsafe-fixes")


def test_inner_parenthesis_that_only_dots_show():
    """A ply is left out in the inner variation, and the number after it goes on."""
    right = (HEAD + "\n1. E7-E13, E21-E15\n(1. …, G21-G15\n.2. H6-H12, H22-H16\n.(2. …, D22-D16)\n.3. D6-D12)\n"
             "2. G7-G13, G21-G15 :\n*\n")
    expect_fix("S072", right.replace("D22-D16)", "D22-D16"), right, "--unsafe-fixes")


def test_results_in_words():
    for words, result in (("Weiß gewinnt", "3-0"), ("Schwarz gewinnt", "0-3"), ("Els blancs guanyen", "3-0"),
                          ("Els negres han guanyat", "0-3"), ("Weiss hat verloren", "0-3"), ("Unentschieden", "1-1")):
        text = HEAD + f"\n1. E7-E13, E21-E15 :\n{words}\n"
        made = fixed(text, "--unsafe-fixes")
        expect(f"{words} is {result}", f"\n{result}\n" in made, made)


def test_identifiers():
    for identifier, part in (("Cescacs-P01-V-IIII", "IIII"), ("Cescacs-P01-en-ca", "ca"), ("Club-12-C5", "C5"),
                             ("Cescacs-P01-V-S0:0", "S0:0"), ("Club_A-12", "Club_A"), ("Club-PP1", "PP1")):
        text = HEAD.replace("Cescacs-P01", identifier) + "\n1. E7-E13 :\n*\n"
        said = run(["lint", "--no-config", "--notation", "ctl-pgn", "--output-format", "concise"], text)[0]
        found = re.search(r"T054.*", said)
        expect(f"{part} is named, not {said}", found is not None and f'"{part}"' in found[0].split(": ", 1)[1], text)


for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
if FAULTS:
    sys.exit(f"seed {SEED}: {len(FAULTS)} faults\n\n" + "\n\n".join(FAULTS[:12]))
print(f"seed {SEED}: all is well")
