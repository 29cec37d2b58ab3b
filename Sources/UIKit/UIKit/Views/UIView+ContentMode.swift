extension UIView {
  /// Ways in which contents fill a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As large as covers.
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the corner at the top left.
    case topLeft = 9
    /// In the corner at the top right.
    case topRight = 10
    /// In the corner at the bottom left.
    case bottomLeft = 11
    /// In the corner at the bottom right.
    case bottomRight = 12
  }
}
