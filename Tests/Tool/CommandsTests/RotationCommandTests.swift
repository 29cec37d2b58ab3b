import Foundation
import LayoutTestSupport
import Testing

/// Scenes during a rotation of the device (specification ORI-03 to ORI-08).
@Suite struct RotationCommandTests {
  let tool = Tool()

  private static let scene = """
    format: 1
    scene: Cars
    devices: [iPhone 5s]
    views: { box: }
    constraints:
      - box: { leading: superview, top: superview, width: 280 }
    variants:
      portrait:
        constraints: [box.height == 100]
      landscape:
        constraints: [box.height == 20]

    """

  init() throws { try tool.add("cars.scene.yaml", Self.scene) }

  @Test func `ORI-03: a rotation lists removed and added constraints, and whether it is reversible`() throws {
    try tool.expect(
      "trace", "cars.scene.yaml", "--rotate", "portrait,landscapeLeft,portrait",
      prints: """
        Cars: iPhone 5s, portrait → landscape left → portrait
        1. portrait, 320 × 568 pt
          view       class  x  y  width  height
          superview  view   0  0    320     568
            box      view   0  0    280     100
        2. landscape left, 568 × 320 pt
            - box.height == 100   (line 9)
            + box.height == 20   (line 11)
          view       class  x  y  width  height
          superview  view   0  0    568     320
            box      view   0  0    280      20
        3. portrait, 320 × 568 pt
            - box.height == 20   (line 11)
            + box.height == 100   (line 9)
          same frames as step 1


        """)
  }

  @Test func `ORI-04: constraints that meet are logged, and the run ends with 1`() throws {
    let run = try tool.run(
      "trace", "cars.scene.yaml", "--rotate", "portrait,landscapeLeft", "--order", "add-remove", "--names")
    #expect(run.code == 1)
    expect(run.output, contains: "Unable to simultaneously satisfy constraints.")
    expect(run.output, contains: "Will attempt to recover by breaking constraint")
  }

  @Test func `ORI-05: a hidden screen keeps its constraints unless it compares orientations`() throws {
    let hidden = try tool.run("trace", "cars.scene.yaml", "--rotate", "portrait,landscape", "--hidden").output
    expect(hidden, contains: "2. landscape, 568 × 320 pt: visible again, with the constraints of portrait\n  view ")
    expect(hidden, contains: "    box      view   0  0    280     100\n\n")
    let compared = try tool.run(
      "trace", "cars.scene.yaml", "--rotate", "portrait,landscape", "--hidden", "--reevaluate"
    ).output
    expect(
      compared, contains: "2. landscape, 568 × 320 pt: visible again, after comparing orientations\n    - box.height")
    expect(compared, contains: "    box      view   0  0    280      20\n\n")
  }

  @Test func `ORI-08: intermediate frames are listed and drawn as a film strip`() throws {
    let reported = try tool.run("trace", "cars.scene.yaml", "--rotate", "portrait,landscape", "--frames", "5").output
    expect(
      reported, contains: "    box        0 0 280 100  0 0 280 80   0 0 280 60   0 0 280 40   0 0 280 20\n")
    let run = try tool.run(
      "render", "cars.scene.yaml", "--rotate", "portrait,landscape,portrait", "--frames", "3", "-f", "svg,png")
    #expect(run.code == 0)
    let name = "Output/rotations/cars/iphone-5s.portrait.en.l.light"
    expect(run.output, contains: "Film strip: \(name).png\nFilm strip: \(name).svg\n")
    let strip = try String(contentsOfFile: "\(tool.folder.path)/\(name).svg", encoding: .utf8)
    for caption in ["portrait", "50 %", "landscape"] { expect(strip, contains: ">\(caption)<") }
    #expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(name).png"))
  }

  @Test(arguments: [
    (["--frames", "5"], "'--frames' needs '--rotate'", "name orientations: '--rotate portrait,landscapeLeft'"),
    (
      ["--rotate", "portrait"], "'--rotate' needs 2 to 50 orientations, not 1",
      "begin with the initial one: '--rotate portrait,landscapeLeft'"
    ),
    (
      ["--rotate", "portrait,landscapeleftt"], "invalid value 'landscapeleftt' for '--rotate'",
      "did you mean 'landscapeLeft'?"
    ),
    (
      ["--rotate", "portrait,landscape", "--reevaluate"], "'--reevaluate' needs '--hidden'",
      "a visible screen is notified of every rotation"
    ),
    (
      ["--rotate", "portrait,landscape", "--orientation", "portrait"],
      "'--orientation' cannot be combined with '--rotate'",
      "'--rotate' names its own orientations"
    ),
  ])
  func `invalid rotations are reported`(arguments: [String], message: String, hint: String) throws {
    try tool.expect(["trace", "cars.scene.yaml"] + arguments, message, hint)
  }

  @Test func `DEV-04: either landscape orientation may be selected`() throws {
    let run = try tool.run("list", "cars.scene.yaml", "--orientation", "landscapeLeft,upsideDown")
    expect(run.output, contains: "landscapeLeft")
    expect(run.output, contains: "upsideDown")
    let solved = try tool.run("solve", "cars.scene.yaml", "--orientation", "landscapeRight").output
    expect(solved, contains: #""orientation":"landscapeRight","frame":[0,0,280,20]"#)
  }
}
