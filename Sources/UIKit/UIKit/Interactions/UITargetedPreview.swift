public import Foundation

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

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
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
}
