"""A client of 'render-layouts lsp' for measurements and trials: one message after the other over pipes."""

import json
import os
import select
import subprocess


class Editor:
    """Starts a server for a folder and talks to it."""

    def __init__(self, tool, folder, *options):
        self.process = subprocess.Popen(
            [tool, "lsp", *options], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.requests, self.bytes, self.waiting, self.versions = 0, b"", [], {}
        abilities = {"workspace": {"workspaceEdit": {"documentChanges": True}}}
        self.ask("initialize", {"rootUri": folder.as_uri(), "capabilities": abilities})
        self.tell("initialized", {})

    def send(self, message):
        """Sends a message."""
        contents = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(contents) + contents)
        self.process.stdin.flush()

    def tell(self, method, parameters):
        """Sends a notification."""
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        """Sends a request, and returns its answer."""
        self.requests += 1
        self.send({"id": self.requests, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if "method" not in message and message.get("id") == self.requests:
                return message.get("result", message.get("error"))
            self.waiting.append(message)

    def receive(self):
        """Returns the next message; raises if none arrives within half a minute."""
        while True:
            head, found, rest = self.bytes.partition(b"\r\n\r\n")
            length = int(head.split(b":")[1]) if found else 0
            if found and len(rest) >= length:
                self.bytes = rest[length:]
                return json.loads(rest[:length])
            if not select.select([self.process.stdout], [], [], 30)[0]:
                raise TimeoutError("the server says nothing")
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                raise EOFError("the server has ended")
            self.bytes += piece

    def findings(self, uri, version):
        """Waits for the findings in a version of a document, and returns them."""
        while True:
            message = self.waiting.pop(0) if self.waiting else self.receive()
            told = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and told["uri"] == uri:
                if told.get("version") == version:
                    return told["diagnostics"]

    def open(self, path, text):
        """Opens a document, and returns its findings."""
        uri = path.as_uri()
        self.versions[uri] = 1
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        return self.findings(uri, 1)

    def change(self, path, changes):
        """Changes a document, and returns its version."""
        uri = path.as_uri()
        self.versions[uri] += 1
        document = {"uri": uri, "version": self.versions[uri]}
        self.tell("textDocument/didChange", {"textDocument": document, "contentChanges": changes})
        return self.versions[uri]

    def close(self):
        """Ends the session, and returns the exit code and the messages of the server."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.stdin.close()
        code = self.process.wait(30)
        return code, self.process.stderr.read().decode()


def replacement(line, start, end, text):
    """A change of a part of one line, both counted from 0."""
    places = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
    return {"range": places, "text": text}
