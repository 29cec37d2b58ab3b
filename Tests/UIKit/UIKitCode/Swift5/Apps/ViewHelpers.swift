// Small helpers as apps have them: values, extensions of views, controls of their own.
import UIKit

@MainActor func values(_ n: Notification, _ v: UIView) {
  let rect = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
  let height = v.convert(rect, from: v.window).intersection(v.bounds).height
  let curve = UIView.AnimationOptions(
    rawValue: (n.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0)
  _ = (
    height, curve, NSValue(cgPoint: .zero).cgPointValue, rect.divided(atDistance: 1, from: .minXEdge).slice,
    CGRect.null.isNull, CGRect.infinite, rect.applying(.identity), CGVector(dx: 1, dy: 1)
  )
  let dx: CGFloat = max(1, CGFloat(2).rounded(), floor(rect.width / 2), sqrt(rect.width), .pi, abs(-1), pow(2, 2))
  let d: Double = Double(dx) + rect.width
  v.frame = CGRect(x: d, y: 1.0, width: 10 * dx, height: CGFloat(3))
  UIView.animate(withDuration: 0.1) { v.layoutIfNeeded() }
  UIView.animate(withDuration: 0.1, animations: v.layoutIfNeeded)
  UIView.animate(withDuration: 0.1, animations: { v.alpha = 0 }, completion: { _ in v.removeFromSuperview() })
  v.widthAnchor.constraint(equalToConstant: 3).isActive = true
  v.heightAnchor.constraint(equalTo: v.widthAnchor, multiplier: 9 / 16).isActive = true
  NSLayoutConstraint(
    item: v, attribute: .top, relatedBy: .equal, toItem: v.superview, attribute: .top, multiplier: 1, constant: 0
  ).isActive = true
  let c = v.topAnchor.constraint(equalTo: v.bottomAnchor)
  c.priority = .init(rawValue: 200)
  c.priority = UILayoutPriority.defaultHigh
  c.identifier = "x"
  let all = [c]
  NSLayoutConstraint.activate(all)
  for constraint in all { constraint.isActive = false }
  _ = v.constraints.first(where: { $0.firstAttribute == .height })?.constant
  _ = v.subviews.compactMap { $0 as? UILabel }
  for subview in v.subviews { subview.removeFromSuperview() }
  _ = v.hitTest(.zero, with: nil)
  _ = v.point(inside: .zero, with: nil)
  v.bringSubviewToFront(v)
  v.insertSubview(UIView(), belowSubview: v)
  v.exchangeSubview(at: 0, withSubviewAt: 1)
  let size = v.systemLayoutSizeFitting(
    CGSize(width: 10, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  v.frame.size.height = size.height
  if v == v.superview, v.isDescendant(of: v) { print(v.description, "\(v)") }
  var set = Set<UIView>()
  set.insert(v)
  let dict: [NSLayoutConstraint: Int] = [c: 1]
  _ = dict[c]
}
final class BadgeView: UIView {
  var count = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func updateConstraints() { super.updateConstraints() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var bounds: CGRect { didSet { _ = oldValue } }
  override var frame: CGRect { didSet { setNeedsLayout() } }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var canBecomeFirstResponder: Bool { true }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func layoutMarginsDidChange() {}
  convenience init(count: Int) {
    self.init(frame: .zero)
    self.count = count
  }
}
final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize
    return CGSize(width: s.width + insets.left + insets.right, height: s.height + insets.top + insets.bottom)
  }
}
protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UITableView {
  func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: T.reuseIdentifier) }
  func dequeue<T: UITableViewCell>(_ type: T.Type, for indexPath: IndexPath) -> T {
    dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as! T
  }
}
extension UIView {
  func pin(to view: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
    ])
  }
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
}
extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: 1)
  }
  static let brand = UIColor(hex: 0xff0000)
}
enum Theme {
  static let title = UIFont.systemFont(ofSize: 20, weight: .bold)
  static let spacing: CGFloat = 8
}
class BaseViewController<V: UIView>: UIViewController {
  var contentView: V { view as! V }
}
