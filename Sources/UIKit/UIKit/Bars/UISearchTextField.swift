public import Foundation
internal import Scenes

/// A text field with a lens and a background, as in a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var allowsCopyingTokens = true
  open var allowsDeletingTokens = true
  open var tokenBackgroundColor: UIColor!

  /// The height of the field, in points.
  static var height: CGFloat { 36 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + Self.room, height: Self.height)
  }

  /// The width of the lens and of the distances from the edges, in points.
  private static var room: CGFloat { 38 }

  var searchSteps: [ViewDrawing.Step]? { searchFieldSteps(in: bounds, text: text, placeholder: placeholder) }
}
