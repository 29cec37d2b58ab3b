import Foundation
import LayoutTestSupport
import Testing

/// The geometry that `solve` prints.
@Suite struct SolveCommandTests {
  let tool = Tool()

  /// Three equal columns whose widths are not whole pixels.
  private static let scene = """
    format: 1
    scene: Thirds
    devices: [iPhone 5s]
    orientations: [landscape]
    views: { a: { height: 20 }, b: , c: }
    constraints:
      - H:|-[a]-[b(a)]-[c(a)]-|: { align: [top, bottom] }
      - V:|[a]

    """

  init() throws { try tool.add("thirds.scene.yaml", Self.scene) }

  private func frames(_ arguments: String...) throws -> [[Double]] {
    let lines = try tool.run(arguments: ["solve", "thirds.scene.yaml"] + arguments).output.split(separator: "\n")
    return try lines.dropFirst().map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try #require(object["frame"] as? [Double])
    }
  }

  @Test func `PIX-02: frames are rounded to pixels unless disabled`() throws {
    try expect(frames(), is: [[20, 0, 170.5, 20], [198.5, 0, 171, 20], [377.5, 0, 170.5, 20]])
    try expect(frames("--rounding", "pixel"), is: frames())
    try expect(
      frames("--rounding", "none"),
      is: [[20, 0, 170.6667, 20], [198.6667, 0, 170.6667, 20], [377.3333, 0, 170.6667, 20]])
    try expect(
      tool.run("solve", "thirds.scene.yaml", "--rounding", "none", "-f", "text").output,
      contains: "b        view   198.6667  0  170.6667      20")
  }

  @Test func `PIX-02: pictures are drawn with the same frames`() throws {
    for (rounding, x) in [("pixel", "b, view: x 198.5,"), ("none", "b, view: x 198.67,")] {
      let run = try tool.run("thirds.scene.yaml", "--rounding", rounding, "-f", "svg", "--overlay", "frames", "-q")
      #expect(run.code == 0)
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(tool.folder.path)/Output")
      let picture = try #require(files.first { $0.contains("landscape") && $0.hasSuffix(".svg") })
      let text = try String(contentsOfFile: "\(tool.folder.path)/Output/\(picture)", encoding: .utf8)
      #expect(text.contains(x), "\(rounding): \(x)")
    }
  }

  @Test func `headings name languages and text sizes other than the first of the scene`() throws {
    let headings = try tool.run(
      "solve", "thirds.scene.yaml", "-f", "text", "--locale", "en,ar", "--text-size", "L,AX3"
    ).output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      headings.map { $0.replacing("Thirds: iPhone 5s, landscape, ", with: "") } == [
        "568 × 320 pt", "AX3, 568 × 320 pt", "ar, 568 × 320 pt", "ar, AX3, 568 × 320 pt",
      ])
  }

  @Test func `the allowed values of --rounding are listed`() throws {
    try tool.expect(
      ["solve", "thirds.scene.yaml", "--rounding", "point"], "invalid value 'point' for '--rounding'",
      "use one of pixel, none")
  }

  @Test func `OUT-01: each outline names its layout`() throws {
    let outlines = try tool.run("solve", "thirds.scene.yaml", "-f", "outline", "--orientation", "portrait,landscape")
      .output
    let headings = outlines.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      headings == [
        "Thirds: iPhone 5s, portrait, 320 × 568 pt", "Thirds: iPhone 5s, landscape, 568 × 320 pt",
      ])
  }
}
