"""A headless Chromium, controlled through its debugging pipe; it needs only Python and Chromium."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser():
    return os.environ.get("CTLPGN_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.to = os.pipe()
        self.back, from_browser = os.pipe()

        def place_pipes():  # where the browser expects them; neither may be in the other's place
            high = [os.dup2(fd, 100 + i) for i, fd in enumerate((to_browser, from_browser))]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [find_browser(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-dev-shm-usage", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}"],
            preexec_fn=place_pipes, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def message(self):
        while b"\0" not in self.buffer:
            got = os.read(self.back, 1 << 16)
            if not got:
                raise RuntimeError("the browser has gone")
            self.buffer += got
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **params):
        self.count += 1
        request = {"id": self.count, "method": method, "params": params}
        if getattr(self, "session", None):
            request["sessionId"] = self.session
        os.write(self.to, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path):
        self.events.clear()
        self.call("Page.navigate", url=path if ":" in path else f"file://{os.path.abspath(path)}")
        self.wait_for("document.readyState === 'complete'")

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    def wait_for(self, script, seconds=20):
        until = time.monotonic() + seconds
        while not self.run(script):
            if time.monotonic() > until:
                raise RuntimeError(f"never true: {script}")
            time.sleep(0.05)

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, **({"text": key} if len(key) == 1 and kind == "keyDown" else {}))

    def touch(self, selector, begin, end):
        """A tap on an element at (x, y), as parts of its width and height."""
        box = self.run(f"(({{x, y, width, height}}) => [x, y, width, height])(document.querySelector('{selector}').getBoundingClientRect())")
        at = [{"x": box[0] + box[2] * x, "y": box[1] + box[3] * y} for x, y in (begin, end)]
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[at[0]])
        if begin != end:
            middle = {key: (at[0][key] + at[1][key]) / 2 for key in at[0]}
            for point in (middle, at[1]):
                self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def roles(self):
        """The accessibility tree: roles with names."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in nodes if not n["ignored"]]

    def look(self, width, height, dark=False, touch=False, paper=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.call("Emulation.setEmulatedMedia",
                  media="print" if paper else "",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def complaints(self):
        """Errors of the page and violations of its policy."""
        self.run("1")
        return [e["params"] for e in self.events
                if e["method"] in ("Runtime.exceptionThrown", "Log.entryAdded")
                or (e["method"] == "Runtime.consoleAPICalled" and e["params"]["type"] == "error")]

    def requests(self):
        return [e["params"]["request"]["url"] for e in self.events if e["method"] == "Network.requestWillBeSent"]
