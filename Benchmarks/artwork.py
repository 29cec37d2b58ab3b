"""Compares the pixels of artwork with those of other readers, for each kind of file. Called by scripts/compare-artwork.

    artwork.py TOOL FOLDER     TOOL is the built decode-artwork
"""
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy

KINDS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WebP", ".svg": "SVG", ".pdf": "PDF"}
# The largest mean difference of a kind, in values from 0 to 255. Programs draw edges differently.
BOUNDS = {"PNG": 1, "JPEG": 1, "WebP": 1, "SVG": 4, "PDF": 4}


def decoded(tool, path, *size):
  """Returns the pixels that our reader decodes, or the reason why it decodes none."""
  run = subprocess.run([tool, path, *map(str, size)], capture_output=True)
  if run.returncode:
    return None, run.stderr.decode().strip() or f"exited with code {run.returncode}"
  head, _, samples = run.stdout.partition(b"\n")
  width, height = map(int, head.split())
  return numpy.frombuffer(samples, numpy.uint8).reshape(height, width, 4)[:, :, [2, 1, 0, 3]].astype(int), None


def converted(path):
  """Returns the pixels that ImageMagick decodes, premultiplied by alpha."""
  run = subprocess.run(
    ["convert", f"{path}[0]", "-auto-orient", "-colorspace", "sRGB", "-alpha", "on", "-depth", "8", "-print", "%w %h\n",
     "rgba:-"], capture_output=True)
  if run.returncode:
    return None
  head, _, samples = run.stdout.partition(b"\n")
  width, height = map(int, head.split())
  pixels = numpy.frombuffer(samples, numpy.uint8)
  if len(pixels) != width * height * 4:
    return None
  pixels = pixels.reshape(height, width, 4).astype(int)
  pixels[:, :, :3] = (pixels[:, :, :3] * pixels[:, :, 3:] + 127) // 255
  return pixels


def drawn_by_mutool(path, folder, width, height):
  """Returns the pixels of a page that MuPDF draws and scales to a size."""
  picture = f"{folder}/page.png"
  run = subprocess.run(
    ["mutool", "draw", "-q", "-f", "-w", str(width), "-h", str(height), "-c", "rgba", "-o", picture, path, "1"],
    capture_output=True)
  return converted(picture) if run.returncode == 0 else None


def drawn_by_chromium(path, folder, width, height):
  """Returns the pixels of a drawing that Chromium draws and scales to a size."""
  page, picture = f"{folder}/page.html", f"{folder}/page.png"
  pathlib.Path(page).write_text(
    f"<!doctype html><style>*{{margin:0}}img{{display:block;width:{width}px;height:{height}px}}</style>"
    f"<img src='{pathlib.Path(path).absolute().as_uri()}'>")
  subprocess.run(
    ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
     "--default-background-color=00000000", f"--window-size={max(width, 500)},{max(height, 500)}",
     f"--user-data-dir={folder}/chromium", f"--screenshot={picture}", f"file://{page}"], capture_output=True)
  pixels = converted(picture)
  return None if pixels is None else pixels[:height, :width]


DRAWINGS = {"PDF": drawn_by_mutool, "SVG": drawn_by_chromium}


def difference(tool, path, kind, folder):
  """Returns the mean difference of a file's pixel values, or the reason why they cannot be compared."""
  ours, fault = decoded(tool, path)
  if ours is None:
    return fault
  if kind in DRAWINGS:
    # MuPDF aligns letters below some fifty pixels to whole pixels, and icons may be letters.
    scale = max(min(2, 1000 / max(ours.shape)), 128 / max(ours.shape))
    width, height = round(scale * ours.shape[1]), round(scale * ours.shape[0])
    ours, fault = decoded(tool, path, width, height)
    theirs = DRAWINGS[kind](path, folder, width, height)
  else:
    theirs = converted(path)
  if ours is None:
    return fault
  if theirs is None:
    return "another reader has no pixels"
  if ours.shape != theirs.shape:
    return f"another reader has {theirs.shape[1]} × {theirs.shape[0]} pixels, not {ours.shape[1]} × {ours.shape[0]}"
  return float(numpy.abs(ours - theirs).mean())


def main(tool, root):
  results, reasons = collections.defaultdict(list), []
  files = sorted(path for path in pathlib.Path(root).rglob("*") if path.suffix.lower() in KINDS and path.is_file())
  with tempfile.TemporaryDirectory() as folder:
    for path in files:
      kind = KINDS[path.suffix.lower()]
      found = difference(tool, str(path), kind, folder)
      results[kind].append(found if isinstance(found, float) else None)
      if not isinstance(found, float):
        reasons.append(f"{path}: {found}")
      elif found > BOUNDS[kind]:
        reasons.append(f"{path}: differs by {found:.2f}")
  print(f"{'kind':<6} {'files':>6} {'compared':>9} {'mean':>7} {'worst':>7} {'bound':>6}")
  too_different = False
  for kind, found in sorted(results.items()):
    values = [value for value in found if value is not None]
    mean, worst = (sum(values) / len(values), max(values)) if values else (0, 0)
    too_different |= mean > BOUNDS[kind]
    print(f"{kind:<6} {len(found):>6} {len(values):>9} {mean:>7.3f} {worst:>7.3f} {BOUNDS[kind]:>6}")
  print("\n".join(reasons))
  return too_different


if __name__ == "__main__":
  os.environ["LC_ALL"] = "C.UTF-8"
  sys.exit(main(*sys.argv[1:]))
