public import Foundation

/// An action for those who listen; nothing calls it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The word that is read aloud.
  open var name: String
  /// The function of the action.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// An action of code.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
  /// An action of a target, which is not called.
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  /// An action of a target with a picture, which is not called.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) { self.name = name }
  /// An action of code with a picture.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) { self.init(name: name, actionHandler: actionHandler) }
}

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

/// A key that is pressed; there are none here.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// That keys are pressed; they never are here.
open class UIPressesEvent: UIEvent {}

/// Takes letters.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// True where there are letters.
  var hasText: Bool { get }
  /// Adds letters.
  func insertText(_ text: String)
  /// Takes the last letter away.
  func deleteBackward()
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Hears of changes of a bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the bar may go back.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// Hears of choices in a bar of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Hears of the heights of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when another height was chosen.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Something that has contents of a size.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it wishes, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// Time behind other apps.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: Int
  /// A time by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The shadow of letters.
open class NSShadow: NSObject {
  /// The way of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of its blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?
}

/// Moves a view as the device is moved; it never is here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// Lines up separators.
extension UITableView {
  /// The edges from which the insets of separators count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Those of cells.
    case fromCellEdges = 0
    /// Those that the table takes by itself.
    case fromAutomaticInsets = 1
  }
}

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
  /// Moves the view as the device is moved; it never is here.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Moves the view as the device is moved no more.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
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
