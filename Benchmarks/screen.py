"""Makes a screen with twelve images in the formats that apps use, with typical shares: PNG, JPEG, SVG and PDF.

    screen.py FOLDER     writes Artwork.scene.yaml and the images beside it
"""

import pathlib
import random
import subprocess
import sys

KINDS = ["png", "png", "png", "png", "jpg", "jpg", "jpg", "svg", "svg", "svg", "pdf", "pdf"]
SIDE = 112


def drawing(seed):
  """Returns a landscape of hills, sun and trees in SVG."""
  number = random.Random(seed)
  hue = number.randrange(360)
  parts = [f'<rect width="{SIDE}" height="{SIDE}" fill="hsl({hue},60%,85%)"/>']
  parts.append(f'<circle cx="{number.randrange(20, 90)}" cy="30" r="12" fill="hsl({hue},80%,60%)"/>')
  for row in range(4):
    points = [(x, 50 + 15 * row + number.randrange(-9, 10)) for x in range(0, SIDE + 1, 8)]
    line = " ".join(f"L{x} {y}" for x, y in points)
    parts.append(f'<path d="M0 {SIDE} {line} L{SIDE} {SIDE} Z" fill="hsl({hue},40%,{60 - 10 * row}%)"/>')
  for _ in range(12):
    x, y = number.randrange(8, 104), number.randrange(70, 108)
    parts.append(f'<path d="M{x} {y - 12} L{x + 5} {y} L{x - 5} {y} Z" fill="hsl({hue},50%,20%)"/>')
  return f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}">{"".join(parts)}</svg>'


def picture(path, seed):
  """Returns a photograph of clouds, at three pixels per point."""
  side = 3 * SIDE
  subprocess.run(
    ["convert", "-seed", str(seed), "-size", f"{side}x{side}", f"plasma:hsl({seed * 37 % 360},60%,40%)-white", str(path)],
    check=True)


def scene():
  """Returns the scene, in three columns."""
  views, constraints = [], []
  for index, kind in enumerate(KINDS):
    x, y = 16 + 123 * (index % 3), 63 + 123 * (index // 3)
    views.append(f"  image{index}: {{ type: image, image: image{index}.{kind}, mode: scaleAspectFill, clips: true }}")
    constraints.append(f"  - image{index}: {{ left: superview + {x}, top: superview + {y}, width: {SIDE}, height: {SIDE} }}")
  return "\n".join(["format: 1", "scene: Artwork", "views:", *views, "constraints:", *constraints, ""])


def main(folder):
  folder.mkdir(parents=True, exist_ok=True)
  for index, kind in enumerate(KINDS):
    path = folder / f"image{index}.{kind}"
    if kind in ("png", "jpg"):
      picture(path, index)
      continue
    vector = path.with_suffix(".svg")
    vector.write_text(drawing(index))
    if kind == "pdf":
      subprocess.run(["rsvg-convert", "--format", "pdf", "--output", str(path), str(vector)], check=True)
      vector.unlink()
  (folder / "Artwork.scene.yaml").write_text(scene())


main(pathlib.Path(sys.argv[1]))
