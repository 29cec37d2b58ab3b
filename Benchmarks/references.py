"""Counts the images that storyboards and xibs name, those with a file, and those that are drawn. Called by
scripts/artwork-references.

    references.py TOOL FOLDER     FOLDER holds a folder for each project
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ENDINGS = {".png", ".jpg", ".jpeg", ".pdf", ".svg", ".webp", ".heic", ".gif"}
SETS = {".imageset", ".symbolset"}
BAR_ITEMS = {"barButtonItem", "tabBarItem"}
# The attributes that name images, by element.
ATTRIBUTES = {
  "imageView": ["image"], "state": ["image", "backgroundImage"], "buttonConfiguration": ["image"],
  "barButtonItem": ["image"], "tabBarItem": ["image"], "segment": ["image"], "textField": ["background"],
  "slider": ["minimumValueImage", "maximumValueImage"],
}


def names_of(project):
  """Returns the names that documents of a project may use for its images."""
  names = set()
  for path in project.rglob("*"):
    if path.suffix in SETS:
      parts = [part for part in path.parts[len(project.parts):]]
      names.add(path.stem)
      names.update("/".join([*parts[start:-1], path.stem]) for start in range(len(parts)))
    elif path.suffix.lower() in ENDINGS and ".xcassets" not in str(path):
      plain = re.sub(r"(@[23]x)?(~ipad|~iphone)?$", "", path.stem)
      names.update([plain, plain + path.suffix])
  return names


def references(element, owner, found, scene=""):
  """Adds the image references below an element, as kind, id of the view, name and id of the scene."""
  owner, scene = element.get("id", owner), element.get("sceneID", scene)
  for attribute in ATTRIBUTES.get(element.tag, []):
    name = element.get(attribute)
    if not name or element.get("catalog") == "system":
      continue
    if element.tag == "state" and element.get("key") != "normal":
      continue
    kind = {"state": "button", "buttonConfiguration": "button"}.get(element.tag, element.tag)
    found.append((kind if attribute != "backgroundImage" else "button background", owner, name, scene))
  for child in element:
    references(child, owner, found, scene)


def drawn_views(text):
  """Returns the ids of the views in a drawing, and the ids of those that show artwork themselves."""
  shown, drawn = set(), set()
  for part in text.split('<g class="view" id="view-')[1:]:
    name, _, rest = part.partition('"')
    shown.add(name)
    if "<image " in rest or '<use href="#artwork' in rest:
      drawn.add(name)
  return shown, drawn


def main(tool, root):
  root = pathlib.Path(root)
  counts, reasons = collections.defaultdict(collections.Counter), []
  for project in sorted(path for path in root.iterdir() if path.is_dir()):
    names = names_of(project)
    with tempfile.TemporaryDirectory() as folder:
      subprocess.run(
        [tool, "render", project, "--as-saved", "--format", "svg", "--overlay", "bars", "--no-cache", "--quiet", "-o", folder],
        capture_output=True)
      shown, drawn, bars = collections.defaultdict(set), collections.defaultdict(set), collections.Counter()
      empty = {}
      report = pathlib.Path(folder) / "report.json"
      if not report.exists():
        continue
      for scene in json.loads(report.read_text())["scenes"]:
        for layout in scene["layouts"]:
          picture = (layout.get("picture") or {}).get("svg")
          if not picture:
            continue
          text = (pathlib.Path(folder) / picture).read_text()
          views, _, over = text.partition('id="layer-bars"')
          some, artwork = drawn_views(views)
          shown[scene["document"]] |= some
          drawn[scene["document"]] |= artwork
          words = re.sub(r"<[^>]*>", "", over).replace("9:41", "").strip(" >\n")
          artwork = over.count("<image ") + over.count('<use href="#artwork')
          bars[scene["document"], scene["identifier"]] = artwork
          empty[scene["document"], scene["identifier"]] = not words and not artwork
    for path in sorted(path for path in project.rglob("*") if path.suffix in {".storyboard", ".xib"}):
      document = str(path.relative_to(project))
      found = []
      try:
        root_element = xml.etree.ElementTree.parse(path).getroot()
        references(root_element, "", found)
      except xml.etree.ElementTree.ParseError:
        continue
      carried = {image.get("name") for image in root_element.iter("image") if len(image)}
      # Tabs are drawn in the scenes that their controller contains.
      has_tabs = root_element.find(".//tabBarController") is not None
      most_tabs = max((count for (where, _), count in bars.items() if where == document), default=0)
      for kind, owner, name, scene in found:
        count = counts[kind]
        count["references"] += 1
        if name not in names and name not in carried:
          continue
        count["file"] += 1
        if owner in drawn[document]:
          count["drawn"] += 1
        elif kind == "barButtonItem" and bars[document, scene] > 0:
          bars[document, scene] -= 1
          count["drawn"] += 1
        elif kind == "tabBarItem" and most_tabs > 0:
          most_tabs -= 1
          count["drawn"] += 1
        elif owner not in shown[document] if kind not in BAR_ITEMS else not has_tabs if kind == "tabBarItem" else empty.get((document, scene), True):
          count["unseen"] += 1
        else:
          reasons.append(f"{project.name}/{document}: {kind} {owner} '{name}'")
  print(f"{'kind':<20} {'references':>10} {'file':>6} {'drawn':>6} {'unseen':>7} {'not':>5}")
  total = collections.Counter()
  for kind, count in sorted(counts.items()):
    total.update(count)
    print(line(kind, count))
  print(line("all", total))
  print("\n".join(reasons))


def line(kind, count):
  missing = count["file"] - count["drawn"] - count["unseen"]
  return f"{kind:<20} {count['references']:>10} {count['file']:>6} {count['drawn']:>6} {count['unseen']:>7} {missing:>5}"


if __name__ == "__main__":
  main(*sys.argv[1:])
