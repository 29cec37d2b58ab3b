public import UIKit

/// A view with an intrinsic size, like the test views in the books.
public final class BoxView: UIView {
  private let size: CGSize

  /// A view with an intrinsic size, in points; `UIView.noIntrinsicMetric` along an axis without one.
  public init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// A view without an intrinsic size.
  public required init?(coder: NSCoder) {
    size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    super.init(coder: coder)
  }

  public override var intrinsicContentSize: CGSize { size }
}

/// Text with the size that the books give. Like Interface Builder's labels, it hugs its content a little more than
/// other views.
public final class SizedLabel: UIView {
  private let size: CGSize

  /// Creates text of a size, in points.
  public init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(251), for: axis)
    }
  }

  /// Creates text without a size.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  public override var intrinsicContentSize: CGSize { size }
}

/// A screen of a size, in points, with views on it.
@MainActor
public func screen(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
  LayoutFaults.removeAll()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for subview in views { view.addSubview(constrained: subview) }
  return view
}

extension UIView {
  /// The frame as a list, to four decimals: x, y, width, height.
  public var place: [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10_000).rounded() / 10_000 }
  }

  /// Adds a view that only constraints place.
  public func addSubview(constrained view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Installs the constraints of formats on the view.
  public func add(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: Any]
  ) {
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
  }
}
