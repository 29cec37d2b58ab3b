internal import AutoLayout
public import Foundation
internal import Geometry

/// A view that arranges others in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How the arranged views share the length of the stack.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How the arranged views are aligned across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance between adjacent views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether views are arranged within the margins, which are zero until they are set (specification STK-07).
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether distances are measured between baselines. Here they are always measured between edges.
  open var isBaselineRelativeArrangement = false
  /// The arranged views, in order. Hidden views occupy no space.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownMargins = .zero
  }

  /// Creates a stack from an archive; here an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    ownMargins = .zero
  }

  /// Creates a stack of views, in a row until ``axis`` is set.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index, clamped to the count of views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    arrangementDidChange()
  }

  /// Removes a view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Sets the distance after an arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance after an arranged view, in points; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  func arrangementDidChange() {
    invalidateLayout()
    requestLayout()
  }

  /// Returns the settings of the stack for layout, with its views as indices of the tree.
  func stackLayout(margins: EdgeInsets, in tree: ViewTree) -> StackLayout {
    func points(_ spacing: CGFloat) -> Double {
      spacing == Self.spacingUseSystem ? StandardSpacing.betweenSiblings : Double(spacing)
    }
    var layout = StackLayout(
      axis: axis.engineAxis, distribution: distribution.engineDistribution,
      alignment: alignment.engineAlignment(along: axis), spacing: points(spacing),
      margins: isLayoutMarginsRelativeArrangement ? margins : .zero,
      arrangedViews: arrangedSubviews.compactMap(tree.position))
    for view in arrangedSubviews {
      guard let spacing = customSpacings[ObjectIdentifier(view)], let position = tree.position(of: view) else {
        continue
      }
      layout.customSpacing[position] = points(spacing)
    }
    return layout
  }
}

extension UIStackView.Distribution {
  fileprivate var engineDistribution: StackLayout.Distribution {
    [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][rawValue]
  }
}

extension UIStackView.Alignment {
  fileprivate func engineAlignment(along axis: NSLayoutConstraint.Axis) -> StackLayout.Alignment {
    switch self {
    case .fill: .fill
    case .leading: axis == .horizontal ? .top : .leading
    case .trailing: axis == .horizontal ? .bottom : .trailing
    case .center: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
