internal import AutoLayout
package import Findings

extension LayoutConstraint {
  /// The origin of a constraint, to follow its text: `   (line 12)` or `   (the content)`. Empty for an author's
  /// constraint without a location. The kind of the message is the origin's.
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

  /// Returns the line of a finding that names the constraint: its text, its origin, and its name in the document.
  ///
  /// - Parameters:
  ///   - system: The constraints, with the names of views.
  ///   - outlineName: The text after the origin. May be empty.
  func line(in system: ConstraintSystem, outlineName: Finding.Message = "") -> Finding.Message {
    // The words for the origin do not distinguish lines with the same text, but the kind does.
    let origin = provenance
    return Finding.Message(kind: origin.kind, "\(system.text(of: self))\(origin)\(outlineName)")
  }
}
