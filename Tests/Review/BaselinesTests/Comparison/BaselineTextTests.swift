import Geometry
import LayoutTestSupport
import ReviewReports
import Testing

@testable import Baselines

/// The file of approved layouts.
@Suite struct BaselineTextTests {
  private static let layouts = [
    LayoutRecord(
      variant: "iphone-8.portrait.en.L.light", findings: ["truncated title"],
      views: [
        .init(path: "/", frame: Rect(x: 0, y: 0, width: 375, height: 667)),
        .init(
          path: "title", frame: Rect(x: 16, y: 1.0 / 3, width: 343, height: 20.5), look: "label \"Hi\", 17 regular"),
      ]),
    LayoutRecord(
      variant: "ipad.portrait.en.L.light", views: [.init(path: "/", frame: Rect(x: 0, y: 0, width: 768, height: 1024))]),
  ]

  @Test func `each view is a line, layouts are sorted, and findings come before views`() {
    #expect(
      BaselineText.text(of: Self.layouts) == """
        {"at":"ipad.portrait.en.L.light","view":"/","frame":[0,0,768,1024]}
        {"at":"iphone-8.portrait.en.L.light","findings":["truncated title"]}
        {"at":"iphone-8.portrait.en.L.light","view":"/","frame":[0,0,375,667]}
        {"at":"iphone-8.portrait.en.L.light","view":"title","frame":[16,0.3333,343,20.5],"look":"label \\"Hi\\", 17 regular"}

        """)
  }

  @Test func `written layouts are read back`() throws {
    try expect(
      BaselineText.layouts(in: Array(BaselineText.text(of: Self.layouts).utf8)), is: Self.layouts.sortedByVariant)
    try expect(BaselineText.layouts(in: []), is: [])
  }

  @Test func `any frame equals itself after writing and reading`() throws {
    var random = SeededRandomNumberGenerator(seed: 41)
    let views = (0..<2000).map { index in
      LayoutRecord.ViewRecord(
        path: "v\(index)",
        frame: Rect(
          x: Double.random(in: -1e5...1e5, using: &random), y: Double.random(in: -1...1, using: &random),
          width: Double(Int.random(in: 0...9000, using: &random)) / 3,
          height: Double.random(in: 0...1e6, using: &random))
      )
    }
    let layouts = [LayoutRecord(variant: "a", views: views)]
    try expect(BaselineText.layouts(in: Array(BaselineText.text(of: layouts).utf8)), is: layouts)
  }

  @Test(arguments: [
    ("{\"at\":\"a\",\"view\":\"/\",\"frame\":[0,0,1]}", 1, "the frame of '/' is not four numbers"),
    ("\n\n{\"view\":\"/\"}", 3, "the line has no variant 'at'"),
    ("<<<<<<< HEAD", 1, "expected a value"),
  ])
  func `an invalid line is reported with its number`(text: String, line: Int, message: String) {
    #expect {
      _ = try BaselineText.layouts(in: Array(text.utf8))
    } throws: { error in
      guard let error = error as? BaselineError else { return false }
      #expect(error.message == message)
      return error.line == line
    }
  }

  @Test func `a frame larger than any screen can be written and read`() throws {
    let view = LayoutRecord.ViewRecord(path: "/", frame: Rect(x: -1e300, y: 1e14, width: 1e308, height: 12.25))
    let layouts = [LayoutRecord(variant: "a", views: [view])]
    #expect(view.frame == Rect(x: -1e11, y: 1e11, width: 1e11, height: 12.25))
    try expect(BaselineText.layouts(in: Array(BaselineText.text(of: layouts).utf8)), is: layouts)
  }

  @Test func `some layouts are replaced, and the others stay`() {
    let new = LayoutRecord(variant: "ipad.portrait.en.L.light")
    let replaced = Self.layouts.replacing([new, LayoutRecord(variant: "added")])
    #expect(replaced == [LayoutRecord(variant: "added"), new, Self.layouts[0]])
  }

  @Test func `randomly damaged text is read or rejected, and never traps`() {
    let whole = Array(BaselineText.text(of: Self.layouts).utf8)
    var random = SeededRandomNumberGenerator(seed: 7)
    var refused = 0
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if (try? BaselineText.layouts(in: bytes)) == nil { refused += 1 }
    }
    #expect(refused > 500 && refused < 3000)
  }
}
