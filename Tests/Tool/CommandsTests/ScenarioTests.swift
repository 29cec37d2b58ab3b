import LayoutTestSupport
import Testing

/// Systems, inferred constraints, constants and lints on the command line.
@Suite struct ScenarioTests {
  let tool = Tool()

  private static let cars = """
    format: 1
    scene: Cars
    devices: [iPhone 4s]
    orientations: [portrait]
    bars: [navigation]
    views: { addCar: , separator: , viewCar: }
    constraints:
      - addCar.top == topGuide.bottom + 8
      - addCar: { leading: superview + 20, trailing: superview - 20 }
      - "addCar.height == 102 #p.addCar.height"
      - separator: { leading: superview + 20, trailing: superview - 20, below: addCar + 22, height: 2 }
      - viewCar: { leading: superview + 20, trailing: superview - 20, below: separator + 22, bottom: superview - 20 }

    """

  private func frames(_ arguments: String...) throws -> [String] {
    let run = try tool.run(arguments: ["solve", "a.scene.yaml"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    return run.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"frame\":").last?.split(separator: "]").first.map { "\($0)]" }
    }
  }

  @Test func `CON-15: --set changes a constant`() throws {
    try tool.add("a.scene.yaml", Self.cars)
    let usual = ["[0,0,320,480]", "[20,72,280,102]", "[20,196,280,2]", "[20,220,280,240]"]
    try expect(frames(), is: usual)
    // A-CAR-026
    let changed = ["[0,0,320,480]", "[20,72,280,120]", "[20,214,280,2]", "[20,238,280,222]"]
    try expect(frames("--set", "p.addCar.height.constant=120"), is: changed)
    let run = try tool.run("solve", "a.scene.yaml", "--set", "p.addCar.hieght.constant=120")
    #expect(run.code == 66)
    #expect(
      run.messages == """
        render-layouts: error: no constraint has the identifier 'p.addCar.hieght'
            did you mean 'p.addCar.height'?

        """)
  }

  @Test func `DEV-06: one scene is laid out on several system versions`() throws {
    try tool.add("a.scene.yaml", Self.cars)
    try expect(
      frames("--os", "6.1,7"),
      is: [
        "[0,64,320,416]", "[20,8,280,102]", "[20,132,280,2]", "[20,156,280,240]",
        "[0,0,320,480]", "[20,72,280,102]", "[20,196,280,2]", "[20,220,280,240]",
      ])
    let run = try tool.run("solve", "a.scene.yaml", "--os", "6")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasSuffix("\"os\":6}") })
    let render = try tool.run("render", "a.scene.yaml", "--os", "6,7", "-f", "svg", "-q")
    #expect(render.code == 0)
    let pictures = try tool.files(in: "Output").keys.filter { $0.contains(".portrait.") && $0.hasSuffix(".svg") }
    #expect(pictures.map { $0.contains("ios6") ? 6 : 7 }.sorted() == [6, 7])
  }

  @Test func `INF-02: constraints are inferred on request`() throws {
    try tool.add(
      "a.scene.yaml",
      """
      format: 1
      devices: [iPhone 4s]
      orientations: [portrait]
      views: { switch: { type: switch, frame: { x: 136, y: 268, width: 51, height: 31 } } }
      constraints: [switch.leading == superview.leading + 100]

      """)
    try expect(frames("--infer", "fixed"), is: ["[0,0,320,480]", "[100,268,51,31]"])
    let trace = try tool.run("trace", "a.scene.yaml", "--constraints", "--names", "--infer", "xcode5")
    let reason = "'IB auto generated at build time for view with ambiguity'"
    #expect(trace.output.split(separator: "\n").filter { $0.contains(reason) }.count == 2)
  }

  @Test func `VFL-03 and ORI-11: lints are reported on request`() throws {
    try tool.add(
      "a.scene.yaml",
      Self.cars.replacing(
        "addCar.top == topGuide.bottom + 8", with: "\"[addCar(280)]\"\n  - addCar.top == topGuide.bottom + 8"))
    try expect(tool.run("check", "a.scene.yaml").output, is: "1 scene, 1 layout: 1 fine\n")
    let lint = try tool.run("check", "a.scene.yaml", "--lint", "--strict")
    #expect(lint.code == 1 && lint.output.hasPrefix("a.scene.yaml:8:5: warning: Missing Orientation Prefix"))
    let format = try tool.run("vfl", "--lint", "[a]-[b]")
    #expect(format.code == 0 && format.output == "b.leading == a.trailing + 8  # standard spacing\n")
    #expect(format.messages == "render-layouts: warning: Missing Orientation Prefix\n    begin the format with 'H:'\n")
    for format in ["H:[a]-[b]", "V: [a]-[b]"] { try expect(tool.run("vfl", "--lint", format).messages, is: "") }
  }

  @Test func `ORI-11: the landscape formats of CarValet repeat two shared constraints`() throws {
    let path = SharedFolder.packagePath("Scenes/CarValet/CarValet.scene.yaml")
    let notes = try tool.run("check", path, "--lint", "--ignore", "touch-target").output
      .split(separator: "\n").filter { $0.contains(": note: ") }.compactMap { $0.split(separator: ": note: ").last }
    #expect(
      notes == [
        "Shared constraint in both sets: viewCar.trailing in 'landscape' [repeated-constraint]",
        "Shared constraint in both sets: addCar.top in 'landscape' [repeated-constraint]",
      ])
  }
}
