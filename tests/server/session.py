"""A session with the language server: sends messages, waits for answers, and records all of them.

With CTLPGN_RECORD=FOLDER in the environment every session is written to a file there, as JSON Lines:
{"from": "client" or "server", "message": ...}. replay.py plays such a file again.
"""

import json
import os
import queue
import subprocess
import threading
from pathlib import Path


class ServerError(Exception):
    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


# The capabilities of a present-day client.
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"applyEdit": True, "workspaceEdit": {"documentChanges": True},
                  "didChangeWatchedFiles": {"dynamicRegistration": True}},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "codeDescriptionSupport": True,
                               "tagSupport": {"valueSet": [1, 2]}, "versionSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}},
                       "dataSupport": True, "isPreferredSupport": True, "resolveSupport": {"properties": ["edit"]}},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "rename": {"prepareSupport": True},
        "definition": {"linkSupport": False},
    },
    "window": {"showDocument": {"support": True}},
}


# One that pulls diagnostics.
PULLING = {**CAPABILITIES, "textDocument": {**CAPABILITIES["textDocument"], "diagnostic": {}}}


def framed(body):
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Session:
    def __init__(self, program, capabilities=None, options=None, folders=(), begin=True, wrapper=()):
        self.process = subprocess.Popen([*wrapper, str(program), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.patience = 60  # seconds
        self.record = []
        self.notifications = []
        self.requests = []
        self._answers = {}
        self._come = queue.Queue()
        self._number = 0
        self._versions = {}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if begin:
            self.capabilities = self.request("initialize", {
                "processId": None, "rootUri": None,
                "capabilities": CAPABILITIES if capabilities is None else capabilities,
                "initializationOptions": options,
                "workspaceFolders": [{"uri": Path(f).as_uri(), "name": Path(f).name} for f in folders] or None,
            })["capabilities"]
            self.notify("initialized", {})

    def _read(self):
        out = self.process.stdout
        while not out.closed:
            length = None
            while line := self._line(out):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                break
            self._come.put(json.loads(out.read(length)))
        self._come.put(None)

    @staticmethod
    def _line(out):
        try:
            return out.readline().strip()
        except ValueError:  # it was closed meanwhile
            return b""

    def _next(self):
        message = self._come.get(timeout=self.patience)
        if message is None:
            raise EOFError("the server has ended")
        self.record.append({"from": "server", "message": message})
        if "method" in message:
            (self.requests if "id" in message else self.notifications).append(message)
            if "id" in message:
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        else:
            self._answers[message["id"]] = message
        return message

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.record.append({"from": "client", "message": message})
        self.send_bytes(framed(json.dumps(message).encode()))

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params):
        """Sends a request and returns its id."""
        self._number += 1
        self.send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        return self._number

    def answer(self, number):
        while number not in self._answers:
            self._next()
        return self._answers.pop(number)

    def request(self, method, params):
        answer = self.answer(self.ask(method, params))
        if "error" in answer:
            raise ServerError(answer["error"])
        return answer["result"]

    def wait_for(self, method, wanted=lambda params: True):
        """The next notification, or an unclaimed earlier one."""
        while True:
            for each in self.notifications:
                if each["method"] == method and wanted(each["params"]):
                    self.notifications.remove(each)
                    return each["params"]
            self._next()

    # Documents

    def open(self, uri, text, language="", version=1):
        self._versions[uri] = version
        self.notify("textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": language, "version": version, "text": text}})
        return uri

    def change(self, uri, *changes):
        """Each change is (begin line, begin character, end line, end character, text), or the whole text."""
        self._versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self._versions[uri]},
            "contentChanges": [{"text": each} if isinstance(each, str) else
                               {"range": span(*each[:4]), "text": each[4]} for each in changes]})
        return self._versions[uri]

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def diagnostics(self, uri, version=None):
        """The diagnostics sent for that version, or the latest ones."""
        version = self._versions[uri] if version is None else version
        return self.wait_for("textDocument/publishDiagnostics",
                             lambda p: p["uri"] == uri and p.get("version") == version)["diagnostics"]

    def at(self, method, uri, line, character, **more):
        return self.request(f"textDocument/{method}", {
            "textDocument": {"uri": uri}, "position": {"line": line, "character": character}, **more})

    def of(self, method, uri, **more):
        return self.request(f"textDocument/{method}", {"textDocument": {"uri": uri}, **more})

    # The end

    def end(self):
        """Shuts down by the protocol, and returns the exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.leave()

    def leave(self):
        self.process.stdin.close()
        status = self.process.wait(timeout=60)
        self._reader.join()
        self.process.stdout.close()
        folder = os.environ.get("CTLPGN_RECORD")
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            count = len(list(Path(folder).glob("*.jsonl")))
            with open(Path(folder) / f"{os.getpid()}-{count}.jsonl", "w", encoding="utf-8") as file:
                for each in self.record:
                    file.write(json.dumps(each) + "\n")
        return status

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is not None:
            self.process.kill()
        elif self.process.poll() is None and not self.process.stdin.closed:
            assert self.end() == 0


def span(line, character, end_line, end_character):
    return {"start": {"line": line, "character": character}, "end": {"line": end_line, "character": end_character}}


def offset_of(text, position):
    """Of a place in UTF-16 in a text whose lines end with line feeds."""
    lines = text.split("\n")
    line = lines[position["line"]]
    units = 0
    for index, each in enumerate(line):
        if units >= position["character"]:
            break
        units += 2 if ord(each) > 0xFFFF else 1
    else:
        index = len(line)
    return sum(len(each) + 1 for each in lines[:position["line"]]) + index


def with_edits(text, edits):
    """The text after the edits of one document, which may come in any order."""
    for edit in sorted(edits, key=lambda e: (e["range"]["start"]["line"], e["range"]["start"]["character"]), reverse=True):
        text = (text[:offset_of(text, edit["range"]["start"])] + edit["newText"] +
                text[offset_of(text, edit["range"]["end"]):])
    return text
