package import Findings

extension FindingCode {
  /// The codes for differences from approved layouts.
  package static let baselines: [FindingCode] = [
    .changed, .moved, .resized, .restyled, .viewAdded, .viewRemoved, .newlyFailing, .fixed, .missingBaseline,
    .staleBaseline,
    .unreadableBaseline,
  ]

  package static let changed = FindingCode(
    "changed", .error, "The author of a document changed something that moves views or lets them look different.",
    why:
      "One change may move many views on many devices: it is one entry, with what follows from it below. A change that moves nothing is a note.",
    mend: approval,
    example: """
      $ render-layouts compare Login.storyboard --against main
      Login.storyboard:39:13: error: help.top == password.bottom: the constant is 8 instead of 20 [changed]
          so 'help' moved by 0, -12 [moved] (line 30)
          on all 24 layouts
      """)
  package static let moved = FindingCode(
    "moved", .error, "A view stands elsewhere in its superview than in the approved layout.",
    why: "A change of one constraint may move views that nobody thought of, on one device of many.",
    mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:39:3: error: 'help' moved by 0, -12 [moved]
          on all 24 layouts
      """)
  package static let resized = FindingCode(
    "resized", .error, "A view is larger or smaller than in the approved layout.",
    why: "A text that has grown or a constraint that has changed shows first in sizes.", mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:36:3: error: 'user' is 272 × 44 instead of 272 × 48 [resized]
          on all 24 layouts
      """)
  package static let restyled = FindingCode(
    "restyled", .error, "A view has another text, font, colour or image than in the approved layout.",
    why: "What people read and see is part of what was approved, though it takes the same room.", mend: approval,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:35:3: error: 'greeting' looks different: label "Hi", 28 bold; before: label "Welcome", 28 bold [restyled]
          on 8 of 24 layouts
      """)
  package static let viewAdded = FindingCode(
    "view-added", .error, "A view was not there when the layout was approved.",
    why: "Somebody should have looked at it on every device before it is taken for granted.", mend: approval)
  package static let viewRemoved = FindingCode(
    "view-removed", .error, "A view of the approved layout is gone.",
    why: "It may have been renamed, or have been lost in a merge.", mend: approval)
  package static let newlyFailing = FindingCode(
    "newly-failing", .error, "A warning or an error is found in a layout that was approved without it.",
    why: "The change at hand has brought it in: here and now it is mended most easily.",
    mend: "`render-layouts check` tells the whole finding with its place. Mend it, or approve the layout as it is.")
  package static let fixed = FindingCode(
    "fixed", .note, "A warning or an error of the approved layout is gone.",
    why: "Nothing is wrong. Until the layout is approved again nobody notices when the finding comes back.",
    mend: "Approve the layout: `render-layouts approve`.")
  package static let missingBaseline = FindingCode(
    "missing-baseline", .error, "A layout has not been approved yet, or is not in the revision compared with.",
    why:
      "A comparison with nothing says nothing. Baselines are written by `approve` alone, never in silence by a run in CI.",
    mend: """
      Look at the pictures of `render-layouts render`, then `render-layouts approve` writes the files in `__layouts__`
      beside the scenes. Commit them.
      """,
    example: """
      $ render-layouts compare Login.scene.yaml
      Login.scene.yaml:3:8: error: 'Login' has not been approved [missing-baseline]
          look at the pictures, then 'render-layouts approve' writes __layouts__/Login.layout.jsonl
          on all 24 layouts
      """)
  package static let staleBaseline = FindingCode(
    "stale-baseline", .warning, "An approved layout or scene, or one of the revision compared with, is gone.",
    why: "It is compared with nothing, and looks in reviews as if it still counted.",
    mend: "`render-layouts approve --prune` removes what is gone; a revision needs no mending.")
  package static let unreadableBaseline = FindingCode(
    "unreadable-baseline", .error,
    "A file of approved layouts, or a document in the revision compared with, cannot be read.",
    why: "A merge may have left its marks in it, or somebody has edited it by hand.",
    mend: "Restore it from your version control, or delete it, look at the pictures and approve them anew.")

  private static let approval = """
    Look at the page that `compare` writes. Where the change is meant, `render-layouts approve` makes the present layouts the
    approved ones; where it is not, mend the scene.
    """
}
