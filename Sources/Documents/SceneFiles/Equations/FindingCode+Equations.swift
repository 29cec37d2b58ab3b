package import Findings
internal import Scenes

extension FindingCode {
  /// The codes for constraints of scene files that cannot be read or that UIKit would reject.
  package static let equations: [FindingCode] = [
    .unknownView, .unknownAttribute, .unknownMetric, .missingRelation, .invalidEquation, .illegalConstraint,
    .invalidPriority, .visualFormat,
  ]

  static let unknownView = FindingCode(
    "unknown-view", .error, "A view name is unknown.", why: "The constraint would not place any view.",
    mend: "Correct the name; the message suggests the nearest one. Besides views there are `superview` and the guides.",
    example: """
      format: 1
      views: { password: { size: 20 } }
      constraints:
        - V:|-[pasword]
      """)
  static let unknownAttribute = FindingCode(
    "unknown-attribute", .error, "An attribute is unknown.", why: "The constraint would not place any view.",
    mend:
      "The attributes are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline and lastBaseline.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints: [a.middle == superview.centerX]
      """)
  static let unknownMetric = FindingCode(
    "unknown-metric", .error, "A metric name is unknown.", why: "The constraint would have no constant.",
    mend: "Add it to `metrics`, or correct the name.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints: [a.top == superview.top + gap]
      """)
  static let missingRelation = FindingCode(
    "missing-relation", .error, "An equation does not say how its sides relate.",
    why: "A single `=` could mean any of the three relations.", mend: "Write `==`, `<=` or `>=`.",
    example: """
      format: 1
      views: { a: { height: 20 } }
      constraints: [a.width = 4]
      """)
  static let invalidEquation = FindingCode(
    "invalid-equation", .error, "An equation contains something unexpected.",
    why: "The tool does not guess what was meant.",
    mend: "The form is `view.attribute == other.attribute * 2 + 8 @high`; the caret shows where parsing stopped.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints: [a.top == superview.top +]
      """)
  static let illegalConstraint = FindingCode(
    "illegal-constraint", .error, "UIKit would reject the constraint with an exception.",
    why: "The app would crash when it creates the constraint.",
    mend: """
      Only attributes of the same kind can be related: horizontal positions, vertical positions, or sizes. A position
      needs another item to relate to, and leading cannot be related to left.
      """,
    example: """
      format: 1
      views: { a: { size: 20 }, b: { size: 20 } }
      constraints: [a.top == b.leading]
      """)
  static let invalidPriority = FindingCode(
    "invalid-priority", .error, "A priority is not between 1 and 1000.",
    why: "UIKit would reject it with an exception.",
    mend: "Write a number from 1 to 1000, or `@required`, `@high` (750), `@low` (250).",
    example: """
      format: 1
      views: { a: { height: 20 } }
      constraints: [a.width == 10 @1001]
      """)
  static let visualFormat = FindingCode(
    "visual-format", .error, "A visual format cannot be parsed.",
    why: "UIKit would throw `Unable to parse constraint format` with the same caret.",
    mend: """
      Views are in `[ ]`, distances are between hyphens, and the superview is `|`. Separate several conditions on one
      size with commas: `[a(>=44,<=100@750)]`. `render-layouts vfl` tries a single format.
      """,
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - H:|-[a
      """)
}
