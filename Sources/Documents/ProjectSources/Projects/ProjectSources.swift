package import HostFiles
internal import Synchronization

/// The sources of projects: the classes that they declare, and what these do with views, constraints, lists and
/// screens.
///
/// Each folder is searched once for class names. Only files that declare or extend a requested class are parsed.
/// Sources are read as text and never run.
package final class ProjectSources: Sendable {
  /// The files and classes of each project.
  private let indexes = RecordedResults<SourceIndex>()
  /// The classes of each file.
  private let classes = RecordedResults<[SourceClass]>()
  /// The names of the nibs that the classes of each project load, and those that it may load. Nil for projects that are
  /// too large.
  private let nibs = RecordedResults<Set<String>?>()
  /// The classes of each project with their superclasses.
  private let merged = RecordedResults<ClassCode?>()
  /// Whether the classes of each project have other code than in the working tree.
  private let differences = RecordedResults<Bool>()

  /// The state that these sources are of, if it is not that of the working tree.
  private let former: FormerSources?
  /// The names of the classes with other code than in the working tree, by the paths of the documents that use them.
  private let uses = Mutex<[String: Set<String>]>([:])

  /// Creates the sources of the working tree.
  package init() { former = nil }

  /// Creates the sources of an earlier state. Files that are the same in the working tree are read once for both.
  package init(before changes: ChangedSources, of present: ProjectSources) {
    former = FormerSources(changes: changes, present: present)
  }

  /// Returns the names of the classes that a document uses and whose code is not that of the working tree, sorted.
  package func changedClasses(usedBy document: String) -> [String] {
    uses.withLock { $0[document] ?? [] }.sorted()
  }

  /// Returns a class that a document names, with its superclasses in the project. Nil if no file declares it.
  func code(of name: String, in folder: String, for document: String) -> ClassCode? {
    let place = FolderPath.folder(of: document)
    let found = code(of: name, in: folder, near: place)
    guard let former else { return found }
    let isDifferent = differences.result(for: Self.key(of: name, in: folder, near: place)) {
      let present = former.present.code(of: name, in: folder, near: place)
      return found != present && found?.withoutPlaces != present?.withoutPlaces
    }
    if isDifferent { uses.withLock { _ = $0[document, default: []].insert(name) } }
    return found
  }

  private static func key(of name: String, in folder: String, near place: String) -> String {
    "\(folder)\n\(place)\n\(name)"
  }

  /// The longest chain of superclasses that is followed.
  private static let heightLimit = 16
  /// The largest number of files that are read for a class.
  private static let fileLimit = 64

  /// Returns a class of a project with its superclasses in the project. Nil if no file declares it.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - folder: The folder of the project.
  ///   - place: The folder of the document that names the class. Of several classes with the name, the nearest is used.
  package func code(of name: String, in folder: String, near place: String) -> ClassCode? {
    merged.result(for: Self.key(of: name, in: folder, near: place)) {
      var code: ClassCode?
      var (next, known): (String?, Set<String>) = (name, [])
      while let name = next, known.insert(name).inserted, known.count <= Self.heightLimit {
        let parts = parts(of: name, in: folder, near: place)
        let declarations = parts.filter { !$0.part.isExtension }
        guard let declaration = declarations.first(where: { $0.part.superclass != nil }) ?? declarations.first else {
          code?.systemClass = name
          break
        }
        if code == nil { code = ClassCode(name: name, path: declaration.path, place: declaration.part.place) }
        code?.parts += parts
        next = declaration.part.superclass
      }
      return code
    }
  }

  /// The largest number of files that are read to find out who loads a nib: above what most projects have.
  private static let searchLimit = 4000

  /// Whether a class of a project may load a nib by its name: a call states the name, or a class that loads one whose name
  /// is not known mentions it. A controller that is initialized with a nib does not count. True for projects with more
  /// files than are read.
  func mayLoadNib(named name: String, in folder: String) -> Bool {
    let names = nibs.result(for: folder) {
      let paths = Set(index(of: folder).classes.values.joined())
      guard paths.count <= Self.searchLimit else { return nil }
      return paths.sorted().reduce(into: []) { names, path in
        for part in classes(at: path) {
          for nib in part.nibs where !nib.isOfController {
            names.insert(nib.name == LoadedNib.ownName ? part.name : nib.name)
          }
          if part.loadsUnknownNibs { names.formUnion(part.mentions) }
        }
      }
    }
    return names?.contains(name) ?? true
  }

  /// Returns the files below a folder and their classes.
  private func index(of folder: String) -> SourceIndex {
    indexes.result(for: folder) {
      if let former { return former.index(of: folder, from: former.present.index(of: folder)) }
      return SourceIndex(FileSystem.declarations(below: folder))
    }
  }

  /// Returns the parts of a class, the declaration before extensions.
  private func parts(of name: String, in folder: String, near place: String) -> [ClassCode.Part] {
    let found = nearest(index(of: folder).classes[name] ?? [], to: place).flatMap { path in
      classes(at: path).filter { $0.name == name }.map { ClassCode.Part(path: path, part: $0) }
    }
    let declared = found.filter { !$0.part.isExtension }
    let steps = declared.map { FolderPath.commonStepCount(place, $0.path) }
    guard let most = steps.max() else { return found }
    let nearest = zip(declared, steps).filter { $1 == most }.map(\.0.path)
    let kept = declared.filter { part in nearest.contains(part.path) || nearest.contains { isPair($0, part.path) } }
    let isAlone = kept.count == declared.count
    let extensions = found.filter {
      $0.part.isExtension && (isAlone || FolderPath.commonStepCount(place, $0.path) >= most)
    }
    return kept + extensions
  }

  /// Returns those of some files that are read: of too many the nearest ones, in the same order.
  private func nearest(_ paths: [String], to place: String) -> [String] {
    guard paths.count > Self.fileLimit else { return paths }
    let steps = paths.map { FolderPath.commonStepCount(place, $0) }
    let kept = paths.indices.sorted { (-steps[$0], $0) < (-steps[$1], $1) }.prefix(Self.fileLimit)
    return kept.sorted().map { paths[$0] }
  }

  /// Whether two files are a header and its implementation, which may be in different folders.
  private func isPair(_ first: String, _ second: String) -> Bool {
    FolderPath.stem(of: first) == FolderPath.stem(of: second)
      && FolderPath.name(of: first) != FolderPath.name(of: second)
  }

  /// Returns the classes of a file. Empty if it cannot be read.
  private func classes(at path: String) -> [SourceClass] {
    classes.result(for: path) {
      if let former {
        guard let bytes = former.contents(ofFileAt: path) else { return former.present.classes(at: path) }
        return SourceLanguage(path: path).map { SourceReader.classes(in: bytes, $0) } ?? []
      }
      guard let language = SourceLanguage(path: path),
        let bytes = try? FileSystem.contents(of: path, limit: FileSystem.sourceSizeLimit)
      else { return [] }
      return SourceReader.classes(in: bytes, language)
    }
  }
}
