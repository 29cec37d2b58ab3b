@preconcurrency @MainActor
open class UIBarItem: UIBarItemDeclarations {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  /// The identifier by which UI tests find the item.
  open var accessibilityIdentifier: String?
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
}
