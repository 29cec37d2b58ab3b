import Foundation
import LayoutTestSupport
import Testing

/// Unchanged scenes are not drawn again. Except for the time, the result is the same.
@Suite struct CacheTests {
  let tool = Tool()

  /// One layout for each scene.
  private static let variant = ["-d", "iPhone 8", "--orientation", "portrait"]

  init() throws {
    for name in ["Alpha", "Beta", "Gamma"] {
      try tool.add("Scenes/\(name).scene.yaml", helloScene.replacing("Hello", with: name))
    }
    try tool.add(
      "Scenes/Translated.scene.yaml",
      helloScene.replacing("text: Hello", with: "text: $hello").replacing("scene: Hello", with: "scene: Translated")
        .replacing("views:", with: "strings: { en: texts/en.strings }\nviews:"))
    try tool.add("Scenes/texts/en.strings", "\"hello\" = \"Good day\";\n")
    try tool.add(
      "Scenes/Wrong.scene.yaml",
      helloScene.replacing("Hello", with: "Wrong") + "  - title.width == 100\n  - title.width == 200\n")
    try tool.add("Scenes/Unread.scene.yaml", "format: 1\nveiws: {}\n")
  }

  /// The exit code, output and files of a run.
  private struct Result: Equatable {
    var code: Int32
    var output: String
    var messages: String
    var files: [String: Data]
  }

  private func render(_ arguments: [String] = []) throws -> Result {
    let run = try tool.run(arguments: ["Scenes", "-o", "out"] + Self.variant + arguments)
    return Result(
      code: run.code, output: run.output, messages: run.messagesBesidesProgress, files: try tool.files(in: "out"))
  }

  /// Renders with the cache, and then without it into an empty folder. Both results must be equal.
  ///
  /// - Returns: The scenes that were drawn by the first run, by the names of their folders.
  private func drawn(_ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let times = try pictureTimes()
    let result = try render(arguments)
    let redrawn = try pictureTimes().filter { $0.value != times[$0.key] }.keys
    try FileManager.default.moveItem(atPath: "\(tool.folder.path)/out", toPath: "\(tool.folder.path)/kept")
    let afresh = try render(arguments + ["--no-cache"])
    // Pictures of removed scenes are not deleted.
    let gone = result.files.filter { $0.key.contains("/") && afresh.files[$0.key] == nil }
    var same = result
    for name in gone.keys { same.files[name] = nil }
    #expect(same == afresh, sourceLocation: sourceLocation)
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/out")
    try FileManager.default.moveItem(atPath: "\(tool.folder.path)/kept", toPath: "\(tool.folder.path)/out")
    return Set(redrawn.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// When each picture of a layout was written.
  private func pictureTimes() throws -> [String: Date] {
    let root = "\(tool.folder.path)/out/renders"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var times: [String: Date] = [:]
    for name in names where name.contains(".") {
      times[name] = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")[.modificationDate] as? Date
    }
    return times
  }

  private var entries: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: "\(tool.folder.path)/.cache").filter {
        $0.hasSuffix(".entry")
      }.sorted()
    }
  }

  @Test func `missing fonts and characters are reported again`() throws {
    try tool.add(
      "Scenes/Foreign.scene.yaml",
      helloScene.replacing("scene: Hello", with: "scene: Foreign")
        .replacing("text: Hello, style: title1", with: "text: \u{31350}, font: { size: 17, family: Nowhere }"))
    let first = try render()
    #expect(first.messages.contains("no installed font has"))
    #expect(first.messages.contains("missing fonts: Nowhere"))
    // The output folder, which does not exist before the first run, is among the folders searched for fonts.
    for _ in 1...2 { try #expect(render().messages == first.messages) }
  }

  private let all = ["alpha", "beta", "gamma", "translated", "wrong"]

  @Test func `a second run redraws nothing`() throws {
    try expect(drawn(), is: all)
    try expect(drawn(), is: [])
    // One entry for each document, and one for the index sheet.
    try expect(entries.count, is: 6)
  }

  @Test(arguments: [("Scenes", "svg"), ("Scenes/Login", "png"), ("Scenes/Broken", "png,svg")])
  func `cached scenes of all kinds are the same in every format`(folder: String, formats: String) throws {
    let arguments = [SharedFolder.packagePath(folder)] + Self.variant + ["-l", "en", "-q", "-f", formats, "-o", "out"]
    let first = try tool.run(arguments: arguments)
    let files = try tool.files(in: "out")
    let times = try pictureTimes()
    let second = try tool.run(arguments: arguments)
    #expect(!times.isEmpty)
    #expect(first.code == second.code && first.output == second.output && first.messages == second.messages)
    try expect(tool.files(in: "out"), is: files)
    try expect(pictureTimes(), is: times)
  }

  @Test func `only a changed scene is redrawn`() throws {
    _ = try drawn()
    let beta = helloScene.replacing("Hello", with: "Beta")
    try tool.add("Scenes/Beta.scene.yaml", beta.replacing("title1", with: "body"))
    try expect(drawn(), is: ["beta"])
    // The entry from before the change is still valid, but its pictures are gone.
    try tool.add("Scenes/Beta.scene.yaml", beta)
    try expect(drawn(), is: ["beta"])
    try expect(drawn(), is: [])
  }

  @Test func `a removed scene is dropped, and an added one replaces it`() throws {
    _ = try drawn()
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/Scenes/Alpha.scene.yaml")
    try expect(drawn(), is: [])
    try tool.add("Scenes/Delta.scene.yaml", helloScene.replacing("Hello", with: "Delta"))
    try expect(drawn(), is: ["delta"])
  }

  @Test func `a scene whose name is no longer unique is drawn under its new name`() throws {
    try tool.add("Scenes/First.scene.yaml", helloScene.replacing("Hello", with: "Form"))
    try expect(drawn(), is: (all + ["form"]).sorted())
    try tool.add("Scenes/Second.scene.yaml", helloScene.replacing("Hello", with: "Form"))
    try expect(drawn(), is: ["first-form", "second-form"])
    try expect(drawn(), is: [])
  }

  @Test func `changed strings are redrawn where they are used`() throws {
    _ = try drawn()
    try tool.add("Scenes/texts/en.strings", "\"hello\" = \"Good evening to you all\";\n")
    try expect(drawn(), is: ["translated"])
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/Scenes/texts/en.strings")
    try expect(drawn(), is: [])
    try tool.add("Scenes/texts/en.strings", "\"hello\" = \"Good day\";\n")
    try expect(drawn(), is: ["translated"])
  }

  @Test func `layouts are redrawn with other options`() throws {
    _ = try drawn()
    try expect(drawn(["--palette", "xcode"]), is: all)
    try expect(drawn(["--palette", "xcode", "-j", "1", "--strict"]), is: [])
    try expect(drawn(["--palette", "xcode", "--ignore", "conflict"]), is: all)
    try expect(drawn(["-F", "Alpha"]), is: ["alpha"])
    try expect(drawn(["-F", "Alpha"]), is: [])
  }

  @Test func `damaged or missing pictures are redrawn`() throws {
    _ = try drawn()
    let picture = "renders/alpha/iphone-8.portrait.en.l.light"
    try tool.add("out/\(picture).png", Data([1, 2, 3]))
    try expect(drawn(), is: ["alpha"])
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/out/data/gamma.js")
    try expect(drawn(), is: ["gamma"])
    try tool.add("out/sheets/index.png", Data([1, 2, 3]))
    try expect(drawn(), is: [])
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/out")
    try expect(drawn(), is: all)
  }

  @Test func `entries that are damaged, foreign or of another version are rebuilt`() throws {
    _ = try drawn()
    let entries = try entries
    for (position, name) in entries.enumerated() {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(tool.folder.path)/.cache/\(name)"))
      switch position {
      case 0: bytes = Data()
      case 1: bytes = bytes.prefix(bytes.count / 2)
      case 2: bytes[bytes.count / 2] ^= 1
      case 3: bytes.replaceSubrange(0..<23, with: "render-layouts cache 0\n".utf8)
      default: bytes = try Data(contentsOf: URL(fileURLWithPath: "\(tool.folder.path)/.cache/\(entries[0])"))
      }
      try tool.add(".cache/\(name)", bytes)
    }
    try expect(drawn(), is: all)
    try expect(drawn(), is: [])
  }

  @Test func `results of another machine are used if the layouts are still the same`() throws {
    _ = try drawn()
    // Another machine has another secret.
    let secret = "\(tool.folder.path)/.cache/state/render-layouts/cache-secret"
    let permissions = try FileManager.default.attributesOfItem(atPath: secret)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    let sealed = try tool.files(in: ".cache")
    try FileManager.default.removeItem(atPath: secret)
    try expect(drawn(), is: [])
    // From now on, they have the seal of this machine.
    let entries = try tool.files(in: ".cache").filter { $0.key.hasSuffix(".entry") }
    #expect(!entries.isEmpty && entries.allSatisfy { $0.value != sealed[$0.key] })
    try expect(drawn(), is: [])
  }

  @Test func `without a cache, everything is drawn and nothing is stored`() throws {
    _ = try render(["--no-cache"])
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder.path)/.cache"))
    try tool.add(".render-layouts.yml", "noCache: true\n")
    _ = try render()
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder.path)/.cache"))
    let config = try tool.run("config", "--plain").output
    #expect(config.contains("noCache\ttrue\t.render-layouts.yml:1:1\n"))
  }

  @Test func `a cache that cannot be written is one note`() throws {
    try tool.add("file", "")
    let run = try tool.run(
      "Scenes", "-o", "out", "-F", "Alpha", environment: ["RENDER_LAYOUTS_CACHE": "\(tool.folder.path)/file"])
    #expect(run.code == 65)
    #expect(
      run.messages.components(separatedBy: "\n").filter { $0.contains("note:") } == [
        "render-layouts: note: the next run will redraw everything: \(tool.folder.path)/file: "
          + "part of the path is a file, not a folder"
      ])
  }

  @Test func `cached layouts are found from any output folder`() throws {
    _ = try render()
    try FileManager.default.copyItem(atPath: "\(tool.folder.path)/out", toPath: "\(tool.folder.path)/other")
    let times = try pictureTimes()
    let run = try tool.run(arguments: ["Scenes", "-o", "other"] + Self.variant)
    #expect(run.output.hasSuffix("Gallery: other/index.html\n"))
    try expect(tool.files(in: "other"), is: tool.files(in: "out"))
    try expect(pictureTimes(), is: times)
  }

  @Test func `two simultaneous runs do not disturb each other`() throws {
    // Progress messages appear only on slow machines.
    let run = try tool.shell(
      #"""
      render() {
        "$tool" Scenes -d "iPhone 8" --orientation portrait -o out >$1 2>$1.messages
        code=$?
        sed '/^[0-9]*\/[0-9]* · .* left$/d' $1.messages >>$1
        echo $code >>$1
      }
      { render one; touch done; } &
      render two
      while ! [ -f done ]; do sleep 0.02; done
      cmp one two && tail -n 1 one
      """#)
    #expect(run.output == "65\n")
    try expect(drawn(), is: [])
  }

  @Test func `a stopped run leaves its finished layouts to the next run`() throws {
    // The last scene takes so long that it is not finished when the signal arrives.
    let rows = (0..<400).map { "row\($0)" }
    let views = rows.map { "  \($0): { type: label, text: \($0) }\n" }.joined()
    let constraints = zip(rows, rows.dropFirst()).map { "  - \($1).top == \($0).bottom + 8\n" }.joined()
    try tool.add("Scenes/Zeta.scene.yaml", "format: 1\nviews:\n\(views)constraints:\n\(constraints)")
    _ = try tool.shell(
      """
      "$tool" Scenes -d "iPhone 8" --orientation portrait -j 1 -o out &
      # The first scene is finished when the second one has pictures.
      while [ -d /proc/$! ] && ! ls out/renders/beta/*.svg >ls.txt 2>&1; do sleep 0.02; done
      kill -TERM $!
      wait $!
      """)
    let finished = try entries.count
    #expect(finished >= 1)
    try expect(drawn().count, is: 6 - finished)
  }

  /// Returns the notes of a run whose cache is in a repository's tree, or open to all users.
  private func note(usingCache folder: String) throws -> [Substring] {
    let run = try tool.run(
      arguments: ["Scenes", "-o", "out", "-F", "Alpha"] + Self.variant,
      environment: ["RENDER_LAYOUTS_CACHE": folder])
    return run.messages.split(separator: "\n").filter { $0.contains("note:") }
  }

  @Test func `a cache with files from a repository is not used`() throws {
    try expect(tool.shell("git init -q .").code, is: 0)
    try expect(note(usingCache: ".kept"), is: [])
    // A folder in the tree is accepted as long as git does not track it.
    try expect(note(usingCache: ".kept"), is: [])
    try expect(tool.shell("git add -f .kept").code, is: 0)
    try expect(
      note(usingCache: ".kept"),
      is: ["render-layouts: note: cache '.kept' not used: git tracks files in it"])
  }

  @Test func `a cache that everyone may write to is not used`() throws {
    try expect(tool.shell("mkdir open && chmod a+rwx open").code, is: 0)
    try expect(
      note(usingCache: "open"),
      is: ["render-layouts: note: cache 'open' not used: other users of the machine can write to it"])
    try expect(tool.files(in: "open").keys.sorted(), is: [])
  }
}
