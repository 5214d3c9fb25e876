"""Texts that differ slightly from a text of games: close to the format, inside or just outside it."""

FRAGMENTS = (
    *". .. ( ) { } [ ] , # + ++ +^ +∞ - ‐ × * @ @@ ! ?! ◇ … ... 0 1 9 10 ? w b / \\ \"".split(),
    *"R V J D K P E G N Q T ♔ ♞ E7-E13 G7-G13 E21-E17 KRK-HG KTK-HG A23=D =D =& =V F14 F15".split(),
    *"$[1] @W: @B: #1 #2@B #12.2 #1[#1.1] ~F14 ~K ~J[d] ~gL5 $24 $7 {:".split(),
    *"1-1 3-0 0-3 2-1 -- RKR rkr 2020-02-30".split(),
    *(" ", "  ", "\n", "\t", "\r\n", "\r", "\u00a0", ", ", "*\n"),
    *("1. ", "2. ", "3. ", "1? ", " :", " (=):", " (=)", "{ ", "$[2] "),
    *('[Variant "C\'escacs"]\n', '[Lang "ca"]\n', '[Redefine "FAN"]\n', '[Redefine "T@R"]\n'),
)


def mutant(random, text, others):
    """A text with one or two small changes; lines may come from other texts."""
    for _ in range(random.choice((1, 1, 1, 2))):
        text = random.choice(CHANGES)(random, text, others)
    return text


def _insert(random, text, _):
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(FRAGMENTS) + text[at:]


def _replace(random, text, _):
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(FRAGMENTS) + text[at + 1 :]


def _leave_out(random, text, _):
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + random.choice((1, 1, 2, 3)) :]


def _repeat(random, text, _):
    at, start = random.randrange(len(text) + 1), random.randrange(len(text) + 1)
    return text[:at] + text[start : start + random.choice((1, 2, 5, 8))] + text[at:]


def _swap_lines(random, text, _):
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _foreign_line(random, text, others):
    lines = text.split("\n")
    lines.insert(random.randrange(len(lines)), random.choice(random.choice(others).split("\n")))
    return "\n".join(lines)


CHANGES = (_insert, _replace, _leave_out, _repeat, _swap_lines, _foreign_line)
