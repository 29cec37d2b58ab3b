internal import Geometry
internal import HostFiles
internal import ReviewReports
internal import Scenes

/// The names that the files of a document's scenes may have.
struct DocumentFileNames: Sendable, Hashable {
  /// Whether each scene has its name for itself: those of our own files and previews in code do, storyboards are full of
  /// scenes that are called alike.
  private let hasNamedScenes: Bool
  /// The folders of the document, without those that are called like what is in them; without the document.
  private let folders: [String]
  /// The document without its extension; nil for an empty path.
  private let document: String?
  /// The letters of the document's name.
  private let documentLetters: String

  /// The names for scenes of the document at a path.
  init(path: String) {
    hasNamedScenes = SceneDocument(path: path) == .yaml || path.hasSuffix(".swift")
    let parts = Self.withoutExtension(path).split(separator: "/").map(String.init).filter { $0 != "Base.lproj" }
    let letters = parts.map(Self.letters)
    folders = zip(parts, zip(letters, letters.dropFirst())).filter { $1.0 != $1.1 }.map(\.0)
    document = parts.last
    documentLetters = letters.last ?? ""
  }

  /// Names for the files of a scene, the nicest first: the scene's name where it has a document to itself, the
  /// document's path with it, then also the identifier. A folder or document that is called like what is in it is
  /// left out.
  func names(for scene: Scene) -> [String] {
    var parts = folders
    if let document, documentLetters != Self.letters(of: scene.name) { parts.append(document) }
    let name = (parts + [scene.name]).joined(separator: "/")
    let short = hasNamedScenes ? [scene.name] : []
    return (short + [name, "\(name)-\(scene.identifier)"]).map { Self.sheetName(OutputName.name(for: $0)) }
  }

  /// The name, unless the index sheet or one of its pages is called so.
  private static func sheetName(_ name: String) -> String {
    let rest = name.dropFirst(OutputFolder.indexName.count)
    guard name.hasPrefix(OutputFolder.indexName), rest.isEmpty || rest.hasPrefix("-") else { return name }
    return "scene-\(name)"
  }

  /// The letters that all spellings of a name have in common: `LogIn`, `Log in` and `log-in`.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func withoutExtension(_ path: String) -> String {
    let lowercased = path.lowercased()
    let endings = [".scene.yaml", ".scene.yml", ".storyboard", ".xib", ".swift"]
    return endings.first(where: lowercased.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }
}
