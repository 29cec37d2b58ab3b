import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the article "Auto Layout in Swift on Linux", compiled and run in order.
@MainActor
@Suite(.ownFaultLog) struct ArticleExampleTests {
  @Test func `the examples give the results in the article`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel()
    label.text = "Department Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true

    view.layoutIfNeeded()
    print(label.frame)
    expect(label.place, is: [20, 8, 140.5, 20.5])

    let heading = UILabel()
    heading.text = "Heading"
    heading.font = .preferredFont(forTextStyle: .title1)
    let small = UILabel()
    small.text = "Small print"
    small.font = .systemFont(ofSize: 12, weight: .light)
    #expect(heading.intrinsicContentSize.height == 33.5 && small.intrinsicContentSize.height == 14.5)

    let wide = NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view, attribute: .width,
      multiplier: 0.5, constant: 0)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([wide])

    let button = UISwitch()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[label]-(>=gap)-[button]-|", options: .alignAllCenterY,
      metrics: ["gap": 8], views: ["label": label, "button": button])
    view.addConstraints(row)

    view.layoutIfNeeded()
    for fault in LayoutFaults.recorded { print(fault) }
    for conflict in LayoutFaults.conflicts { print(conflict) }
    print(button.hasAmbiguousLayout)
    #expect(LayoutFaults.recorded.isEmpty && LayoutFaults.conflicts.isEmpty && !button.hasAmbiguousLayout)
    expect(button.place, is: [251, 3, 51, 31])

    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 896, height: 414)
    print(controller.traitCollection.horizontalSizeClass == .regular)
    expect(controller.traitCollection.horizontalSizeClass, is: .regular)
  }

  @Test(arguments: [#filePath]) func `the examples in this file match the article`(file: String) throws {
    let lines = try CompiledExamples.lines(of: "Sources/UIKit/UIKit/UIKit.docc/AutoLayoutInSwiftOnLinux.md")
    #expect(lines.count > 20)
    try expect(CompiledExamples.stand(lines, in: file), is: true)
  }
}
