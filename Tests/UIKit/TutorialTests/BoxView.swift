import LayoutViews
import UIKitNames

/// A view with content of a size, as the books' test views are.
final class BoxView: UIView {
  private let size: CGSize

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A text whose size the books give, a little less willing to grow than other views, as Interface Builder's labels are.
final class SizedLabel: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for axis in NSLayoutConstraint.Axis.allCases { setContentHuggingPriority(UILayoutPriority(251), for: axis) }
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A screen of a size with views on it.
func screen(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for subview in views {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }
  return view
}

extension UIView {
  /// The frame as a list, to four decimals: x, y, width, height.
  var place: [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10_000).rounded() / 10_000 }
  }

  /// Installs the constraints of formats on the view.
  func add(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: ConstraintItem]
  ) throws {
    for format in formats {
      try addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
  }
}
