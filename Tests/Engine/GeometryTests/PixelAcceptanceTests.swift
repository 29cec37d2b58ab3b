import Geometry
import LayoutTestSupport
import Testing

/// The `pixel` cases of the specification: solved rectangles on the pixel grid of a screen.
@Suite struct PixelAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let scale: Double
    let solved: [Double]
    let frame: [Double]

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "pixel").compactMap(Case.init)

  @Test func `all pixel cases of the specification are read`() {
    #expect(Self.cases.count == 8)
  }

  @Test(arguments: cases)
  func `a solved rectangle has the frame from the specification`(example: Case) {
    let solved = example.solved
    let rect = Rect(x: solved[0], y: solved[1], width: solved[2], height: solved[3])
    let frame = PixelGrid(scale: example.scale).rounded(rect)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(zip(numbers, example.frame).allSatisfy { abs($0 - $1) <= 0.002 }, "\(numbers)")
  }
}

extension PixelAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let solved = input["solved"] as? [Double], solved.count == 4, let scale = input["scale"] as? Double,
      let frame = (json["expect"] as? [String: Any])?["frame"] as? [Double], frame.count == 4
    else { return nil }
    self.init(id: id, scale: scale, solved: solved, frame: frame)
  }
}
