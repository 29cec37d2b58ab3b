import UIKit

/// Parts that several screens are made of.
@MainActor
enum Parts {
  /// A label with text in a text style.
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

  /// Returns a button that only shows a title.
  static func button(_ title: String, _ style: UIFont.TextStyle = .headline, color: UIColor? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    if let color { button.setTitleColor(color, for: .normal) }
    return button
  }

  /// Returns a button with a background with rounded corners.
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

  /// Returns a placeholder for a picture, in a tint.
  static func picture(_ tint: UIColor, radius: CGFloat = 0) -> UIImageView {
    let view = UIImageView()
    view.tintColor = tint
    view.layer.cornerRadius = radius
    view.clipsToBounds = radius > 0
    return view
  }

  /// Returns a cell that a row fills, with a disclosure indicator if it leads further.
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
  /// Gives the stack margins around its views, in points.
  func pad(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Arranges the views of the stack vertically, with a spacing in points.
  func lieAbove(spacing: CGFloat) {
    axis = .vertical
    self.spacing = spacing
    alignment = .fill
    distribution = .fill
  }
}

extension UILabel {
  /// Returns the label, which keeps the width of its text while other labels, with a hugging priority of 251, give way.
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

  /// Returns constraints that give the view a width and a height, in points.
  func size(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)]
  }

  /// Returns constraints that pin all edges to those of another view, at a distance in points.
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
  /// Whether the screen is in portrait.
  var isUpright: Bool { bounds.width < bounds.height }
}

extension UITraitCollection {
  /// Whether it is a phone in landscape without an accessibility text size.
  var hasLowScreen: Bool { verticalSizeClass == .compact && !hasLargeLetters }

  /// Whether the text size is one of the accessibility sizes.
  var hasLargeLetters: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}

extension UIScrollView {
  /// Returns constraints that place it in a screen, from the top of the safe area to an edge, and make it scroll
  /// vertically.
  func places(in screen: UIView, above edge: NSLayoutYAxisAnchor) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor), bottomAnchor.constraint(equalTo: edge),
      leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ]
  }
}
