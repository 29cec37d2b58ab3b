import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The errors in formats of the extended language, with their positions.
@Suite struct ExtendedFormatErrorTests {
  struct Case: Sendable {
    let format: String
    let reason: VisualFormatError.Reason
    let offset: Int
  }

  static let cases = [
    Case(format: "H[a]", reason: .expectedColon(.horizontal), offset: 1),
    Case(format: "X:[a]", reason: .expectedOrientation, offset: 0),
    Case(format: "HV[a]", reason: .expectedOrientation, offset: 2),
    Case(format: "H:[a(*2)]", reason: .expectedValue, offset: 5),
    Case(format: "H:[a]-%-[b]", reason: .expectedValue, offset: 6),
    Case(format: "H:[a]-b+4-[b]", reason: .expectedBar, offset: 7),
    Case(format: "H:[a(b.)]", reason: .expectedAttribute, offset: 7),
    Case(format: "H:[a(b.widht)]", reason: .unknownAttribute("widht"), offset: 7),
    Case(format: "C:a(b)", reason: .expectedAttribute, offset: 3),
    Case(format: "C:a.top", reason: .expectedParenthesis, offset: 7),
    Case(format: "H:[a(b + b.height)]", reason: .arithmetic(.sum), offset: 5),
    Case(format: "H:[a(b * b)]", reason: .arithmetic(.product), offset: 5),
    Case(format: "H:[a(4 / b)]", reason: .arithmetic(.product), offset: 5),
    Case(format: "H:[a(b / (2 - 2))]", reason: .arithmetic(.division), offset: 5),
    Case(format: "H:[a(huge * huge)]", reason: .valueNotFinite, offset: 5),
    Case(format: "H:[a(b.top)]", reason: .illegalPairing(.differentKinds), offset: 5),
    Case(format: "C:a.top(10)", reason: .illegalPairing(.locationEqualToConstant), offset: 8),
    Case(format: "H:[v3..1]", reason: .illegalRange(1000), offset: 3),
    Case(format: "H:[v1..2000]", reason: .illegalRange(1000), offset: 3),
    Case(format: "H:[a..3]", reason: .illegalRange(1000), offset: 3),
    Case(format: "H:[v1..3]", reason: .unknownView("v2"), offset: 3),
    Case(format: "HV:[c:[a]]", reason: .groupInBothDirections, offset: 4),
    Case(format: "H:[c:[a]|]", reason: .expectedEnd, offset: 8),
    Case(format: "H:[root(50%)]", reason: .percentageWithoutSuperview, offset: 8),
    Case(format: "H:[column:[root]]", reason: .noSuperviewForGuide, offset: 3),
    Case(format: "H:|[root]", reason: .noSuperview, offset: 2),
    Case(format: "H:[a(1@1001)]", reason: .illegalPriority(1001), offset: 5),
    Case(format: "Z:[a]-[b]", reason: .expectedEnd, offset: 5),
    Case(
      format: "H:[a(\(String(repeating: "(", count: 10_000))", reason: .nestedTooDeeply(32), offset: 37),
    Case(
      format: "H:\(String(repeating: "[c:", count: 10_000))", reason: .nestedTooDeeply(32), offset: 101),
    Case(format: "H:[a] // fine\nH:[x] // not", reason: .unknownView("x"), offset: 3),
  ]

  @Test(arguments: cases)
  func `an error in the extended language has its location`(_ example: Case) {
    let views = FormatScene(["a", "b", "c", "v1", "v3"]).bindings.merging(["root": .root]) { first, _ in first }
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatLayout(
        parsing: example.format, views: views, metrics: ["huge": 1e200], options: .extended,
        superview: { $0 == .root ? nil : .root }, makeGuide: { _, _ in LayoutItemID(view: 99) })
    }
    expect(error?.reason, is: example.reason)
    expect(error?.offset, is: example.offset)
    #expect(error?.message.isEmpty == false)
  }

  @Test func `no text in the alphabet of the extended language traps`() {
    var random = SeededRandomNumberGenerator(seed: 26)
    let letters = Array("HVZC:|[]()-+*/%@.,=<>ab12 \n")
    let views = FormatScene(["a", "b"]).bindings
    for _ in 0..<1_000 {
      let start = ["", "H:", "HV:[a", "C:a.top("].randomElement(using: &random) ?? ""
      let text = start + String((0..<12).compactMap { _ in letters.randomElement(using: &random) })
      do throws(VisualFormatError) {
        _ = try VisualFormatLayout(
          parsing: text, views: views, options: .extended, superview: { _ in .root },
          makeGuide: { _, _ in LayoutItemID(view: 99) })
      } catch {
        #expect(error.offset <= error.format.unicodeScalars.count)
      }
    }
  }

  @Test func `sums of any length are read`() throws {
    let sum = String(repeating: "+1", count: 20_000)
    let layout = try VisualFormatLayout(
      parsing: "H:[a(0\(sum))]", views: FormatScene(["a"]).bindings, options: .extended, superview: { _ in .root },
      makeGuide: { _, _ in .root })
    expect(layout.constraints.map(\.constant), is: [20_000])
  }

  @Test func `a message shows only the line with the error`() {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatLayout(
        parsing: "H:|[a]|\nV:[a(b * b)] // square", views: FormatScene(["a", "b"]).bindings, options: .extended,
        superview: { _ in .root }, makeGuide: { _, _ in .root })
    }
    #expect(
      error?.description == """
        Unable to parse constraint format:\u{20}
        A view can only be multiplied and divided by numbers.\u{20}
        V:[a(b * b)]\u{20}
             ^
        """)
  }
}
