internal import Foundation
internal import ReviewReports
internal import Testing
internal import XCTest

/// The location of a test in its sources, at which failures are reported.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt
  /// The folder of the file, in which approved layouts are.
  let folder: String

  /// Creates a location.
  ///
  /// `folder` is another folder for approved layouts, or nil to use the file's.
  init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt, folder: String? = nil
  ) {
    (self.fileID, self.filePath, self.testName, self.line, self.column) = (fileID, filePath, testName, line, column)
    self.folder = folder ?? URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().path
  }

  /// Returns the name for files: the names of the test's file and function, and the given name if a test has several.
  func fileName(_ name: String?) -> String {
    let file = URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
    let function = OutputName.name(for: String(testName.prefix { $0 != "(" }))
    return [file, function, name.map { OutputName.name(for: $0) }].compactMap(\.self).joined(separator: "-")
  }

  /// Returns the document path of the test, next to which its approved layouts are.
  func document(_ name: String?) -> String { "\(folder)/\(fileName(name)).swift" }

  /// Returns the folder for files about a failed test: in the package, or in the folder in `RENDER_LAYOUTS_OUTPUT`.
  func output(_ name: String?) -> String {
    if let chosen = ProcessInfo.processInfo.environment["RENDER_LAYOUTS_OUTPUT"], !chosen.isEmpty {
      return "\(chosen)/\(fileName(name))"
    }
    return "\(package)/.build/layout-tests/\(fileName(name))"
  }

  /// The folder of the test's package, or of its file if it is in none.
  var package: String {
    var package = URL(fileURLWithPath: folder)
    while package.path != "/",
      !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
    {
      package = package.deletingLastPathComponent()
    }
    return package.path == "/" ? folder : package.path
  }

  /// Reports a failure to the library that runs the test: Swift Testing, or else XCTest.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Attaches a file to the test, if its library supports that.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
