internal import Foundation

/// Runs a test with the path of a temporary folder, and removes the folder afterwards.
package func withTemporaryFolder(_ test: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("render-layouts-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await test(folder.path)
}
