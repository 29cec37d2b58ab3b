public import Foundation

/// Something that is read aloud and is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that it belongs to.
  open weak var accessibilityContainer: AnyObject?
  /// The place in that view, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The word that is read aloud.
  open var accessibilityLabel: String?
  /// The value that is read aloud.
  open var accessibilityValue: String?
  /// The help that is read aloud.
  open var accessibilityHint: String?
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The kind for those who hear it.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether the element is read aloud.
  open var isAccessibilityElement = true
  open var accessibilityElements: [Any]?
  /// An element in a view.
  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}
