import Findings
import LayoutTestSupport
import ReviewPlans
import Scenes
import Testing

@testable import LayoutReview

/// The views of a scene that a command refers to by name.
@Suite struct NamedViewsTests {
  private let scene = Scene(
    name: "Card", identifier: "card", documentPath: "Card.scene.yaml",
    source: SourceLocation(path: "Card.scene.yaml", line: 1, column: 1),
    views: [
      View(name: "superview", superview: nil), View(name: "card", superview: 0), View(name: "title", superview: 1),
      View(name: "icon", superview: 2), View(name: "button", superview: 0),
    ])

  @Test func `without names, all views are selected`() {
    #expect(scene.views(named: [], inside: nil) == nil)
  }

  @Test(
    arguments: [
      (["title"], nil, [2]), (["nothing"], nil, []), ([], "card", [2, 3]), (["button"], "card", [2, 3, 4]),
      ([], "icon", []),
    ] as [([String], String?, Set<Int>)])
  func `names select views, and a container its subviews`(names: [String], container: String?, views: Set<Int>) {
    expect(scene.views(named: names, inside: container), is: views)
  }
}
