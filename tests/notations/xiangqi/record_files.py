"""Files of programs that keep games as no text, made for tests.

A game is a tree: [comment, replies], in which each reply is (points, comment, replies), such as ("h2e2", "", []), and the
first one is played. Games begin with the usual position.
"""
import struct

MEN = ("a0 b0 c0 d0 e0 f0 g0 h0 i0 b2 h2 a3 c3 e3 g3 i3 "
       "a9 b9 c9 d9 e9 f9 g9 h9 i9 b7 h7 a6 c6 e6 g6 i6").split()
PHRASE = b"[(C) Copyright Mr. Dong Shiwei.]"
KINDS = [1, 2, 3, 4, 5, 4, 3, 2, 1, 6, 6, 7, 7, 7, 7, 7]


def nodes(game):
    """(points, comment, is followed, has an alternative), as both programs order them; the first has no points."""
    comment, replies = game
    yield "", comment, bool(replies), False

    def after(replies):
        for index, (points, comment, more) in enumerate(replies):
            yield points, comment, bool(more), index + 1 < len(replies)
            yield from after(more)
    yield from after(replies)


def xqf(game, version=18, red="", result=0, keys=(0x5A, 0x13, 0xC7, 0x88), overlays=(1, 2, 4, 64), mask=0x3F):
    plain = version <= 10
    mixed = lambda key, factor: ((key * key * 54 + 221) * factor) % 256
    men_key = 0 if plain else mixed(keys[1], keys[1])
    from_key = 0 if plain else mixed(keys[2], men_key)
    to_key = 0 if plain else mixed(keys[3], from_key)
    size_key = 0 if plain else (keys[0] * 256 + keys[1]) % 32000 + 767
    head = bytearray(0x400)
    head[0:4] = b"XQ" + bytes([version, mask])
    head[8:16] = bytes([*overlays, *keys])
    code = lambda point: (ord(point[0]) - ord("a")) * 10 + int(point[1])
    for index in range(32):
        man = (men_key + index + 1) % 32 if version >= 12 else index
        head[16 + index] = (code(MEN[man]) + men_key) % 256
    head[51] = result
    name = red.encode("gb18030")
    head[304:305 + len(name)] = bytes([len(name)]) + name
    body = bytearray()
    for points, comment, followed, alternative in nodes(game):
        words = comment.encode("gb18030")
        start, end = (code(points[:2]), code(points[2:])) if points else (0, 0)
        signs = ((0xF0 * followed + 0x0F * alternative) if plain else
                 (0x80 * followed + 0x40 * alternative + 0x20 * bool(words)))
        body += bytes([(start + 0x18 + from_key) % 256, (end + 0x20 + to_key) % 256, signs, 0])
        if plain or words:
            body += struct.pack("<I", len(words) + size_key) + words
    if not plain:
        stream = [byte & (keys[at % 4] & mask | overlays[at % 4]) for at, byte in enumerate(PHRASE)]
        body = bytes((byte + stream[at % 32]) % 256 for at, byte in enumerate(body))
    return bytes(head) + bytes(body)


def cbr(game, red="", result=0):
    head = bytearray(2214)
    head[0:16] = b"CCBridge Record\0"
    head[19] = 2
    name = red.encode("utf-16-le")
    head[1076:1076 + len(name)] = name
    head[2076] = result
    head[2112] = head[2116] = 1
    square = lambda point: (9 - int(point[1])) * 9 + ord(point[0]) - ord("a")
    for index, point in enumerate(MEN):
        head[2120 + square(point)] = KINDS[index % 16] + (0x10 if index < 16 else 0x20)
    body = bytearray()
    for points, comment, followed, alternative in nodes(game):
        words = comment.encode("utf-16-le")
        start, end = (square(points[:2]), square(points[2:])) if points else (0, 0)
        body += bytes([(not followed) + 2 * alternative + 4 * bool(words), 0, start, end])
        if words:
            body += struct.pack("<I", len(words)) + words
    return bytes(head) + bytes(body)


def cbl(*records):
    head = bytearray(66624)
    head[0:16] = b"CCBridgeLibrary\0"
    head[60] = len(records)
    return bytes(head) + bytes(276 * len(records)) + b"".join(each + bytes(-len(each) % 4096) for each in records)
