internal import AutoLayout

extension Scene {
  /// Visual formats that do not say their direction (specification VFL-03), each once, in the order of the constraints.
  var formatsWithoutPrefix: [Finding] {
    var seen: Set<SourceLocation> = []
    return constraints.compactMap { constraint in
      guard let text = constraint.constraint.text, VisualFormat.lacksOrientationPrefix(text),
        let source = constraint.constraint.source, seen.insert(source).inserted
      else { return nil }
      return Finding(
        code: "no-orientation", severity: .warning, message: "Missing Orientation Prefix in '\(text)'",
        hint: "begin it with 'H:'", source: source)
    }
  }
}
