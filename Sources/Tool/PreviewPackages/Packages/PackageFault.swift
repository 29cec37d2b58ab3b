package import HostFiles

/// The reason why the previews of a package cannot be drawn.
package enum PackageFault: Error, Sendable, Hashable {
  /// None of its targets has a preview of UIKit; some may have previews of SwiftUI.
  case noPreviews(ofSwiftUI: Int)
  /// None of its targets has Swift sources.
  case noSources
  /// The manifest has no `let package = Package(…)`.
  case namelessPackage
  /// A file of the package cannot be read.
  case file(FileError)
  /// The package cannot be copied.
  case notCopied(FileError)
  /// Swift cannot read its manifest.
  case unreadableManifest(ExternalProgram.Outcome)
  /// The packages that the package depends on cannot be fetched.
  case dependenciesNotFetched
  /// The copy does not compile.
  case doesNotCompile(ExternalProgram.Outcome)
  /// There is no checkout of this library, or the named folder is not one.
  case noLibrary(named: String?)
  /// No program with this name is installed.
  case notInstalled(String)
  /// A program could not be started, or its output could not be read.
  case notStarted(FileError)

  /// Runs a function that reads files of the package.
  static func reading<Result>(_ work: () throws(FileError) -> Result) throws(PackageFault) -> Result {
    do throws(FileError) { return try work() } catch { throw .file(error) }
  }

  /// Runs a function that copies files.
  static func copying<Result>(_ work: () throws(FileError) -> Result) throws(PackageFault) -> Result {
    do throws(FileError) { return try work() } catch { throw .notCopied(error) }
  }
}
