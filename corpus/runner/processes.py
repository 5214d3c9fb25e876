"""Runs a command, hands it texts and takes its answers."""

import os
import select
import signal
import subprocess
import time
from dataclasses import dataclass

MOST_ERRORS = 4096


@dataclass
class Ended:
    """What became of a process, or of a question: exited, killed, hung, too-much or not-started."""

    how: str
    status: int = 0
    output: bytes = b""
    errors: str = ""


class _Child:
    """A command in its own process group."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            bufsize=0, start_new_session=True)
        for each in (self.process.stdin, self.process.stdout, self.process.stderr):
            os.set_blocking(each.fileno(), False)
        self.errors = b""

    def talk(self, data, one_line, until, most):
        """What it answers: (how, output)."""
        output = b""
        process = self.process
        readers = [process.stdout, process.stderr]
        while process.stdout in readers:
            if not data and not one_line:
                process.stdin.close()
            writers = [process.stdin] if data else []
            left = until - time.monotonic()
            if left <= 0:
                return "hung", output
            readable, writable, _ = select.select(readers, writers, [], left)
            if writable:
                data = self._write(data)
            for each in readable:
                block = os.read(each.fileno(), 1 << 16)
                if not block:
                    readers.remove(each)
                elif each is process.stdout:
                    output += block
                else:
                    self.errors = (self.errors + block)[-MOST_ERRORS:]
            if len(output) > most:
                return "too-much", output
            if one_line and output.endswith(b"\n"):
                return "exited", output
        return "exited", output

    def _write(self, data):
        try:
            return data[os.write(self.process.stdin.fileno(), data[: 1 << 16]):]
        except BlockingIOError:
            return data
        except BrokenPipeError:
            return b""  # it does not want to hear more

    def wait(self, until):
        """How it ended, and its status."""
        try:
            self.process.stdin.close()
            status = self.process.wait(max(0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            return "hung", 0
        if status in (126, 127):
            return "not-started", status
        if status < 0 or status > 128:
            return "killed", -status if status < 0 else status - 128
        return "exited", status

    def take_errors(self):
        """The last of what it wrote on standard error since this was asked last."""
        try:
            while block := os.read(self.process.stderr.fileno(), 1 << 16):
                self.errors = (self.errors + block)[-MOST_ERRORS:]
        except BlockingIOError:
            pass
        errors, self.errors = self.errors, b""
        return errors.decode(errors="replace")

    def end(self):
        """Ends it, and what it has started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        for each in (self.process.stdin, self.process.stdout, self.process.stderr):
            each.close()


def _ended(child, how, output, until):
    status = 0
    if how == "exited":
        how, status = child.wait(until)
    errors = child.take_errors()
    child.end()
    return Ended(how, status, output, errors)


def run(command, data, seconds, most):
    """Runs a command with some bytes on standard input."""
    child = _Child(command)
    until = time.monotonic() + seconds
    return _ended(child, *child.talk(data, False, until, most), until)


class BatchProcess:
    """One process for many questions, each a line, each answered by a line."""

    def __init__(self, command, seconds, most):
        self.command, self.seconds, self.most = command, seconds, most
        self.child = None

    def ask(self, question):
        """A process that ends, hangs or writes too much is replaced when the next question is asked."""
        self.child = self.child or _Child(self.command)
        until = time.monotonic() + self.seconds
        how, output = self.child.talk(question.encode() + b"\n", True, until, self.most)
        if how == "exited" and output.endswith(b"\n"):
            return Ended(how, 0, output, self.child.take_errors())
        child, self.child = self.child, None
        return _ended(child, how, output, until)

    def close(self):
        """Ends the process."""
        if self.child:
            self.child.end()
