internal import AutoLayout
package import Findings

extension LayoutConstraint {
  /// The origin of a constraint, to follow its text: `   (line 12)` or `   (the content)`; empty for an author's constraint
  /// that has no place. Its kind is that of the origin.
  package var provenance: Finding.Message {
    if let source, origin == .author { return "   (line \(source.line))" }
    return switch origin {
    case .author: ""
    case .rootSize: .init(kind: "screen", "   (the screen)")
    case .guide: .init(kind: "guide", "   (the guide)")
    case .stackView: .init(kind: "stack-view", "   (the stack view)")
    case .autoresizingMask: .init(kind: "autoresizing-mask", "   (the autoresizing mask)")
    case .list: .init(kind: "list", "   (the table or collection)")
    case .contentSize: .init(kind: "content", "   (the content)")
    case .inferred: .init(kind: "inferred", "   (added by Interface Builder)")
    }
  }

  /// The line of a finding that names the constraint: its text, its origin, and how its document calls it.
  ///
  /// - Parameters:
  ///   - system: The constraints, which have the names of views.
  ///   - outlineName: What follows the origin; empty for nothing.
  func line(in system: ConstraintSystem, outlineName: Finding.Message = "") -> Finding.Message {
    // The origin is words, which distinguish no two lines of one text: the kind does.
    let origin = provenance
    return Finding.Message(kind: origin.kind, "\(system.text(of: self))\(origin)\(outlineName)")
  }
}
