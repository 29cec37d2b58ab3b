import Foundation
import LayoutTestSupport
import Testing

/// A run that is asked to end does so even during a long layout, and keeps the finished results.
///
/// The tests are serialized, as each of them keeps a processor busy.
@Suite(.serialized) struct CancellationTests {
  let tool = Tool()

  /// A signal, with the expected exit code.
  struct Request: Sendable, CustomTestStringConvertible {
    var signal: Int32
    var code: Int32
    var testDescription: String { "code \(code)" }
  }

  static let interrupt = Request(signal: SIGINT, code: 130)
  static let terminate = Request(signal: SIGTERM, code: 143)
  static let hangUp = Request(signal: SIGHUP, code: 129)

  /// Every way to run, and every request.
  static let cases = Array(zip(ways, [terminate, interrupt, hangUp, terminate, terminate, terminate]))

  /// A command, the file that shows the finished scene, and a word in it; `out` is standard output.
  struct Way: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var file = "out"
    var word: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let ways = [
    Way(arguments: ["solve", "Scenes"], word: "\"scene\":\"Hello\""),
    Way(arguments: ["check", "Scenes", "--report", "junit=check.xml"], file: "check.xml", word: "conflict"),
    Way(arguments: ["render", "Scenes", "-f", "svg"], file: "Output/report.json", word: "conflict"),
    Way(arguments: ["check", "Scenes", "--sweep", "width=320..400"], word: "Hello: width 320 to 400"),
    Way(arguments: ["compare", "Scenes"], word: "[resized]"),
    Way(arguments: ["watch", "Scenes"], file: "Output/report.json", word: "conflict"),
  ]

  init() throws {
    try tool.add("Scenes/A.scene.yaml", helloScene)
    _ = try tool.run("approve", "Scenes", "-q")
    let moved = helloScene.replacing("center: safeArea", with: "leading: superview, top: superview")
    try tool.add("Scenes/A.scene.yaml", moved + "  - title.width == 100\n  - title.width == 200\n")
    try tool.add("Scenes/Z.scene.yaml", Self.endlessScene)
  }

  /// Views of which each must follow all others: finding the conflicting constraints takes ten seconds, reading them less
  /// than one.
  static let endlessScene: String = {
    let count = 80
    var text = "format: 1\nscene: Endless\ndevices: [iPhone 16 Pro]\norientations: [portrait]\nviews:\n"
    for number in 0..<count { text += "  v\(number): { height: 10 }\n" }
    text += "constraints:\n"
    for number in 0..<count { text += "  - v\(number).top == superview.top\n" }
    for first in 0..<count {
      for second in 0..<count where first != second {
        text += "  - v\(first).leading >= v\(second).trailing + \(first + second)\n"
      }
    }
    return text
  }()

  /// Runs the tool, and returns its exit code.
  ///
  /// - Parameter end: The signal to send, and the delay in seconds. Another process measures it, as test threads may be
  ///   busy.
  private func run(_ arguments: [String], endingWith end: (signal: Int32, delay: Int)? = nil) throws -> Int32 {
    let process = Process()
    let timer = end.map { ["timeout", "--preserve-status", "--signal", "\($0.signal)", "\($0.delay)"] } ?? []
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = timer + [Tool.path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(tool.ownFolders) { $1 }
    try tool.add("out", "")
    let output = FileHandle(forWritingAtPath: "\(tool.folder.path)/out")
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return process.terminationStatus
  }

  private func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(tool.folder.path)/\(name)") ?? Data(), as: UTF8.self)
  }

  /// The delays in seconds, tried in order until the first scene was finished before the signal.
  private static let delays = [1, 3, 9, 27, 81]

  @Test(arguments: cases)
  func `a signal stops a run in the middle of a layout`(way: Way, request: Request) throws {
    for delay in Self.delays {
      let options = ["-j", "1", "--no-cache", "--work-limit", "1000000"]
      let words = way.arguments + options.filter { way.takes($0) }
      let code = try run(words, endingWith: (request.signal, delay))
      #expect(code == request.code)
      if text(way.file).contains(way.word) { break }
    }
    #expect(text(way.file).contains(way.word))
    for name in [way.file, "out"] { #expect(!text(name).contains("v17")) }
  }

  @Test func `a time limit ends a run with its finished layouts`() throws {
    for delay in Self.delays {
      let limit = ["--time-limit", "\(delay)", "--work-limit", "1000000"]
      let code = try run(["solve", "Scenes", "-j", "1"] + limit)
      #expect(code == 124)
      if text("out").contains("Hello") { break }
    }
    #expect(text("out").contains("\"scene\":\"Hello\"") && !text("out").contains("Endless"))
  }

  @Test func `a stopped layout leaves nothing in the cache`() throws {
    let words = ["render", "Scenes", "-f", "svg", "-j", "1"]
    for delay in Self.delays {
      _ = try run(words + ["--work-limit", "1000000"], endingWith: (SIGTERM, delay))
      if text("Output/report.json").contains("conflict") { break }
    }
    let limited = ["--work-limit", "1"]
    let next = try tool.run(arguments: words + limited)
    let files = try tool.files(in: "Output")
    let afresh = try tool.run(arguments: words + limited + ["--no-cache", "-o", "afresh"])
    #expect(next.code == 1 && afresh.code == 1)
    #expect(files == (try tool.files(in: "afresh")))
  }

  @Test func `exceeding the work limit is a finding of one layout, the same for any number of workers`() throws {
    var reports: [String] = []
    for workers in ["1", "2", "7"] {
      let run = try tool.run(
        "check", "Scenes", "--work-limit", "1", "-j", workers, "--report", "json=check-\(workers).json")
      #expect(run.code == 1)
      #expect(run.output.contains("solving the layout exceeded the work limit [work-limit]"))
      reports.append(run.output + text("check-\(workers).json"))
    }
    #expect(Set(reports).count == 1)
    let solved = try tool.run("solve", "Scenes", "--work-limit", "1")
    #expect(solved.code == 1 && solved.output.contains("Hello") && !solved.output.contains("Endless"))
    let message = #/Scenes\/Z\.scene\.yaml:\d+:\d+: error: solving the layout exceeded the work limit/#
    #expect(solved.messages.contains(message))
    let approved = try tool.run("approve", "Scenes", "--work-limit", "1")
    #expect(approved.code == 1 && approved.messages.contains("1 layout exceeds the work limit"))
  }

  @Test func `a project sets its work limit`() throws {
    try tool.add(".render-layouts.yml", "workLimit: 1\n")
    try #expect(tool.run("check", "Scenes").output.contains("[work-limit]"))
    try tool.add(".render-layouts.yml", "workLimit: 0\n")
    try #expect(tool.run("check", "Scenes").code == 78)
  }
}

extension CancellationTests.Way {
  /// Whether the command supports an option.
  fileprivate func takes(_ word: String) -> Bool {
    word != "--no-cache" || ["render", "watch"].contains(arguments[0]) && !arguments.contains("--sweep")
  }
}
