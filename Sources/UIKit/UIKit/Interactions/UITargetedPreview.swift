public import Foundation

/// The looks of a picture of a view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind.
  open var backgroundColor: UIColor!
  /// The usual looks.
  public override nonisolated init() {}
  /// The looks of lines of a text.
  public init(textLineRects: [NSValue]) {}
}

/// The looks of a picture of a view that is moved.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a picture of a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which it is shown.
  public let container: UIView
  /// The centre, in points.
  public let center: CGPoint
  /// The map about the centre.
  public let transform: CGAffineTransform
  /// A place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The place of a picture of a view that is moved.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A picture of a view that is shown above it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The looks.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// The size, in points.
  open var size: CGSize { view.bounds.size }
  /// A picture at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// A picture in the place of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// A picture in the place of the view with the usual looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// A picture of a view that is moved.
open class UITargetedDragPreview: UITargetedPreview {}

/// The changes while a menu comes or goes; they hold at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown above.
  var previewViewController: UIViewController? { get }
  /// Changes something.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs code afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Ways in which what a menu shows is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The picture goes.
  case dismiss = 0
  /// The picture becomes the screen.
  case pop = 1
}

/// The changes while what a menu shows is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which it is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The parts of a pointer's view that it answers to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in points.
  public let rect: CGRect
  /// The name of the part.
  public let identifier: AnyHashable?
  /// A part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// A question for the part under a pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in points.
  open var location: CGPoint { .zero }
}

/// Effects of a pointer on what is under it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system chooses.
  case automatic(UITargetedPreview)
  /// It shines.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It grows.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  /// Ways of tinting.
  public enum TintMode: Int, Sendable {
    /// None.
    case none = 0
    /// Above.
    case overlay = 1
    /// Below.
    case underlay = 2
  }
}

/// Shapes of a pointer.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line upright, in points.
  case verticalBeam(length: CGFloat)
  /// A line across, in points.
  case horizontalBeam(length: CGFloat)
}

/// The look of a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A look with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// A look with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  private override init() {}
  /// No pointer.
  open class func hidden() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
  /// The pointer of the system.
  open class func system() -> Self { unsafe unsafeDowncast(UIPointerStyle(), to: Self.self) }
}

/// Axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Axes by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Decides how a pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part under the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look of the pointer in a part.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// That of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Answers to a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// True where it answers.
  open var isEnabled = true
  /// Decides.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Answers with what a delegate decides.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Asks anew.
  open func invalidate() {}
}

extension UIButton {
  /// Makes the look of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Makes the look of the pointer above the button.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
