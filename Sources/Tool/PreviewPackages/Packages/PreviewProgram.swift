internal import HostFiles

/// The sources of a program that draws the previews of a package.
package struct PreviewProgram: Sendable, Hashable {
  /// The previews of one target.
  package struct Module: Sendable, Hashable {
    /// The name of the target.
    package let target: String
    package let name: String
    /// Whether the target is an executable, which is built as a library.
    package let isProgram: Bool
    /// The previews, in the order of the files.
    package let previews: [SourcePreview]
    /// The views and controllers without previews, each on its own line.
    package let views: [SampleView]
    /// The names of other modules of the package, whose types the views may be created with.
    let imports: [String]

    package init(
      target: String, name: String, isProgram: Bool = false, previews: [SourcePreview], views: [SampleView] = [],
      imports: [String] = []
    ) {
      (self.target, self.name, self.isProgram, self.previews) = (target, name, isProgram, previews)
      (self.views, self.imports) = (views, imports)
    }

    /// The function that returns all of them.
    var function: String { "renderLayoutsPreviewsOf\(name)" }

    /// The line of the first view in ``list``, counted from 1.
    static let firstLineOfViews = 6

    /// The source of the function, which is added to the target.
    package var list: String {
      let views = views.map { "\($0.lines[0])\n" }.joined()
      let calls = previews.map { preview in
        preview.conditions.map { "  #if \($0)\n" }.joined() + "  previews.append(\(preview.function)())\n"
          + preview.conditions.map { _ in "  #endif\n" }.joined()
      }
      return """
        import LayoutPreviews
        \(views.isEmpty ? "" : (["UIKit"] + imports).map { "import \($0)" }.joined(separator: "; ") + "\n")
        @MainActor public func \(function)() -> [LayoutPreviews.Preview] {
          var previews: [LayoutPreviews.Preview] = []
        \(views)\(calls.joined())  return previews
        }

        """
    }
  }

  /// A view or controller without a preview.
  package struct SampleView: Sendable, Hashable {
    /// The name of the class.
    package let name: String
    /// The lines that may add its preview. The first one that compiles counts.
    package let lines: [String]

    init(_ view: ViewClasses.ViewClass, shownPath: String, _ expressions: [String]) {
      name = view.name
      let place = "path: \"\(shownPath.inSwiftLiteral)\", line: \(view.line)"
      lines = expressions.map {
        "  previews.append(LayoutPreviews.Preview(sample: \"\(view.name)\", \(place)) { \($0) })"
      }
    }
  }

  /// The name of the program and of its target.
  package static let name = "RenderLayoutsPreviews"

  /// The target of the library that the program and its modules need.
  static let library = "LayoutPreviews"
  /// The file descriptor to which the program writes its results.
  static let resultStream = 3

  package let modules: [Module]

  package init(of modules: [Module]) { self.modules = modules }

  /// The source of the program.
  package var main: String {
    let imports = modules.map { "import \($0.name)\n" }.joined()
    let lists = modules.map { "\($0.name).\($0.function)()" }.joined(separator: " + ")
    return """
      import LayoutPreviews
      \(imports)
      await PreviewMain.run(\(lists))

      """
  }

  /// Returns the manifest of a package with the program and its dependencies.
  ///
  /// - Parameters:
  ///   - manifest: The text of the package's own manifest.
  ///   - folder: The absolute path of the package, to which paths in the manifest are relative.
  ///   - library: The checkout with `UIKit`; nil if the package depends on it itself.
  ///   - leavingOutDependencies: Whether the package is built without its dependencies.
  ///   - substitutes: The targets for libraries that are missing, which the manifest may lack.
  /// - Returns: Nil if the manifest assigns its package to no variable.
  package func manifest(
    extending manifest: String, in folder: String, library: String?, leavingOutDependencies: Bool = false,
    substitutes: [PackageManifest.Target] = []
  ) -> String? {
    guard let name = Self.variable(of: manifest) else { return nil }
    let targets = modules.map { ", \"\($0.target)\"" }.joined()
    let dependency =
      library.map {
        "\(name).dependencies.append(.package(name: \"render-layouts\", path: \"\($0.inSwiftLiteral)\"))\n"
      }
      ?? ""
    return Self.manifest(Self.raisingTools(of: manifest), namingPackagesFrom: folder) + """


      // The program that draws the previews, added by 'render-layouts run'.
      \(leavingOutDependencies ? Self.withoutDependencies(name) : "")\(dependency)\(name).targets.removeAll { $0.type == .test }
      \(libraries(in: name))\(Self.adding(substitutes, to: name))for target in \(name).targets where target.type == .regular {
        target.dependencies += [
          .product(name: "UIKit", package: "render-layouts"), .product(name: "LayoutPreviews", package: "render-layouts"),
        ]
        // Without the first the compiler stops at the first file with errors. With the last ones the runtime knows the
        // line where code ends the process. Only here, so that the library is built once.
        target.swiftSettings =
          (target.swiftSettings ?? []) + [
            .unsafeFlags([
              "-continue-building-after-errors", "-suppress-warnings", "-Xfrontend", "-gline-tables-only",
            ])
          ]
      }
      \(name).targets.append(
        .executableTarget(
          name: "\(Self.name)",
          dependencies: [.product(name: "LayoutPreviews", package: "render-layouts")\(targets)],
          path: "\(Self.name)"))

      """
  }

  /// Returns the lines of a manifest that remove other packages.
  private static func withoutDependencies(_ name: String) -> String {
    """
    \(name).dependencies = []
    let ownTargets = Set(\(name).targets.map { $0.name })
    for target in \(name).targets {
      target.dependencies.removeAll { dependency in
        switch dependency {
        case .targetItem: false
        case .byNameItem(let name, _): !ownTargets.contains(name)
        default: true
        }
      }
    }

    """
  }

  /// Returns the lines of a manifest that add the targets for missing libraries, on which all others depend.
  private static func adding(_ substitutes: [PackageManifest.Target], to name: String) -> String {
    guard !substitutes.isEmpty else { return "" }
    let targets = substitutes.map { ".target(name: \"\($0.name)\", path: \"\($0.path ?? $0.name)\")" }
    return """
      let missingLibraries: [Target] = [\(targets.joined(separator: ", "))]
        .filter { library in !\(name).targets.contains { $0.name == library.name } }
      for target in \(name).targets where target.type == .regular {
        target.dependencies += missingLibraries.map { .byName(name: $0.name) }
      }
      \(name).targets += missingLibraries

      """
  }

  /// Returns the lines of a manifest that turn executables with previews into libraries.
  private func libraries(in name: String) -> String {
    let programs = modules.filter(\.isProgram).map { "\"\($0.target)\"" }.joined(separator: ", ")
    guard !programs.isEmpty else { return "" }
    return """
      \(name).products.removeAll { ($0 as? Product.Executable)?.targets.contains { [\(programs)].contains($0) } ?? false }
      for (position, target) in \(name).targets.enumerated() where [\(programs)].contains(target.name) {
        \(name).targets[position] = .target(
          name: target.name, dependencies: target.dependencies, path: target.path, exclude: target.exclude,
          sources: target.sources, resources: target.resources, swiftSettings: target.swiftSettings,
          linkerSettings: target.linkerSettings)
      }

      """
  }

  /// Returns the name of the package's variable in a manifest: `package` in `let package = Package(`, or nil if there
  /// is none.
  private static func variable(of manifest: String) -> String? {
    let tokens = SwiftTokens(of: manifest)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    let position = words.indices.first { position in
      position >= 3 && words[position] == "Package" && words[position - 1] == "="
        && ["let", "var"].contains(words[position - 3])
    }
    return position.map { words[$0 - 2] }
  }

  /// The oldest version of the tools whose manifests have programs as targets.
  private static let oldestTools = (5, 5)

  /// Returns a manifest for a version of the tools that has programs as targets. A later one stays.
  private static func raisingTools(of manifest: String) -> String {
    let first = manifest.prefix { !$0.isNewline }
    guard first.contains("swift-tools-version"), let colon = first.firstIndex(of: ":") else { return manifest }
    let version = first[colon...].dropFirst().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first, (major, numbers.dropFirst().first ?? 0) < oldestTools else { return manifest }
    return "// swift-tools-version:\(oldestTools.0).\(oldestTools.1)" + manifest[first.endIndex...]
  }

  /// Returns a manifest with the relative paths of other packages made absolute.
  private static func manifest(_ manifest: String, namingPackagesFrom folder: String) -> String {
    let tokens = SwiftTokens(of: manifest)
    let code = tokens.code.map { tokens.all[$0] }
    let words = code.map(tokens.text)
    var made: [UInt8] = []
    var end = 0
    for position in words.indices.dropFirst(2)
    where code[position].kind == .literal && words[position - 1] == ":" && words[position - 2] == "path" {
      let path = String(words[position].dropFirst().dropLast())
      let calls = words[..<position].indices.last { $0 > 0 && words[$0] == "(" && words[$0 - 1] == "package" }
      let isOther = calls.map { !words[$0..<position].contains(")") } ?? false
      guard isOther, !path.hasPrefix("/"), !path.hasPrefix("~"), !path.contains("\\") else { continue }
      made += tokens.bytes[end..<code[position].range.lowerBound]
      made += Array("\"\(FolderPath.shortened(FolderPath.join(folder, path)).inSwiftLiteral)\"".utf8)
      end = code[position].range.upperBound
    }
    return String(decoding: made + tokens.bytes[end...], as: UTF8.self)
  }
}
