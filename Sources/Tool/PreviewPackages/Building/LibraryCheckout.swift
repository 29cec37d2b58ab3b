internal import HostFiles

/// The checkout of this library with which packages are built.
enum LibraryCheckout {
  /// Returns the path of the checkout: the one that the user named, otherwise the one in which the tool was built.
  ///
  /// - Parameters:
  ///   - name: The folder that the user named; nil if there is none.
  ///   - package: The absolute path of the package.
  /// - Returns: Nil if the package depends on the library itself.
  /// - Throws: ``PackageFault/noLibrary(named:)`` if there is no checkout.
  static func path(named name: String?, for package: String) throws(PackageFault) -> String? {
    if let name {
      guard let path = FileSystem.realPath(of: name), isLibrary(path) else { throw .noLibrary(named: name) }
      return path
    }
    if dependsOnLibrary(package) { return nil }
    var folder = FileSystem.realPath(of: "/proc/self/exe") ?? "/"
    while folder != "/", !folder.isEmpty {
      folder = FolderPath.folder(of: folder)
      if isLibrary(folder) { return folder }
    }
    throw .noLibrary(named: nil)
  }

  private static func isLibrary(_ folder: String) -> Bool {
    FileSystem.kind(of: FolderPath.join(folder, "Sources/UIKit/LayoutPreviews")) == .directory
      && FileSystem.kind(of: FolderPath.join(folder, RewrittenPackage.manifest)) == .file
  }

  /// Whether the manifest of a package names this library.
  private static func dependsOnLibrary(_ package: String) -> Bool {
    let path = FolderPath.join(package, RewrittenPackage.manifest)
    let text = (try? FileSystem.contents(of: path, limit: PackageFiles.sizeLimit)).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.contains("package: \"render-layouts\"") ?? false
  }

  /// Returns the names of the modules of a checkout: the folders of its districts, except the one for substitutes of
  /// missing libraries.
  static func modules(of library: String) -> Set<String> {
    let sources = FolderPath.join(library, "Sources")
    let districts = (try? FileSystem.names(in: sources)) ?? []
    return Set(districts.flatMap { (try? FileSystem.names(in: FolderPath.join(sources, $0))) ?? [] })
      .subtracting([FolderPath.name(of: LibrarySubstitute.place)])
  }

  /// Returns the environment variables for finding the C libraries, if the checkout's scripts have written pkg-config
  /// files for them.
  static func environment(of library: String) -> [String: String] {
    let described = FolderPath.join(library, ".build/pkgconfig")
    guard FileSystem.kind(of: described) == .directory, HostProcess.environmentVariable("PKG_CONFIG_PATH") == nil else {
      return [:]
    }
    return ["PKG_CONFIG_PATH": described]
  }
}
