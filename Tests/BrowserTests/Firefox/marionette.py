"""Drives Debian's Firefox over Marionette, which it has built in: Playwright drives only a Firefox of its own.

A message is its length, a colon, and JSON: `[0, number, command, parameters]`, answered by `[1, number, error, result]`.
"""

import json
import os
import pathlib
import socket
import subprocess
import tempfile
import time

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
START_SECONDS = 90
PREFERENCES = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.aboutwelcome.enabled": False,
    "app.update.enabled": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.ssl": "127.0.0.1",
    "dom.w3c_touch_events.enabled": 1,
}
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Alt": "\ue00a", "ArrowUp": "\ue013", "ArrowDown": "\ue015", "ArrowRight": "\ue014"}


class Firefox:
    """A Firefox without a window on the screen, with a profile and a home of its own."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="firefox-")
        profile = pathlib.Path(self.folder.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines) + "\n")
        command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self.process = subprocess.Popen(
            command, env={**os.environ, "HOME": str(profile)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        self.buffer = b""
        self.socket = socket.create_connection(("127.0.0.1", self._port(profile / "MarionetteActivePort")), timeout=60)
        self._receive()
        self.send("WebDriver:NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": False}})

    def _port(self, file):
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            if file.exists() and (text := file.read_text().strip()):
                return int(text)
            time.sleep(0.1)
        raise RuntimeError("firefox-esr did not open its port")

    def _receive(self):
        while b":" not in self.buffer:
            self._read()
        length, self.buffer = self.buffer.split(b":", 1)
        while len(self.buffer) < int(length):
            self._read()
        message, self.buffer = self.buffer[: int(length)], self.buffer[int(length):]
        return json.loads(message)

    def _read(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise RuntimeError("firefox-esr has ended")
        self.buffer += data

    def send(self, command, **parameters):
        """Returns the result of a command."""
        self.number += 1
        text = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._receive()
        if error:
            raise AssertionError(f"{command}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def close(self):
        try:
            self.send("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(20)
        finally:
            self.process.kill()
            self.process.wait()
            self.socket.close()
            self.folder.cleanup()

    def open(self, address):
        # The same page with another address would not be loaded again.
        self.send("WebDriver:Navigate", url="about:blank")
        self.send("WebDriver:Navigate", url=address)

    def run(self, script, *arguments):
        return self.send("WebDriver:ExecuteScript", script=script, args=list(arguments))

    def press(self, *keys, holding=None):
        """Presses keys one after another, while another one is held."""
        steps = [step for key in keys for step in ({"type": "keyDown", "value": KEYS.get(key, key)}, {"type": "keyUp", "value": KEYS.get(key, key)})]
        if holding:
            steps = [{"type": "keyDown", "value": KEYS[holding]}, *steps]
        self.send("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": steps}])

    def release(self):
        self.send("WebDriver:ReleaseActions")

    def point(self, x, y, kind="mouse", clicks=True):
        """Moves a pointer to a point of the window, and clicks or taps there."""
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}]
        if clicks:
            steps += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.send("WebDriver:PerformActions", actions=[{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}])
