"""Commands of pages that need more than the tool and a repository: run with replacements, or listed with the reason.

`PageCommandsTests` runs all others. Its list of the beginnings of commands that it leaves to this file is `untried`.
"""

import os
import re
import shutil
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

import test_comments

PACKAGE = Path(__file__).parents[2]

# The beginnings of commands that no test runs, and why.
NOT_RUN = {
    "podman ": "containers cannot start in the container of a CI job; test_packages compares the words with the image",
    "scripts/render": "builds for minutes; test_packages starts it in a clean clone",
    "scripts/test": "runs this test; test_packages starts it in a clean clone",
    ".build/release/render-layouts run ": "compiles UIKit for minutes; scripts/previews runs it",
    "render-layouts run ": "compiles UIKit for minutes; RunCommandTests runs it with prepared builds",
}

# A replacement for the tool: it writes a part, or merges the parts that it is given.
TOOL = r"""#!/bin/bash
while (($#)); do
  case "$1" in
    merge) merging=1 ;;
    -o) output="$2"; shift ;;
    --shard) shard="$2"; shift ;;
    *) [[ ! "${merging-}" || -e "$1/shard.part" ]] || { echo "no part in $1" >&2; exit 1; } ;;
  esac
  shift
done
mkdir -p "$output"
[[ "${merging-}" ]] && touch "$output/index.html" || echo "$shard" > "$output/shard.part"
"""

# Runs what is submitted at once, a task for each number of an array, and prints the number of the job.
SBATCH = r"""#!/bin/bash
for word; do
  case "$word" in
    --array=*) array="${word#--array=}" ;;
    --wrap=*) command="${word#--wrap=}" ;;
  esac
done
IFS=- read -r first last <<<"${array-0}"
for task in $(seq "$first" "${last:-$first}"); do SLURM_ARRAY_TASK_ID="$task" bash -c "$command" >&2; done
number=$(($(cat jobs 2>/dev/null || echo 4710) + 1))
echo "$number" | tee jobs
"""

# Runs a command for each line of its input, on this machine.
PARALLEL = r"""#!/bin/bash
while [[ "$1" == --* ]]; do
  case "$1" in
    --sshlogin) [[ "$2" == "$HOSTS" ]] || exit 1; shift ;;
    --workdir | --retries) shift ;;
  esac
  shift
done
while read -r line; do bash -c "${1//\{\}/$line}"; done
"""

# A printer that accepts files in PDF.
PRINTER = r"""#!/bin/bash
for word; do [[ "$word" != *.pdf ]] || head -c 4 "$word" | grep -q %PDF || exit 1; done
"""

# 'apt-get' only says what it would install.
SUDO = '#!/bin/bash\nexec "$@" --simulate\n'

PAGE = b"""%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
"""


def untried():
    """The beginnings of commands that PageCommandsTests does not run."""
    source = (PACKAGE / "Tests/Tool/CommandsTests/PageExamples.swift").read_text()
    return tuple(re.findall(r'"([^"]+)"', re.search(r"untried = \[(.*?)\n  \]", source, re.S).group(1)))


def commands():
    """The commands of all pages that PageCommandsTests does not run, without their comments, by page."""
    found = {}
    for path in [PACKAGE / "README.md", *sorted((PACKAGE / "docs").rglob("*.md"))]:
        for block in re.findall(r"```console\n(.*?)\n```", path.read_text(), re.S):
            for line in re.findall(r"^\$ (.*)$", block, re.M):
                if line.startswith(untried()):
                    found.setdefault(re.sub(r" +# .*", "", line), path.relative_to(PACKAGE).as_posix())
    return found


class PageCommands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "PATH": f"{self.folder}/bin:{os.environ['PATH']}"}
        # The scripts would prefer the tool that is tested to the one of this test.
        for name in ("RENDER_LAYOUTS", "PARALLEL_OPTIONS", "HOSTS"):
            self.environment.pop(name, None)
        for name, text in {"render-layouts": TOOL, "sbatch": SBATCH, "parallel": PARALLEL, "lp": PRINTER,
                           "sudo": SUDO}.items():
            path = self.folder / "bin" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            path.chmod(0o755)

    def runs(self, start, **environment):
        """Runs the commands of pages with a beginning, in order, with absolute paths of scripts; the last output."""
        found = [command for command in commands() if command.startswith(start)]
        self.assertNotEqual(found, [], start)
        for command in found:
            line = command.replace("scripts/", f"{PACKAGE}/scripts/").replace(
                "/usr/share/doc/render-layouts/examples/", f"{PACKAGE}/").replace(
                "/usr/share/render-layouts/", f"{PACKAGE}/packaging/")
            done = subprocess.run(["bash", "-c", line], cwd=self.folder, env={**self.environment, **environment},
                                  capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, f"{command}: {done.stderr}")
        return done.stdout

    def test_every_command_is_run_here_or_has_a_reason(self):
        source = Path(__file__).read_text()
        run = tuple(start for start in re.findall(r'self\.runs\("([^"]+)"', source))
        for command, page in commands().items():
            with self.subTest(page=page, command=command):
                self.assertTrue(command.startswith(run) != command.startswith(tuple(NOT_RUN)))
        for start in NOT_RUN:
            self.assertTrue(any(command.startswith(start) for command in commands()), start)

    @unittest.skipUnless(shutil.which("apt-get") and shutil.which("dpkg-deb"), "needs Debian's packaging")
    def test_the_package_is_installed_by_its_file(self):
        name = re.search(r"\./(render-layouts_([\d.]+)_amd64\.deb)", "\n".join(commands()))
        control = self.folder / "package/DEBIAN/control"
        control.parent.mkdir(parents=True)
        control.write_text(f"Package: render-layouts\nVersion: {name.group(2)}\nArchitecture: all\n"
                           "Maintainer: a <a@b.c>\nDescription: layouts\n")
        subprocess.run(["dpkg-deb", "--build", "package", name.group(1)], cwd=self.folder, capture_output=True,
                       check=True)
        self.assertIn("Inst render-layouts", self.runs("sudo "))

    def test_the_examples_are_copied(self):
        self.runs("cp -r /usr/share/")
        self.assertTrue((self.folder / "Scenes/Login/Login.scene.yaml").exists())

    def test_a_folder_is_entered(self):
        (self.folder / "YourApp").mkdir()
        self.runs("cd YourApp")

    def test_sheets_are_printed(self):
        (self.folder / "Output/sheets").mkdir(parents=True)
        (self.folder / "Output/sheets/login.pdf").write_bytes(PAGE)
        self.runs("lp ")

    @unittest.skipUnless(shutil.which("pdfunite"), "needs poppler-utils")
    def test_sheets_are_joined(self):
        (self.folder / "Output/sheets").mkdir(parents=True)
        for name in ["login", "trips"]:
            (self.folder / f"Output/sheets/{name}.pdf").write_bytes(PAGE)
        self.runs("pdfunite ")
        self.assertEqual((self.folder / "review.pdf").read_bytes()[:4], b"%PDF")

    def test_shares_are_submitted_and_merged(self):
        self.assertEqual(self.runs("scripts/cluster/slurm "), "4713 4714\n")
        shares = sorted(path.read_text() for path in self.folder.glob("Output.parts/*/shard.part"))
        self.assertEqual(shares, [f"{number}/8\n" for number in range(1, 9)])
        self.assertTrue((self.folder / "Output/index.html").exists())

    def test_shares_are_run_on_hosts_and_merged(self):
        self.runs("HOSTS=")
        self.assertEqual(len(list(self.folder.glob("Output.parts/*/shard.part"))), 12)
        self.assertTrue((self.folder / "Output/index.html").exists())

    @unittest.skipUnless(shutil.which("jq") and shutil.which("curl"), "needs curl and jq")
    def test_a_comment_is_written(self):
        server = test_comments.Server()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        (self.folder / "comment.md").write_text("## Layouts: 1 error\n")
        self.environment = {name: value for name, value in self.environment.items()
                            if not re.match("CI|GITHUB|LAYOUTS", name)}
        self.runs("LAYOUTS_TOKEN=", TOKEN="secret", NUMBER="5", GITHUB_REPOSITORY="team/app",
                  GITHUB_GRAPHQL_URL=f"http://127.0.0.1:{server.server_port}/graphql")
        self.assertEqual((server.writes, server.tokens), (["add"], {"bearer secret"}))


if __name__ == "__main__":
    unittest.main()
