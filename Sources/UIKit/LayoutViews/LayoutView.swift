public import AutoLayout
public import Geometry

/// A rectangle in a tree of views, which constraints place; UIKit's `UIView` as far as layout goes.
///
/// A tree of views belongs to one task at a time. ``layoutIfNeeded()`` solves the whole tree and sets every ``frame``.
open class LayoutView: ConstraintItem {
  /// No natural length on an axis (specification SIZ-01).
  public static let noIntrinsicMetric = -1.0

  /// The view that holds this one; nil for the root of a tree.
  public internal(set) weak var superview: LayoutView?
  /// The views that this one holds, the rearmost first.
  public internal(set) var subviews: [LayoutView] = []
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [ViewLayoutGuide] = []
  /// The constraints that the view holds, in the order of their installation (specification OWN-03).
  public internal(set) var constraints: [ViewConstraint] = []

  /// The name of the view in messages and in the visual inspection of a layout; nil for the name of its class.
  public var accessibilityIdentifier: String?
  /// True where the frame and the autoresizing mask become constraints; true for views made in code, and to be turned
  /// off for every view that constraints place (specification AUT-04).
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The parts of the view's place that may stretch with its superview (specification AUT-01).
  public var autoresizingMask: AutoresizingMask = []
  /// True where the view itself is hidden; it keeps its place except in a stack view.
  public var isHidden = false
  /// The rule by which the view turns with the writing direction.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The writing direction of the tree; the root's counts (specification RTL-01).
  public var userInterfaceLayoutDirection = LayoutDirection.leftToRight

  /// The margins of the view from its edges, in points, before the safe area is added.
  public var layoutMargins = EdgeInsets(all: 8)
  /// True where the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// True where each margin is at least as wide as the part of the view that the superview's margin covers.
  public var preservesSuperviewLayoutMargins = false
  /// The insets that are added to the safe area that the superview leaves, in points; on a root, the insets that bars
  /// and the shape of the screen cover (specification SAF-01).
  public var additionalSafeAreaInsets = EdgeInsets.zero

  /// The priorities with which the view resists growing beyond its content, one for each axis.
  public var contentHugging = AxisPriorities(.defaultLow)
  /// The priorities with which the view resists shrinking below its content, one for each axis.
  public var compressionResistance = AxisPriorities(.defaultHigh)

  /// True where more than one position or size of the view was possible in the last layout (specification AMB-02).
  public internal(set) var hasAmbiguousLayout = false
  /// True where ``updateConstraints()`` is to be called before the next layout.
  var needsUpdateConstraints = false
  /// The guides that the view has of its own.
  var standardGuides = StandardGuides()
  /// The insets of the view's guides in the last layout.
  var guideInsets = GuideInsets()
  /// The place where the view lies, and the place that it was given.
  var placement = ViewPlacement()
  /// The state that the root of a tree keeps about the constraints that are installed in the tree.
  var installation = InstallationState()

  /// A view with a frame in its superview, in points.
  public init(frame: Rect = .zero) {
    super.init()
    placement.frame = frame
    placement.designFrame = frame == .zero ? nil : frame
  }

  /// The natural size of the content, ``LayoutView/noIntrinsicMetric`` on an axis without one; none unless overridden.
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The distances that the frame reaches beyond the alignment rectangle, in points; zero unless overridden
  /// (specification ALN-01).
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The places of the text's baselines in the alignment rectangle, in points; a view has no text unless overridden
  /// (specification ATT-05).
  open var textBaseline: TextBaseline { .none }

  /// The class that logs print: UIKit's name of the class that the view stands for, or its own.
  var loggedClassName: String {
    let name = String(describing: type(of: self))
    return Self.loggedClassNames[name] ?? name
  }

  /// The text by which logs tell the view from others of its class; nil for none.
  var logTitle: String? { nil }

  private static let loggedClassNames = [
    "LayoutView": "UIView", "LayoutContentView": "UIView", "LayoutLabel": "UILabel", "LayoutSwitch": "UISwitch",
    "LayoutStackView": "UIStackView", "LayoutScrollView": "UIScrollView", "LayoutButton": "UIButton",
    "LayoutTextField": "UITextField", "LayoutTextView": "UITextView", "LayoutSegmentedControl": "UISegmentedControl",
    "LayoutImageView": "UIImageView", "LayoutControl": "UIControl", "LayoutSlider": "UISlider",
    "LayoutProgressView": "UIProgressView", "LayoutActivityIndicator": "UIActivityIndicatorView",
    "LayoutStepper": "UIStepper", "LayoutToolbar": "UIToolbar", "LayoutNavigationBar": "UINavigationBar",
    "LayoutTabBar": "UITabBar",
  ]

  /// Called before a layout for views that ``setNeedsUpdateConstraints()`` was called on, inner views first.
  open func updateConstraints() {}

  /// Called for every view when a layout has set all frames, superviews before their subviews.
  open func layoutSubviews() {}

  /// The natural size at a width that a former pass of layout gave; the height of wrapped text follows the width
  /// (specification SIZ-06).
  func contentSize(solvedWidth: Double?) -> Size { intrinsicContentSize }

  /// Called before a subview leaves.
  func willRemoveSubview(_ view: LayoutView) {}

  override var ownerView: LayoutView? { self }
  override var enclosingView: LayoutView? { superview }
  override var messageName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// The rule by which a view follows the writing direction, in UIKit's words.
public enum SemanticContentAttribute: Sendable, Hashable {
  /// The direction of the tree.
  case unspecified
  /// From left to right in every language.
  case forceLeftToRight
  /// From right to left in every language.
  case forceRightToLeft
}

extension LayoutView {
  /// The direction in which the view lays out what it holds.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: root.userInterfaceLayoutDirection
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The priority with which the view resists growing beyond its content along an axis.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority { contentHugging[axis] }

  /// Sets how strongly the view resists growing beyond its content along an axis.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) { contentHugging[axis] = priority }

  /// The priority with which the view resists shrinking below its content along an axis.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority { compressionResistance[axis] }

  /// Sets how strongly the view resists shrinking below its content along an axis.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    compressionResistance[axis] = priority
  }
}

extension LayoutView: CustomStringConvertible {
  /// The view as UIKit describes it: `<LayoutView 'title'; frame = (20 64; 280 21)>` (specification INV-03).
  public var description: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.decimalText(places: 4) }
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: self))\(name); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}
