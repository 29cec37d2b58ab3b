public import AutoLayout
public import Geometry

/// A view that arranges others in a row or a column; UIKit's `UIStackView`.
open class LayoutStackView: LayoutView {
  /// The rule by which arranged views share the length of the stack.
  public typealias Distribution = StackLayout.Distribution
  /// The place of arranged views across the stack.
  public typealias Alignment = StackLayout.Alignment

  /// The direction that views follow each other in.
  public var axis = Axis.horizontal
  /// The rule by which the arranged views share the length of the stack.
  public var distribution = Distribution.fill
  /// The place of the arranged views across the stack.
  public var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public var spacing = 0.0
  /// True where views are arranged within the layout margins rather than within the bounds.
  public var isLayoutMarginsRelativeArrangement = false
  /// The views that the stack places, in order; hidden ones take no room.
  public private(set) var arrangedSubviews: [LayoutView] = []
  private var customSpacings: [(view: ObjectIdentifier, spacing: Double)] = []

  /// A stack of views, in a row unless ``axis`` says otherwise.
  public init(arrangedSubviews: [LayoutView] = []) {
    super.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack; constraints place it from then on.
  public func addArrangedSubview(_ view: LayoutView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a position of the stack; positions outside the list count as its ends.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
  }

  /// Takes a view out of the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: LayoutView) { arrangedSubviews.removeAll { $0 === view } }

  /// Sets the distance behind an arranged view, in points; nil for ``spacing``.
  public func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
    if let spacing { customSpacings.append((ObjectIdentifier(view), spacing)) }
  }

  /// The distance behind an arranged view where one was set, in points.
  public func customSpacing(after view: LayoutView) -> Double? {
    customSpacings.first { $0.view == ObjectIdentifier(view) }?.spacing
  }

  /// The settings of the stack for a layout, with its views by their positions; views without a position are left out.
  func stackLayout(margins: EdgeInsets, position: (ConstraintItem) -> Int?) -> StackLayout {
    var layout = StackLayout(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
      margins: isLayoutMarginsRelativeArrangement ? margins : .zero,
      arrangedViews: arrangedSubviews.compactMap(position))
    for view in arrangedSubviews {
      guard let spacing = customSpacing(after: view), let position = position(view) else { continue }
      layout.customSpacing[position] = spacing
    }
    return layout
  }

  override func willRemoveSubview(_ view: LayoutView) {
    removeArrangedSubview(view)
    setCustomSpacing(nil, after: view)
  }
}
