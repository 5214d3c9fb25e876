"""No client can break the server.

    robustness_test.py PROGRAM
"""

import contextlib
import json
import random
import resource
import subprocess
import sys
import time
import unittest
from pathlib import Path

from edits import changed
from games import COMMENTED_GAME as GAME
from session import Session, ServerError, framed, span

PROGRAM = sys.argv.pop()
URI = "file:///nowhere/game.pgn"
DOCUMENT_METHODS = ["codeAction", "formatting", "rangeFormatting", "definition", "references", "documentHighlight",
                    "prepareRename", "rename", "hover", "completion", "documentSymbol", "foldingRange", "selectionRange",
                    "inlayHint", "semanticTokens/full", "semanticTokens/range", "documentLink", "diagnostic"]


def memory_of(pid):
    """Resident kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


class Messages(unittest.TestCase):
    def still_works(self, s):
        s.open(URI, GAME)
        self.assertEqual(s.diagnostics(URI), [])

    def test_malformed(self):
        for body in (b"", b"{", b"nonsense", b"\xff\xfe", b'{"a":"\xff"}', b"[" * 100000, b'"\\ud800"', b"\0"):
            with Session(PROGRAM) as s:
                s.send_bytes(framed(body))
                self.assertEqual(s.answer(None)["error"]["code"], -32700, body[:20])
                self.still_works(s)

    def test_no_requests(self):
        for message in (1, [], {}, "x", None, True, {"id": 1}, {"method": 1, "id": 1}, {"id": {}, "method": "x"},
                        {"id": [[]], "method": "shutdown"}, [{"jsonrpc": "2.0", "id": 1, "method": "x"}]):
            with Session(PROGRAM) as s:
                s.send(message)
                self.assertEqual(s.answer(None)["error"]["code"], -32600, message)
                self.still_works(s)

    def test_wrong_lengths(self):
        good = json.dumps({"jsonrpc": "2.0", "id": 900, "method": "nothing"}).encode()
        for data in (b"Content-Length: 10\r\n\r\n" + good + b"\r\n", b"Content-Length: x\r\n\r\n" + good + b"\r\n",
                     b"Content-Length: -5\r\n\r\n", b"Length: 5\r\n\r\n12345\r\n", b"nonsense\n\n\n", b"\r\n\r\n",
                     b"Content-Length: 99999999999999999999999\r\n\r\n", b"Content-Length: 4000000000\r\n\r\n{}\r\n",
                     b"x" * 100000 + b"\r\n", b"content-length:2\r\nContent-Type: x\r\n\r\n{}"):
            with Session(PROGRAM) as s:
                s.send_bytes(data)
                self.still_works(s)

    def test_too_long_a_length_swallows_one_message(self):
        with Session(PROGRAM) as s:
            s.send_bytes(b"Content-Length: 30\r\n\r\n{}" + framed(b'{"jsonrpc":"2.0","method":"x"}'))
            self.still_works(s)

    def test_unknown_methods(self):
        with Session(PROGRAM) as s:
            with self.assertRaises(ServerError) as error:
                s.request("textDocument/nonsense", {})
            self.assertEqual(error.exception.code, -32601)
            s.notify("textDocument/nonsense", {})
            s.notify("$/nonsense", {})
            self.still_works(s)

    def test_wrong_parameters(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            here = {"textDocument": {"uri": URI}}
            for method in DOCUMENT_METHODS:
                for params in (None, [], {}, 1, {"textDocument": 1}, {"textDocument": {"uri": 5}}, here,
                               {"textDocument": {"uri": "file:///other"}}, {**here, "position": 1},
                               {**here, "position": {"line": "a", "character": {}}}, {**here, "range": []},
                               {**here, "position": {"line": -5, "character": 1e300}, "range": span(9, 9, 0, 0),
                                "positions": [{"line": 1e18, "character": -1}], "newName": "1", "context": 7}):
                    s.answer(s.ask(f"textDocument/{method}", params))
            for method in ("didOpen", "didChange", "didSave", "didClose"):
                for params in (None, {}, here, {"textDocument": []}, {**here, "contentChanges": [{}]}):
                    if method != "didClose":
                        s.notify(f"textDocument/{method}", params)
            for method in ("didChangeConfiguration", "didChangeWatchedFiles", "didChangeWorkspaceFolders"):
                for params in (None, {}, 5, {"settings": 5}, {"changes": 1}, {"event": {}}):
                    s.notify(f"workspace/{method}", params)
            for method in ("executeCommand", "diagnostic"):
                s.answer(s.ask(f"workspace/{method}", None))
            s.answer(s.ask("codeAction/resolve", {"data": 5}))
            self.still_works(s)


    def test_what_is_wrong_with_parameters_is_said_in_their_words(self):
        here = {"textDocument": {"uri": URI}}
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            for params, said in (({}, "the parameters must say textDocument"), ({"textDocument": {}}, "the parameters must say uri"),
                                 ({"textDocument": {"uri": 5}}, "uri must be a string"), (here, "the parameters must say position"),
                                 ({**here, "position": {"line": "a", "character": 0}},
                                  "invalid place: expected a line and a character, both numbers")):
                answer = s.answer(s.ask("textDocument/hover", params))
                self.assertEqual((answer["error"]["code"], answer["error"]["message"]), (-32602, said), params)

    def test_a_message_for_which_there_is_no_memory(self):
        if b"__asan_" in Path(PROGRAM).read_bytes():
            self.skipTest("sanitizers take memory of their own")
        with Session(PROGRAM) as s:
            s.open(URI, GAME)
            resource.prlimit(s.process.pid, resource.RLIMIT_AS, (400 << 20, 400 << 20))
            s.send_bytes(framed(b"[" + b"0," * (60 << 20) + b"0]"))
            self.assertEqual(s.answer(None)["error"]["code"], -32700)
            self.still_works(s)


class Life(unittest.TestCase):
    def test_nothing_before_initialize(self):
        with Session(PROGRAM, begin=False) as s:
            with self.assertRaises(ServerError) as error:
                s.request("textDocument/hover", {})
            self.assertEqual(error.exception.code, -32002)
            s.notify("textDocument/didOpen", {})
            s.request("initialize", {"capabilities": {}})
            with self.assertRaises(ServerError):
                s.request("initialize", {"capabilities": {}})

    def test_exit_without_shutdown(self):
        s = Session(PROGRAM)
        s.notify("exit", None)
        self.assertEqual(s.leave(), 1)

    def test_end_of_input(self):
        s = Session(PROGRAM)
        self.assertEqual(s.leave(), 1)

    def test_nothing_after_shutdown(self):
        s = Session(PROGRAM)
        s.request("shutdown", None)
        with self.assertRaises(ServerError) as error:
            s.request("textDocument/hover", {})
        self.assertEqual(error.exception.code, -32600)
        s.notify("exit", None)
        self.assertEqual(s.leave(), 0)

    def test_no_one_reads(self):
        server = subprocess.Popen([PROGRAM, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        server.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            for _ in range(100):
                server.stdin.write(framed(b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'))
                time.sleep(0.01)
        server.stdin.close()
        self.assertIsNotNone(server.wait(timeout=60))


class Cancelled(unittest.TestCase):
    def test_waiting_request(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME * 2000)
            # Read together, so the request is cancelled before its turn.
            body = [{"jsonrpc": "2.0", "id": n, "method": "textDocument/formatting",
                     "params": {"textDocument": {"uri": URI}, "options": {}}} for n in range(500, 503)]
            body.append({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 502}})
            s.send_bytes(b"".join(framed(json.dumps(each).encode()) for each in body))
            self.assertEqual(s.answer(502)["error"]["code"], -32800)

    def test_unknown_request(self):
        with Session(PROGRAM) as s:
            for number in (12345, "x", None, {}, []):
                s.notify("$/cancelRequest", {"id": number})
            s.open(URI, GAME)
            self.assertEqual(s.diagnostics(URI), [])

    def test_only_the_latest_of_many_changes_is_reported(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME * 50)
            s.diagnostics(URI)
            body = b""
            for version in range(2, 202):
                body += framed(json.dumps({
                    "jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
                        "textDocument": {"uri": URI, "version": version},
                        "contentChanges": [{"range": span(8, 0, 8, 0), "text": " "}]}}).encode())
            s.send_bytes(body)
            s.diagnostics(URI, 201)
            reported = [m for m in s.record if m["from"] == "server" and
                    m["message"].get("method") == "textDocument/publishDiagnostics"]
            self.assertLess(len(reported), 100)


class Documents(unittest.TestCase):
    def test_edits_in_the_middle_of_everything(self):
        """Also inside characters and line ends; the state must be that of a newly opened document."""
        chance = random.Random(18)
        parts = ["", "\n", "\r\n", "\r", "{", "}", "(", ")", "1. ", "*", "\"", "[Event \"x\"]\n", "e4 ", "\U0001F600", "é"]
        with Session(PROGRAM) as s:
            other = "file:///nowhere/other.pgn"
            s.open(URI, GAME * 4)
            for step in range(60):
                changes = []
                for _ in range(chance.randint(1, 4)):
                    line = chance.randint(0, 45)
                    changes.append((line, chance.randint(0, 30), line + chance.randint(0, 2), chance.randint(0, 30),
                                    chance.choice(parts) + chance.choice(parts)))
                s.change(URI, *changes)
                if step % 10 != 9:
                    continue
                found = s.diagnostics(URI)
                # The server's text: an edit that removes everything shows all of it.
                fixed = s.of("semanticTokens/full", URI)["data"]
                s.open(other, self.text_of(s, URI))
                again = json.loads(json.dumps(s.diagnostics(other)).replace(other, URI))
                self.assertEqual(again, found)
                self.assertEqual(s.of("semanticTokens/full", other)["data"], fixed)

    def text_of(self, s, uri):
        """By the same changes, made here."""
        text = ""
        for each in s.record:
            message = each["message"]
            if each["from"] != "client" or message.get("params", {}) is None:
                continue
            params = message.get("params", {})
            if not isinstance(params, dict) or params.get("textDocument", {}).get("uri") != uri:
                continue
            if message["method"] == "textDocument/didOpen":
                text = params["textDocument"]["text"]
            elif message["method"] == "textDocument/didChange":
                for change in params["contentChanges"]:
                    text = changed(text, change)
        return text

    def test_twenty_megabytes(self):
        text = GAME * (20_000_000 // len(GAME.encode()))
        with Session(PROGRAM) as s:
            s.patience = 800  # a build that is not optimized, on a busy machine
            s.open(URI, text)
            self.assertEqual(s.diagnostics(URI), [])
            s.change(URI, (8, 18, 8, 19, "9"))
            self.assertEqual(len(s.diagnostics(URI)), 1)

    def test_a_line_of_two_megabytes(self):
        with Session(PROGRAM) as s:
            s.patience = 800
            s.open(URI, "1. e4 e5 ( " * (2_000_000 // 11))
            s.change(URI, (0, 1_000_000, 0, 1_000_001, "\U0001F600"))
            self.assertTrue(s.diagnostics(URI))

    def test_ten_thousand_edits_without_growth(self):
        with Session(PROGRAM) as s:
            s.open(URI, GAME * 20)
            sizes = []
            for step in range(10_000):
                s.change(URI, (8, 0, 8, 0, "x") if step % 2 == 0 else (8, 0, 8, 1, ""))
                if step % 100 == 99:
                    s.at("hover", URI, 8, 4)
                    s.diagnostics(URI)
                    s.notifications.clear()
                    s.record.clear()
                if step in (1999, 9999):
                    sizes.append(memory_of(s.process.pid))
            self.assertLess(sizes[1], sizes[0] + 2000, sizes)


if __name__ == "__main__":
    unittest.main()
