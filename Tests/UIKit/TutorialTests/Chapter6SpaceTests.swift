import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// "You may not go to space today": what a module without Interface Builder has to handle.
@MainActor
@Suite(.ownFaultLog) struct Chapter6SpaceTests {
  @Test func `order: views are created first, then added to superviews, then constrained`() throws {
    let (view, infoView) = (UIView(), UIView())
    let constraint = infoView.topAnchor.constraint(equalTo: view.topAnchor)
    let found = faults { view.addConstraint(constraint) }
    #expect(found.first?.reason.hasPrefix("Unable to install constraint on view.") == true)
    view.addSubview(infoView)
    view.addConstraint(constraint)
    #expect(constraint.isActive)
  }

  @Test func `out with the old: autoresizing masks are turned off first (A-BLG-001)`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let infoView = UIView(frame: .zero)
    infoView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(infoView)
    let dictionaryOfViews = ["_infoView": infoView]
    for format in ["|-10-[_infoView]-10-|", "V:|-10-[_infoView]-10-|"] {
      let someConstraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: dictionaryOfViews)
      view.addConstraints(someConstraints)
    }
    view.layoutIfNeeded()
    expect(infoView.place, is: [10, 10, 300, 548])
  }

  @Test func `a two-way street: content determines the size of its superview (A-BLG-004)`() throws {
    let (cell, text) = (UIView(), BoxView(BoxView.noIntrinsicMetric, 120))
    cell.addSubview(text)
    cell.add("H:|-10-[text]-10-|", "V:|-10-[text]-10-|", views: ["text": text])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(size, is: CGSize(width: 320, height: 140))
  }

  @Test func `choose your weapon: full form and visual format give the same frames (A-BLG-002, A-BLG-003)`() throws {
    let (infoView, leftButton, rightButton) = (BoxView(100, 10), BoxView(50, 30), BoxView(60, 30))
    let view = screen(320, 568, infoView, leftButton, rightButton)
    view.addConstraint(
      NSLayoutConstraint(
        item: infoView, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1.0,
        constant: 1.0))
    let fullForm = NSLayoutConstraint(
      item: rightButton, attribute: .left, relatedBy: .equal, toItem: leftButton, attribute: .right, multiplier: 1.0,
      constant: 20.0)
    view.addConstraint(fullForm)
    for box in [infoView, leftButton, rightButton] {
      view.addConstraint(box.topAnchor.constraint(equalTo: view.topAnchor))
    }
    view.addConstraint(leftButton.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10))
    view.layoutIfNeeded()
    #expect(infoView.frame.minX == 111 && leftButton.frame.minX == 10 && rightButton.frame.minX == 80)

    view.removeConstraint(fullForm)
    view.add(
      "[_leftButton]-20-[_rightButton]", views: ["_leftButton": leftButton, "_rightButton": rightButton])
    view.layoutIfNeeded()
    expect(rightButton.frame.minX, is: 80)

    // Only the format follows the writing direction.
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    expect(rightButton.frame.minX, is: -70)
  }

  @Test func `helter-skelter: landscape has its own layout (A-BLG-005, A-BLG-006)`() throws {
    let (image, controls, labels) = (BoxView(), BoxView(200, 44), SizedLabel(280, 63))
    let view = screen(320, 568, image, controls, labels)
    let views = ["image": image, "controls": controls, "labels": labels]
    func make(_ formats: [(String, NSLayoutConstraint.FormatOptions)]) -> [NSLayoutConstraint] {
      formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0.0, options: $0.1, views: views) }
    }
    let sets = OrientationConstraints(
      portrait: make([
        ("V:|-[image(160)]-[controls]-[labels]", .alignAllLeading), ("H:|-[image]-|", []), ("H:[controls]-|", []),
        ("H:[labels]-|", []),
      ]),
      landscape: make([
        ("H:|-[image(200)]-[controls]-|", .alignAllTop), ("V:|-[image]-|", []),
        ("V:[controls]-[labels]", [.alignAllLeading, .alignAllTrailing]),
      ]))
    let turns: [(orientation: UIInterfaceOrientation, size: CGSize, expected: [[CGFloat]])] = [
      (.portrait, CGSize(width: 320, height: 568), [[20, 20, 280, 160], [20, 188, 280, 44], [20, 240, 280, 63]]),
      (
        .landscapeLeft, CGSize(width: 568, height: 320),
        [[20, 20, 200, 280], [228, 20, 320, 44], [228, 72, 320, 63]]
      ),
    ]
    for turn in turns {
      view.frame.size = turn.size
      sets.show(turn.orientation)
      expect(view.layoutResult().conflicts, is: [])
      expect([image, controls, labels].map(\.place), is: turn.expected)
    }
  }

  @Test func `today: safe areas, guides and stack views lay out a scrolling screen`() throws {
    let (scrollView, title, body) = (UIScrollView(), UILabel(), UILabel())
    (title.text, body.text) = ("Going to space", "Ten, nine, eight")
    let controller = UIViewController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.addSubview(constrained: scrollView)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let stack = UIStackView(arrangedSubviews: [title, body])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let (safeArea, content) = (view.safeAreaLayoutGuide, scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    let layout = view.layoutResult()
    #expect(scrollView.place == [0, 47, 390, 763] && stack.place == [16, 20, 358, 57])
    #expect(body.place == [0, 36.5, 358, 20.5] && scrollView.contentSize == CGSize(width: 390, height: 97))
    #expect(layout.ambiguities.isEmpty && layout.conflicts.isEmpty)
  }
}
