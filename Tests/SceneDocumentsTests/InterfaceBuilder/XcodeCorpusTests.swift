import AutoLayout
import Foundation
import HostFiles
import LayoutTestSupport
internal import SceneDocuments
import Scenes
import Testing

/// Real documents of Xcode, where they are at hand.
@Suite(.enabled(if: XcodeCorpus.isAvailable)) struct XcodeCorpusTests {
  @Test func `every document is read without an error, and nothing is passed over in silence`() throws {
    let scenes = try XcodeCorpus.scenes.get().flatMap { $0 }
    #expect(XcodeCorpus.documents.count == 389)
    #expect(scenes.count == 873)
    #expect(scenes.map(\.views.count).reduce(0, +) == 6023)
    #expect(scenes.flatMap { $0.constraints.filter { $0.constraint.origin == .author } }.count == 8111)
    let codes = Set(scenes.flatMap(\.findings).map(\.code))
    #expect(codes == ["unresolved-item", "unsupported-variation", "embedded-scene"])
    #expect(!scenes.contains { $0.views.contains { $0.content == .unsupported } })
    #expect(scenes.allSatisfy { $0.saved != nil })
  }

  @Test func `superviews come before their subviews, and constraints name views of their scene`() throws {
    for scene in try XcodeCorpus.scenes.get().flatMap({ $0 }) {
      for (position, view) in scene.views.enumerated() {
        #expect(view.superview.map { $0 < position } ?? (position == 0))
        #expect(view.stack?.arrangedViews.allSatisfy { scene.views[$0].superview == position } ?? true)
      }
      for constraint in scene.constraints.map(\.constraint) {
        #expect(scene.views.indices.contains(constraint.firstItem.view))
        #expect(constraint.secondItem.map { scene.views.indices.contains($0.view) } ?? true)
      }
    }
  }

  @Test func `names are different in each document`() throws {
    for (document, scenes) in zip(XcodeCorpus.documents, try XcodeCorpus.scenes.get()) {
      #expect(Set(scenes.map(\.name)).count == scenes.count, "\(document)")
    }
  }

  @Test func `several workers read the same scenes as one`() async throws {
    let documents = Array(XcodeCorpus.documents.prefix(60))
    let alone = try XcodeCorpus.scenes.get()
    let together = try await withThrowingTaskGroup(of: (Int, [Scene]).self) { group in
      for (position, document) in documents.enumerated() {
        group.addTask { (position, try XcodeCorpus.scenes(of: document)) }
      }
      return try await group.reduce(into: [Int: [Scene]]()) { $0[$1.0] = $1.1 }
    }
    #expect(documents.indices.allSatisfy { together[$0] == alone[$0] })
  }
}

/// The documents in the folder next to the package.
enum XcodeCorpus {
  private static let folder: URL = {
    let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return package.deletingLastPathComponent().appending(path: "shared/corpus/documents")
  }()

  static let isAvailable = FileManager.default.fileExists(atPath: folder.path)

  /// The paths of the documents in the folder, in order.
  static let documents: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { SceneDocument(path: $0) == .interfaceBuilder }.sorted()
  }()

  /// The scenes of each document.
  static let scenes = Result { try documents.map(scenes(of:)) }

  /// The text of a document.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// The scenes of a document.
  static func scenes(of path: String) throws -> [Scene] {
    try SceneDocument.interfaceBuilder.scenes(in: bytes(of: path), path: path)
  }

  /// The contents of a document.
  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
