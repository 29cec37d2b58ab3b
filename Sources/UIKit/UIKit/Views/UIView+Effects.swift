public import Foundation

/// The look of glass; nothing is drawn here.
open class UIGlassEffect: UIVisualEffect {
  /// Kinds of glass.
  public enum Style: Int, Sendable {
    /// The usual one.
    case regular = 0
    /// The clear one.
    case clear = 1
  }
  /// True where the glass answers to touches.
  open var isInteractive = false
  /// The tint.
  open var tintColor: UIColor?
  /// Glass.
  public override init() { super.init() }
  /// Glass of a kind.
  public convenience init(style: Style) { self.init() }
}

/// The look of what holds glass; nothing is drawn here.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass flows together, in points.
  open var spacing: CGFloat = 0
}

/// The shape of the corners of a view; it is kept.
public struct UICornerConfiguration: Sendable, Hashable {
  let radius: CGFloat?
  /// Half circles.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: maximumRadius)
  }
  /// Corners of a radius, in points.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.value)
  }
}

/// The radius of a corner.
public struct UICornerRadius: Sendable, Hashable {
  let value: CGFloat?
  /// A radius, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius) }
  /// The radius of what is around, less the distance to it.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(value: minimum) }
}

/// An effect at the edge of a view that scrolls; it is kept.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// Looks of the effect.
  open class Style: NSObject, @unchecked Sendable {
    /// As the system chooses.
    public static let automatic = Style()
    /// With a line.
    public static let hard = Style()
    /// Without a line.
    public static let soft = Style()
  }
  /// The look.
  open var style = Style.automatic
  /// True where there is none.
  open var isHidden = false
}

/// Lets a view at the edge of another one that scrolls take part in the effect there; nothing is drawn here.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that scrolls.
  open weak var scrollView: UIScrollView?
  /// The edge.
  open var edge = UIRectEdge.top
  /// The view.
  open var view: UIView? { nil }
}

extension UIScrollView {
  /// The effect at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ name: String = #function) -> UIScrollEdgeEffect {
    let effect = kept(UIScrollEdgeEffect(), name)
    keep(effect, name)
    return effect
  }
  /// True where keys move the content.
  public var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The point of the view at which a small content stands, from 0 to 1.
  public var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Ends what moves; nothing does.
  public func stopScrollingAndZooming() {}
}

extension UIView {
  /// The shape of the corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { kept(.corners(radius: .fixed(layer.cornerRadius))) }
    set { keep(newValue) }
  }
  /// False: no view has the focus.
  public var isFocused: Bool { false }
  /// Repeats the changes of code, which hold at once here.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}
