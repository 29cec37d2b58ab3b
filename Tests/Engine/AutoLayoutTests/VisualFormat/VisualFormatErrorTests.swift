import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The errors in visual formats, with their positions.
@Suite struct VisualFormatErrorTests {
  struct Case: Sendable {
    let format: String
    var options: VisualFormatOptions = []
    let reason: VisualFormatError.Reason
    let offset: Int
  }

  static let cases = [
    Case(format: "H|[a]", reason: .expectedColon(.horizontal), offset: 1),
    Case(format: "V[a]", reason: .expectedColon(.vertical), offset: 1),
    Case(format: "H:|[a-[b]", reason: .expectedClosingBracket, offset: 5),
    Case(format: "V:[a]--5-[b]", reason: .ambiguousMinus, offset: 6),
    Case(format: "V:[a]- -5-[b]", reason: .expectedNumberOrMetric, offset: 6),
    Case(format: "H:[a]->=-[b]", reason: .expectedNumberOrMetric, offset: 8),
    Case(format: "H:[a]-(5@)-[b]", reason: .expectedNumberOrMetric, offset: 9),
    Case(format: "H:[x]-[b]", reason: .unknownView("x"), offset: 3),
    Case(format: "H:[views[0]]", reason: .unknownView("views"), offset: 3),
    Case(format: "H:[a]-[b]", options: .alignAllCenterX, reason: .parallelAlignment(.horizontal), offset: 0),
    Case(format: "V:[a]-[b]", options: .alignAllTop, reason: .parallelAlignment(.vertical), offset: 0),
    Case(format: "H:[a(==2*b)]", reason: .expectedSize, offset: 8),
    Case(format: "H:[a()]", reason: .expectedSize, offset: 5),
    Case(format: "V:[a]-gap-[b]", reason: .unknownMetric("gap"), offset: 6),
    Case(format: "V:[a]-(5@gap)-[b]", reason: .unknownMetric("gap"), offset: 9),
    Case(format: "V:[a(gap)]", reason: .unknownSize("gap"), offset: 5),
    Case(format: "H:|-|", reason: .expectedView, offset: 4),
    Case(format: "", reason: .expectedView, offset: 0),
    Case(format: "H:[]", reason: .expectedView, offset: 3),
    Case(format: "H:[a]-", reason: .expectedView, offset: 6),
    Case(format: "H:[a]-(0@0)-[b]", reason: .illegalPriority(0), offset: 9),
    Case(format: "H:[a(1@1001)]", reason: .illegalPriority(1001), offset: 7),
    Case(format: "H:[a]-5[b]", reason: .expectedBar, offset: 7),
    Case(format: "H:[a]-(5-[b]", reason: .expectedCommaOrParenthesis, offset: 8),
    Case(format: "H:[a] [b]", reason: .expectedEnd, offset: 5),
    Case(format: "H:[a]|[b]", reason: .expectedEnd, offset: 6),
    Case(format: "H:[a(infinite)]", reason: .notFinite("infinite"), offset: 5),
    Case(format: "H:|[root]", reason: .noSuperview, offset: 2),
    Case(format: "H:[root]|", reason: .noSuperview, offset: 8),
    Case(
      format: "H:[a]", options: [.directionLeftToRight, .directionRightToLeft], reason: .conflictingDirections,
      offset: 0),
  ]

  @Test(arguments: cases)
  func `an error in a format has its location`(_ example: Case) {
    let views = FormatScene(["a", "b"]).bindings.merging(["root": .root]) { first, _ in first }
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: example.format).constraints(
        views: views, metrics: ["infinite": .infinity], options: example.options
      ) { $0 == .root ? nil : .root }
    }
    expect(error?.reason, is: example.reason)
    expect(error?.offset, is: example.offset)
    expect(error?.format, is: example.format)
  }

  @Test(arguments: [
    ("H:[a(>=20,<=10)]", 20.0, 10.0, 7..<14), ("V:|-(<=10,>=low)-[a(>=20)]", 12, 10, 7..<15),
    ("[a]-[b(==5,6)]-|", 6, 5, 9..<12), ("H:[a]-(>=1,<=9,>=9.5@1000)-|", 9.5, 9, 13..<20),
  ])
  func `bounds of one interval that nothing satisfies conflict`(
    format: String, lower: Double, upper: Double, range: Range<Int>
  ) throws {
    let error = try VisualFormat(parsing: format).conflictOfBounds(metrics: ["low": 12])
    expect(error?.reason, is: .emptyInterval(lower, upper))
    expect(error.map { $0.offset..<$0.offset + $0.length }, is: range)
    // As in UIKit, the constraints exist, and the conflict is in the layout.
    _ = try FormatScene(["a", "b"]).constraints(format.replacing("low", with: "12"))
  }

  @Test(arguments: [
    "H:[a(>=10,<=20)]", "H:[a(>=10,<=10)]", "H:[a(>=20,<=10@999)]", "H:[a(>=20,<=b)]", "H:[a(>=20)]-(<=10)-[b]",
    "H:[a]",
  ])
  func `intervals that are not empty, or have optional bounds or other views, do not conflict`(format: String) throws {
    try expect(VisualFormat(parsing: format).conflictOfBounds(), is: nil)
  }

  @Test func `a message shows the format with a caret as UIKit does`() {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(parsing: "H:|[view1-[view2]") }
    #expect(
      error?.description == """
        Unable to parse constraint format:\u{20}
        Expected a ']' here. That is how you give the end of a view.\u{20}
        H:|[view1-[view2]\u{20}
                 ^
        """)
  }

  @Test func `a priority out of range is rejected in UIKit's words`() {
    let message =
      "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    #expect(LayoutPriority(1001).illegalityMessage == "It's illegal to set priority:1001.  \(message)")
  }

  @Test func `no text of random characters traps`() {
    var generator = SeededRandomNumberGenerator(seed: 42)
    let characters = Array("HV:|[]()-,=<>@*ab 01.é")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let text = String((0..<length).map { _ in characters[Int.random(in: 0..<characters.count, using: &generator)] })
      let scene = FormatScene(["a", "b"])
      do throws(VisualFormatError) {
        _ = try scene.constraints(text)
      } catch {
        #expect(error.offset <= text.unicodeScalars.count)
      }
    }
  }
}
