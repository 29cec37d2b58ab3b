import Foundation
import HostFiles
import Testing

@testable import Baselines

/// Approvals that are written, interrupted and undone.
@Suite final class BaselineApprovalTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name).layout.jsonl" }

  /// Returns a change of a file; nil if it stays as it is, empty if it is removed.
  private func change(_ name: String, _ text: String?) -> BaselineApproval.Change {
    BaselineApproval.Change(path: path(name), approved: 1, changed: 1, removed: 0, text: text)
  }

  /// Returns the text of each file; a hyphen for a missing one.
  private func texts(_ names: String...) -> [String] {
    names.map { (try? String(contentsOfFile: path($0), encoding: .utf8)) ?? "-" }
  }

  /// Leaves the files in the state of an approval that was interrupted before it had replaced all of them.
  private func interrupt(_ changes: [BaselineApproval.Change], after count: Int) throws {
    _ = try ReplacedBaselines.keep(changes.map(\.path))
    for change in changes.prefix(count) {
      try (change.text ?? "").write(toFile: change.path, atomically: true, encoding: .utf8)
    }
  }

  @Test func `undoing restores, adds and removes files, once`() throws {
    try BaselineApproval.write([change("A", "a0"), change("B", "b0")])
    try BaselineApproval.write([change("A", "a1"), change("B", ""), change("C", "c1")])
    #expect(texts("A", "B", "C") == ["a1", "-", "c1"])
    #expect(try BaselineApproval.undo([path("A")]) == ["A", "B", "C"].map(path))
    #expect(texts("A", "B", "C") == ["a0", "b0", "-"])
    #expect(try BaselineApproval.undo([path("A")]).isEmpty)
  }

  @Test(arguments: 0...2)
  func `an interrupted approval is undone together with the next one`(replaced: Int) throws {
    try BaselineApproval.write([change("A", "a0"), change("B", "b0")])
    let changes = [change("A", "a1"), change("B", "b1")]
    try interrupt(changes, after: replaced)
    #expect(try BaselineApproval.write(Array(changes.dropFirst(replaced))) == (replaced < 2 ? [folder] : []))
    #expect(try BaselineApproval.undo([path("A")]).contains(path("B")))
    #expect(texts("A", "B") == ["a0", "b0"])
  }

  @Test func `an interrupted approval is undone by itself`() throws {
    try BaselineApproval.write([change("A", "a0"), change("B", "b0")])
    try interrupt([change("A", "a1"), change("B", "b1")], after: 1)
    #expect(try BaselineApproval.undo([path("A")]) == ["A", "B"].map(path))
    #expect(texts("A", "B") == ["a0", "b0"])
  }

  @Test func `an approval that ends before it replaces files leaves nothing to undo`() throws {
    try BaselineApproval.write([change("A", "a0"), change("B", "b0")])
    try BaselineApproval.write([change("A", "a1"), change("B", "b1")])
    // The remaining files if it is interrupted while it removes those of the previous approval.
    let kept = "\(folder)/.undo"
    try FileManager.default.removeItem(atPath: "\(kept)/A.layout.jsonl")
    let text = "an approval is being prepared\n"
    try text.write(toFile: "\(kept)/.unfinished", atomically: true, encoding: .utf8)
    #expect(try BaselineApproval.undo([path("A")]).isEmpty)
    #expect(texts("A", "B") == ["a1", "b1"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept) == [".gitignore"])
    #expect(try BaselineApproval.write([change("A", "a2")]).isEmpty)
  }

  @Test func `an approval without changes completes an interrupted one`() throws {
    try BaselineApproval.write([change("A", "a0")])
    try interrupt([change("A", "a1")], after: 1)
    #expect(try BaselineApproval.write([change("A", nil)]).isEmpty)
    #expect(try BaselineApproval.write([change("A", "a2")]).isEmpty)
    #expect(try BaselineApproval.undo([path("A")]) == [path("A")])
    #expect(texts("A") == ["a1"])
  }

  @Test func `baselines of removed scenes belong to the approval that removes them`() throws {
    try BaselineApproval.write([change("A", "a0"), change("B", "b0")])
    try BaselineApproval.write([change("A", "a1")])
    try BaselineApproval.write([change("A", nil)], removing: [path("B")])
    #expect(try BaselineApproval.undo([path("A")]) == [path("B")])
    #expect(texts("A", "B") == ["a1", "b0"])
  }
}
