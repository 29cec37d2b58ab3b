internal import AutoLayout
public import Foundation
internal import Geometry

/// A rectangle in a tree of views.
@preconcurrency @MainActor
open class UIView: UIViewDeclarations, UICoordinateSpace, UITraitEnvironment, UIAppearance, UIAppearanceContainer {
  // MARK: - Hierarchy

  /// The view that contains this one.
  public internal(set) weak var superview: UIView?
  /// The contained views, from back to front.
  public internal(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  // MARK: - Geometry

  /// The frame before the transform.
  var untransformedFrame = CGRect.zero
  /// The point of the view that ``center`` positions, from 0 to 1. Setting it moves the view.
  var layerAnchor = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard layerAnchor != oldValue else { return }
      setCenter(untransformedFrame.point(at: oldValue))
    }
  }
  /// The origin of the view's own coordinates.
  var boundsOrigin = CGPoint.zero
  /// The transform of the view about its center.
  open var transform = CGAffineTransform.identity
  /// The parts of the frame and distances that stretch with the superview.
  open var autoresizingMask = AutoresizingMask() { didSet { invalidateLayout() } }
  /// Whether subviews are resized by their masks when the size changes.
  open var autoresizesSubviews = true
  /// Whether the frame and the mask become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { invalidateLayout() } }

  // MARK: - Layout

  /// The constraints of the view, in order of installation.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The view's built-in guides.
  var standardGuides: [LayoutGuide: UILayoutGuide] = [:]
  /// The priorities with which the content resists growing.
  var contentHugging = AxisPriorities(.defaultLow)
  /// The priorities with which the content resists shrinking.
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// The frame from constraints, in the superview's coordinates, in points; nil before the first solve.
  var solvedFrame: CGRect?
  /// Whether constraints allow more than one position or size, as of the last solve.
  var isAmbiguous = false
  /// The engine of the tree, if the view is its root.
  var engine: LayoutEngine?
  /// The engine that measures the view on its own.
  var fittingEngine: LayoutEngine?
  /// Whether the next layout calls ``layoutSubviews()``.
  var isLayoutNeeded = true { didSet { if isLayoutNeeded { noteWork() } } }
  /// Whether the next layout calls ``updateConstraints()``: initially true, so that each new view gets one call.
  var isConstraintUpdateNeeded = true { didSet { if isConstraintUpdateNeeded { noteWork() } } }
  /// Whether the view or a descendant may have work for the next layout, which visits no others.
  var mayHaveWork = true
  /// The safe area in the last notification.
  var knownSafeArea = EdgeInsets.zero
  /// The margins as set by edges, in points.
  var ownMargins = UIView.usualMargins
  /// The margins as set by leading and trailing edges; nil if they were set by left and right.
  var ownDirectionalMargins: NSDirectionalEdgeInsets?
  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateMargins() } }
  /// Whether each margin is at least as wide as the part of the view that the superview's margin covers.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidateMargins() } }
  /// How the view follows right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { invalidateLayout() } }
  /// The observers of the view's properties, or nil if there are none.
  var observers: ViewObservers?
  /// The light or dark appearance that the view overrides.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: - Looks

  public private(set) lazy var layer = CALayer.made(of: Self.layerClass, for: self)
  /// The color behind the contents; nil for none.
  open var backgroundColor: UIColor?
  /// The color of interactive elements.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyOfTint()
    }
  }
  /// The tint color that code has set. If it is nil, the view inherits its superview's.
  private(set) var ownTintColor: UIColor?
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view declares that it fills its bounds with opaque content.
  open var isOpaque = true
  /// Whether the view is hidden. It keeps its space except in a stack view.
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  /// Whether contents are clipped to the bounds.
  open var clipsToBounds = false
  /// How contents fill the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// The view whose alpha masks this one.
  open var mask: UIView?
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  open var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: - Accessibility

  /// The identifier by which messages name the view.
  open var accessibilityIdentifier: String?

  // MARK: - Making views

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    if frame.isUsable { untransformedFrame = frame.standardized }
  }

  /// Creates a view from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - To be overridden

  /// The natural size of the content, in points; ``UIView/noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The distances by which the frame extends beyond the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view that provides the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view that provides the last baseline.
  open var forLastBaselineLayout: UIView { self }
  /// The controller of the view, or else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Places subviews by their constraints. Called by a layout if something has changed.
  open func layoutSubviews() { placeSubviews() }
  /// Called before a layout after ``setNeedsUpdateConstraints()``, and once for each new view.
  open func updateConstraints() {}
  /// Called after a subview is added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when code sets the margins of the superview.
  func superviewMarginsDidChange() {}
  /// Called after the tint has changed.
  open func tintColorDidChange() {}
  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws the content. Nothing calls it here.
  open func draw(_ rect: CGRect) {}
  /// Returns the size that fits best into another one, in points: the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { naturalSizeThatFits(size) }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }

  // MARK: - Geometry that may be overridden

  /// The frame in the superview's coordinates, in points; with a transform, the smallest rectangle that contains the
  /// view.
  open var frame: CGRect {
    get { placedFrame }
    set { place(at: newValue) }
  }
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set { setBounds(newValue) }
  }
  /// The position of the view's anchor point, its center by default, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { untransformedFrame.point(at: layerAnchor) }
    set { setCenter(newValue) }
  }
  /// The margins of the view, in points, including the part of the safe area that they contain.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(guideInsets.layoutMargins) }
    set {
      (ownMargins, ownDirectionalMargins) = (newValue, nil)
      invalidateMargins()
    }
  }
  /// The margins with leading and trailing edges, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set {
      ownDirectionalMargins = newValue
      invalidateMargins()
    }
  }
  /// The safe area of the view, as distances from its edges in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(guideInsets.safeArea) }
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Sets the size to the result of ``sizeThatFits(_:)``. The origin stays.
  open func sizeToFit() { fitSize() }
  /// Whether a point in the view's coordinates is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremostView(at: point, event) }

  // MARK: - Hierarchy that may be overridden

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }
  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { adopt(view, at: subviews.count) }
  /// Inserts a subview at an index; a higher index is further in front.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { adopt(view, beside: sibling, offset: 0) }
  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { adopt(view, beside: sibling, offset: 1) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { adopt(view, at: subviews.count) } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { adopt(view, at: 0) } }
  /// Removes the view from its superview, and the constraints between it and the remaining tree.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether the view is the given view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// Returns the first view with a tag in this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: - Layout that may be overridden

  /// Requests ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out pending changes now, from the root of the tree.
  open func layoutIfNeeded() { layOut() }
  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Whether ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }
  /// Calls pending ``updateConstraints()`` in this subtree, subviews before their superviews.
  open func updateConstraintsIfNeeded() { updateTreeConstraints() }
  /// Invalidates the natural size of the content.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// Installs a constraint on this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
  /// Installs constraints on this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
  /// Returns the priority with which the content resists growing along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(contentHugging[axis.engineAxis].rawValue))
  }
  /// Sets the priority with which the content resists growing along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHugging[axis.engineAxis] = LayoutPriority(Double(priority.rawValue))
    invalidateLayout()
  }
  /// Returns the priority with which the content resists shrinking along an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(compressionResistance[axis.engineAxis].rawValue))
  }
  /// Sets the priority with which the content resists shrinking along an axis.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis.engineAxis] = LayoutPriority(Double(priority.rawValue))
    invalidateLayout()
  }
  /// Returns the size that constraints give the view, as close to a target as they allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// Returns the size that constraints give the view, as close to a target as they allow, in points.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size.
  ///   - horizontalFittingPriority: The priority of the preferred width.
  ///   - verticalFittingPriority: The priority of the preferred height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) { adopt(guide) }
  /// Removes a guide and the constraints that refer to it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { release(guide) }

  // MARK: - For UIKit's own views

  /// The baselines of the text in the alignment rectangle.
  var textBaseline: TextBaseline { .none }
  /// The text that distinguishes the view in logs from others of its class.
  var logTitle: String? { nil }
  /// Whether constraints end here: the frame is given, and the subviews are solved as a separate system.
  var isLayoutIsland: Bool { false }
  /// The subviews that are drawn and listed.
  var shownSubviews: [UIView] { subviews }
  /// Returns the natural size of the content at a solved width, in points.
  func contentSize(solvedWidth: Double?) -> CGSize { intrinsicContentSize }
  /// Called when the natural size of the content has changed.
  func contentDidChange() {
    invalidateLayout()
    requestLayout()
  }
  /// Notifies the view and its descendants that traits have changed.
  func notifyOfTraits(_ former: UITraitCollection) {
    layoutRoot.engine?.forget()
    notifyTree {
      $0.engine?.forget()
      $0.traitsDidChange()
      $0.traitCollectionDidChange(former)
      $0.notifyOfTraitChange(former)
    }
  }
  /// Whether the subviews are UIKit's own, so that the author cannot constrain them.
  var ownsItsParts: Bool { false }
  /// Called after traits have changed, before ``traitCollectionDidChange(_:)``, which apps override.
  func traitsDidChange() {}
  /// Called after the safe area has changed, before ``safeAreaInsetsDidChange()``, which apps override.
  func safeAreaDidChange() {}
  /// Called after the size of the view has changed.
  func sizeDidChange(from former: CGSize) {}
  /// Returns the best fitting size if the class has no rule of its own: the current size, in points.
  func naturalSizeThatFits(_ size: CGSize) -> CGSize { untransformedFrame.size }

  /// The description as UIKit prints it: `<UIView: 'title'; frame = (20 64; 280 21)>`.
  open override var description: String { MainActor.assumeIsolated { descriptionOfFrame } }
}
