import LayoutTestSupport
import Testing

/// Scenes for one kind of device (specification BLG-10).
@Suite struct IdiomTests {
  let tool = Tool()

  init() throws {
    for idiom in ["phone", "pad"] {
      try tool.add("\(idiom).scene.yaml", "format: 1\nscene: On a \(idiom)\nidiom: \(idiom)\n")
    }
  }

  private func layouts(_ arguments: String...) throws -> [String] {
    try tool.run(arguments: ["list", "."] + arguments + ["--plain", "--orientation", "portrait"]).output
      .split(separator: "\n").dropFirst().map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        return "\(columns[0]): \(columns[2])"
      }
  }

  @Test func `BLG-10: each scene is laid out only on its own kind of device`() throws {
    try expect(layouts("-d", "iPhone 5,iPad 2"), is: ["On a pad: iPad 2", "On a phone: iPhone 5"])
    try expect(layouts("-d", "iPad 2"), is: ["On a pad: iPad 2"])
    try expect(
      layouts(),
      is: ["On a pad: iPad mini (6th gen)", "On a phone: iPhone SE (3rd gen)", "On a phone: iPhone 16 Pro"])
  }

  @Test func `a scene for a kind of device needs such a device`() throws {
    try tool.add("none.scene.yaml", "format: 1\nidiom: pad\ndevices: [iPhone 5]\n")
    let run = try tool.run("check", "none.scene.yaml")
    #expect((run.messages + run.output).contains("none of the scene's devices is a pad [unknown-value]"))
  }
}
