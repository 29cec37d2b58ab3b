internal import Foundation
public import Testing

/// Expects that a string equals its snapshot file. With `RECORD_SNAPSHOTS=1` in the environment, it writes the file
/// first.
public func expectSnapshot(
  _ text: String, _ name: String, file: String = #filePath, at location: SourceLocation = #_sourceLocation
)
  throws
{
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots")
  let url = folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }
  let message = difference.map { "line \($0.offset + 1): \($0.element.0)\nexpected: \($0.element.1)" }
  #expect(lines == expected, "\(name) differs, \(message ?? "one is longer")", sourceLocation: location)
}
