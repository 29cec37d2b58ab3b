internal import Foundation
internal import UIKit

/// A screen of rows, each with a picture and a line of text, for edits of distances.
@MainActor
struct RowScreen {
  /// An attribute of a view, by the position of the view. The root is the last view.
  struct Side {
    let view: Int
    let attribute: NSLayoutConstraint.Attribute
  }

  /// A constraint as a value, for UIKit and for the text of a problem.
  struct Rule {
    let first: Side
    let relation: NSLayoutConstraint.Relation
    let second: Side?
    var constant: CGFloat
  }

  /// The views: row, picture and text of each row, and the root at the end.
  let views: [UIView]
  /// The constraints as values.
  let rules: [Rule]
  /// The active constraints, in the order of `rules`.
  let constraints: [NSLayoutConstraint]
  /// The positions of the edited rules: the distances above rows and before pictures.
  let edited: [Int]
  private let controller = UIViewController()

  var root: UIView { views[views.count - 1] }

  /// Creates a screen with `rows` rows.
  ///
  /// - Parameter followsMargins: Whether rows and pictures are pinned to margins that follow the safe area, so that
  ///   insets depend on frames.
  init(rows: Int, followsMargins: Bool = false) {
    views = Self.views(rows: rows)
    let rules = (0..<rows).flatMap { Self.rules(ofRow: $0, root: 3 * rows) }
    let length = rules.count / max(1, rows)
    edited = (0..<rows).flatMap { [$0 * length, $0 * length + 3] }
    self.rules = rules
    let views = views
    constraints = rules.map { rule in
      NSLayoutConstraint(
        item: views[rule.first.view], attribute: rule.first.attribute, relatedBy: rule.relation,
        toItem: rule.second.map { views[$0.view] },
        attribute: rule.second.map { followsMargins ? Self.margin(of: $0) : $0.attribute } ?? .notAnAttribute,
        multiplier: 1, constant: rule.constant)
    }
    NSLayoutConstraint.activate(constraints)
    controller.view = root
    if followsMargins {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 12, bottom: 34, right: 12)
      for view in views { view.preservesSuperviewLayoutMargins = true }
    }
  }

  private static func views(rows: Int) -> [UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20_000))
    var views: [UIView] = []
    for number in 0..<rows {
      let (row, icon, label) = (UIView(), UIView(), UILabel())
      label.text = "Row number \(number) with a text"
      for view in [row, icon, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      row.addSubview(icon)
      row.addSubview(label)
      views += [row, icon, label]
    }
    return views + [root]
  }

  private static func rules(ofRow number: Int, root: Int) -> [Rule] {
    let (row, icon, text) = (3 * number, 3 * number + 1, 3 * number + 2)
    func rule(
      _ view: Int, _ attribute: NSLayoutConstraint.Attribute, _ other: Int?,
      _ second: NSLayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0,
      _ relation: NSLayoutConstraint.Relation = .equal
    ) -> Rule {
      Rule(
        first: Side(view: view, attribute: attribute), relation: relation,
        second: other.map { Side(view: $0, attribute: second) }, constant: constant)
    }
    return [
      rule(row, .top, number == 0 ? root : row - 3, number == 0 ? .top : .bottom, 4), rule(row, .left, root, .left),
      rule(row, .right, root, .right), rule(icon, .left, row, .left, 16), rule(icon, .width, nil, .notAnAttribute, 24),
      rule(icon, .height, nil, .notAnAttribute, 24), rule(icon, .centerY, row, .centerY),
      rule(text, .left, icon, .right, 8), rule(text, .right, row, .right, -16, .lessThanOrEqual),
      rule(text, .top, row, .top, 10), rule(text, .bottom, row, .bottom, -10),
    ]
  }

  /// Returns the margin attribute of a row or the root; for other views, the attribute itself.
  private static func margin(of side: Side) -> NSLayoutConstraint.Attribute {
    guard side.view.isMultiple(of: 3) else { return side.attribute }
    switch side.attribute {
    case .left: return .leftMargin
    case .right: return .rightMargin
    default: return side.attribute
    }
  }

  // MARK: - Edits

  /// An edit: the position of a rule and its new constant, in points.
  struct Edit {
    let rule: Int
    let constant: CGFloat
  }

  /// Returns `count` edits, spread over the screen.
  func edits(_ count: Int) -> [Edit] {
    (0..<count).map { Edit(rule: edited[($0 * 37) % edited.count], constant: CGFloat(5 + $0 % 11)) }
  }

  /// Performs the edits in order, with a layout after each one.
  func perform(_ edits: [Edit]) {
    for edit in edits {
      constraints[edit.rule].constant = edit.constant
      root.layoutIfNeeded()
    }
  }

  /// A weighted sum of the origins of all views in root coordinates, in points. Equal layouts have equal sums.
  var checksum: Double {
    views.dropLast().reduce(0) { sum, view in
      let frame = view.superview?.convert(view.frame, to: root) ?? view.frame
      return sum + Double(3 * frame.minX + frame.minY)
    }
  }
}
