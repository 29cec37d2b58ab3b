package import SceneDocuments
package import Scenes

extension ReviewDocument {
  /// More bytes than any document that people work with: the largest known storyboards have a few.
  package static let sizeLimit = 64 * 1_048_576

  /// The documents with their scenes, in the order given, read by several workers.
  ///
  /// - Parameter devices: The devices of the project, which scenes of our own may name.
  package static func read(
    _ documents: [DocumentSearch.Document], devices: [Device] = [], workers: Int
  ) async -> [ReviewDocument] {
    await WorkerPool(workers: workers).map(documents) { ReviewDocument(reading: $0, devices: devices) }
  }

  /// Reads one document.
  init(reading document: DocumentSearch.Document, devices: [Device] = []) {
    self.init(path: document.path, name: document.name, contents: Self.contents(of: document, devices))
  }

  private static func contents(of document: DocumentSearch.Document, _ devices: [Device]) -> Contents {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: document.path, limit: sizeLimit)
      return scenes(in: bytes, of: document, devices)
    } catch {
      return .unreadable(error)
    }
  }

  private static func scenes(
    in bytes: [UInt8], of document: DocumentSearch.Document, _ devices: [Device]
  ) -> Contents {
    var companions = DocumentCompanions(of: document)
    companions.projectDevices = devices
    do throws(DocumentError) {
      return .scenes(try document.kind.scenes(in: bytes, path: document.name, companions: companions))
    } catch {
      return .invalid(error.findings)
    }
  }
}
