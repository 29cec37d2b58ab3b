internal import HostFiles

/// A package with sources that compile on Linux, and a program that draws its previews.
package struct RewrittenPackage: Sendable {
  /// A remark about one of its sources.
  package struct Remark: Sendable, Hashable {
    /// The path of the source relative to the package.
    package let path: String
    /// The remark.
    package let remark: SourceRemark
  }

  /// The bytes of its files, by their paths relative to the package.
  package private(set) var files: [String: [UInt8]] = [:]
  /// The program with the previews of each module.
  package private(set) var program: PreviewProgram
  /// The remarks for its author, by location.
  package private(set) var remarks: [Remark] = []

  /// The file of the manifest.
  package static let manifest = "Package.swift"
  /// The prefix of manifests for specific versions of Swift, which would take precedence over the one with the program.
  private static let versionedManifest = "Package@swift"

  /// Rewrites a package.
  ///
  /// - Parameters:
  ///   - package: The files of the package.
  ///   - manifest: The description of the package.
  ///   - folder: The absolute path of the folder in which it is built.
  ///   - library: The checkout with `UIKit`; nil if the package depends on it itself.
  /// - Throws: ``PackageFault`` if it has no previews, or a file cannot be read.
  package init(
    of package: PackageFiles, _ manifest: PackageManifest, in folder: String, library: String?
  ) throws(PackageFault) {
    var previews: [String: [SourcePreview]] = [:]
    var copied: [String: [UInt8]] = [:]
    let optionalNames = try Self.optionalRequirements(in: package)
    for (number, path) in package.paths.enumerated() where !path.hasPrefix(Self.versionedManifest) {
      let bytes = try PackageFault.reading { () throws(FileError) in try package.contents(of: path) }
      guard path.hasSuffix(".swift"), path.contains("/"), let text = String(validating: bytes, as: UTF8.self) else {
        copied[path] = bytes
        continue
      }
      let target = manifest.target(holding: path)
      let isProgram = target?.kind == "executable"
      let source = RewrittenSource(
        rewriting: text, path: path, in: folder, number: number, isProgram: isProgram, optionalNames: optionalNames)
      copied[path] = Array(source.text.utf8)
      remarks += source.remarks.map { Remark(path: path, remark: $0) }
      if let target, target.kind == "regular" || isProgram && !Self.isMain(path) {
        previews[target.name, default: []] += source.previews
      } else {
        remarks += source.previews.map { preview in
          let message = "preview not drawn: it is not in a target, or it is in a main.swift"
          return Remark(path: path, remark: SourceRemark(line: preview.line, column: 1, message: message))
        }
      }
    }
    program = PreviewProgram(
      of: manifest.targets.compactMap { target in
        guard let previews = previews[target.name], !previews.isEmpty else { return nil }
        return .init(
          target: target.name, name: target.module, isProgram: target.kind == "executable", previews: previews)
      })
    for module in program.modules where module.isProgram {
      // A library has no main file.
      for path in copied.keys where Self.isMain(path) && manifest.target(holding: path)?.name == module.target {
        copied[path] = nil
      }
    }
    files = copied
    try addProgram(to: package, manifest, library: library)
  }

  /// Returns the names of the optional requirements of all protocols in a package.
  private static func optionalRequirements(in package: PackageFiles) throws(PackageFault) -> Set<String> {
    var names: Set<String> = []
    for path in package.paths where path.hasSuffix(".swift") {
      let bytes = try PackageFault.reading { () throws(FileError) in try package.contents(of: path) }
      if let text = String(validating: bytes, as: UTF8.self) {
        names.formUnion(RewrittenSource.optionalRequirements(in: text))
      }
    }
    return names
  }

  private static func isMain(_ path: String) -> Bool { path.hasSuffix("/main.swift") }

  private mutating func addProgram(
    to package: PackageFiles, _ manifest: PackageManifest, library: String?
  ) throws(PackageFault) {
    guard !program.modules.isEmpty else { throw .noPreviews }
    for module in program.modules {
      let target = manifest.targets.first { $0.name == module.target }
      let folder = target?.folders.first { folder in files.keys.contains { $0.hasPrefix("\(folder)/") } }
      files["\(folder ?? module.target)/\(PreviewProgram.name).swift"] = Array(module.list.utf8)
    }
    files["\(PreviewProgram.name)/main.swift"] = Array(program.main.utf8)
    let own = String(decoding: files[Self.manifest] ?? [], as: UTF8.self)
    guard let extended = program.manifest(extending: own, in: package.folder, library: library) else {
      throw .namelessPackage
    }
    files[Self.manifest] = Array(extended.utf8)
  }
}
