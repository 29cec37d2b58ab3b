import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Guides, margins, stacks, scroll views, text and fitting sizes.
@MainActor
@Suite(.ownFaultLog) struct GuideViewTests {
  private let controller = UIViewController()
  private let root: UIView

  init() {
    controller.viewRespectsSystemMinimumLayoutMargins = false
    root = controller.view
    root.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, 0)
    return label
  }

  @Test func `A-SAF-001: the safe area excludes bars`() throws {
    let view = UIView()
    root.addSubview(view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    fill(view, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: 0, y: 44, width: 375, height: 734))
    expect(root.safeAreaLayoutGuide.layoutFrame, is: view.frame)
    #expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 34)
    #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
  }

  @Test func `margins are inside the safe area, and a subview gets the part that overlaps it`() throws {
    let (view, inner) = (UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    fill(inner, view.layoutMarginsGuide)
    root.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: 16, y: 0, width: 343, height: 100))
    expect(inner.frame, is: CGRect(x: 8, y: 52, width: 327, height: 40))
    expect(view.safeAreaInsets, is: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func `the margins of a scroll view are in its content`() throws {
    let (scroll, inner) = (UIScrollView(), UIView())
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scroll.contentInsetAdjustmentBehavior = .never
    fill(scroll, root.safeAreaLayoutGuide)
    fill(inner, scroll.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 500), inner.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    expect(scroll.frame.size, is: root.safeAreaLayoutGuide.layoutFrame.size)
    expect(inner.frame, is: CGRect(x: 20, y: 10, width: 500, height: 1000))
    expect(scroll.contentSize, is: CGSize(width: 560, height: 1040))
  }

  @Test func `readable content is at most 672 points wide`() throws {
    root.frame.size = CGSize(width: 1024, height: 768)
    let view = UIView()
    root.addSubview(view)
    fill(view, root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame.width == 672 && view.frame.minX == 176)
  }

  @Test func `a custom guide is positioned by constraints`() throws {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
      guide.heightAnchor.constraint(equalToConstant: 8),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expect(guide.layoutFrame, is: CGRect(x: 5, y: 6, width: 75, height: 8))
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive } && guide.owningView == nil)
  }

  @Test func `a stack arranges views with custom spacing and closes gaps of hidden views`() throws {
    let views = (0..<4).map { _ in BoxView(40, 20) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[1])
    root.addSubview(constrained: stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 120, 170] && stack.frame.width == 210)
    views[0].isHidden = true
    stack.removeArrangedSubview(views[3])
    views[3].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(views[1...2].map(\.frame.minX) == [0, 70] && stack.frame.width == 110)
    #expect(stack.customSpacing(after: views[1]) == 30 && stack.arrangedSubviews.count == 3)
  }

  @Test func `margins inset the views of a stack on request`() throws {
    let stack = UIStackView(arrangedSubviews: [BoxView(40, 20)])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 46, height: 24))
    expect(UIStackView().layoutMargins, is: .zero)
    expect(UIStackView(arrangedSubviews: [UIView()]).layoutMargins, is: .zero)
  }

  @Test func `edges of a scroll view refer to its content`() throws {
    let scrollView = UIScrollView()
    let content = UIView()
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    fill(scrollView, root.safeAreaLayoutGuide)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    root.layoutIfNeeded()
    expect(content.frame, is: CGRect(x: 0, y: 0, width: 375, height: 2000))
    expect(scrollView.contentSize, is: CGSize(width: 375, height: 2020))
    expect(scrollView.contentLayoutGuide.layoutFrame.height, is: 2020)
  }

  @Test func `SIZ-06: the height of a text depends on its width`() throws {
    let label = label("aaaa bbbb cccc")
    root.addSubview(constrained: label)
    let natural = label.intrinsicContentSize
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // One word in each line, then two.
    expect(label.frame.height, is: 61)
    width.constant = 90
    root.layoutIfNeeded()
    expect(label.frame.height, is: 41)
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize.height == 61 && label.intrinsicContentSize.width < natural.width / 2)
  }

  @Test func `SIZ-10: a cell is as high as its content requires at a width`() throws {
    let cell = UIView()
    let text = label("aaaa bbbb cccc")
    cell.addSubview(constrained: text)
    cell.add("H:|-10-[text]-10-|", "V:|-10-[text]-10-|", views: ["text": text])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(size, is: CGSize(width: 110, height: 61))
    #expect(cell.frame == .zero && text.frame == .zero)
  }

  @Test(arguments: [(UITraitEnvironmentLayoutDirection.leftToRight, CGFloat(8)), (.rightToLeft, 267)])
  func `leading follows the direction of the tree`(direction: UITraitEnvironmentLayoutDirection, left: CGFloat) throws {
    root.traitOverrides.layoutDirection = direction
    let view = BoxView(100, 20)
    root.addSubview(constrained: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == left && view.frame.minY == 16)
    expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft), is: (direction == .rightToLeft))
  }

  @Test(arguments: [(UITraitEnvironmentLayoutDirection.leftToRight, CGFloat(30)), (.rightToLeft, 305)])
  func `attributes within margins are those of the margins guide`(
    direction: UITraitEnvironmentLayoutDirection, left: CGFloat
  ) throws {
    root.traitOverrides.layoutDirection = direction
    root.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 50)
    let view = BoxView(20, 20)
    root.addSubview(constrained: view)
    let leading = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
      constant: 0)
    let middle = NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins, multiplier: 1,
      constant: 0)
    NSLayoutConstraint.activate([leading, middle])
    root.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: left, y: 391, width: 20, height: 20))
    expect(leading.description, is: "<NSLayoutConstraint BoxView.leading == UIView.leadingMargin   (active)>")
  }

  @Test func `constraints are updated once before the layout, inner views first`() throws {
    final class UpdatingView: UIView {
      var updates: [String] = []
      weak var log: UpdatingView?
      override func updateConstraints() { (log ?? self).updates.append(accessibilityIdentifier ?? "") }
    }
    let (outer, inner) = (UpdatingView(), UpdatingView())
    (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
    inner.log = outer
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    expect(outer.updates, is: ["inner", "outer"])
  }

  @Test(arguments: Array(stride(from: CGFloat(0), to: 3, by: 0.1)))
  func `a text as wide as its natural width is not wrapped`(x: CGFloat) throws {
    let label = label("aaaa bbbb")
    root.addSubview(constrained: label)
    let width = label.intrinsicContentSize.width
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
      root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 375 - width - x),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(label.frame.height, is: 20.5)
  }
}
