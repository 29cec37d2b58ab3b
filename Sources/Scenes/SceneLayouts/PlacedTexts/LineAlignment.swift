package import Scenes

/// The place of a line between left and right.
package enum LineAlignment: Sendable, Hashable {
  case left
  case center
  case right

  /// The alignment that a document's word means in a writing direction.
  package init(_ alignment: TextAlignment, isRightToLeft: Bool) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .natural, .justified: self = isRightToLeft ? .right : .left
    }
  }
}
