// A control with layers, drawing and touches, as apps write it.
import CoreGraphics
import QuartzCore
import UIKit

final class CardView: UIControl {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.allowsDefaultTighteningForTruncation = true
    label.lineBreakMode = .byTruncatingTail
    label.lineBreakStrategy = .pushOut
    label.baselineAdjustment = .alignCenters
    label.numberOfLines = 2
    label.textAlignment = .natural
    label.highlightedTextColor = .white
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 0, height: 1)
    label.isEnabled = true
    label.text = NSLocalizedString("title", comment: "")
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()
  let button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.subtitle = "x"
    configuration.image = UIImage(systemName: "arrow.right")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.titlePadding = 2
    configuration.titleAlignment = .leading
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemBlue
    configuration.baseForegroundColor = .white
    configuration.buttonSize = .large
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    configuration.showsActivityIndicator = false
    configuration.background.cornerRadius = 8
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 1
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 16)
      return outgoing
    }
    configuration.attributedTitle = AttributedString(
      "Go", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    button.configurationUpdateHandler = { button in button.configuration?.title = button.isHighlighted ? "a" : "b" }
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.white, for: .highlighted)
    button.setImage(
      UIImage(systemName: "plus")?.withConfiguration(UIImage.SymbolConfiguration(weight: .bold)), for: .selected)
    button.setBackgroundImage(nil, for: [.selected, .highlighted])
    button.setAttributedTitle(
      NSAttributedString(string: "x", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]), for: .disabled)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.titleLabel?.numberOfLines = 0
    button.imageView?.contentMode = .scaleAspectFit
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.titleEdgeInsets = .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .center
    button.semanticContentAttribute = .forceRightToLeft
    button.adjustsImageWhenHighlighted = false
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(title: "", options: .displayInline, children: [])
    button.changesSelectionAsPrimaryAction = true
    button.role = .primary
    button.isPointerInteractionEnabled = true
    button.addTarget(nil, action: Selector("tap"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.tintColor = .red
    button.layer.shadowColor = UIColor.black.cgColor
    button.layer.shadowPath = UIBezierPath(roundedRect: button.bounds, cornerRadius: 8).cgPath
    button.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    button.layer.actions = ["bounds": NSNull()]
    button.accessibilityTraits.insert(.button)
    return button
  }()
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isSelected: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var bounds: CGRect { didSet { setNeedsLayout() } }
  override var frame: CGRect { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var accessibilityLabel: String? {
    get { "x" }
    set {}
  }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var center: CGPoint { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }
  private func setup() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    layer.shadowOffset = .zero
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (layer as? CAGradientLayer)?.type = .axial
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
    layer.mask = mask
    let stack = UIStackView(arrangedSubviews: [titleLabel, button, UIView()])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .firstBaseline
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: titleLabel)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: button)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    stack.insertArrangedSubview(UIView(), at: 0)
    stack.removeArrangedSubview(button)
    addSubview(stack)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let constraints = [
      stack.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 1),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: 8),
      stack.heightAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 9.0 / 16.0),
      stack.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ]
    constraints[0].priority = UILayoutPriority(999)
    constraints[1].priority = .defaultHigh - 1
    constraints[2].identifier = "x"
    for constraint in constraints { constraint.isActive = true }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-|", options: [.alignAllCenterY], metrics: ["m": 8], views: ["a": stack]))
    let minimum = NSLayoutConstraint(
      item: stack, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1.0, constant: 10)
    addConstraint(minimum)
    removeConstraints(self.constraints)
    _ = contentHuggingPriority(for: .horizontal)
    if let constraint = self.constraints.first(where: { $0.firstAttribute == .height && $0.firstItem === self }) {
      constraint.constant = 3
    }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.sublayers?.first?.frame = bounds
    layer.shadowPath = UIBezierPath(rect: bounds.insetBy(dx: 2, dy: 2)).cgPath
    titleLabel.preferredMaxLayoutWidth = bounds.width
  }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.red.cgColor)
    context.fill(rect)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.strokePath()
    UIColor.red.setFill()
    UIColor.blue.setStroke()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addArc(withCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    path.close()
    path.fill()
    path.stroke()
    path.lineWidth = 2
    path.addClip()
    path.lineCapStyle = .round
    let text = "x" as NSString
    text.draw(in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.draw(at: .zero, withAttributes: nil)
    _ = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    _ = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: UIFont.systemFont(ofSize: 10)],
      context: nil)
    UIImage(named: "x")?.draw(in: rect)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
  override func didMoveToWindow() {}
  override func didMoveToSuperview() {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func tintColorDidChange() {}
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority h: UILayoutPriority, verticalFittingPriority v: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: h, verticalFittingPriority: v)
  }
  override func updateConstraints() { super.updateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func prepareForInterfaceBuilder() {}
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
}
