internal import Drawing
internal import HostFiles
internal import MarkupWriting

/// A converter that draws PDF documents, and SVG files with more than plain shapes, with external programs. Each runs
/// in its own process with resource limits, and the result is cached for later runs.
///
/// The programs see only the fonts of the given folders, one file, and none of the user's settings.
package struct PDFConversions: Sendable {
  /// The cache of results. Nil if there is none.
  private let kept: KeptDrawings?
  /// The fontconfig document for the programs.
  private let fonts: String
  private let versions = ProgramVersions()
  private let budget = DrawingBudget()
  /// Whether programs may be started.
  private let startsPrograms: Bool

  /// Conversions that never start a program. Files that need one have a fault.
  package static let none = PDFConversions()

  private init() {
    kept = nil
    fonts = ""
    startsPrograms = false
  }

  /// Creates conversions.
  ///
  /// - Parameters:
  ///   - folder: The cache folder, created if it is missing. Nil for no cache.
  ///   - fontFolders: The folders with fonts.
  ///   - fontFamily: The family that replaces missing families.
  package init(keptIn folder: String?, fontFolders: [String], fontFamily: String) {
    kept = folder.map(KeptDrawings.init)
    fonts = Self.fontDocument(fontFolders, fontFamily, folder)
    startsPrograms = true
  }

  /// Converts a drawing to PNG.
  ///
  /// `program` is the program with its arguments.
  func png(
    of bytes: [UInt8], by program: DrawingProgram, limits: ArtworkLimits
  ) throws(ArtworkFault) -> (png: [UInt8], version: String) {
    guard startsPrograms else {
      throw ArtworkFault(message: "drawing it needs another program, which is not allowed here")
    }
    return try withOwnFiles { () throws(ArtworkFault) in
      let version = try versions.version(of: program)
      let key = Self.key(of: bytes, program, version, fonts)
      if let png = kept?.drawing(for: key) { return (png, version) }
      let png = try converted(bytes, program, limits)
      kept?.keep(png, for: key)
      return (png, version)
    }
  }

  /// Runs work on the tool's own files. They may be outside the user's folders, and results do not depend on them.
  private func withOwnFiles<Value>(_ work: () throws(ArtworkFault) -> Value) throws(ArtworkFault) -> Value {
    let recorded = FileDependencyRecorder.recording {
      FileBoundary.hold(nil) { () -> Result<Value, ArtworkFault> in
        do throws(ArtworkFault) { return .success(try work()) } catch { return .failure(error) }
      }
    }
    return try recorded.result.get()
  }

  private static func key(
    of bytes: [UInt8], _ program: DrawingProgram, _ version: String, _ fonts: String
  ) -> ContentDigest {
    let words = ([version, fonts] + program.arguments).map { ContentDigest(of: $0) }
    return ContentDigest(of: [ContentDigest(of: bytes)] + words)
  }

  private func converted(
    _ bytes: [UInt8], _ program: DrawingProgram, _ limits: ArtworkLimits
  ) throws(ArtworkFault) -> [UInt8] {
    try FileSystem.withTemporaryFolder { folder throws(ArtworkFault) in
      do throws(FileError) {
        try FileSystem.write(bytes, to: "\(folder)/drawing")
        try FileSystem.write(Array(fonts.utf8), to: "\(folder)/fonts.conf")
      } catch {
        throw Self.fault(error)
      }
      return try program.output(in: folder, limits: limits, spending: budget)
    } otherwise: {
      Self.fault($0)
    }
  }

  private static func fault(_ error: FileError) -> ArtworkFault {
    ArtworkFault(message: "not enough space to draw it: \(error.reason)", isPassing: true)
  }

  /// Returns the fontconfig document.
  ///
  /// `folder` is the folder for the font cache. The system's font cache is used in addition.
  private static func fontDocument(_ folders: [String], _ family: String, _ folder: String?) -> String {
    let caches = [folder.map { "\($0)/fonts" }, "/var/cache/fontconfig"].compactMap(\.self)
    let folders =
      folders.map { "<dir>\(XMLCharacters.escaped($0, in: .content))</dir>" }.joined()
      + caches.map { "<cachedir>\(XMLCharacters.escaped($0, in: .content))</cachedir>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>\(folders)<match target="pattern"><edit name="family" mode="append_last"><string>\
      \(XMLCharacters.escaped(family, in: .content))</string></edit></match></fontconfig>
      """
  }
}
