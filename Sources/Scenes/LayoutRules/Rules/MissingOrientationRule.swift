internal import AutoLayout
internal import Findings
internal import Scenes

/// The rule for visual formats that do not state their direction (specification VFL-03), each once.
enum MissingOrientationRule: SceneRule {
  static let code = FindingCode(
    "no-orientation", .warning, isLint: true, "A visual format does not begin with `H:` or `V:`.",
    why: "It is horizontal, but readers have to know that.",
    mend: "Begin it with `H:`.",
    example: """
      format: 1
      views: { a: { size: 20 } }
      constraints:
        - "[a]-20-|"
        - V:|-20-[a]
      """)

  static func findings(in scene: Scene) -> [Finding] {
    var seen: Set<SourceLocation> = []
    return scene.constraints.compactMap { constraint in
      guard let text = constraint.constraint.text, VisualFormat.lacksOrientationPrefix(text),
        let source = constraint.constraint.source, seen.insert(source).inserted
      else { return nil }
      return Finding(
        code: code, message: "Missing Orientation Prefix in '\(text)'", hint: "begin it with 'H:'", source: source)
    }
  }
}
