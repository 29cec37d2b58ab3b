import Foundation
import LayoutTestSupport
import Testing

/// A faulty document never prevents the others from being drawn.
@Suite struct BadInputTests {
  let tool = Tool()

  init() throws { try tool.add("Scenes/hello.scene.yaml", helloScene) }

  /// Renders all scenes and expects the picture of the good one.
  private func render(code: Int32, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let run = try tool.run("Scenes", "-f", "svg", "-o", "out", "-d", "iPhone 8")
    #expect(run.code == code, "\(run.messages)", sourceLocation: sourceLocation)
    #expect(
      FileManager.default.fileExists(atPath: "\(tool.folder.path)/out/renders/hello/iphone-8.portrait.en.l.light.svg"),
      sourceLocation: sourceLocation)
    #expect(run.output.hasSuffix("Gallery: out/index.html\n"), sourceLocation: sourceLocation)
    return run.messages
  }

  @Test func `every location in a message opens the document from the working directory`() throws {
    let tool = Tool()
    try tool.add("App/bad.scene.yaml", "format: 1\nviews:\n   a: 1\n  b: 2\n")
    let run = try tool.run("check", "App/bad.scene.yaml")
    #expect(run.code == 65 && run.messages.hasPrefix("App/bad.scene.yaml:4:3: error: "))
    #expect(run.messages.contains("\n    while parsing a block mapping: App/bad.scene.yaml:1:1"))
  }

  @Test(arguments: [
    ("bad.scene.yaml", "format: 1\nscene: [\n", "bad.scene.yaml:"),
    ("bad.scene.yaml", "format: 1\nscene: Bad\nveiws: {}\n", "did you mean 'views'?"),
    ("bad.scene.yaml", helloScene + "  - titel.width == 4\n", "did you mean 'title'?"),
    ("bad.scene.yaml", helloScene + "  - title.widht == 4\n", "did you mean 'width'?"),
    ("bad.scene.yaml", helloScene + "  - title.left == title.width\n", "bad.scene.yaml:8:"),
    ("bad.scene.yaml", helloScene + "  - title.width == 4 @1001\n", "bad.scene.yaml:8:"),
    ("bad.scene.yaml", helloScene.replacing("iPhone 16 Pro", with: "iPhone 16 Prro"), "did you mean 'iPhone 16 Pro'?"),
    ("bad.scene.yaml", "format: 2\nscene: Bad\n", "bad.scene.yaml:1:"),
    ("bad.xib", "<document><objects></document>", "bad.xib:1:"),
    ("bad.storyboard", "", "bad.storyboard:1:1: error: "),
    ("bad.scene.yaml", "", "bad.scene.yaml:1:1: error: "),
  ])
  func `an invalid document is reported with its location`(name: String, text: String, message: String) throws {
    try tool.add("Scenes/\(name)", text)
    let messages = try render(code: 65)
    #expect(messages.contains("Scenes/\(name):"), "\(messages)")
    #expect(messages.contains(message), "\(messages)")
  }

  @Test(arguments: ["bad.scene.yaml", "bad.xib"])
  func `bytes that are not UTF-8 are reported`(name: String) throws {
    try tool.add("Scenes/\(name)", Data([0xFF, 0xFE, 0x00, 0xC3, 0x28]))
    try expect(render(code: 65), contains: "Scenes/\(name):1:")
  }

  @Test func `a document is not laid out if the system cannot read a file beside it`() throws {
    try tool.add("App/Card.xib", Self.picture)
    // Reading the first byte of a process's memory fails with an input/output error, as on a broken disk.
    let set = "App/Images.xcassets/logo.imageset"
    try expect(tool.shell("mkdir -p \(set) && ln -s /proc/self/mem \(set)/Contents.json").code, is: 0)
    let run = try tool.run("check", "App", "--follow-links")
    expect(run.code, is: 66)
    expect(
      run.messages,
      contains: "App/Card.xib:1:1: error: a file that it needs cannot be read: \(set)/Contents.json: Input/output error"
    )
  }

  private static let picture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <imageView image="logo" id="a"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      </objects>
      <resources><image name="logo" width="20" height="20"/></resources>
    </document>
    """

  @Test func `a file that is not a regular file is reported`() throws {
    try expect(tool.shell("mkfifo Scenes/device.xib").code, is: 0)
    let messages = try render(code: 66)
    #expect(
      messages.contains(
        "Scenes/device.xib:1:1: error: the file cannot be read: neither a file nor a folder [unreadable]"))
  }

  @Test(.enabled(if: getuid() != 0)) func `a file without permission is reported`() throws {
    try tool.add("Scenes/secret.xib", "x")
    chmod("\(tool.folder.path)/Scenes/secret.xib", 0)
    try expect(render(code: 66), contains: "Scenes/secret.xib:1:1: error: the file cannot be read: permission denied")
  }

  @Test func `a missing path is reported, and the others are drawn`() throws {
    let run = try tool.run("render", "missing.xib", "Scenes", "-f", "svg")
    #expect(run.code == 66)
    #expect(run.messages.contains("render-layouts: error: missing.xib: no such file or folder\n"))
    #expect(run.output.contains("1 scene, 4 layouts: 4 fine\n"))
  }

  @Test func `a folder or file without scenes is reported`() throws {
    try tool.add("empty/notes.txt", "x")
    let folder = try tool.run("check", "empty")
    #expect(folder.code == 66 && folder.messages.hasPrefix("render-layouts: error: empty: contains no scene files\n"))
    let file = try tool.run("check", "empty/notes.txt")
    #expect(
      file.code == 66 && file.messages.hasPrefix("render-layouts: error: empty/notes.txt: not a scene file\n"))
    let filter = try tool.run("check", "Scenes", "-F", "nothing")
    #expect(filter.code == 66 && filter.messages == "render-layouts: error: no scene matches 'nothing'\n")
  }

  @Test func `a misspelled command draws nothing`() throws {
    let run = try tool.run("chekc", "Scenes")
    #expect(run.code == 64 && run.output == "")
    #expect(
      run.messages
        == "render-layouts: error: 'chekc' is neither a command nor a folder\n    did you mean 'check'?\n")
    try tool.add("solver/hello.scene.yaml", helloScene)
    try expect(tool.run("solver", "-f", "svg").code, is: 0)
  }

  @Test func `a document for another platform is a warning`() throws {
    try tool.add("Scenes/mac.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
    let messages = try render(code: 0)
    #expect(
      messages.hasPrefix("Scenes/mac.xib:1:1: warning: document for macOS skipped [foreign-platform]\n"))
    try expect(tool.run("check", "--strict", "Scenes").code, is: 1)
    try expect(tool.run("check", "--quiet", "Scenes").messages, is: "")
    try expect(tool.run("check", "Scenes/mac.xib").code, is: 66)
  }

  @Test func `closed standard output is reported, and no file replaces it`() throws {
    let run = try tool.shell("$tool render Scenes -f svg -o out >&-")
    #expect(run.code == 73)
    #expect(run.messages == "render-layouts: error: standard output: Bad file descriptor\n")
  }

  @Test(arguments: [("Scenes/hello.scene.yaml", "part of the path is a file"), ("/proc/nowhere", "/proc/nowhere: ")])
  func `a folder that cannot be written to is reported before solving`(output: String, message: String) throws {
    let run = try tool.run("render", "Scenes", "-o", output)
    #expect(run.code == 73 && run.output == "")
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.messages.contains("choose another folder with '--output DIR'"))
  }

  @Test(.disabled(if: isSanitized, "a sanitizer writes larger files itself"))
  func `a full disk is reported and leaves no partial files`() throws {
    let run = try tool.shell("ulimit -f 1; \"$tool\" render Scenes -f svg -o out")
    #expect(run.code == 73)
    #expect(run.messages.contains(": no space left on the device"))
    #expect(run.output == "1 scene, 4 layouts: 4 fine\n")
    for (name, contents) in try tool.files(in: "out") {
      #expect(contents.count <= 512 && !name.hasSuffix(".tmp"), "\(name)")
    }
  }
}
