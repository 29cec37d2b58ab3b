internal import AutoLayout
public import Foundation
internal import Geometry

/// A rectangle in a tree of views.
@preconcurrency @MainActor
open class UIView: UIViewDeclarations, UICoordinateSpace, UITraitEnvironment, UIAppearance, UIAppearanceContainer {
  // MARK: - Hierarchy

  /// The view that holds this one.
  public internal(set) weak var superview: UIView?
  /// The views that this one holds, the rearmost first.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: - Geometry

  /// The frame before the transform.
  var untransformedFrame = CGRect.zero
  /// The point of the view that ``center`` places, from 0 to 1. Setting it moves the view.
  var layerAnchor = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard layerAnchor != oldValue else { return }
      setCenter(untransformedFrame.point(at: oldValue))
    }
  }
  /// The origin of the view's own coordinates.
  var boundsOrigin = CGPoint.zero
  /// The map of the view about its centre.
  open var transform = CGAffineTransform.identity
  /// The parts of the place that stretch when the superview changes its size.
  open var autoresizingMask = AutoresizingMask() { didSet { invalidateLayout() } }
  /// Whether subviews follow a change of the size by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame and the mask become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { invalidateLayout() } }

  // MARK: - Layout

  /// The constraints that the view holds, in the order of their installation.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The guides that the view has of its own.
  var standardGuides: [LayoutGuide: UILayoutGuide] = [:]
  /// The priorities with which contents resist growing.
  var contentHugging = AxisPriorities(.defaultLow)
  /// The priorities with which contents resist shrinking.
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// The frame that constraints give the view, in the superview, in points; nil before they have.
  var solvedFrame: CGRect?
  /// Whether constraints leave more than one place or size, where the layout is known.
  var isAmbiguous = false
  /// The engine of the tree, where the view is its root.
  var engine: LayoutEngine?
  /// The engine that measures the view alone.
  var fittingEngine: LayoutEngine?
  /// Whether ``layoutSubviews()`` is to be called.
  var isLayoutNeeded = true
  /// Whether ``updateConstraints()`` is to be called; so it is, once, for each new view.
  var isConstraintUpdateNeeded = true
  /// The safe area that the view was told of.
  var knownSafeArea = EdgeInsets.zero
  /// The margins as they were set, in points.
  var ownMargins = UIView.usualMargins
  /// The margins as they were set by the direction of reading; nil where they were set by sides.
  var ownDirectionalMargins: NSDirectionalEdgeInsets?
  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { invalidateMargins() } }
  /// Whether each margin is at least as wide as the part of the view that the superview's margin covers.
  open var preservesSuperviewLayoutMargins = false { didSet { invalidateMargins() } }
  /// The rule by which the view turns with the direction of reading.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { invalidateLayout() } }
  /// The observers of the view's properties; nil for none.
  var observers: ViewObservers?
  /// Light or dark, where the view says so itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: - Looks

  /// The layer, which holds what is drawn of the view.
  public private(set) lazy var layer = CALayer.made(of: Self.layerClass, for: self)
  /// The colour behind the contents; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether the view is not shown; it keeps its place except in a stack view.
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  /// Whether contents end at the edges.
  open var clipsToBounds = false
  /// The way in which contents fill the view.
  open var contentMode = ContentMode.scaleToFill
  /// The view whose opacity covers this one.
  open var mask: UIView?
  /// Whether the view hears of touches.
  open var isUserInteractionEnabled = true
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Answers to something no more.
  open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  open var gestureRecognizers: [UIGestureRecognizer]?

  // MARK: - Accessibility

  /// The name of the view in messages.
  open var accessibilityIdentifier: String?

  // MARK: - Making views

  /// A view with a frame in its superview, in points.
  public init(frame: CGRect) {
    super.init()
    if frame.isUsable { untransformedFrame = frame.standardized }
  }

  /// A view from an archive: here a view without anything.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view cannot do without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - To be overridden

  /// The natural size of the content, ``UIView/noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The distances that the frame reaches beyond the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline stands for that of this one.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline stands for that of this one.
  open var forLastBaselineLayout: UIView { self }
  /// The controller of the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Places subviews where constraints say; called when something has changed.
  open func layoutSubviews() { placeSubviews() }
  /// Called before a layout after ``setNeedsUpdateConstraints()``, and once for new views.
  open func updateConstraints() {}
  /// Called when a subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview becomes another one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has become another one.
  open func didMoveToSuperview() {}
  /// Called before the window becomes another one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has become another one.
  open func didMoveToWindow() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when the tint has changed.
  open func tintColorDidChange() {}
  /// Called when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws; called by nothing here.
  open func draw(_ rect: CGRect) {}
  /// The size, in points, that fits best into another one; the size of the view unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { naturalSizeThatFits(size) }
  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }

  // MARK: - Geometry that may be overridden

  /// The place of the view in its superview, in points: with a transform the smallest rectangle around it.
  open var frame: CGRect {
    get { placedFrame }
    set { place(at: newValue) }
  }
  /// The view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set { setBounds(newValue) }
  }
  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { untransformedFrame.point(at: layerAnchor) }
    set { setCenter(newValue) }
  }
  /// The margins of the view, in points, with the part of the safe area that they contain.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(guideInsets.layoutMargins) }
    set {
      (ownMargins, ownDirectionalMargins) = (newValue, nil)
      invalidateMargins()
    }
  }
  /// The margins of the view by the direction of reading, in points.
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
  /// Makes the frame as large as ``sizeThatFits(_:)`` says; the origin stays.
  open func sizeToFit() { fitSize() }
  /// Returns whether a point of the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The foremost view at a point of the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { foremostView(at: point, event) }

  // MARK: - Hierarchy that may be overridden

  /// The window that the view is shown in.
  open var window: UIWindow? { superview?.window }
  /// Adds a view in front of the other subviews; it leaves the superview that it had.
  open func addSubview(_ view: UIView) { adopt(view, at: subviews.count) }
  /// Adds a view behind the subview at a position.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  /// Adds a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { adopt(view, beside: sibling, offset: 0) }
  /// Adds a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { adopt(view, beside: sibling, offset: 1) }
  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { adopt(view, at: subviews.count) } }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { adopt(view, at: 0) } }
  /// Takes the view out of its superview, with the constraints between it and what stays behind.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether the view is the given view or lies in it.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// The view of a tag in the tree under this view.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: - Layout that may be overridden

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out now what has changed, from the root of the tree on.
  open func layoutIfNeeded() { layOut() }
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Returns whether ``updateConstraints()`` is to be called.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }
  /// Calls ``updateConstraints()`` of the views under this one that need it, inner views first.
  open func updateConstraintsIfNeeded() { updateTreeConstraints() }
  /// Says that the natural size of the content has changed.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// Installs a constraint on this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
  /// Installs constraints on this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
  /// The priority with which the content resists growing along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(contentHugging[axis.engineAxis].rawValue))
  }
  /// Sets how strongly the content resists growing along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHugging[axis.engineAxis] = LayoutPriority(Double(priority.rawValue))
    invalidateLayout()
  }
  /// The priority with which the content resists shrinking along an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(compressionResistance[axis.engineAxis].rawValue))
  }
  /// Sets how strongly the content resists shrinking along an axis.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis.engineAxis] = LayoutPriority(Double(priority.rawValue))
    invalidateLayout()
  }
  /// The size that constraints give the view, as near to a target as they allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The size that constraints give the view, as near to a target as they allow, in points.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is wished for.
  ///   - horizontalFittingPriority: How strongly the width is wished for.
  ///   - verticalFittingPriority: How strongly the height is wished for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) { adopt(guide) }
  /// Takes a guide out of the view, with the constraints that name it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { release(guide) }

  // MARK: - For UIKit's own views

  /// The places of the text's baselines in the alignment rectangle.
  var textBaseline: TextBaseline { .none }
  /// The text by which logs tell the view from others of its class.
  var logTitle: String? { nil }
  /// Whether constraints end here: the frame is given, and what the view holds is solved apart.
  var isLayoutIsland: Bool { false }
  /// The subviews that pictures and lists of views show.
  var shownSubviews: [UIView] { subviews }
  /// The natural size of the content at a width that layout gave, in points.
  func contentSize(solvedWidth: Double?) -> CGSize { intrinsicContentSize }
  /// Called when the natural size of the content has changed.
  func contentDidChange() {
    invalidateLayout()
    requestLayout()
  }
  /// Tells the view and all that it holds of traits that have changed.
  func tellOfTraits(_ former: UITraitCollection) {
    layoutRoot.engine?.forget()
    tellTree {
      $0.traitsDidChange()
      $0.traitCollectionDidChange(former)
      $0.tellOfTraitChange(former)
    }
  }
  /// Whether what is in the view is UIKit's own, so that nothing in it is the author's to constrain.
  var ownsItsParts: Bool { false }
  /// Called when traits have changed, before ``traitCollectionDidChange(_:)``, which apps override.
  func traitsDidChange() {}
  /// Called when the safe area has changed, before ``safeAreaInsetsDidChange()``, which apps override.
  func safeAreaDidChange() {}
  /// Called when the view has got another size.
  func sizeDidChange(from former: CGSize) {}
  /// The size that fits best, where the class has no rule of its own.
  func naturalSizeThatFits(_ size: CGSize) -> CGSize { untransformedFrame.size }

  /// The view as UIKit describes it: `<UIView: 'title'; frame = (20 64; 280 21)>`.
  open override var description: String { MainActor.assumeIsolated { descriptionOfFrame } }
}
