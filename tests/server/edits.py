"""An independent implementation of the protocol's document changes."""


def ends_of_lines(text):
    """(begin, end without its line end) of each line, as the protocol defines them."""
    lines, begin, at = [], 0, 0
    while at < len(text):
        if text[at] in "\r\n":
            lines.append((begin, at))
            at += 2 if text.startswith("\r\n", at) else 1
            begin = at
        else:
            at += 1
    return [*lines, (begin, len(text))]


def changed(text, change):
    if "range" not in change:
        return change["text"]

    def offset(position):
        lines = ends_of_lines(text)
        if position["line"] >= len(lines):
            return len(text)
        begin, end = lines[position["line"]]
        left = position["character"]
        while begin < end:
            width = 2 if ord(text[begin]) > 0xFFFF else 1
            if left < width:
                break
            left -= width
            begin += 1
        return begin

    ends = sorted((offset(change["range"]["start"]), offset(change["range"]["end"])))
    return text[:ends[0]] + change["text"] + text[ends[1]:]
