import LayoutFonts
import LayoutTestSupport
internal import LayoutViews
import Testing
import UIKitNames

/// The examples of the article "Auto Layout in Swift on Linux", compiled and run one after the other.
@Suite struct ArticleExampleTests {
  @Test func `they give what the article says`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel(text: "Department Name")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true

    try view.layoutIfNeeded()
    print(label.frame)
    #expect(label.place == [20, 8, 120, 21])

    let fonts = try FontLibrary(scale: 2)
    let heading = UILabel(text: "Heading", font: fonts.preferredFont(forTextStyle: .title1))
    let small = UILabel(text: "Small print", font: fonts.systemFont(ofSize: 12, weight: .light))
    #expect(heading.intrinsicContentSize.height == 33.5 && small.intrinsicContentSize.height == 14.5)

    let wide = try NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view, attribute: .width,
      multiplier: 0.5, constant: 0)
    wide.priority = .defaultHigh
    try NSLayoutConstraint.activate([wide])

    let button = UISwitch()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let row = try NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[label]-(>=gap)-[button]-|", options: .alignAllCenterY,
      metrics: ["gap": 8], views: ["label": label, "button": button])
    try view.addConstraints(row)

    let layout = try view.layoutIfNeeded()
    for conflict in layout.conflicts { print(conflict) }
    for open in layout.ambiguities { print(open) }
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty && button.place == [251, 3, 51, 31])

    let sets = OrientationConstraints(
      portrait: [label.widthAnchor.constraint(equalToConstant: 150)],
      landscape: [label.widthAnchor.constraint(equalToConstant: 130)])
    try sets.show(.landscapeLeft)
    try view.layoutIfNeeded()
    #expect(label.frame.width == 130)

    let bySize = SizeClassConstraints([
      (.init(vertical: .regular), [button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)]),
      (
        .init(horizontal: .compact, vertical: .compact),
        [button.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)]
      ),
    ])
    try bySize.show(.phone(screen: CGSize(width: 568, height: 320)))
    #expect(bySize.sets.map { $0.constraints.allSatisfy(\.isActive) } == [false, true])
  }

  @Test(arguments: [#filePath]) func `they stand here as they stand there`(file: String) throws {
    let lines = try CompiledExamples.lines(of: "Sources/UIKit/LayoutViews/LayoutViews.docc/AutoLayoutInSwiftOnLinux.md")
    #expect(lines.count > 20)
    try expect(CompiledExamples.stand(lines, in: file), is: true)
  }
}
