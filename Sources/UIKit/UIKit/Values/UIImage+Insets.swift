internal import Geometry
internal import Scenes

extension UIImage {
  /// The insets that do not stretch, in points.
  public var capInsets: UIEdgeInsets {
    guard let file = content.artwork?.files.first, let insets = file.slicing?.insets else { return .zero }
    return UIEdgeInsets(insets.scaled(by: 1 / max(1, file.scale)))
  }
  /// The alignment rectangle insets, in points.
  public var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets.map(UIEdgeInsets.init) ?? .zero }
  /// Returns the image with other alignment rectangle insets, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = EdgeInsets(alignmentInsets) }
  }
}
