import AutoLayout
import Foundation
import Geometry
import LayoutTestSupport
import Testing

/// Views whose masks determine their frames when the superview is resized (specification AUT-01, AUT-02).
@Suite struct AutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var autoresizing: Autoresizing
    var superviewSize: Size
    var frame: Rect
    /// The codes that logs print for the mask, or empty if a case does not specify them.
    var codes = ""
    /// The class that logs print for the constraints of the mask.
    var constraintClass = ""

    var testDescription: String { name }
  }

  static let specified = AcceptanceCases.all(ofKinds: "autosizing").compactMap(Case.init)

  @Test func `all autoresizing cases of the specification are read`() {
    expect(Self.specified.count, is: 13)
  }

  @Test(arguments: specified)
  func `a mask gives the frame and codes of the specification`(example: Case) throws {
    try check(example)
    var test = TestSystem(width: example.superviewSize.width, height: example.superviewSize.height)
    test.add("view") { $0.autoresizing = example.autoresizing }
    let descriptions = LayoutDescriptions(of: test.system).constraints().filter { $0.contains(example.constraintClass) }
    expect(descriptions.count, is: 4)
    for description in descriptions { #expect(description.contains(" h=\(example.codes) ")) }
  }

  static let shares: [(AutoresizingMask, Rect)] = [
    ([], Rect(x: 20, y: 30, width: 100, height: 40)),
    (.flexibleWidth, Rect(x: 20, y: 30, width: 260, height: 40)),
    (.flexibleLeftMargin, Rect(x: 180, y: 30, width: 100, height: 40)),
    (.flexibleRightMargin, Rect(x: 20, y: 30, width: 100, height: 40)),
    // The margins of 20 and 200 points share the added 160 points.
    ([.flexibleLeftMargin, .flexibleRightMargin], Rect(x: 20 + 160.0 / 11, y: 30, width: 100, height: 40)),
    // The margins of 30 and 410 points and the height of 40 share the removed 160 points.
    (
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
      Rect(x: 20, y: 20, width: 100, height: 40 - 40.0 / 3)
    ),
  ]

  @Test(arguments: shares)
  func `flexible parts share a change in proportion to their length`(mask: AutoresizingMask, frame: Rect) throws {
    try check(
      Case(
        name: "",
        autoresizing: Autoresizing(
          frame: Rect(x: 20, y: 30, width: 100, height: 40), superviewSize: Size(width: 320, height: 480), mask: mask),
        superviewSize: Size(width: 480, height: 320), frame: frame))
  }

  @Test func `margins of zero length share the change equally`() throws {
    let size = Size(width: 100, height: 40)
    try check(
      Case(
        name: "",
        autoresizing: Autoresizing(
          frame: Rect(x: 0, y: 0, width: 100, height: 40), superviewSize: size,
          mask: [.flexibleLeftMargin, .flexibleRightMargin]),
        superviewSize: Size(width: 160, height: 40), frame: Rect(x: 30, y: 0, width: 100, height: 40)))
  }

  private func check(_ example: Case) throws {
    var test = TestSystem(width: example.superviewSize.width, height: example.superviewSize.height)
    test.add("view") { $0.autoresizing = example.autoresizing }
    let frame = try #require(test.system.framesByName(test.system.solution())["view"])
    let expected = example.frame
    #expect(abs(frame.minX - expected.minX) < 0.001 && abs(frame.minY - expected.minY) < 0.001, "\(frame) \(expected)")
    #expect(
      abs(frame.width - expected.width) < 0.001 && abs(frame.height - expected.height) < 0.001, "\(frame) \(expected)")
  }
}

extension AutoresizingTests.Case {
  /// The codes of an axis without a flexible part.
  ///
  /// The cases `A-AUT-001` to `-013` have `---` there. UIKit prints `--&` for views without a mask, as public logs and
  /// Apple's guide show (`h=--& v=--& H:[UIView:0x7ff282617cc0(50)]`). The case `A-DSC-022` of the same specification
  /// agrees with UIKit.
  private static let rigid = (specified: "---", right: "--&")

  private static func codes(_ json: [String: Any]) -> String? {
    guard let horizontal = json["h"] as? String, let vertical = json["v"] as? String else { return nil }
    let codes = [horizontal, vertical].map { $0 == rigid.specified ? rigid.right : $0 }
    return "\(codes[0]) v=\(codes[1])"
  }

  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let expect = json["expect"] as? [String: Any], let mask = input["mask"] as? Int,
      let old = input["superviewSize"] as? [Double], old.count == 2,
      let new = input["newSuperviewSize"] as? [Double], new.count == 2,
      let designed = Self.rect(input["frame"]), let frame = Self.rect(expect["frame"]),
      let codes = Self.codes(expect), let constraintClass = expect["constraintClass"] as? String
    else { return nil }
    self.init(
      name: id,
      autoresizing: Autoresizing(
        frame: designed, superviewSize: Size(width: old[0], height: old[1]),
        mask: AutoresizingMask(rawValue: UInt(mask))),
      superviewSize: Size(width: new[0], height: new[1]), frame: frame, codes: codes, constraintClass: constraintClass)
  }

  private static func rect(_ json: Any?) -> Rect? {
    guard let numbers = json as? [Double], numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
