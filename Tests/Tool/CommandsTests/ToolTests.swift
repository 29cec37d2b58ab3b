import Foundation
import LayoutTestSupport
import Testing

@Suite struct ToolTests {
  let tool = Tool()

  @Test func `help and version are printed to standard output`() throws {
    let help = try tool.run("--help")
    #expect(help.code == 0 && help.messages == "")
    #expect(help.output.hasPrefix("render-layouts: Auto Layout without a Mac."))
    let version = try tool.run("--version")
    #expect(version.code == 0 && version.output.hasPrefix("render-layouts "))
  }

  @Test func `the help of a command contains only its own options and values`() throws {
    try expect(
      tool.run("solve", "-h").output, contains: "jsonl, one object per view (default); text, a table; or")
    try expect(
      tool.run("render", "-h").output,
      contains: "--format LIST             png, svg, pdf (sheets only); by default svg for layouts and png for\n")
    let help = try tool.run("devices", "-h").output
    #expect(
      help.hasSuffix(
        """
        Exit codes:
          0   success
          64  invalid command line
          70  internal error
          71  not enough memory, stack or threads
          73  cannot write output

        """))
  }

  @Test func `without arguments the tool shows the next steps`() throws {
    let run = try tool.run()
    #expect(run.code == 0 && run.output.contains("Begin with 'render-layouts PATH…'"))
  }

  @Test func `an invalid command line is reported with advice`() throws {
    let run = try tool.run("check", "--stict", ".")
    #expect(run.code == 64 && run.output == "")
    #expect(run.messages == "render-layouts: error: unknown option '--stict'\n    did you mean '--strict'?\n")
  }

  @Test func `devices are listed`() throws {
    let run = try tool.run("devices", "--plain")
    #expect(run.code == 0)
    #expect(
      run.output.contains("iPhone SE (3rd gen)\tiphone-se-3\t375 × 667\t@2x\ttop 20\tnone\t0\t\tbuilt in\n"))
    let json = try JSONSerialization.jsonObject(with: Data(tool.run("devices", "--format", "json").output.utf8))
    let devices = try #require((json as? [String: Any])?["devices"] as? [[String: Any]])
    let phone = try #require(devices.first { $0["identifier"] as? String == "iphone-17" })
    #expect(phone["pixels"] as? [Double] == [1206, 2622] && phone["cornerRadius"] as? Double == 62)
    try expect(tool.run("devices", "-f", "yaml").messages, contains: "invalid value 'yaml' for '--format'")
  }

  @Test func `frames are printed as lines of JSON`() throws {
    try tool.add("Scenes/hello.scene.yaml", helloScene)
    let run = try tool.run("solve", "Scenes", "-d", "iPhone 8", "--orientation", "portrait")
    #expect(run.code == 0 && run.messages == "")
    let lines = run.output.split(separator: "\n").map { Data($0.utf8) }
    let first = try #require(try lines.first.map { try JSONSerialization.jsonObject(with: $0) } as? [String: Any])
    #expect(first["document"] as? String == "hello.scene.yaml")
    #expect(first["device"] as? String == "iphone-8")
    #expect(first["frame"] as? [Double] == [0, 0, 375, 667])
    #expect(lines.count == 2)
  }

  @Test func `a scene without findings passes the check`() throws {
    try tool.add("hello.scene.yaml", helloScene)
    let run = try tool.run("check", "--strict", "hello.scene.yaml")
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output == "1 scene, 4 layouts: 4 fine\n")
  }

  @Test func `a conflict fails the check and is reported once for all devices`() throws {
    try tool.add("a.scene.yaml", helloScene + "  - title.width == 100\n  - title.width == 200\n")
    let run = try tool.run("check", ".", "--color", "always")
    #expect(run.code == 1 && run.messages == "")
    #expect(run.output.contains("a.scene.yaml:8:5: \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(run.output.contains("[conflict]\n"))
    #expect(run.output.contains("\n    on all 4 layouts\n"))
    #expect(run.output.hasSuffix("\n1 scene, 4 layouts: 0 fine, 4 with errors\n"))
  }

  @Test func `the options for color and quiet are respected`() throws {
    try tool.add("a.scene.yaml", helloScene + "  - title.width == 100\n  - title.width == 200\n")
    let plain = try tool.run("check", ".").output
    #expect(!plain.contains("\u{1B}"))
    try expect(tool.run("check", ".", environment: ["FORCE_COLOR": "1"]).output, contains: "\u{1B}")
    let forbidden = try tool.run("check", ".", environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]).output
    #expect(!forbidden.contains("\u{1B}"))
    try tool.add("a.scene.yaml", helloScene)
    try expect(tool.run("check", "-q", ".").output, is: "")
  }

  @Test func `a closed pipe is not a failure`() throws {
    try tool.add("hello.scene.yaml", helloScene)
    let closed = try tool.shell("($tool solve . -d all; echo $? >code) | head -n 1; cat code").output
    #expect(closed.hasSuffix("\n0\n"))
  }

  @Test func `results that cannot be written are reported`() throws {
    let run = try tool.shell("$tool devices >/dev/full")
    #expect(run.code == 73)
    #expect(run.messages == "render-layouts: error: standard output: no space left on the device\n")
  }

  @Test func `arguments after '--' are files, even if they start like options`() throws {
    let name = "--filter=*good.scene.yaml"
    for file in ["bad.scene.yaml", name] {
      try tool.add(file, helloScene + "  - title.width == 100\n  - title.width == 200\n")
    }
    try tool.add("good.scene.yaml", helloScene)
    let run = try tool.run("check", "--", name, "bad.scene.yaml", "good.scene.yaml")
    #expect(run.code == 1 && run.output.hasSuffix("3 scenes, 12 layouts: 4 fine, 8 with errors\n"), "\(run.output)")
  }
}
