import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneDrawing

@Suite struct ConstraintMarksTests {
  /// Returns a scene with a label from x 20 to 128 and a switch from 136 to 187, both centered at y 284 (specification
  /// A-SWI-005).
  private func switchScene(_ constraint: LayoutConstraint) -> SceneBuilder {
    var builder = SceneBuilder()
    builder.add("label", .label(LabelContent(text: LocalizedText("a"))), Rect(x: 20, y: 273.5, width: 108, height: 21))
    builder.add("switch", .toggle(isOn: true), Rect(x: 136, y: 268.5, width: 51, height: 31)) {
      $0.placement.alignmentRectInsets = EdgeInsets(right: 2)
    }
    builder.constraints = [constraint]
    return builder
  }

  private let label = LayoutItemID(view: 1)
  private let toggle = LayoutItemID(view: 2)

  @Test func `DRW-02: a space is an I-beam between the edges, in the middle of their shared range`() throws {
    let builder = switchScene(LayoutConstraint(toggle, .leading, .equal, label, .trailing, constant: 8))
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    expect(mark.form, is: .iBeam)
    expect(mark.axis, is: .horizontal)
    #expect((mark.start, mark.end) == (128, 136))
    expect(mark.position, is: 284)
    expect(mark.label, is: "8")
  }

  @Test func `marks end at the edges of alignment rectangles`() throws {
    let builder = switchScene(LayoutConstraint(.root, .trailing, .equal, toggle, .trailing, constant: 135))
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect((mark.start, mark.end) == (185, 320))
  }

  @Test func `aligned centers are a plain line through both and slightly beyond`() throws {
    let builder = switchScene(LayoutConstraint(label, .centerY, .equal, toggle, .centerY))
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    expect(mark.form, is: .line)
    expect(mark.axis, is: .horizontal)
    #expect((mark.start, mark.end) == (15, 190))
    expect(mark.position, is: 284)
    #expect(mark.label.isEmpty)
  }

  @Test func `a view centered in its superview has a line of its own length`() throws {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 110, y: 100, width: 100, height: 50))
    builder.constraints = [LayoutConstraint(label, .centerX, .equal, .root, .centerX)]
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect((mark.axis, mark.position) == (.vertical, 160))
    #expect((mark.start, mark.end) == (95, 155))
  }

  @Test func `a large view centered in its superview has a short line in its middle, for either order of items`() {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 10, y: 100, width: 300, height: 300))
    for constraint in [
      LayoutConstraint(label, .centerX, .equal, .root, .centerX),
      LayoutConstraint(.root, .centerX, .equal, label, .centerX),
    ] {
      builder.constraints = [constraint]
      let marks = ConstraintMarks(builder.layout).marks()
      expect(marks.map(\.start), is: [185])
      expect(marks.map(\.end), is: [315])
    }
  }

  @Test func `a line to the superview ends with a view that is larger than the superview`() throws {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 0, y: -100, width: 100, height: 900))
    builder.constraints = [LayoutConstraint(.root, .leading, .equal, label, .leading)]
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect((mark.start, mark.end) == (-105, 805))
  }

  @Test func `the width of a single line of text is marked below its letters`() throws {
    let builder = switchScene(LayoutConstraint(label, .width, .equal, constant: 108))
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    expect(mark.position, is: 298.5)
  }

  @Test func `DRW-02: touching views have a line at least six points long`() throws {
    var builder = SceneBuilder()
    builder.add("a", Rect(x: 0, y: 0, width: 50, height: 1))
    builder.add("b", Rect(x: 50, y: 0, width: 50, height: 1))
    builder.constraints = [LayoutConstraint(toggle, .leading, .equal, label, .trailing)]
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect(mark.length >= 6)
    #expect((mark.axis, mark.position) == (.vertical, 50))
  }

  @Test func `a size is an I-beam across its view`() throws {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 10, y: 20, width: 100, height: 50))
    builder.constraints = [LayoutConstraint(label, .height, .greaterThanOrEqual, constant: 44)]
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect((mark.axis, mark.position) == (.vertical, 60))
    #expect((mark.start, mark.end) == (20, 70))
    expect(mark.label, is: "≥ 44")
  }

  @Test func `equal sizes are marked in both views`() {
    let builder = switchScene(LayoutConstraint(label, .width, .equal, toggle, .width))
    let marks = ConstraintMarks(builder.layout).marks()
    expect(marks.map(\.label), is: ["=", "="])
    expect(marks.map(\.start), is: [20, 136])
  }

  @Test func `a chain of equal sizes marks each view once`() {
    var builder = SceneBuilder()
    for index in 0..<4 { builder.add("v\(index)", Rect(x: Double(index) * 50, y: 0, width: 40, height: 40)) }
    builder.constraints = (1..<4).map {
      LayoutConstraint(LayoutItemID(view: $0), .width, .equal, LayoutItemID(view: $0 + 1), .width)
    }
    expect(ConstraintMarks(builder.layout).marks().count, is: 4)
  }

  @Test func `a fraction of the superview is marked only in the view, from the edge it is measured from`() {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 0, y: 72, width: 160, height: 50))
    builder.constraints = [
      LayoutConstraint(label, .top, .equal, .root, .bottom, multiplier: 0.15),
      LayoutConstraint(label, .width, .equal, .root, .width, multiplier: 0.5),
    ]
    let marks = ConstraintMarks(builder.layout).marks()
    expect(marks.map(\.start), is: [0, 0])
    expect(marks.map(\.end), is: [72, 160])
    expect(marks.map(\.label), is: ["×0.15", "×0.5"])
  }

  @Test func `leading is on the right in right-to-left layouts`() throws {
    var builder = switchScene(LayoutConstraint(label, .leading, .equal, .root, .leading, constant: 192))
    builder.locale = "ar"
    let mark = try #require(ConstraintMarks(builder.layout).marks().first)
    #expect((mark.start, mark.end) == (128, 320))
    expect(mark.label, is: "192")
  }

  @Test func `baselines are those of the item`() throws {
    var layout = switchScene(LayoutConstraint(toggle, .firstBaseline, .equal, label, .firstBaseline)).layout
    layout.system.items[1].baseline = .edges(first: 16, last: 5)
    layout.system.items[2].baseline = .centered(offset: 5.5)
    let mark = try #require(ConstraintMarks(layout).marks().first)
    expect(mark.position, is: 289.5)
  }

  @Test func `constraints of the system and of hidden views are not drawn`() {
    var builder = switchScene(LayoutConstraint(label, .width, constant: 108))
    builder.constraints = [
      LayoutConstraint(label, .width, constant: 108, origin: .contentSize),
      LayoutConstraint(label, .height, constant: 21, origin: .stackView),
      LayoutConstraint(toggle, .leading, .equal, label, .trailing, constant: 8),
    ]
    builder.views[2].appearance.isHidden = true
    #expect(ConstraintMarks(builder.layout).marks().isEmpty)
  }

  @Test func `the sizes of a small picture are beside it, and those of a large one run through it`() {
    for (side, place) in [(40.0, 144.0), (80, 140)] {
      var builder = SceneBuilder()
      builder.add("picture", .image(ImageContent()), Rect(x: 100, y: 100, width: side, height: side))
      builder.constraints = [LayoutConstraint(label, .width, constant: side)]
      expect(ConstraintMarks(builder.layout).marks().map(\.position), is: [place])
    }
  }

  @Test func `DRW-03: conflicts are marked in their constraints, ambiguities in all constraints of their view`() {
    var builder = switchScene(LayoutConstraint(label, .width, constant: 108))
    let other = LayoutConstraint(toggle, .leading, .equal, label, .trailing, constant: 8)
    let vertical = LayoutConstraint(toggle, .centerY, .equal, label, .centerY)
    builder.constraints += [other, vertical]
    builder.conflicts = [
      UnsatisfiableConstraints(broken: builder.constraints[0], conflicting: [builder.constraints[0]])
    ]
    builder.ambiguities = [AmbiguousLayout(view: 2, attribute: .left, minimum: nil, maximum: nil)]
    expect(ConstraintMarks(builder.layout).marks().map(\.state), is: [.conflict, .ambiguous, .ambiguous])
  }

  @Test func `constraints on unknown views are skipped`() {
    var builder = SceneBuilder()
    builder.constraints = [
      LayoutConstraint(LayoutItemID(view: 7), .width, constant: 3),
      LayoutConstraint(LayoutItemID(view: -1), .left, .equal, .root, .left),
    ]
    #expect(ConstraintMarks(builder.layout).marks().isEmpty)
  }

  @Test func `all constraints of an ambiguous view are marked, along both axes`() {
    var builder = switchScene(LayoutConstraint(toggle, .leading, .equal, label, .trailing, constant: 8))
    builder.constraints += [
      LayoutConstraint(label, .width, .equal, constant: 108),
      LayoutConstraint(label, .top, .equal, .root, .top, constant: 9),
    ]
    builder.ambiguities = [AmbiguousLayout(view: 2, attribute: .top, minimum: nil, maximum: nil)]
    expect(ConstraintMarks(builder.layout).marks().map(\.state), is: [.ambiguous, .satisfied, .satisfied])
  }

  @Test func `constraints of subviews are not marked along an axis on which a view is unambiguous`() {
    var builder = SceneBuilder()
    let card = builder.add("card", Rect(x: 20, y: 20, width: 200, height: 100))
    let title = LayoutItemID(view: builder.add("title", Rect(x: 30, y: 30, width: 50, height: 20), in: card))
    builder.constraints = [
      LayoutConstraint(title, .leading, .equal, LayoutItemID(view: card), .leading, constant: 10),
      LayoutConstraint(title, .top, .equal, LayoutItemID(view: card), .top, constant: 10),
    ]
    builder.ambiguities = [AmbiguousLayout(view: card, attribute: .top, minimum: nil, maximum: nil)]
    expect(ConstraintMarks(builder.layout).marks().map(\.state), is: [.satisfied, .ambiguous])
  }
}
