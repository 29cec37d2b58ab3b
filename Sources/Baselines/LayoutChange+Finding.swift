package import AutoLayout
internal import Geometry
package import Scenes

extension LayoutChange {
  // The codes of everything that comparing with a baseline finds.
  package static let movedCode = "moved"
  package static let resizedCode = "resized"
  package static let restyledCode = "restyled"
  package static let addedCode = "view-added"
  package static let removedCode = "view-removed"
  package static let failingCode = "newly-failing"
  package static let fixedCode = "fixed"
  package static let missingCode = "missing-baseline"
  package static let staleCode = "stale-baseline"
  package static let unreadableCode = "unreadable-baseline"

  /// The path of the view that it is about; nil for what was found.
  package var view: String? {
    switch self {
    case .moved(let view, _, _), .resized(let view, _, _), .restyled(let view, _, _), .added(let view),
      .removed(let view):
      view
    case .failing, .fixed: nil
    }
  }

  /// The change as a finding: an error, but a note for what is fixed.
  ///
  /// - Parameters:
  ///   - source: The place of the view, or that of its scene.
  ///   - standard: What the layout is compared with.
  package func finding(
    at source: SourceLocation?, views: [Int], comparedWith standard: ComparisonStandard = .approved
  ) -> Finding {
    let (code, message) = codeAndMessage(standard)
    return Finding(
      code: code, severity: code == Self.fixedCode ? .note : .error, message: message, source: source, views: views)
  }

  private func codeAndMessage(_ standard: ComparisonStandard) -> (code: String, message: String) {
    switch self {
    case .moved(let view, let old, let new): (Self.movedCode, "'\(view)' moved by \(Self.distance(old, new))")
    case .resized(let view, let old, let new):
      (Self.resizedCode, "'\(view)' is \(Self.size(new)) instead of \(Self.size(old))\(Self.alsoMoved(old, new))")
    case .restyled(let view, let old, let new):
      (
        Self.restyledCode,
        "'\(view)' looks different: \(new.isEmpty ? "plain" : new); before: \(old.isEmpty ? "plain" : old)"
      )
    case .added(let view): (Self.addedCode, "'\(view)' is new")
    case .removed(let view): (Self.removedCode, "'\(view)' is gone")
    case .failing(let what): (Self.failingCode, "was fine \(standard.time): \(what)")
    case .fixed(let what): (Self.fixedCode, "no longer found: \(what)")
    }
  }

  private static func distance(_ old: Rect, _ new: Rect) -> String {
    "\(signed(new.minX - old.minX)), \(signed(new.minY - old.minY))"
  }

  private static func alsoMoved(_ old: Rect, _ new: Rect) -> String {
    old.origin == new.origin ? "" : ", moved by \(distance(old, new))"
  }

  private static func size(_ rect: Rect) -> String { "\(rect.width.pointText) × \(rect.height.pointText)" }

  private static func signed(_ number: Double) -> String { (number > 0 ? "+" : "") + number.pointText }
}
