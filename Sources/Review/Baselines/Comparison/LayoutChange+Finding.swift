package import Findings
internal import Geometry
internal import ReviewPlans

extension LayoutChange {
  /// The path of the view that changed; nil for findings.
  package var view: String? {
    switch self {
    case .moved(let view, _, _), .resized(let view, _, _), .restyled(let view, _, _), .added(let view),
      .removed(let view):
      view
    case .failing, .fixed: nil
    }
  }

  /// Returns the change as a finding: an error, or a note for a finding that is gone.
  ///
  /// - Parameters:
  ///   - source: The location of the view, or of its scene.
  ///   - views: The positions of the changed views.
  ///   - standard: What the layout is compared with.
  ///   - name: Returns the name of the view at a path for the message; by default the path.
  package func finding(
    at source: SourceLocation?, views: [Int], comparedWith standard: ComparisonStandard = .approved,
    calling name: (String) -> String = { $0 }
  ) -> Finding {
    let (code, message) = codeAndMessage(standard, name)
    var finding = Finding(code: code, message: message, source: source, views: views)
    if standard == .approved { finding.command = .approve }
    return finding
  }

  private func codeAndMessage(
    _ standard: ComparisonStandard, _ name: (String) -> String
  ) -> (code: FindingCode, message: Finding.Message) {
    switch self {
    case .moved(let view, let old, let new): (.moved, "'\(name(view))' moved by \(measure: Self.distance(old, new))")
    case .resized(let view, let old, let new):
      (
        .resized,
        "'\(name(view))' is \(measure: Self.size(new)) instead of \(measure: Self.size(old))\(Self.alsoMoved(old, new))"
      )
    case .restyled(let view, let old, let new):
      (
        .restyled,
        "'\(name(view))' looks different: \(new.isEmpty ? "plain" : new); before: \(old.isEmpty ? "plain" : old)"
      )
    case .added(let view): (.viewAdded, "'\(name(view))' is new")
    case .removed(let view): (.viewRemoved, "'\(name(view))' was removed")
    case .failing(let what): (.newlyFailing, "not found \(standard.time): \(Self.words(for: what, name))")
    case .fixed(let what): (.fixed, "no longer found: \(Self.words(for: what, name))")
    }
  }

  /// Returns a finding of a record, `truncated title`, in words: `truncated at 'title'`.
  private static func words(for finding: String, _ name: (String) -> String) -> String {
    guard let blank = finding.firstIndex(of: " ") else { return finding }
    return "\(finding[..<blank]) at '\(name(String(finding[finding.index(after: blank)...])))'"
  }

  private static func distance(_ old: Rect, _ new: Rect) -> String {
    "\(signed(new.minX - old.minX)), \(signed(new.minY - old.minY))"
  }

  private static func alsoMoved(_ old: Rect, _ new: Rect) -> Finding.Message {
    old.origin == new.origin ? "" : ", moved by \(measure: distance(old, new))"
  }

  private static func size(_ rect: Rect) -> String { "\(rect.width.pointText) × \(rect.height.pointText)" }

  private static func signed(_ number: Double) -> String { (number > 0 ? "+" : "") + number.pointText }
}
