import LayoutFonts
import LayoutTestSupport
import LayoutViews
import Testing
import UIKitNames

/// The example of the README, compiled and run.
@Suite struct ReadmeExampleTests {
  @Test func `it gives frames without conflict`() throws {
    let view = UIView(frame: .init(x: 0, y: 0, width: 390, height: 844))
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 47, bottom: 34)
    let title = UILabel(text: "Going to space")
    let button = UISwitch()
    for subview in [title, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    let row = try NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[title]-(>=8)-[button]-|", options: .alignAllCenterY, metrics: nil,
      views: ["title": title, "button": button])
    try NSLayoutConstraint.activate(row)

    let layout = try view.layoutIfNeeded()
    print(title.frame, button.frame, layout.conflicts.count, layout.ambiguities.count)

    #expect(title.place == [20, 63, 112, 21] && button.place == [321, 58, 51, 31])
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty)

    let fonts = try FontLibrary(scale: 2)
    title.font = fonts.preferredFont(forTextStyle: .title1)
    print(title.intrinsicContentSize)
    #expect(title.intrinsicContentSize == CGSize(width: 180.5, height: 33.5))
  }

  @Test(arguments: [#filePath]) func `it stands here as it stands there`(file: String) throws {
    let lines = try CompiledExamples.lines(of: "README.md")
    #expect(lines.count > 10)
    try expect(CompiledExamples.stand(lines, in: file), is: true)
  }
}
