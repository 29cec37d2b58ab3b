internal import Geometry
internal import HostFiles
internal import ReviewReports
internal import Scenes

/// The names for the files of a document's scenes.
struct DocumentFileNames: Sendable, Hashable {
  /// Whether scene names are distinct enough without the document. True of scene files and previews in code; in
  /// storyboards many scenes have the same name.
  private let hasNamedScenes: Bool
  /// The folders of the document, except those with the same name as what they contain.
  private let folders: [String]
  /// The document without its extension; nil for an empty path.
  private let document: String?
  /// The letters of the document's name, as ``letters(of:)`` returns them.
  private let documentLetters: String

  /// Creates the names for scenes of the document at a path.
  init(path: String) {
    hasNamedScenes = SceneDocument(path: path) == .yaml || path.hasSuffix(".swift")
    let parts = Self.withoutExtension(path).split(separator: "/").map(String.init).filter { $0 != "Base.lproj" }
    let letters = parts.map(Self.letters)
    folders = zip(parts, zip(letters, letters.dropFirst())).filter { $1.0 != $1.1 }.map(\.0)
    document = parts.last
    documentLetters = letters.last ?? ""
  }

  /// Returns names for the files of a scene, in order of preference: for scene files and previews the scene's name;
  /// then the document's path and the scene's name; finally these with the identifier. A folder or document with the
  /// same name as what it contains is omitted.
  func names(for scene: Scene) -> [String] {
    var parts = folders
    if let document, documentLetters != Self.letters(of: scene.name) { parts.append(document) }
    let name = (parts + [scene.name]).joined(separator: "/")
    let short = hasNamedScenes ? [scene.name] : []
    return (short + [name, "\(name)-\(scene.identifier)"]).map { Self.sheetName(OutputName.name(for: $0)) }
  }

  /// Returns the name, with a prefix if the index sheet or one of its pages has the same name.
  private static func sheetName(_ name: String) -> String {
    let rest = name.dropFirst(OutputFolder.indexName.count)
    guard name.hasPrefix(OutputFolder.indexName), rest.isEmpty || rest.hasPrefix("-") else { return name }
    return "scene-\(name)"
  }

  /// Returns the letters and digits of a name in lower case, which are the same for `LogIn`, `Log in` and `log-in`.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func withoutExtension(_ path: String) -> String {
    let lowercased = path.lowercased()
    let endings = [".scene.yaml", ".scene.yml", ".storyboard", ".xib", ".swift"]
    return endings.first(where: lowercased.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }
}
