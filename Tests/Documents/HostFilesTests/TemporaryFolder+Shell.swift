import DocumentTestSupport
import Foundation
import Testing

extension TemporaryFolder {
  /// Runs lines of a shell in the folder, which must succeed.
  func shell(_ lines: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-e", "-c", lines]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(lines)")
  }

  /// Commits everything in a folder below, the empty one being the folder itself.
  func commit(_ name: String = ".") throws {
    try shell(
      "cd \(name); git init -q .; git add -A; git -c user.name=a -c user.email=a@b.c commit -q -m first")
  }
}
