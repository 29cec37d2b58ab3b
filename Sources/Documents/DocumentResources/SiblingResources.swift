package import Findings
package import HostFiles
package import ProjectSources
package import Scenes
package import Typography

/// The files that belong to a storyboard or xib: its translations, and the catalogs with its images.
package struct SiblingResources: Sendable, Hashable {
  /// A string table.
  package struct Table: Sendable, Hashable {
    /// The path shown in messages.
    package var path: String
    /// The language of a `.strings` or `.stringsdict` table. Nil for a string catalog, which contains all languages.
    package var language: String?
    /// The contents of the file.
    package var contents: [UInt8]

    package init(path: String, language: String?, contents: [UInt8]) {
      self.path = path
      self.language = language
      self.contents = contents
    }
  }

  /// The language of the document's `.lproj` folder. Nil for `Base.lproj` and other folders.
  package var language: String?
  /// The tables. Later ones take precedence.
  package var tables: [Table]
  /// The paths of the asset catalogs, by precedence.
  package var catalogues: [String]
  /// The images outside catalogs.
  package var images = LooseImages()
  /// The finder that all documents of a run share.
  package var imageFinder = ImageFinder()
  /// Whether image files are read so that they can be drawn.
  package var readsArtwork = false
  /// Whether the map of a storyboard is read so that it can be drawn.
  package var readsMap = true
  /// Whether lint checks run.
  package var asksForLints = false
  /// The findings about files that could not be read.
  package var findings: [Finding]
  /// The folder of a scene file, in which the files that it names are looked up. Nil for a scene without a file.
  package var folder: String?
  /// The settings of the app that the document belongs to.
  package var app = AppSettings()
  /// Whether the document is in none of the Xcode projects around it, so that no app contains it.
  package var isInNoProject = false
  /// The contents of the project's storyboards that lead to the document, directly or through others, by name.
  package var linkingStoryboards: [String: [UInt8]] = [:]
  /// The tabs that are controllers of other storyboards.
  package var referencedTabs = ReferencedTabs()
  /// The code of the project. Nil if it is not used.
  package var code: ProjectCode?
  /// The strings that code looks up by key. Empty if they are not used.
  package var appStrings: [String: LocalizedText] = [:]
  /// The devices of the project, which scene files may name.
  package var projectDevices: [Device] = []

  package init(
    language: String? = nil, tables: [Table] = [], catalogues: [String] = [], findings: [Finding] = []
  ) {
    self.language = language
    self.tables = tables
    self.catalogues = catalogues
    self.findings = findings
  }

  /// Finds the files of a document on disk. Scene files name the files that they need.
  ///
  /// `listings` are those that all documents of a run share.
  package init(of document: DocumentSearch.Document, listings: FolderListings = FolderListings()) {
    self.init()
    guard document.kind == .interfaceBuilder else {
      folder = FolderPath.folder(of: document.path)
      return
    }
    let folder = FolderPath.folder(of: document.path)
    guard folder.hasSuffix(Self.languageFolder) else {
      readTables(of: document, in: folder, shownAs: FolderPath.folder(of: document.name), listings)
      addCatalogues(in: [folder, FolderPath.folder(of: folder)], listings)
      return
    }
    let project = FolderPath.folder(of: folder)
    language = LanguageName.locale(FolderPath.stem(of: folder))
    // A document for a single language contains its own strings. The tables belong to the document in `Base.lproj`.
    let base = FolderPath.join(project, "Base.lproj/\(FolderPath.name(of: document.path))")
    if language == nil || FileSystem.kind(of: base) == nil {
      let shown = FolderPath.folder(of: FolderPath.folder(of: document.name))
      readTables(of: document, in: project, shownAs: shown, listings)
    }
    addCatalogues(in: [folder, project, FolderPath.folder(of: project)], listings)
  }

  /// Adds the files of the project. Files next to the document take precedence.
  package mutating func add(_ files: ArtworkFiles) {
    let known = Set(catalogues)
    catalogues += files.catalogues.filter { !known.contains($0) }
    images = files.images
  }

  private mutating func addCatalogues(in folders: [String], _ listings: FolderListings) {
    for folder in folders {
      catalogues += listings.names(in: folder, endingWith: ".xcassets").map { FolderPath.join(folder, $0) }
    }
  }

  private static let languageFolder = ".lproj"

  /// The largest string table that is read, in bytes: 8 MB.
  package static let tableLimit = 8 << 20

  private mutating func readTables(
    of document: DocumentSearch.Document, in folder: String, shownAs shown: String, _ listings: FolderListings
  ) {
    let stem = FolderPath.stem(of: document.path)
    let folders = listings.names(in: folder, endingWith: Self.languageFolder)
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
