import Foundation
import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Edits of constants, after which only what they reach is laid out again.
@MainActor
@Suite(.ownFaultLog) struct EditedConstantTests {
  @Test(arguments: 1...6) func `a determined screen has the frames of a new one after each edit`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    var constants = (0..<12).map { _ in CGFloat.random(in: 0...24, using: &random) }
    let edited = DeterminedScreen(constants)
    _ = edited.frames
    for _ in 0..<8 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let position = Int.random(in: constants.indices, using: &random)
        constants[position] = CGFloat.random(in: 0...60, using: &random)
        edited.edits[position].constant = constants[position]
      }
      let (frames, anew) = (edited.frames, DeterminedScreen(constants).frames)
      expect(frames, is: anew)
      expect(edited.root.hasAmbiguousLayout, is: false)
    }
  }

  @Test func `an edit lays out only the superviews of the views that it moves`() {
    let screen = CountingScreen()
    screen.root.layoutIfNeeded()
    for row in screen.rows { row.layoutCount = 0 }
    screen.root.layoutCount = 0
    screen.insets[1].constant = 30
    screen.root.layoutIfNeeded()
    expect(screen.rows.map(\.layoutCount), is: [0, 1, 0])
    expect(screen.root.layoutCount, is: 0)
    expect(screen.rows[1].subviews[0].frame.minX, is: 30)
    screen.rows[2].setNeedsLayout()
    screen.root.layoutIfNeeded()
    expect(screen.rows.map(\.layoutCount), is: [0, 1, 1])
  }

  @Test func `a request during the layout of another view is met in the same layout`() {
    let screen = CountingScreen()
    screen.root.layoutIfNeeded()
    let (first, last) = (screen.rows[0], screen.rows[2])
    for row in screen.rows { row.layoutCount = 0 }
    // The last row asks the first one, which was visited before, and the other way around.
    last.onLayout = { first.setNeedsLayout() }
    first.onLayout = { screen.insets[2].constant = 7 }
    last.setNeedsLayout()
    screen.root.layoutIfNeeded()
    expect(first.layoutCount, is: 1)
    expect(last.subviews[0].frame.minX, is: 7)
  }

  @Test func `a view that edits a constant in its layout lays it out with a nested one`() {
    let screen = CountingScreen()
    screen.root.layoutIfNeeded()
    let row = screen.rows[1]
    var place: CGFloat = 0
    row.onLayout = {
      screen.insets[1].constant = 40
      row.layoutIfNeeded()
      place = row.subviews[0].frame.minX
    }
    row.setNeedsLayout()
    screen.root.layoutIfNeeded()
    expect(place, is: 40)
  }

  @Test func `a nested layout of a view visits its subviews`() {
    let screen = CountingScreen()
    screen.root.layoutIfNeeded()
    let row = screen.rows[1]
    var count = 0
    screen.root.onLayout = {
      row.layoutCount = 0
      row.setNeedsLayout()
      screen.root.layoutIfNeeded()
      count = row.layoutCount
    }
    screen.root.setNeedsLayout()
    screen.root.layoutIfNeeded()
    expect(count, is: 1)
  }

  @Test func `a constraint update that a nested layout leaves is made in the same layout`() {
    let screen = CountingScreen()
    screen.root.layoutIfNeeded()
    let (first, last) = (screen.rows[0], screen.rows[2])
    first.onLayout = {
      last.setNeedsUpdateConstraints()
      last.layoutIfNeeded()
    }
    last.updateCount = 0
    first.setNeedsLayout()
    screen.root.layoutIfNeeded()
    expect(last.updateCount, is: 1)
  }

  @Test func `a view that is removed after edits is released, and so is the root`() {
    weak var removed: UIView?
    weak var root: UIView?
    do {
      let screen = CountingScreen()
      screen.root.layoutIfNeeded()
      screen.insets[0].constant = 3
      screen.root.layoutIfNeeded()
      (removed, root) = (screen.rows[2].subviews[0], screen.root)
      screen.rows[2].subviews[0].removeFromSuperview()
      #expect(removed == nil)
      screen.root.layoutIfNeeded()
    }
    #expect(root == nil)
  }
}

/// Rows with a wrapping text, a box and a view with a mask, at margins that follow the safe area.
@MainActor
private final class DeterminedScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
  private let controller = UIViewController()
  private(set) var edits: [NSLayoutConstraint] = []

  init(_ constants: [CGFloat]) {
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 12, bottom: 34, right: 12)
    var top = root.topAnchor
    for row in 0..<3 {
      let numbers = Array(constants[4 * row..<4 * row + 4])
      let (holder, label, box) = (UIView(), UILabel(), UIView())
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (label.text, label.numberOfLines) = ("a text of some words that becomes several lines", 0)
      holder.preservesSuperviewLayoutMargins = true
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.addSubview(holder)
      for view in [label, box] { holder.addSubview(view) }
      box.addSubview(inner)
      for view in [holder, label, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      let own = [
        holder.topAnchor.constraint(equalTo: top, constant: numbers[0]),
        label.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor, constant: numbers[1]),
        box.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: numbers[2]),
        box.widthAnchor.constraint(equalToConstant: numbers[3]),
      ]
      NSLayoutConstraint.activate(
        own + [
          holder.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          holder.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          box.trailingAnchor.constraint(equalTo: holder.layoutMarginsGuide.trailingAnchor),
          box.topAnchor.constraint(equalTo: label.topAnchor), box.bottomAnchor.constraint(equalTo: label.bottomAnchor),
          label.topAnchor.constraint(equalTo: holder.topAnchor, constant: 4),
          label.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -4),
        ])
      edits += own
      top = holder.bottomAnchor
    }
  }

  /// The frames of all views, in points.
  var frames: [CGRect] {
    root.layoutIfNeeded()
    var (frames, remaining) = ([] as [CGRect], [root])
    while let view = remaining.popLast() {
      frames.append(view.frame)
      remaining += view.subviews
    }
    return frames
  }
}

/// Three rows, each with a view at an inset.
@MainActor
private final class CountingScreen {
  let root = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let rows = (0..<3).map { CountingView(frame: CGRect(x: 0, y: 100 * $0, width: 300, height: 100)) }
  private(set) var insets: [NSLayoutConstraint] = []

  init() {
    for row in rows {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      row.addSubview(inner)
      let inset = inner.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5)
      insets.append(inset)
      NSLayoutConstraint.activate([
        inset, inner.topAnchor.constraint(equalTo: row.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }
}

/// A view that counts its layouts and its constraint updates.
private final class CountingView: UIView {
  var layoutCount = 0
  var updateCount = 0
  /// Called once, in the next layout.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    let call = onLayout
    onLayout = nil
    call?()
  }

  override func updateConstraints() {
    super.updateConstraints()
    updateCount += 1
  }
}
