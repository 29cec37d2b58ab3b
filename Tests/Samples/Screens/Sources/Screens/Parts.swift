import UIKit

/// Parts that several screens are made of.
@MainActor
enum Parts {
  /// A label with a text in a text style.
  static func label(
    _ text: String, _ style: UIFont.TextStyle, _ weight: UIFont.Weight? = nil, color: UIColor = .label, lines: Int = 0,
    alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font(style, weight)
    label.textColor = color
    label.numberOfLines = lines
    label.textAlignment = alignment
    return label
  }

  /// Returns the font of a text style, by default in its usual weight.
  static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight?) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    guard let weight else { return font }
    let traits = [UIFontDescriptor.TraitKey.weight: weight]
    return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
  }

  /// A button that is a title alone.
  static func button(_ title: String, _ style: UIFont.TextStyle = .headline, color: UIColor? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    if let color { button.setTitleColor(color, for: .normal) }
    return button
  }

  /// A button with a ground that has round corners.
  static func button(
    _ title: String, _ style: UIFont.TextStyle = .headline, on look: UIButton.Configuration, tint: UIColor? = nil
  ) -> UIButton {
    var look = look
    var words = AttributedString(title)
    words.font = UIFont.preferredFont(forTextStyle: style)
    look.attributedTitle = words
    look.background.cornerRadius = 12
    let button = UIButton(configuration: look)
    if let tint { button.tintColor = tint }
    return button
  }

  /// A place for a picture, in a tint.
  static func picture(_ tint: UIColor, radius: CGFloat = 0) -> UIImageView {
    let view = UIImageView()
    view.tintColor = tint
    view.layer.cornerRadius = radius
    view.clipsToBounds = radius > 0
    return view
  }

  /// A cell with an arrow and a row that fills it.
  static func cell(_ row: UIView, isFurther: Bool = true) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = isFurther ? .disclosureIndicator : .none
    cell.backgroundColor = .clear
    cell.add(row)
    NSLayoutConstraint.activate(row.pinned(to: cell))
    return cell
  }

  /// A stack of views.
  static func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    return stack
  }
}

extension UIStackView {
  /// Gives the stack margins around what it holds, in points.
  func pad(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Puts what the stack holds above each other, at a distance in points.
  func lieAbove(spacing: CGFloat) {
    axis = .vertical
    self.spacing = spacing
    alignment = .fill
    distribution = .fill
  }
}

extension UILabel {
  /// The label, which keeps the width of its text where other labels give way: these hug theirs with 251.
  func keepingWidth() -> Self {
    setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    return self
  }
}

extension UIView {
  /// The view with a name, as tests and reports call it.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// Adds views that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Constraints that give the view a width and a height in points.
  func size(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)]
  }

  /// Constraints that tie all edges to those of another view, at a distance in points.
  func pinned(to view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
    ]
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIScreen {
  /// True where the screen is higher than wide.
  var isUpright: Bool { bounds.width < bounds.height }
}

extension UITraitCollection {
  /// True on a phone that is held sideways, with letters of a usual size.
  var hasLowScreen: Bool { verticalSizeClass == .compact && !hasLargeLetters }

  /// True where letters are as large as accessibility sizes have them.
  var hasLargeLetters: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}

extension UIScrollView {
  /// Constraints that let it scroll up and down in a screen, from the safe area down to an edge.
  func places(in screen: UIView, above edge: NSLayoutYAxisAnchor) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor), bottomAnchor.constraint(equalTo: edge),
      leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ]
  }
}
