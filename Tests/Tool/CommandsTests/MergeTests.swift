import Foundation
import LayoutTestSupport
import Testing

/// Merging the parts of a run gives the same bytes as a single run, or reports why not.
@Suite struct MergeTests {
  let tool = Tool()

  private static let choice = ["-d", "iphone-se-3", "--orientation", "portrait"]
  private static let reports = ["--report", "junit,sarif,gitlab,markdown,github,gcc"]

  init() throws {
    for name in ["Alpha", "Beta", "Gamma", "Delta"] {
      try tool.add("S/\(name).scene.yaml", helloScene.replacing("Hello", with: name))
    }
    try tool.add(
      "S/Wrong.scene.yaml",
      helloScene.replacing("Hello", with: "Wrong") + "  - title.width == 100\n  - title.width == 200\n")
    try tool.add("S/Unread.scene.yaml", "format: 1\nveiws: {}\n")
  }

  /// The exit code, output and files of a run.
  private struct Result: Equatable {
    var code: Int32
    var output: String
    var files: [String: Data]
  }

  /// Runs a command on one machine.
  private func whole(_ words: [String]) throws -> Result {
    try? FileManager.default.removeItem(atPath: "\(tool.folder.path)/Output")
    let run = try tool.run(arguments: words + ["-o", "Output"])
    return Result(code: run.code, output: run.output, files: try tool.files(in: "Output"))
  }

  /// Runs the shares of a command, and returns their folders.
  private func shares(_ words: [String], of count: Int, in folder: String = "parts") throws -> [String] {
    try (1...count).map { number in
      let part = "\(folder)/\(number)"
      let run = try tool.run(arguments: words + ["--shard", "\(number)/\(count)", "-o", part])
      #expect([0, 1, 65].contains(run.code), "\(run.messages)")
      return part
    }
  }

  private func joined(_ parts: [String]) throws -> Result {
    try? FileManager.default.removeItem(atPath: "\(tool.folder.path)/Output")
    let run = try tool.run(arguments: ["merge"] + parts + ["-o", "Output"])
    return Result(code: run.code, output: run.output, files: try tool.files(in: "Output"))
  }

  /// Expects that the merged parts of a command equal the result of a single run.
  private func expectSame(
    _ words: [String], shares count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let whole = try whole(words)
    let joined = try joined(try shares(words, of: count).reversed())
    #expect(joined.code == whole.code && joined.output == whole.output, sourceLocation: sourceLocation)
    #expect(Set(joined.files.keys) == Set(whole.files.keys), sourceLocation: sourceLocation)
    let different = whole.files.filter { joined.files[$0.key] != $0.value }.keys.sorted()
    #expect(different.isEmpty, "\(different)", sourceLocation: sourceLocation)
  }

  @Test func `merged parts of render equal a single run`() throws {
    let words = ["render", "S", "--no-cache", "--single-file", "-f", "svg,png,pdf"]
    try expectSame(words + Self.choice + Self.reports, shares: 3)
  }

  @Test func `parts without scenes fail with a message`() throws {
    try tool.add("Empty/readme.txt", "no scenes")
    let parts = try ["1", "2"].map { number in
      _ = try tool.run("check", "Empty", "--shard", "\(number)/2", "-o", "parts/\(number)")
      return "parts/\(number)"
    }
    let run = try tool.run(arguments: ["merge"] + parts + ["-o", "Output"])
    #expect(run.code == 66)
    #expect(
      run.messages == """
        render-layouts: error: the parts contain no scenes
            the output of the shards says why; run them again

        """)
  }

  @Test func `merged parts of check equal a single run`() throws {
    try expectSame(["check", "S"] + Self.choice + Self.reports, shares: 3)
    try expectSame(["check", "S", "--strict"], shares: 2)
  }

  @Test func `there may be more shares than scenes, or one share`() throws {
    try expectSame(["check", "S"] + Self.choice, shares: 9)
    try expectSame(["render", "S", "--no-cache", "-f", "svg"] + Self.choice, shares: 1)
  }

  @Test func `merged parts of compare equal a single run, also beside a gallery`() throws {
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/S/Unread.scene.yaml")
    _ = try tool.run(arguments: ["approve", "S"] + Self.choice)
    for name in ["Alpha", "Gamma"] {
      try tool.add(
        "S/\(name).scene.yaml", helloScene.replacing("Hello", with: name).replacing("title1", with: "body"))
    }
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/S/Beta.scene.yaml")
    try expectSame(["compare", "S", "--report", "junit,sarif,markdown"] + Self.choice, shares: 3)
  }

  @Test func `merged parts of a comparison with a revision equal a single run`() throws {
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let made = try tool.shell("\(git) init -q && \(git) add -A && \(git) commit -qm a")
    #expect(made.code == 0, "\(made.messages)")
    try tool.add("S/Delta.scene.yaml", helloScene.replacing("Hello", with: "Delta").replacing("title1", with: "body"))
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/S/Alpha.scene.yaml")
    try expectSame(["compare", "S", "--against", "HEAD"] + Self.choice, shares: 2)
  }

  @Test func `the example scenes are the same from any number of shares`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = root.appendingPathComponent("Scenes").path
    try FileManager.default.copyItem(atPath: source, toPath: "\(tool.folder.path)/Scenes")
    try expectSame(["check", "Scenes"] + Self.choice + Self.reports, shares: 5)
  }

  // MARK: - Faults

  private func expectFault(
    _ parts: [String], _ code: Int32, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try tool.run(arguments: ["merge"] + parts + ["-o", "Output"])
    #expect(run.code == code && run.output == "", sourceLocation: sourceLocation)
    #expect(run.messages.contains(message), "\(run.messages)", sourceLocation: sourceLocation)
    #expect(try tool.files(in: "Output").isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a part that is missing, repeated, damaged, foreign or of other options is named`() throws {
    let words = ["check", "S"] + Self.choice
    let parts = try shares(words, of: 3)
    try expectFault([parts[0], parts[2]], 66, "shard 2/3 is missing")
    try expectFault(parts + [parts[1]], 65, "shard 2/3 is given twice: parts/2, parts/2")
    try expectFault([parts[0], "parts/none"], 66, "parts/none: contains no finished part of a run")
    let others = try shares(["check", "S", "--strict"] + Self.choice, of: 3, in: "strict")
    try expectFault(
      [parts[0], others[1], parts[2]], 65, "strict/2: shard 2/3 was written with different options than parts/1")
    let drawn = try shares(["render", "S", "--no-cache", "-f", "svg"] + Self.choice, of: 3, in: "drawn")
    try expectFault([parts[0], drawn[1], parts[2]], 65, "drawn/2: shard 2/3 is from 'render', not from 'check'")
    try tool.add("S/Late.scene.yaml", helloScene.replacing("Hello", with: "Late"))
    let late = try shares(words, of: 3, in: "late")
    try expectFault([parts[0], late[1], parts[2]], 65, "late/2: shard 2/3 was planned from different documents")
  }

  @Test func `a part that is truncated or changed anywhere is damaged, and can be rerun alone`() throws {
    let words = ["check", "S"] + Self.choice
    let whole = try whole(words)
    let parts = try shares(words, of: 2)
    let part = try #require(FileManager.default.contents(atPath: "\(tool.folder.path)/\(parts[1])/shard.part"))
    var generator = SeededRandomNumberGenerator(seed: 24)
    for _ in 0..<12 {
      let position = Int.random(in: 25..<part.count, using: &generator)
      try tool.add("\(parts[1])/shard.part", part.prefix(position))
      try expectFault(parts, 65, "parts/2/shard.part: damaged or truncated")
      var changed = part
      changed[position] ^= UInt8(1 << Int.random(in: 0..<8, using: &generator))
      try tool.add("\(parts[1])/shard.part", changed)
      try expectFault(parts, 65, "parts/2/shard.part: damaged or truncated")
    }
    _ = try tool.run(arguments: words + ["--shard", "2/2", "-o", parts[1]])
    #expect(try joined(parts) == whole)
  }

  @Test func `a missing picture of a part is named, and an incomplete share leaves no part`() throws {
    let words = ["render", "S", "--no-cache", "-f", "svg"] + Self.choice
    let parts = try shares(words, of: 2)
    let picture = try #require(
      try tool.files(in: parts[0]).keys.first { $0.hasPrefix("renders/") && $0.hasSuffix(".svg") })
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/\(parts[0])/\(picture)")
    let run = try tool.run(arguments: ["merge"] + parts + ["-o", "Output"])
    #expect(run.code == 66 && run.messages.contains("\(parts[0])/\(picture): missing or changed since"))
    let stopped = try tool.run(arguments: words + ["--shard", "1/2", "-o", parts[0], "--time-limit", "0.01"])
    #expect(stopped.code == 124)
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(parts[0])/shard.part"))
  }

  @Test func `a share reuses finished layouts from its cache`() throws {
    let words = ["render", "S", "-f", "svg"] + Self.choice
    let whole = try whole(words + ["--no-cache"])
    _ = try shares(words, of: 2)
    let parts = try shares(words, of: 2)
    #expect(try joined(parts) == whole)
  }

  @Test func `progress is one object per line, and costs are written and used for planning`() throws {
    let run = try tool.run("check", "S", "--progress", "json", "-q", "--write-costs", "costs.json")
    let lines = run.messages.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count == 2 && lines.last?.contains("\"done\":20,\"total\":20,\"errors\":4,") == true)
    let drawn = try tool.run(arguments: ["render", "S", "-f", "svg", "--progress", "json", "-q"] + Self.choice)
    let end = drawn.messages.split(separator: "\n").last { $0.hasPrefix("{") }
    #expect(end?.contains("\"left\":0,") == true, "\(drawn.messages)")
    let parts = try shares(["check", "S", "--costs", "costs.json"], of: 2)
    #expect(try joined(parts) == whole(["check", "S"]))
    try tool.expect(
      ["check", "S", "--costs", "costs.json"], "'--costs' needs '--shard'", "a run without shards needs no plan")
  }
}
