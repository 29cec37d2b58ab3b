import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The first example of docs/code.md, compiled and run.
@MainActor
@Suite(.ownFaultLog) struct CodePageExampleTests {
  @Test func `the example gives frames without conflicts`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (title, button) = (UILabel(), UISwitch())
    title.text = "Going to space"
    for subview in [title, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[title]-(>=8)-[button]-|", options: .alignAllCenterY, metrics: nil,
      views: ["title": title, "button": button])
    NSLayoutConstraint.activate(row)

    view.layoutIfNeeded()
    print(title.frame, button.frame, button.hasAmbiguousLayout, LayoutFaults.conflicts.count)

    #expect(title.place == [20, 16, 114.5, 20.5] && button.place == [321, 11, 51, 31])
    #expect(!button.hasAmbiguousLayout && LayoutFaults.conflicts.isEmpty)

    title.font = .preferredFont(forTextStyle: .title1)
    print(title.intrinsicContentSize)
    expect(title.intrinsicContentSize, is: CGSize(width: 180.5, height: 33.5))
  }

  @Test(arguments: [#filePath]) func `the example in this file matches the page`(file: String) throws {
    let lines = try CompiledExamples.lines(of: "docs/code.md", limit: 1)
    #expect(lines.count > 10)
    try expect(CompiledExamples.stand(lines, in: file), is: true)
  }
}
