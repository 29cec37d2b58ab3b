internal import Drawing
internal import HostFiles
internal import MarkupWriting

/// Has other programs of the machine draw PDF documents, and such SVG drawings as take more than plain shapes: each in a
/// process of its own, which the system keeps to limits, and whose result is kept for the next run.
///
/// The programs see fonts of the given folders alone, nothing of the user's settings, and one file.
package struct PDFConversions: Sendable {
  /// The results that are kept; nil where none are.
  private let kept: KeptDrawings?
  /// The document that tells the programs of their fonts.
  private let fonts: String
  private let versions = ProgramVersions()
  private let budget = DrawingBudget()
  /// True where programs may be started.
  private let startsPrograms: Bool

  /// Conversions that start no program: what needs one has a fault.
  package static let none = PDFConversions()

  private init() {
    kept = nil
    fonts = ""
    startsPrograms = false
  }

  /// Conversions.
  ///
  /// - Parameters:
  ///   - folder: The folder that keeps results, made where it is missing; nil to keep none.
  ///   - fontFolders: The folders that fonts are taken from.
  ///   - fontFamily: The family that stands in for those that are not there.
  package init(keptIn folder: String?, fontFolders: [String], fontFamily: String) {
    kept = folder.map(KeptDrawings.init)
    fonts = Self.fontDocument(fontFolders, fontFamily, folder)
    startsPrograms = true
  }

  /// The PNG file that a program makes of a drawing.
  ///
  /// - Parameter program: The program with its words.
  func png(
    of bytes: [UInt8], by program: DrawingProgram, limits: ArtworkLimits
  ) throws(ArtworkFault) -> (png: [UInt8], version: String) {
    guard startsPrograms else { throw ArtworkFault(message: "no other program may be started to draw it") }
    return try withOwnFiles { () throws(ArtworkFault) in
      let version = try versions.version(of: program)
      let key = Self.key(of: bytes, program, version, fonts)
      if let png = kept?.drawing(for: key) { return (png, version) }
      let png = try converted(bytes, program, limits)
      kept?.keep(png, for: key)
      return (png, version)
    }
  }

  /// Works with files of our own: they may lie outside of what the user has named, and no result depends on them.
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
    ArtworkFault(message: "not enough space to draw it: \(error.reason)")
  }

  /// The document of fontconfig.
  ///
  /// - Parameter folder: The folder for what is found in the fonts; the machine's own is asked besides.
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
