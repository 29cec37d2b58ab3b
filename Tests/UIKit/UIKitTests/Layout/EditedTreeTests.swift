import Foundation
import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Edits of all kinds, after which only what they reach is laid out again.
@MainActor
@Suite(.ownFaultLog) struct EditedTreeTests {
  @Test(arguments: 1...12) func `a layout from the beginning changes nothing after any edits`(seed: UInt64) {
    let screen = EditedScreen(seed: seed)
    for _ in 0..<30 {
      var edits: [String] = []
      for _ in 0..<screen.number(1...6) {
        edits.append(screen.edit())
        screen.root.layoutIfNeeded()
      }
      let frames = screen.frames
      // Forget what earlier layouts know, and visit all views.
      screen.root.notifyTree { view in
        view.engine = nil
        view.isLayoutNeeded = true
      }
      screen.root.layoutIfNeeded()
      let moved = zip(frames, screen.frames).enumerated().filter { $1.0 != $1.1 }.map {
        "\($0): \($1.0) instead of \($1.1)"
      }
      #expect(moved.isEmpty, "after \(edits.joined(separator: ", "))")
    }
  }

  @Test func `a cell follows the margins of its table after edits of constants`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell()
    let inner = UIView()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.preservesSuperviewLayoutMargins = true
    table.addSubview(cell)
    cell.addSubview(constrained: inner)
    let edited = inner.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      edited, inner.topAnchor.constraint(equalTo: cell.topAnchor),
      inner.leftAnchor.constraint(equalTo: cell.layoutMarginsGuide.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    for margin in [20, 45, 70] as [CGFloat] {
      table.layoutMargins.left = margin
      edited.constant = margin
      table.layoutIfNeeded()
      expect(inner.frame, is: CGRect(x: margin, y: 0, width: 10, height: margin))
    }
  }
}

/// Rows in a stack, with margins, texts, guides and alternative constraints that are edited at random.
@MainActor
private final class EditedScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIViewController()
  private let (stack, holder) = (UIStackView(), UIView())
  private let masked = UIView(frame: CGRect(x: 5, y: 7, width: 30, height: 9))
  private let labels = (0..<3).map { _ in UILabel() }
  private let spare = BoxView(30, 12)
  private let guide = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []
  private var alternatives: [NSLayoutConstraint] = []
  private var random: SeededRandomNumberGenerator

  init(seed: UInt64) {
    random = SeededRandomNumberGenerator(seed: seed)
    controller.view = root
    stack.axis = .vertical
    holder.preservesSuperviewLayoutMargins = true
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for view in [stack, holder] { root.addSubview(constrained: view) }
    root.addSubview(masked)
    for label in labels {
      (label.text, label.numberOfLines) = ("some words that need several lines", 0)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      stack.addArrangedSubview(label)
    }
    constrain()
  }

  private func constrain() {
    let inner = BoxView(20, 10)
    holder.addSubview(inner)
    holder.addLayoutGuide(guide)
    alternatives = [
      stack.widthAnchor.constraint(equalToConstant: 150), stack.widthAnchor.constraint(equalToConstant: 210),
    ]
    for (position, constraint) in alternatives.enumerated() {
      constraint.priority = UILayoutPriority(700 + Float(position))
    }
    constraints = [
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 3),
      holder.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5),
      holder.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2),
      holder.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -2),
      holder.heightAnchor.constraint(equalToConstant: 100),
      guide.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor, constant: 1),
      guide.topAnchor.constraint(equalTo: holder.safeAreaLayoutGuide.topAnchor, constant: 1),
      guide.widthAnchor.constraint(equalToConstant: 11), guide.heightAnchor.constraint(equalToConstant: 12),
      inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 6),
      inner.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 6),
    ]
    NSLayoutConstraint.activate(constraints + alternatives + [stack.widthAnchor.constraint(equalToConstant: 90).weak])
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  private func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: points(0...40), left: points(0...30), bottom: points(0...40), right: points(0...30))
  }

  /// Makes a random edit, and returns its name.
  func edit() -> String {
    switch number(0...2) {
    case 0, 1: editNumber()
    default: editTree()
    }
  }

  private func editNumber() -> String {
    switch number(0...9) {
    case 0...5:
      let position = number(0...constraints.count - 1)
      constraints[position].constant = points(0...40)
      return "constant \(position)"
    case 6:
      controller.additionalSafeAreaInsets = insets()
      return "safe area"
    case 7:
      let view = [root, holder][number(0...1)]
      view.layoutMargins = insets()
      return "margins"
    case 8:
      root.bounds.size = CGSize(width: points(300...900), height: points(300...900))
      return "size"
    default:
      let view = [root, holder, masked][number(0...2)]
      if view === masked { view.frame.origin.x = points(0...50) } else { view.bounds.origin.y = points(0...30) }
      return "origin"
    }
  }

  private func editTree() -> String {
    let kind = number(0...10)
    switch kind {
    case 0: alternatives[number(0...1)].isActive.toggle()
    case 1: alternatives[number(0...1)].priority = UILayoutPriority(Float(number(500...900)))
    case 2: labels[number(0...2)].isHidden.toggle()
    case 3: labels[number(0...2)].text = String(repeating: "word ", count: number(0...20))
    case 4: holder.preservesSuperviewLayoutMargins.toggle()
    case 5: root.semanticContentAttribute = [.forceLeftToRight, .forceRightToLeft][number(0...1)]
    case 6:
      root.traitOverrides.preferredContentSizeCategory = [.small, .large, .accessibilityLarge][number(0...2)]
    case 7: controller.viewRespectsSystemMinimumLayoutMargins.toggle()
    case 8: if spare.superview == nil { stack.insertArrangedSubview(spare, at: 1) } else { spare.removeFromSuperview() }
    case 9: holder.transform = CGAffineTransform(translationX: points(0...9), y: 3)
    default:
      labels[number(0...2)].setContentHuggingPriority(UILayoutPriority(Float(number(1...900))), for: .horizontal)
    }
    return "tree \(kind)"
  }

  /// The frames of all views before transforms, in points.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    root.notifyTree { frames.append($0.untransformedFrame) }
    return frames
  }
}

extension NSLayoutConstraint {
  /// The constraint with a low priority.
  fileprivate var weak: NSLayoutConstraint {
    priority = UILayoutPriority(10)
    return self
  }
}
