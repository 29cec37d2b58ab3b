import Foundation
import LayoutTestSupport
import Testing

@testable import HostFiles

@Suite struct FolderWatchTests {
  /// The timeout in milliseconds, long enough for a busy machine. Only failing tests wait that long.
  private static let patience: Int32 = 20_000

  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func `written, renamed and removed files are reported`() throws {
    try withFolder { folder in
      try write("1", to: "\(folder)/a")
      var watch = try FolderWatch()
      try watch.follow([folder])
      try write("2", to: "\(folder)/a")
      #expect(watch.changes(within: Self.patience)?.paths == ["\(folder)/a"])
      try FileManager.default.moveItem(atPath: "\(folder)/a", toPath: "\(folder)/b")
      #expect(watch.changes(within: Self.patience)?.paths == ["\(folder)/a", "\(folder)/b"])
      try FileManager.default.removeItem(atPath: "\(folder)/b")
      #expect(watch.changes(within: Self.patience)?.paths == ["\(folder)/b"])
    }
  }

  @Test func `nothing is reported if nothing changes`() throws {
    try withFolder { folder in
      try write("1", to: "\(folder)/a")
      var watch = try FolderWatch()
      try watch.follow([folder, folder])
      try expect(String(contentsOfFile: "\(folder)/a", encoding: .utf8), is: "1")
      #expect(watch.changes(within: 0) == nil)
    }
  }

  @Test func `a folder that is removed and recreated is watched once it is followed again`() throws {
    try withFolder { folder in
      let inner = "\(folder)/inner"
      var watch = try FolderWatch()
      for _ in 1...3 {
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
        try watch.follow([inner])
        try write("1", to: "\(inner)/a")
        #expect(watch.changes(within: Self.patience)?.paths == ["\(inner)/a"])
        try FileManager.default.removeItem(atPath: inner)
        #expect(watch.changes(within: Self.patience)?.paths == ["\(inner)/a"])
      }
    }
  }

  @Test func `a missing folder is skipped`() throws {
    var watch = try FolderWatch()
    try watch.follow(["/does/not/exist"])
    #expect(watch.changes(within: 0) == nil)
  }
}
