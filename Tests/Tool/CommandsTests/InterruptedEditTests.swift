import CommandArguments
import DocumentEditing
import Foundation
import HostFiles
import LayoutTestSupport
import ReviewPlans
import Testing

@testable import Commands

/// An edit that is asked to end while it reads the document reports no fault of the document.
@Suite struct InterruptedEditTests {
  /// Returns a change of a document in a new folder that asks the process to end, and goes on when this is noticed.
  private static func change(
    _ edit: @escaping (_ bytes: [UInt8]) throws(EditRefusal) -> [UInt8]
  ) throws -> DocumentChange {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("hello.scene.yaml")
    try Data(helloScene.utf8).write(to: file)
    var document = ReviewDocument(path: file.path, name: "hello.scene.yaml", contents: .scenes([]))
    document.dependencies =
      FileDependencyRecorder.recording {
        try? FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit)
      }.dependencies
    let words = ["edit", file.path, "title.width", "--constant", "8"]
    guard case .run(let arguments) = try ArgumentParser.invocation(of: words) else {
      throw CocoaError(.featureUnsupported)
    }
    return DocumentChange(document: document, "nothing", try Console(arguments)) { bytes, _ throws(EditRefusal) in
      defer { try? FileManager.default.removeItem(at: folder) }
      signal(SIGTERM, SIG_DFL)
      HostProcess.deferInterruption()
      kill(getpid(), SIGTERM)
      // Another thread receives the signal.
      while HostProcess.interruption == nil {}
      return try edit(bytes)
    }
  }

  @Test func `an edit that is refused then ends with the code of the request`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      let change = try Self.change { _ throws(EditRefusal) in
        throw EditRefusal("the document cannot be read", hint: "correct it")
      }
      exit(try change.finish(writes: false).rawValue)
    }
  }

  @Test func `an edit whose result cannot be read then ends with the code of the request`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      let change = try Self.change { _ throws(EditRefusal) in Array("format: 0\n".utf8) }
      exit(try change.finish(writes: false).rawValue)
    }
  }
}
