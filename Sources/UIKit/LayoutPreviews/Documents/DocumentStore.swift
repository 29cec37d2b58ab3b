internal import DocumentResources
internal import HostFiles
internal import InterfaceBuilder
internal import Scenes
internal import Synchronization

/// The storyboards and xibs below a folder. Each is read when code first asks for it.
final class DocumentStore: Sendable {
  /// A document with its scenes and objects.
  struct Document: Sendable {
    /// The path of the file.
    let path: String
    /// The scenes, in document order.
    let scenes: [Scene]
    /// The objects that code refers to.
    let objects: DocumentObjects
  }

  private let folder: String
  /// The paths of the documents, sorted.
  private let paths: [String]
  private let files: ArtworkFiles
  private let finder = ImageFinder()
  private let documents = Mutex<[String: Document?]>([:])

  /// Finds the documents below a folder.
  init(below folder: String) {
    self.folder = folder
    paths = FileSystem.paths(endingWith: [".storyboard", ".xib"], below: folder)
    files = ArtworkFiles(below: folder)
  }

  /// Returns the document with a name and an extension; nil if there is none, or it cannot be read. If several have the
  /// name, the first path counts.
  func document(named name: String, endingWith ending: String) -> Document? {
    let file = FolderPath.name(of: name.hasSuffix(ending) ? name : name + ending)
    return paths.lazy.filter { FolderPath.name(of: $0) == file }.compactMap(document).first
  }

  /// Returns the first document in which an object satisfies a condition, with the object.
  func first<Found>(where find: (Document) -> Found?) -> (document: Document, found: Found)? {
    for path in paths {
      if let document = document(at: path), let found = find(document) { return (document, found) }
    }
    return nil
  }

  func names(_ customClass: String) -> Bool {
    first { document in document.objects.all.values.contains { $0.customClass == customClass } ? true : nil } != nil
  }

  private func document(at path: String) -> Document? {
    if let known = documents.withLock({ $0[path] }) { return known }
    let read = read(path)
    documents.withLock { $0[path] = read }
    return read
  }

  private func read(_ path: String) -> Document? {
    guard let bytes = try? FileSystem.contents(of: path, limit: SceneDocument.sizeLimit) else { return nil }
    let name = path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
    var siblings = SiblingResources(of: .init(path: path, name: name, kind: .interfaceBuilder))
    siblings.add(files)
    siblings.imageFinder = finder
    siblings.readsArtwork = true
    siblings.readsMap = false
    guard let scenes = try? InterfaceBuilderReader.scenes(in: bytes, path: name, siblings: siblings),
      let objects = try? DocumentObjects(in: bytes, path: name)
    else { return nil }
    return Document(path: path, scenes: scenes, objects: objects)
  }
}
