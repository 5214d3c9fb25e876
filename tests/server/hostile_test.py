"""Clients that are slow, large, deep or wrong on purpose.

    hostile_test.py PROGRAM
"""

import json
import random
import sys
import unittest

from edits import changed
from games import COMMENTED_GAME as GAME
from session import CAPABILITIES, Session, ServerError, framed, span, with_edits

PROGRAM = sys.argv.pop()
URI = "file:///nowhere/game.pgn"
CRLF = (GAME.rstrip("\n") + "\n").replace("\n", "\r\n")


def deep(levels):
    return b"[" * levels + b"]" * levels


class Depth(unittest.TestCase):
    def test_values_that_are_nested_too_deeply(self):
        for body in (b'{"jsonrpc":"2.0","id":5,"method":"codeAction/resolve","params":{"data":%s}}' % deep(200_000),
                     b'{"jsonrpc":"2.0","id":5,"method":"textDocument/diagnostic","params":'
                     b'{"textDocument":{"uri":"x"},"previousResultId":%s}}' % deep(200_000),
                     b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%s}}' % deep(200_000),
                     b'{"a":' * 200_000 + b"1" + b"}" * 200_000):
            with Session(PROGRAM) as s:
                s.send_bytes(framed(body))
                self.assertEqual(s.answer(None)["error"]["code"], -32700)
                s.open(URI, GAME)
                self.assertEqual(s.diagnostics(URI), [])

    def test_depth_that_editors_may_have(self):
        with Session(PROGRAM) as s:
            action = {"title": "x", "more": json.loads(deep(400))}
            self.assertEqual(s.request("codeAction/resolve", action), action)
            text = GAME.replace("{\U0001F600}", "{" + "[" * 5000 + "\\\"}")
            s.open(URI, text)
            self.assertEqual(s.diagnostics(URI), [], "brackets in strings are no depth")


class Order(unittest.TestCase):
    def test_requests_that_are_taken_back(self):
        """Each has one answer, even a cancelled one."""
        methods = ("formatting", "semanticTokens/full", "documentSymbol", "foldingRange", "diagnostic", "documentLink")
        with Session(PROGRAM) as s:
            s.open(URI, GAME * 3000)
            body, numbers = b"", []
            for number, method in enumerate(methods * 3, 1000):
                params = {"textDocument": {"uri": URI}, "options": {}}
                body += framed(json.dumps({"jsonrpc": "2.0", "id": number, "method": f"textDocument/{method}",
                                           "params": params}).encode())
                numbers.append(number)
            for number in numbers[1::2]:
                body += framed(json.dumps({"jsonrpc": "2.0", "method": "$/cancelRequest",
                                           "params": {"id": number}}).encode())
            s.send_bytes(body)
            answers = [s.answer(number) for number in numbers]
            cancelled = [each for each in answers if each.get("error", {}).get("code") == -32800]
            self.assertGreater(len(cancelled), len(numbers) // 3)
            self.assertTrue(all("result" in each for each in answers[2::2]))
            s.record.clear()

    def test_a_long_request_is_stopped(self):
        """The first request on a large text is cancelled while it reads that."""
        with Session(PROGRAM) as s:
            s.send_bytes(b"".join(framed(json.dumps(each).encode()) for each in (
                {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {
                    "uri": URI, "languageId": "pgn", "version": 1, "text": GAME * 20_000}}},
                {"jsonrpc": "2.0", "id": 77, "method": "textDocument/hover", "params": {
                    "textDocument": {"uri": URI}, "position": {"line": 8, "character": 3}}},
                {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 77}})))
            self.assertEqual(s.answer(77)["error"]["code"], -32800)
            s._versions[URI] = 1
            s.change(URI, GAME)
            self.assertEqual(s.diagnostics(URI), [])

    def test_changes_between_requests_are_seen_in_order(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            asked = []
            for step in range(50):
                s.change(URI, GAME.replace("Qh5", "Qg4" if step % 2 else "Qf3"))
                asked.append((s.ask("textDocument/hover", {"textDocument": {"uri": URI},
                                                           "position": {"line": 8, "character": 13}}), step))
            for number, step in asked:
                self.assertIn("Qg4" if step % 2 else "Qf3", s.answer(number)["result"]["contents"]["value"])

    def test_wrong_order_of_documents(self):
        with Session(PROGRAM) as s:
            s.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": "x"}]})
            s.close(URI)
            s.open(URI, GAME)
            s.open(URI, GAME.replace("Nc6", "Nc9"), version=9)
            self.assertEqual(len(s.diagnostics(URI, 9)), 1)
            s.close(URI)
            s.close(URI)
            with self.assertRaises(ServerError):
                s.of("documentSymbol", URI)
            s.open(URI, GAME, version=1)
            self.assertEqual(s.diagnostics(URI, 1), [])

    def test_a_change_that_is_partly_wrong(self):
        """Earlier requests take effect, and diagnostics are those of the present text."""
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            s.diagnostics(URI)
            s.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [
                {"range": span(8, 18, 8, 19), "text": "9"}, {"range": {"start": 5}, "text": "x"}]})
            self.assertEqual(len(s.diagnostics(URI, 2)), 1)


class Lines(unittest.TestCase):
    OPTIONS = {"tabSize": 4, "insertSpaces": True}

    def test_formatting_keeps_the_ends_of_lines(self):
        with Session(PROGRAM) as s:
            s.open(URI, CRLF)
            self.assertEqual(s.of("formatting", URI, options=self.OPTIONS), [])
            loose = CRLF.replace("1. e4 e5", "1.   e4   e5")
            s.change(URI, loose)
            edits = s.of("formatting", URI, options=self.OPTIONS)
            self.assertEqual(len(edits), 1)
            self.assertEqual(self.with_changes(loose, edits), CRLF)

    @staticmethod
    def with_changes(text, edits):
        for each in reversed(edits):
            text = changed(text, {"range": each["range"], "text": each["newText"]})
        return text

    def test_excuses_keep_the_ends_of_lines(self):
        with Session(PROGRAM) as s:
            text = CRLF.replace("Nc6", "Nc9")
            s.open(URI, text)
            s.diagnostics(URI)
            actions = s.of("codeAction", URI, range=span(8, 0, 8, 30), context={"diagnostics": []})
            for each in actions:
                if each["title"].startswith("Ignore"):
                    after = self.with_changes(text, each["edit"]["documentChanges"][0]["edits"])
                    self.assertNotRegex(after, "[^\r]\n")

    def test_every_encoding_after_any_edits(self):
        """Edits inside surrogate pairs, combining marks and line ends: the same as the text newly opened."""
        chance = random.Random(1900)
        parts = ["\r", "\n", "\r\n", "\U0001F600", "e\u0301", "車", "{", "}", "Nf3 ", "\"", "\ufeff", "[White \"\U0001F600\"]\r\n"]
        for encoding in ("utf-8", "utf-16", "utf-32"):
            abilities = {**CAPABILITIES, "general": {"positionEncodings": [encoding]}}
            with Session(PROGRAM, abilities) as s:
                text = CRLF * 3
                s.open(URI, text)
                for _ in range(40):
                    begin = chance.randrange(len(text) + 1)
                    end = min(len(text), begin + chance.choice((0, 0, 1, 2, 30)))
                    added = "".join(chance.choice(parts) for _ in range(chance.randint(0, 3)))
                    # A place between the halves of a line end cannot be expressed.
                    if any(0 < at < len(text) and text[at - 1:at + 1] == "\r\n" for at in (begin, end)):
                        continue
                    s.change(URI, (*self.place(text, begin, encoding), *self.place(text, end, encoding), added))
                    text = text[:begin] + added + text[end:]
                found = s.diagnostics(URI)
                other = s.open("file:///nowhere/other.pgn", text)
                self.assertEqual(json.dumps(s.diagnostics(other)).replace("other.pgn", "game.pgn"), json.dumps(found))

    @staticmethod
    def place(text, at, encoding):
        before = text[:at].replace("\r\n", "\n").replace("\r", "\n")
        last = before.rpartition("\n")[2]
        width = {"utf-8": lambda c: len(c.encode()), "utf-16": lambda c: len(c.encode("utf-16-le")) // 2,
                 "utf-32": lambda c: 1}[encoding]
        return before.count("\n"), sum(map(width, last))


class Size(unittest.TestCase):
    def test_fixing_and_formatting_much_at_once(self):
        faulty = GAME.replace("Qh5", "Qd1-h5").replace("{\U0001F600}", "")
        text = faulty * 3000
        with Session(PROGRAM) as s:
            s.patience = 300
            s.open(URI, text)
            s.request("workspace/executeCommand", {"command": "ctlpgn.fixAll", "arguments": [URI]})
            edits = s.requests[-1]["params"]["edit"]["documentChanges"][0]["edits"]
            self.assertEqual(with_edits(text, edits), faulty.replace("Qd1-h5", "Qh5") * 3000)
            s.record.clear()
            self.assertTrue(s.of("formatting", URI, options={}))
            s.record.clear()

    def test_many_findings_on_one_long_line(self):
        with Session(PROGRAM, options={"mostFindings": 100_000}) as s:
            s.patience = 300
            s.open(URI, "1. e4 e5 2. Qd1-h5 \U0001F600 " + "$300 " * 80_000)
            self.assertGreater(len(s.diagnostics(URI)), 1000)
            s.record.clear()

    def test_many_documents(self):
        with Session(PROGRAM) as s:
            for number in range(300):
                s.open(f"untitled:{number}", GAME, "pgn")
            for number in range(300):
                self.assertEqual(s.diagnostics(f"untitled:{number}"), [])


if __name__ == "__main__":
    unittest.main()
