// One import is enough for code that was written for UIKit.
@_exported public import AutoLayout
@_exported public import Geometry
public import LayoutViews

// UIKit's names for views and what belongs to them. Foundation on Linux has CGRect, CGSize, CGPoint and CGFloat of its
// own: a file that imports it writes Rect, Size, Point and Double.

/// UIKit's name for `LayoutView`.
public typealias UIView = LayoutView
/// UIKit's name for `ViewLayoutGuide`.
public typealias UILayoutGuide = ViewLayoutGuide
/// UIKit's name for `LayoutStackView`.
public typealias UIStackView = LayoutStackView
/// UIKit's name for `LayoutScrollView`.
public typealias UIScrollView = LayoutScrollView
/// UIKit's name for `LayoutLabel`.
public typealias UILabel = LayoutLabel
/// UIKit's name for `LayoutSwitch`.
public typealias UISwitch = LayoutSwitch
/// UIKit's name for `LayoutButton`.
public typealias UIButton = LayoutButton
/// UIKit's name for `LayoutImageView`.
public typealias UIImageView = LayoutImageView
/// UIKit's name for `LayoutTextField`.
public typealias UITextField = LayoutTextField
/// UIKit's name for `LayoutTextView`.
public typealias UITextView = LayoutTextView
/// UIKit's name for `LayoutSegmentedControl`.
public typealias UISegmentedControl = LayoutSegmentedControl
/// UIKit's name for `LayoutControl`.
public typealias UIControl = LayoutControl
/// UIKit's name for `LayoutSlider`.
public typealias UISlider = LayoutSlider
/// UIKit's name for `LayoutProgressView`.
public typealias UIProgressView = LayoutProgressView
/// UIKit's name for `LayoutActivityIndicator`.
public typealias UIActivityIndicatorView = LayoutActivityIndicator
/// UIKit's name for `LayoutStepper`.
public typealias UIStepper = LayoutStepper
/// UIKit's name for `LayoutToolbar`.
public typealias UIToolbar = LayoutToolbar
/// UIKit's name for `LayoutNavigationBar`.
public typealias UINavigationBar = LayoutNavigationBar
/// UIKit's name for `LayoutTabBar`.
public typealias UITabBar = LayoutTabBar
/// UIKit's name for `LayoutViewController`.
public typealias UIViewController = LayoutViewController
/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for `SizeClass`.
public typealias UIUserInterfaceSizeClass = SizeClass
/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// UIKit's name for `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority
/// UIKit's name for `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name for `ViewConstraint`.
public typealias NSLayoutConstraint = ViewConstraint
/// UIKit's name for `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name for `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name for `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension

/// UIKit's name for `EdgeInsets`, in points.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `Rect`, in points.
public typealias CGRect = Rect
/// UIKit's name for `Size`, in points.
public typealias CGSize = Size
/// UIKit's name for `Point`, in points.
public typealias CGPoint = Point
/// UIKit's name for a distance in points.
public typealias CGFloat = Double

extension ViewConstraint {
  /// UIKit's name for `Axis`.
  public typealias Axis = Geometry.Axis
  /// UIKit's name for ``LayoutAttribute``.
  public typealias Attribute = LayoutAttribute
  /// UIKit's name for ``LayoutRelation``.
  public typealias Relation = LayoutRelation
  /// UIKit's name for ``VisualFormatOptions``.
  public typealias FormatOptions = VisualFormatOptions
}

extension LayoutView {
  /// UIKit's name for the mask of a view.
  public typealias AutoresizingMask = AutoLayout.AutoresizingMask

  /// Does nothing: every layout solves the whole tree.
  public func setNeedsLayout() {}

  /// Does nothing: every layout asks for the sizes of contents.
  public func invalidateIntrinsicContentSize() {}
}

extension LayoutPriority {
  /// The priority with a value, from above 0 to 1000.
  public init(rawValue: Double) { self.init(rawValue) }
}
