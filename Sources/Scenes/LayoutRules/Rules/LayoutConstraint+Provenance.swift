internal import AutoLayout
internal import Findings

extension LayoutConstraint {
  /// The origin of a constraint, to stand behind its text: `   (line 12)` or `   (the content)`; empty for an
  /// author's constraint that has no place.
  package var provenance: String {
    if let source, origin == .author { return "   (line \(source.line))" }
    return switch origin {
    case .author: ""
    case .rootSize: "   (the screen)"
    case .guide: "   (the guide)"
    case .stackView: "   (the stack view)"
    case .autoresizingMask: "   (the autoresizing mask)"
    case .list: "   (the table or collection)"
    case .contentSize: "   (the content)"
    case .inferred: "   (made by Interface Builder)"
    }
  }
}
