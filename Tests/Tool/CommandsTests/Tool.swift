import Foundation
import Testing

/// Whether the tool runs under a sanitizer.
let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"].contains {
  ProcessInfo.processInfo.environment[$0] != nil
}

/// The built tool, run as users run it.
struct Tool {
  /// The exit code and output of a run.
  struct Run {
    var code: Int32
    var output: String
    var messages: String

    /// The messages without progress lines, which only slow machines print.
    var messagesBesidesProgress: String {
      messages.replacing(/(?m)^\d+\/\d+ · .* left\n/, with: "")
    }
  }

  /// The working folder of the tool. It is removed with the last copy of the tool.
  let folder = Folder()

  /// A temporary folder.
  final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("render-layouts-\(UUID().uuidString)").path

    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The path of the tool, which is next to the tests that were built with it.
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("render-layouts").path
  }()

  /// Writes a file into the folder.
  func add(_ name: String, _ text: String) throws { try add(name, Data(text.utf8)) }

  /// Writes a file into the folder.
  func add(_ name: String, _ bytes: Data) throws {
    let file = URL(fileURLWithPath: "\(folder.path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Returns all files in a folder with their contents.
  func files(in name: String) throws -> [String: Data] {
    let root = "\(folder.path)/\(name)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for name in names {
      if let contents = FileManager.default.contents(atPath: "\(root)/\(name)") { files[name] = contents }
    }
    return files
  }

  /// Runs the tool in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(executable: Self.path, arguments, environment: environment)
  }

  /// Runs the tool in the folder with a list of arguments.
  func run(arguments: [String], environment: [String: String] = [:]) throws -> Run {
    try run(executable: Self.path, arguments, environment: environment)
  }

  /// Runs a shell command in the folder, in which `$tool` is the tool.
  func shell(_ line: String) throws -> Run {
    try run(executable: "/bin/sh", ["-c", line], environment: ["tool": Self.path])
  }

  /// Expects that a run in the folder succeeds and prints a string.
  func expect(_ arguments: String..., prints output: String) throws {
    let run = try run(arguments: arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output == output)
  }

  /// Expects that a run in the folder ends with an error and its advice only.
  func expect(_ arguments: [String], endsWith code: Int32 = 64, _ message: String, _ hint: String) throws {
    let run = try run(arguments: arguments)
    #expect(run.code == code && run.output == "")
    #expect(run.messages == "render-layouts: error: \(message)\n    \(hint)\n")
  }

  /// The variables that keep the tool away from the user's folders.
  var ownFolders: [String: String] {
    ["RENDER_LAYOUTS_CACHE": "\(folder.path)/.cache", "XDG_STATE_HOME": "\(folder.path)/.cache/state"]
  }

  private func run(executable: String, _ arguments: [String], environment: [String: String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let inherited = ProcessInfo.processInfo.environment
    // The environment of the tests must not affect the colors of the output, nor may the tool write into the summary of
    // a run on GitHub.
    let ignored = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "GITHUB_STEP_SUMMARY"]
    let plain = inherited.filter { !ignored.contains($0.key) }
    // Tests must not use the user's cache.
    process.environment = plain.merging(ownFolders) { $1 }.merging(environment) { $1 }
    // Unlike pipes, files never fill up while the other stream is read.
    let output = Folder()
    for name in ["out", "err"] { try Data().write(to: URL(fileURLWithPath: "\(output.path)/\(name)")) }
    process.standardOutput = FileHandle(forWritingAtPath: "\(output.path)/out")
    process.standardError = FileHandle(forWritingAtPath: "\(output.path)/err")
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) -> String {
      String(decoding: FileManager.default.contents(atPath: "\(output.path)/\(name)") ?? Data(), as: UTF8.self)
    }
    return Run(code: process.terminationStatus, output: text("out"), messages: text("err"))
  }
}

/// A scene without findings on two devices.
let helloScene = """
  format: 1
  scene: Hello
  devices: [iPhone SE (3rd gen), iPhone 16 Pro]
  views:
    title: { type: label, text: Hello, style: title1 }
  constraints:
    - title: { center: safeArea }

  """
