internal import HostFiles

/// An implementation of a missing library's public interface, which is part of this library's checkout.
struct LibrarySubstitute: Sendable, Hashable {
  /// The name of the module.
  let module: String
  /// The bytes of its sources, by path in the copy.
  let sources: [String: [UInt8]]

  /// The folder of its sources in the copy of a package.
  var folder: String { Self.folder(of: module) }

  private static func folder(of module: String) -> String { "RenderLayoutsLibraries/\(module)" }

  /// The folder of all substitutes in a checkout. Each is in a folder with its name.
  static let place = "Sources/UIKit/Libraries"

  /// Finds the substitute for a module, or returns nil if there is none.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - checkout: The absolute path of this library's checkout; nil if the package depends on the library itself.
  init?(for module: String, in checkout: String?) {
    guard let checkout else { return nil }
    let place = FolderPath.join(checkout, "\(Self.place)/\(module)")
    guard FileSystem.plainKind(of: place) == .directory, let files = try? PackageFiles(in: place),
      let contents = try? files.contents()
    else { return nil }
    self.module = module
    sources = Dictionary(
      uniqueKeysWithValues: contents.filter { $0.key.hasSuffix(".swift") }.map {
        ("\(Self.folder(of: module))/\($0.key)", $0.value)
      })
  }

  /// Returns the substitutes for the modules that sources import and no target has, by name.
  ///
  /// - Parameters:
  ///   - files: The files of a package.
  ///   - manifest: The description of the package.
  ///   - checkout: The absolute path of this library's checkout.
  static func missing(
    in files: PackageFiles, _ manifest: PackageManifest, _ checkout: String?
  ) throws(FileError) -> [LibrarySubstitute] {
    var imports: Set<String> = []
    for path in files.paths where path.hasSuffix(".swift") && path.contains("/") {
      imports.formUnion(ProjectPackage.imports(in: try files.contents(of: path)))
    }
    return imports.subtracting(manifest.targets.map(\.module)).sorted().compactMap {
      LibrarySubstitute(for: $0, in: checkout)
    }
  }
}

extension PackageFiles {
  /// Returns the files together with the substitutes for missing libraries.
  func adding(_ substitutes: [LibrarySubstitute]) -> PackageFiles {
    PackageFiles(
      in: folder, at: Dictionary(uniqueKeysWithValues: paths.map { ($0, original(of: $0)) }),
      with: substitutes.reduce(into: [:]) { $0.merge($1.sources) { $1 } })
  }
}
