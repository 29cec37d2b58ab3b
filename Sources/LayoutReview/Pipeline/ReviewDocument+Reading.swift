package import SceneDocuments
internal import Scenes

extension ReviewDocument {
  /// More bytes than any document that people work with: the largest known storyboards have a few.
  package static let sizeLimit = 64 * 1_048_576

  /// The documents with their scenes, in the order given, read by several workers.
  package static func read(_ documents: [DocumentSearch.Document], workers: Int) async -> [ReviewDocument] {
    await WorkerPool(workers: workers).map(documents) { ReviewDocument(reading: $0) }
  }

  /// Reads one document.
  init(reading document: DocumentSearch.Document) {
    self.init(path: document.path, name: document.name, contents: Self.contents(of: document))
  }

  private static func contents(of document: DocumentSearch.Document) -> Contents {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: document.path, limit: sizeLimit)
      return scenes(in: bytes, of: document)
    } catch {
      return .unreadable(error)
    }
  }

  private static func scenes(in bytes: [UInt8], of document: DocumentSearch.Document) -> Contents {
    do throws(DocumentError) {
      return .scenes(
        try document.kind.scenes(in: bytes, path: document.name, companions: DocumentCompanions(of: document)))
    } catch {
      return .invalid(error.findings)
    }
  }
}
