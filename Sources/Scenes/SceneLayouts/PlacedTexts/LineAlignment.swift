package import Scenes

/// The horizontal alignment of a line.
package enum LineAlignment: Sendable, Hashable {
  case left
  case center
  case right

  /// Creates the alignment for a document's alignment in a writing direction.
  package init(_ alignment: TextAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .natural, .justified: self = isRightToLeft ? .right : .left
    }
  }
}
