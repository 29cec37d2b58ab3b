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
  /// True where the element is read aloud.
  open var isAccessibilityElement = true
  /// The elements in it.
  open var accessibilityElements: [Any]?
  /// An element in a view.
  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

extension UIViewController: UIContentContainer {}

extension UIView {
  /// The pixels of a point.
  public var contentScaleFactor: CGFloat {
    get { UIScreen.main.scale }
    set { layer.contentsScale = newValue }
  }
  /// The map about the anchor in space, as the layer has it.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the view that ``center`` places, from 0 to 1.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Returns a view as large as a part of this one.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
}

extension UIImage {
  /// A picture that stretches inside: the same here.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// The picture, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// The first of pictures that change.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
