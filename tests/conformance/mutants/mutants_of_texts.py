"""Texts for comparing readers: those of the suite, and small changes of them."""

import re

from mutants import mutant

TAG_VALUES = (
    "?", "-", "‐", "*", "1", "10", "1.2", "2.10.3", "0", "01", "A", "ABC", "abc", "abcd", "ab", "a", "ESP", "Lloret ESP",
    " ESP", "x ES", "2020-02-29", "2021-02-29", "2020-1?-3?", "2020-?2-3?", "????-??-??", "20200-01-01", "0000-02-29",
    "2020-04-31", "2020-12-31", "2020-00-01", "OTB", "ICS", "TC", "EM", "BBS", "abandoned", "rules infraction",
    "time forfeit", "death", "emergency", "human", "program", "3-0", "0-3", "1-1", "2-1", "1-2", "1-0", "40/9000", "4500",
    "4500+60", "4500+0", "*180", "/5", "+5", "FAN", "A@J", "A@J, T@R", "T@R, T@R", "A@J,T@R", "Q@D, W@V", "Cescacs-A12-3",
    "Cescacs-X01-V-II-ca", "Cescacs-1234-C10-20w", "Cescacs", "-X", "C-", "C'escacs", "Grand C'escacs", "C’escacs", "X",
)


def spoilt_texts(corpus, dice, count):
    """That many texts."""
    files = sorted(corpus.glob("ctl_pgn/**/*.ctl-pgn"))
    texts = [path.read_bytes().decode(errors="replace") for path in files]
    texts = [text for text in texts if text and len(text) < 1500]
    result = []
    while len(result) < count:
        text = dice.choice(texts)
        change = dice.choice((mutant, mutant, _other_value, _other_digit, _without_line, _other_letter))
        result.append(change(dice, text, texts).encode(errors="surrogatepass"))
    return result


def _other_value(dice, text, _):
    values = list(re.finditer(r'^\[\w+ "([^"]*)"\]', text, re.MULTILINE))
    if not values:
        return text
    found = dice.choice(values)
    return text[: found.start(1)] + dice.choice(TAG_VALUES) + text[found.end(1) :]


def _other_digit(dice, text, _):
    digits = [found.start() for found in re.finditer("[0-9]", text)]
    if not digits:
        return text
    at = dice.choice(digits)
    return text[:at] + dice.choice("0123456789") + text[at + 1 :]


def _other_letter(dice, text, _):
    letters = [found.start() for found in re.finditer("[A-Zwbrk♔-♟]", text)]
    if not letters:
        return text
    at = dice.choice(letters)
    return text[:at] + dice.choice("PTABCDEFGHIKLXZJNRVQWSwbrkdl♔♖♕♝☖🩐") + text[at + 1 :]


def _without_line(dice, text, _):
    lines = text.splitlines(keepends=True)
    del lines[dice.randrange(len(lines))]
    return "".join(lines)
