/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: UIBarItemDeclarations {
  open var title: String?
  open var image: UIImage?
  /// Whether it may be used.
  open var isEnabled = true
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The distances around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
}
