import AutoLayout
import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// Guides, margins, stacks, scroll views, text and fitting sizes.
@Suite struct GuideViewTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 375, height: 812))

  private func fill(_ view: LayoutView, _ guide: ViewLayoutGuide) throws {
    view.translatesAutoresizingMaskIntoConstraints = false
    try ViewConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `A-SAF-001: the safe area is what bars leave`() throws {
    let view = LayoutView()
    root.addSubview(view)
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    try fill(view, root.safeAreaLayoutGuide)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 44, width: 375, height: 734))
    #expect(root.safeAreaLayoutGuide.layoutFrame == view.frame)
    #expect(root.topLayoutGuide.layoutFrame.maxY == 44 && root.bottomLayoutGuide.layoutFrame.minY == 778)
    #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
  }

  @Test func `margins lie inside the safe area, and the part that covers a subview is handed on`() throws {
    let (view, inner) = (LayoutView(), LayoutView())
    root.addSubview(view)
    view.addSubview(inner)
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    root.layoutMargins = EdgeInsets(left: 16, right: 16)
    view.translatesAutoresizingMaskIntoConstraints = false
    try ViewConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    try fill(inner, view.layoutMarginsGuide)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 16, y: 0, width: 343, height: 100))
    #expect(inner.frame == Rect(x: 8, y: 52, width: 327, height: 40))
    #expect(view.safeAreaInsets == EdgeInsets(top: 44))
  }

  @Test func `readable content is at most 672 points wide`() throws {
    root.frame.size = Size(width: 1024, height: 768)
    let view = LayoutView()
    root.addSubview(view)
    try fill(view, root.readableContentGuide)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 672 && view.frame.minX == 176)
  }

  @Test func `a guide of one's own is placed by constraints`() throws {
    let guide = ViewLayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
      guide.heightAnchor.constraint(equalToConstant: 8),
    ]
    try ViewConstraint.activate(constraints)
    try root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 5, y: 6, width: 75, height: 8))
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive } && guide.owningView == nil)
  }

  @Test func `a stack arranges views with spacings of their own and closes up over hidden ones`() throws {
    let views = (0..<4).map { _ in LayoutContentView(contentSize: Size(width: 40, height: 20)) }
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[1])
    root.addSubview(constrained: stack)
    try ViewConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 120, 170] && stack.frame.width == 210)
    views[0].isHidden = true
    stack.removeArrangedSubview(views[3])
    views[3].removeFromSuperview()
    try root.layoutIfNeeded()
    #expect(views[1...2].map(\.frame.minX) == [0, 70] && stack.frame.width == 110)
    #expect(stack.customSpacing(after: views[1]) == 30 && stack.arrangedSubviews.count == 3)
  }

  @Test func `margins move the views of a stack where it asks for them`() throws {
    let stack = LayoutStackView(arrangedSubviews: [LayoutContentView(contentSize: Size(width: 40, height: 20))])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    try expect(stack.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize), is: Size(width: 46, height: 24))
  }

  @Test func `edges of a scroll view mean its content`() throws {
    let scrollView = LayoutScrollView()
    let content = LayoutView()
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    try fill(scrollView, root.safeAreaLayoutGuide)
    content.translatesAutoresizingMaskIntoConstraints = false
    try ViewConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    try root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 0, width: 375, height: 2000))
    #expect(scrollView.contentSize == Size(width: 375, height: 2020))
    #expect(scrollView.contentLayoutGuide.layoutFrame.height == 2020)
  }

  @Test func `SIZ-06: the height of a text follows its width`() throws {
    let label = LayoutLabel(text: "aaaa bbbb cccc")
    label.numberOfLines = 0
    root.addSubview(constrained: label)
    let width = label.widthAnchor.constraint(equalToConstant: 60)
    try ViewConstraint.activate([
      width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(label.frame.height == 63)
    width.constant = 80
    try root.layoutIfNeeded()
    #expect(label.frame.height == 42)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize == Size(width: 32, height: 63))
  }

  @Test func `SIZ-10: a cell is as high as its content asks for at a width`() throws {
    let cell = LayoutView()
    let text = LayoutLabel(text: "aaaa bbbb cccc")
    text.numberOfLines = 0
    cell.addSubview(constrained: text)
    let constraints = try ["H:|-10-[text]-10-|", "V:|-10-[text]-10-|"].flatMap {
      try ViewConstraint.constraints(withVisualFormat: $0, views: ["text": text])
    }
    try cell.addConstraints(constraints)
    let size = try cell.systemLayoutSizeFitting(
      Size(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSize)
    #expect(size == Size(width: 100, height: 62))
    #expect(cell.frame == .zero && text.frame == .zero)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 255)])
  func `leading follows the direction of the tree`(direction: LayoutDirection, left: Double) throws {
    root.userInterfaceLayoutDirection = direction
    let view = LayoutContentView(contentSize: Size(width: 100, height: 20))
    root.addSubview(constrained: view)
    try ViewConstraint.activate([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
    ])
    try root.layoutIfNeeded()
    #expect(view.frame.minX == left && view.frame.minY == 40)
    #expect(view.effectiveUserInterfaceLayoutDirection == direction)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 305)])
  func `attributes within margins are those of the margins' guide`(direction: LayoutDirection, left: Double) throws {
    root.userInterfaceLayoutDirection = direction
    root.layoutMargins = EdgeInsets(top: 10, left: 30, bottom: 20, right: 50)
    let view = LayoutContentView(contentSize: Size(width: 20, height: 20))
    root.addSubview(constrained: view)
    let leading = try ViewConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin)
    let middle = try ViewConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins)
    try ViewConstraint.activate([leading, middle])
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: left, y: 391, width: 20, height: 20))
    #expect(leading.description == "<NSLayoutConstraint LayoutContentView.leading == LayoutView.leadingMargin>")
  }

  @Test func `constraints are updated once before the layout, inner views first`() throws {
    final class UpdatingView: LayoutView {
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
    try outer.layoutIfNeeded()
    try outer.layoutIfNeeded()
    #expect(outer.updates == ["inner", "outer"])
  }

  @Test(arguments: Array(stride(from: 0.0, to: 3, by: 0.1)))
  func `a text as wide as it wants to be is not wrapped`(x: Double) throws {
    let label = LayoutLabel(text: "aaaa bbbb")
    label.numberOfLines = 0
    root.addSubview(constrained: label)
    try ViewConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
      root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 375 - 72 - x),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(label.frame.height == 21)
  }
}
