package import Findings

extension FindingCode {
  /// The codes for differences from approved layouts.
  package static let baselines: [FindingCode] = [
    .changed, .moved, .resized, .restyled, .viewAdded, .viewRemoved, .newlyFailing, .fixed, .missingBaseline,
    .staleBaseline,
    .unreadableBaseline,
  ]

  package static let changed = FindingCode(
    "changed", .error, "The author of a document changed something that moves views or changes their look.",
    why:
      "One change may move many views on many devices: it is one entry, with its consequences below it. A change "
      + "that does not move anything is a note.",
    mend: approval,
    example: """
      $ render-layouts compare Login.storyboard --against main
      Login.storyboard:39:13: error: help.top == password.bottom: the constant is 8 instead of 20 [changed]
          so 'help' moved by 0, -12 [moved] (line 30)
          on all 24 layouts
      """)
  package static let moved = FindingCode(
    "moved", .error, "A view has a different position in its superview than in the approved layout.",
    why: "Changing one constraint may move views on a device that the author did not have in mind.",
    mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:39:3: error: 'help' moved by 0, -12 [moved]
          on all 24 layouts
      """)
  package static let resized = FindingCode(
    "resized", .error, "A view has a different size than in the approved layout.",
    why: "Longer text and changed constraints show up in sizes first.", mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:36:3: error: 'user' is 272 × 44 instead of 272 × 48 [resized]
          on all 24 layouts
      """)
  package static let restyled = FindingCode(
    "restyled", .error, "A view has different text, or a different font, color or image, than in the approved layout.",
    why: "Text and appearance were approved too, even if they take up the same space.", mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:35:3: error: 'greeting' looks different: label "Hi", 28 bold; before: label "Welcome", 28 bold [restyled]
          on 8 of 24 layouts
      """)
  package static let viewAdded = FindingCode(
    "view-added", .error, "A view did not exist when the layout was approved.",
    why: "Check it on every device before approving it.", mend: approval)
  package static let viewRemoved = FindingCode(
    "view-removed", .error, "A view of the approved layout no longer exists.",
    why: "It may have been renamed, or lost in a merge.", mend: approval)
  package static let newlyFailing = FindingCode(
    "newly-failing", .error, "A layout has a warning or an error that it did not have when it was approved.",
    why: "The current change introduced it, so it is easiest to fix now.",
    mend: "`render-layouts check` prints the whole finding with its location. Fix it, or approve the layout as it is.")
  package static let fixed = FindingCode(
    "fixed", .note, "A layout no longer has a warning or an error that it had when it was approved.",
    why: "Nothing is wrong. But if the finding returns before the layout is approved again, it is not reported.",
    mend: "Approve the layout: `render-layouts approve`.")
  package static let missingBaseline = FindingCode(
    "missing-baseline", .error,
    "A layout is not approved yet, or does not exist in the compared revision.",
    why:
      "Without a baseline there is nothing to compare with. Baselines are only written by `approve`, never by a run "
      + "in CI.",
    mend: """
      Look at the pictures of `render-layouts render`. Then `render-layouts approve` writes the files in `__layouts__`
      beside the scenes; commit them.
      """,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:3:8: error: 'Login' is not approved yet [missing-baseline]
          look at its pictures before you approve it
          if this is intended: render-layouts approve Login.scene.yaml
          on all 24 layouts
      """)
  package static let staleBaseline = FindingCode(
    "stale-baseline", .warning,
    "An approved layout or scene, or one of the revision that is compared with, no longer exists.",
    why: "It is not compared with anything, but looks in reviews as if it still counted.",
    mend: "`render-layouts approve --prune` removes layouts that no longer exist. A revision needs no change.")
  package static let unreadableBaseline = FindingCode(
    "unreadable-baseline", .error,
    "A baseline or a document in the compared revision cannot be read.",
    why: "It may contain conflict markers of a merge, or someone may have edited it by hand.",
    mend: "Restore it from version control, or delete it, look at the pictures and approve them again.")

  private static let approval = """
    Look at the page that `compare` writes. If the change is intended, `render-layouts approve` approves the current
    layouts; if not, fix the scene.
    """
}
