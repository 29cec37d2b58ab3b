"""Edits a scene in Neovim with a language server beside it, and compares what Neovim then knows.

    neovim.py TOOL
"""

import os
import pathlib
import subprocess
import sys
import tempfile

SCENE = """format: 1
scene: Card
devices: [iPhone 16 Pro]
orientations: [portrait]
views:
  card: { color: gray6 }
  title: { type: label, text: Hello }
constraints:
  - card: { pin: superview, inset: 20 }
  - title.leading == superview.leading + 8
  - title.top >= superview.top + 8
"""

EXPECTED = """opened: ["ambiguous"]
hover: "**title** · label in `superview`"
definition: [6, 2]
completion: "left"
actions: ["Add missing constraints to 'title'", "Add missing constraints to all views", \
"Reset 'title' to suggested constraints", "Clear the constraints of 'title'"]
mended: []
typed: ["unknown-view"]
corrected: []
renamed: []
text: ["  name: { type: label, text: Hello }"]
stopped: true
"""


def main():
    with tempfile.TemporaryDirectory() as folder:
        scene = pathlib.Path(folder).resolve() / "Card.scene.yaml"
        scene.write_text(SCENE)
        script = pathlib.Path(__file__).with_name("neovim.lua")
        run = subprocess.run(
            ["nvim", "--headless", "--clean", "-c", f"luafile {script}", "-c", "cquit"],
            env={**os.environ, "RENDER_LAYOUTS": sys.argv[1], "SCENE": str(scene), "XDG_STATE_HOME": folder},
            capture_output=True, text=True, timeout=300,
        )
    if run.stdout != EXPECTED or run.returncode != 0:
        sys.exit(f"Neovim exited with code {run.returncode} and said:\n{run.stdout}{run.stderr}\nexpected was:\n{EXPECTED}")
    print(f"{len(EXPECTED.splitlines())} steps in Neovim, as expected")


main()
