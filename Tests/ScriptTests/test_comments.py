"""`packaging/ci-comment` with servers that answer as GitHub and GitLab do: one comment, which each run updates."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlparse

PACKAGE = Path(__file__).parents[2]
OWN, OTHER = 7, 8


class Server(HTTPServer):
    """The comments of one pull request or merge request, and the requests that were made."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.comments, self.writes, self.tokens, self.failure = [], [], set(), None

    def add(self, author, body):
        self.comments.append({"id": len(self.comments) + 100, "author": author, "body": body})
        return self.comments[-1]

    def update(self, identifier, body):
        comment = next(comment for comment in self.comments if comment["id"] == int(identifier))
        assert comment["author"] == OWN
        comment["body"] = body


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        self.server.tokens.add(self.headers["PRIVATE-TOKEN"])
        url = urlparse(self.path)
        if url.path == "/api/v4/user":
            return self.answer({"id": OWN})
        if url.path != "/api/v4/projects/3/merge_requests/5/notes":
            return self.send_error(404)
        words = parse_qs(url.query)
        page, size = int(words["page"][0]), int(words["per_page"][0])
        notes = [{**comment, "author": {"id": comment["author"]}} for comment in self.server.comments]
        return self.answer(notes[(page - 1) * size:page * size])

    def do_PUT(self):
        self.server.writes.append("update")
        self.server.update(self.path.rsplit("/", 1)[1], self.content()["body"])
        self.answer({})

    def do_POST(self):
        content = self.content()
        if self.path == "/graphql":
            return self.graphql(content["query"], content["variables"])
        self.server.writes.append("add")
        return self.answer({"id": self.server.add(OWN, content["body"])["id"]})

    def graphql(self, query, variables):
        self.server.tokens.add(self.headers["Authorization"])
        if self.server.failure:
            return self.answer({"data": None, "errors": [{"message": self.server.failure}]})
        if query.startswith("query"):
            assert (variables["owner"], variables["name"], variables["number"]) == ("team", "app", 5)
            start = int(variables["after"] or 0)
            nodes = [
                {"id": str(comment["id"]), "viewerDidAuthor": comment["author"] == OWN, "body": comment["body"]}
                for comment in self.server.comments[start:start + 100]]
            ending = {"hasNextPage": start + 100 < len(self.server.comments), "endCursor": str(start + 100)}
            comments = {"pageInfo": ending, "nodes": nodes}
            return self.answer({"data": {"repository": {"pullRequest": {"id": "PR", "comments": comments}}}})
        if "addComment" in query:
            assert variables["subject"] == "PR"
            self.server.writes.append("add")
            self.server.add(OWN, variables["body"])
        else:
            self.server.writes.append("update")
            self.server.update(variables["id"], variables["body"])
        return self.answer({"data": {}})

    def content(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))

    def answer(self, value):
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@unittest.skipUnless(shutil.which("jq") and shutil.which("curl"), "needs curl and jq")
class Comments(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "layouts.md")
        self.server = Server()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{self.server.server_port}"
        clean = {name: value for name, value in os.environ.items() if not re.match("CI|GITHUB|LAYOUTS", name)}
        self.systems = {
            "github": {
                **clean, "GITHUB_GRAPHQL_URL": f"{address}/graphql", "GITHUB_REPOSITORY": "team/app",
                "LAYOUTS_NUMBER": "5"},
            "gitlab": {
                **clean, "CI_API_V4_URL": f"{address}/api/v4", "CI_PROJECT_ID": "3", "CI_MERGE_REQUEST_IID": "5"},
        }

    def comment(self, system, text, name="layouts"):
        """Writes a comment with a name, or with that of the job if it is None."""
        self.file.write_text(text)
        return subprocess.run(
            [str(PACKAGE / "packaging/ci-comment"), str(self.file), *([] if name is None else [name])],
            env={"LAYOUTS_TOKEN": "secret", **self.systems[system]}, capture_output=True, text=True, check=False)

    def for_each_system(self):
        for system in self.systems:
            with self.subTest(system=system):
                self.server.comments, self.server.writes = [], []
                yield system

    def test_the_second_run_updates_the_comment_of_the_first(self):
        for system in self.for_each_system():
            for text in ['## Layouts: "1" error\n', "## Layouts: 0 errors\n", "## Layouts: fine\n"]:
                done = self.comment(system, text)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertEqual(self.server.writes, ["add", "update", "update"])
            mark = "<!-- render-layouts: layouts -->\n"
            self.assertEqual([comment["body"] for comment in self.server.comments], [f"{mark}## Layouts: fine\n"])
        self.assertEqual(self.server.tokens, {"bearer secret", "secret"})

    def test_comments_of_others_and_of_other_jobs_stay(self):
        for system in self.for_each_system():
            mark = "<!-- render-layouts: layouts -->"
            kept = [(OTHER, f"{mark}\nmine"), (OWN, "of another workflow"), (OWN, f"quotes {mark}")]
            for author, body in kept:
                self.server.add(author, body)
            self.comment(system, "a", "layouts")
            self.comment(system, "b", "CI/layouts")
            self.comment(system, "c", "layouts")
            self.assertEqual(self.server.writes, ["add", "add", "update"])
            bodies = [comment["body"] for comment in self.server.comments]
            self.assertEqual(bodies[:3], [body for _, body in kept])
            self.assertEqual(bodies[3:], [f"{mark}\nc", "<!-- render-layouts: CI/layouts -->\nb"])

    def test_names_that_are_written_alike_have_comments_of_their_own(self):
        names = ["a b", "a_b", "x" * 100, "x" * 101, "-->"]
        for system in self.for_each_system():
            for _ in range(2):
                for name in names:
                    self.comment(system, name, name)
            self.assertEqual(self.server.writes, ["add"] * len(names) + ["update"] * len(names))
            form = "<!-- render-layouts: ([A-Za-z0-9._/-]{1,111}) -->\n(.*)"
            marks = [re.fullmatch(form, comment["body"]) for comment in self.server.comments]
            self.assertEqual([mark and mark[2] for mark in marks], names)

    def test_the_name_is_that_of_the_workflow_and_the_job(self):
        cases = [
            ("github", {"GITHUB_WORKFLOW": "CI", "GITHUB_JOB": "review"}, "CI/review"),
            ("github", {"GITHUB_JOB": "review"}, "review"),
            ("gitlab", {"CI_JOB_NAME": "review"}, "review"),
            ("github", {}, "layouts"),
        ]
        for system, variables, name in cases:
            with self.subTest(name=name):
                self.server.comments, former = [], self.systems[system]
                self.systems[system] = {**former, **variables}
                self.comment(system, "a", None)
                self.systems[system] = former
                self.assertEqual(self.server.comments[0]["body"], f"<!-- render-layouts: {name} -->\na")

    def test_the_comment_is_found_after_hundreds_of_others(self):
        for system in self.for_each_system():
            for number in range(250):
                self.server.add(OTHER, f"{number}")
            self.comment(system, "a")
            for number in range(250):
                self.server.add(OTHER, f"{number}")
            self.comment(system, "b")
            self.assertEqual(self.server.writes, ["add", "update"])

    def test_a_run_without_a_report_leaves_the_comment(self):
        for system in self.for_each_system():
            self.comment(system, "a")
            self.assertEqual(self.comment(system, "").returncode, 0)
            self.assertEqual(self.server.writes, ["add"])

    def test_a_missing_token_is_an_error(self):
        for system in self.for_each_system():
            self.systems[system]["LAYOUTS_TOKEN"] = ""
            done = self.comment(system, "a")
            self.assertNotEqual(done.returncode, 0)
            self.assertIn("LAYOUTS_TOKEN: must contain the token for writing comments", done.stderr)

    def test_a_refusal_is_an_error(self):
        self.server.failure = "Resource not accessible by integration"
        done = self.comment("github", "a")
        self.assertEqual((done.returncode, done.stderr), (1, "ci-comment: GitHub: Resource not accessible by integration\n"))
        self.systems["gitlab"]["CI_API_V4_URL"] += "/none"
        self.assertNotEqual(self.comment("gitlab", "a").returncode, 0)


if __name__ == "__main__":
    unittest.main()
