package import Findings
package import HostFiles
package import ProjectSources
package import Scenes

/// The files beside a storyboard or xib that belong to it: its translations, and the catalogues with its images.
package struct SiblingResources: Sendable, Hashable {
  /// A table of strings.
  package struct Table: Sendable, Hashable {
    /// The path that messages show.
    package var path: String
    /// The language of a `.strings` or `.stringsdict` table; nil for a string catalogue, which holds all languages.
    package var language: String?
    /// The contents of the file.
    package var contents: [UInt8]

    /// A table.
    package init(path: String, language: String?, contents: [UInt8]) {
      self.path = path
      self.language = language
      self.contents = contents
    }
  }

  /// The language of the folder that the document lies in, or nil for `Base.lproj` and others.
  package var language: String?
  /// The tables, those that count less first.
  package var tables: [Table]
  /// The paths of the asset catalogues, those that count more first.
  package var catalogues: [String]
  /// The images that lie in no catalogue.
  package var images = LooseImages()
  /// Finds the images, for all documents of a run.
  package var imageFinder = ImageFinder()
  /// True where the files of images are read, so that they can be drawn.
  package var readsArtwork = false
  /// True where the map of a storyboard is read, so that it can be drawn.
  package var readsMap = true
  /// True where there is also told what could be written better.
  package var asksForLints = false
  /// The findings about files that could not be read.
  package var findings: [Finding]
  /// The folder that a scene of our own lies in, where it finds the files that it names; nil for one without a file.
  package var folder: String?
  /// The settings of the app that the document belongs to.
  package var app = AppSettings()
  /// The contents of the storyboards of the project that lead to the document, also by way of others, by their names.
  package var linkingStoryboards: [String: [UInt8]] = [:]
  /// The code of the project; nil where nobody asks what it says.
  package var code: ProjectCode?
  /// The devices of the project, which scenes of our own may name.
  package var projectDevices: [Device] = []

  /// Sibling resources; none unless given.
  package init(
    language: String? = nil, tables: [Table] = [], catalogues: [String] = [], findings: [Finding] = []
  ) {
    self.language = language
    self.tables = tables
    self.catalogues = catalogues
    self.findings = findings
  }

  /// The siblings of a document on the disk; scenes of our own name the files that they need.
  package init(of document: DocumentSearch.Document) {
    self.init()
    guard document.kind == .interfaceBuilder else {
      folder = FolderPath.folder(of: document.path)
      return
    }
    let folder = FolderPath.folder(of: document.path)
    guard folder.hasSuffix(Self.languageFolder) else {
      readTables(of: document, in: folder, shownAs: FolderPath.folder(of: document.name))
      addCatalogues(in: folder)
      addCatalogues(in: FolderPath.folder(of: folder))
      return
    }
    let project = FolderPath.folder(of: folder)
    language = LanguageName.locale(FolderPath.stem(of: folder))
    // Another language's own document has its own texts; the tables belong to the one of `Base.lproj`.
    let base = FolderPath.join(project, "Base.lproj/\(FolderPath.name(of: document.path))")
    if language == nil || FileSystem.kind(of: base) == nil {
      let shown = FolderPath.folder(of: FolderPath.folder(of: document.name))
      readTables(of: document, in: project, shownAs: shown)
    }
    addCatalogues(in: folder)
    addCatalogues(in: project)
    addCatalogues(in: FolderPath.folder(of: project))
  }

  /// Adds the files of the project, which count less than those beside the document.
  package mutating func add(_ files: ArtworkFiles) {
    let known = Set(catalogues)
    catalogues += files.catalogues.filter { !known.contains($0) }
    images = files.images
  }

  private mutating func addCatalogues(in folder: String) {
    catalogues += Self.names(in: folder, endingWith: ".xcassets").map { FolderPath.join(folder, $0) }
  }

  private static let languageFolder = ".lproj"

  /// More bytes than any table of strings has: 8 MB.
  package static let tableLimit = 8 << 20

  /// The names in a folder that end so; a folder that cannot be read holds nothing that belongs to the document.
  private static func names(in folder: String, endingWith ending: String) -> [String] {
    (try? FileSystem.names(in: folder, endingWith: ending)) ?? []
  }

  private mutating func readTables(
    of document: DocumentSearch.Document, in folder: String, shownAs shown: String
  ) {
    let stem = FolderPath.stem(of: document.path)
    let folders = Self.names(in: folder, endingWith: Self.languageFolder)
    for name in folders where name != "Base.lproj" && name != "mul.lproj" {
      let language = LanguageName.locale(FolderPath.stem(of: name))
      guard let language else { continue }
      for ending in ["strings", "stringsdict"] {
        readTable("\(name)/\(stem).\(ending)", language: language, in: folder, shownAs: shown)
      }
    }
    for name in folders { readTable("\(name)/\(stem).xcstrings", language: nil, in: folder, shownAs: shown) }
    readTable("\(stem).xcstrings", language: nil, in: folder, shownAs: shown)
  }

  private mutating func readTable(_ name: String, language: String?, in folder: String, shownAs shown: String) {
    let path = FolderPath.join(folder, name)
    guard FileSystem.kind(of: path) == .file else { return }
    let shownPath = FolderPath.join(shown, name)
    do throws(FileError) {
      let contents = try FileSystem.contents(of: path, limit: Self.tableLimit)
      tables.append(Table(path: shownPath, language: language, contents: contents))
    } catch {
      findings.append(
        Finding(
          code: .unreadable, severity: .warning,
          message: .init(kind: "translations", "the translations cannot be read: \(error.reason)"),
          source: SourceLocation(path: shownPath, line: 1, column: 1)))
    }
  }
}
