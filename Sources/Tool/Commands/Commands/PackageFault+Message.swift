internal import CommandArguments
internal import HostFiles
internal import PreviewPackages

extension PackageFault {
  var code: ExitCode {
    switch self {
    case .noPreviews, .noSources, .file, .noLibrary: .noInput
    case .namelessPackage, .unreadableManifest, .doesNotCompile, .dependenciesNotFetched: .invalidDocument
    case .notCopied: .cannotWrite
    case .notInstalled: .engineMissing
    case .notStarted(let error) where error.reason.isShortage: .exhausted
    case .notStarted: .internalError
    }
  }

  /// The output of the program that failed; nil for other faults.
  var outcome: ExternalProgram.Outcome? {
    switch self {
    case .unreadableManifest(let outcome), .doesNotCompile(let outcome): outcome
    default: nil
    }
  }

  /// Returns the message about the fault.
  ///
  /// - Parameter package: The path of the package, as the user named it.
  func message(about package: String) -> String {
    switch self {
    case .noPreviews(ofSwiftUI: 0): "\(package): no target of the package contains a preview"
    case .noPreviews(let count): "\(package): no target contains a UIKit preview; \(count) are for SwiftUI"
    case .noSources: "\(package): no target of the project has Swift sources"
    case .namelessPackage: "\(package): the manifest has no 'let package = Package(…)'"
    case .file(let error), .notCopied(let error), .notStarted(let error): "\(error)"
    case .unreadableManifest: "\(package): the manifest of the package cannot be read"
    case .dependenciesNotFetched: "\(package): the dependencies of the package cannot be fetched"
    case .doesNotCompile: "the package does not compile here"
    case .noLibrary(let name?): "\(name): not a checkout of render-layouts"
    case .noLibrary(nil): "no checkout of render-layouts found to build the package with"
    case .notInstalled(let name): "'\(name)' is not installed"
    }
  }

  /// Returns a hint on what to do, or nil if there is none.
  ///
  /// - Parameter drawsAllViews: Whether the user already asked for views without previews.
  func hint(drawsAllViews: Bool) -> String? {
    switch self {
    case .noPreviews where drawsAllViews: "its targets contain no UIKit views or controllers either"
    case .noPreviews: "add one, as in #Preview(\"Login\") { LoginController() }, or write '--all-views'"
    case .namelessPackage: "give the package a name in its manifest"
    case .doesNotCompile: "docs/code.md lists what is rewritten, and what Swift on Linux rejects"
    case .noLibrary(_?): "'--library' takes a folder with its Package.swift and sources"
    case .noLibrary(nil): "set one with '--library DIR', or make render-layouts a dependency of the package"
    case .notInstalled: "'run' needs Swift 6.2 or later"
    case .noSources: "'run' draws code; 'render' draws storyboards and xibs"
    case .notStarted(let error) where error.reason.isShortage: HostProcess.limitsHint
    case .file, .notCopied, .unreadableManifest, .notStarted, .dependenciesNotFetched: nil
    }
  }
}
