internal import Foundation
internal import ReviewReports
internal import Testing
internal import XCTest

/// The place of a test in its sources, where its failures are told.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt
  /// The folder of the file, beside which approved layouts lie.
  let folder: String

  /// A place.
  ///
  /// - Parameter folder: Another folder than that of the file; nil for that one.
  init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt, folder: String? = nil
  ) {
    (self.fileID, self.filePath, self.testName, self.line, self.column) = (fileID, filePath, testName, line, column)
    self.folder = folder ?? URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().path
  }

  /// The name for files: that of the test's file and function, and one of the author's where a test has several.
  func fileName(_ name: String?) -> String {
    let file = URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
    let function = OutputName.name(for: String(testName.prefix { $0 != "(" }))
    return [file, function, name.map { OutputName.name(for: $0) }].compactMap(\.self).joined(separator: "-")
  }

  /// The path of the document that stands for the test: its approved layouts lie beside the test's file.
  func document(_ name: String?) -> String { "\(folder)/\(fileName(name)).swift" }

  /// The folder for what is written where a test fails: below that of the package unless `RENDER_LAYOUTS_OUTPUT` says
  /// otherwise.
  func output(_ name: String?) -> String {
    if let chosen = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_OUTPUT"], !chosen.isEmpty {
      return "\(chosen)/\(fileName(name))"
    }
    return "\(package)/.build/layout-tests/\(fileName(name))"
  }

  /// The folder of the package that the test belongs to; that of its file where there is no package.
  var package: String {
    var package = URL(fileURLWithPath: folder)
    while package.path != "/",
      !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
    {
      package = package.deletingLastPathComponent()
    }
    return package.path == "/" ? folder : package.path
  }

  /// Tells a failure to the testing library whose test runs: Swift Testing, else XCTest.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches a file to the test, where its library can.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
