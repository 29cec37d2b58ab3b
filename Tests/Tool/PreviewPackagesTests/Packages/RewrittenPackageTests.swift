import Foundation
import HostFiles
import LayoutTestSupport
import Testing

@testable import PreviewPackages

/// Packages get a program that draws their previews.
struct RewrittenPackageTests {
  /// The output of `swift package dump-package` for a package, as far as it is read.
  private static let dumped = """
    {"name": "App", "dependencies": [{"fileSystem": [{"identity": "core", "path": "/apps/core"}]}], "targets": [
      {"name": "App-Screens", "type": "regular"}, {"name": "Kit", "type": "regular", "path": "Kit/Sources"},
      {"name": "Main", "type": "executable"}, {"name": "AppTests", "type": "test"}]}
    """

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", dependencies: [.package(path: "../core"), .package(name: "other", path: "/other")],
      targets: [.target(name: "App-Screens"), .target(name: "Kit", path: "Kit/Sources")]
    )
    """

  private static let sources = [
    "Package.swift": manifest,
    "Sources/App-Screens/Login.swift": "import UIKit\n#if DEBUG\n#Preview { UIView() }\n#endif\n",
    "Sources/App-Screens/words.txt": "#Preview { @objc }\n",
    "Kit/Sources/Row.swift": "import UIKit\n@objc class Row: UIView {}\n#Preview(\"Row\") { Row() }\n",
    "Sources/Main/main.swift": "import UIKit\n#Preview { UIView() }\n",
    "Sources/Main/App.swift": "import UIKit\n@main struct App { static func main() {} }\n#Preview { UIView() }\n",
    "Tests/AppTests/AppTests.swift": "import XCTest\n",
    "Package@swift-5.9.swift": manifest, ".build/debug/x.swift": "", "Output/report.json": "{}",
  ]

  private func withPackage(_ sources: [String: String], _ test: (PackageFiles) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in sources {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try test(try PackageFiles(in: folder.path))
  }

  @Test(
    arguments: [("5.1", "5.5"), ("5.4.2", "5.5"), ("5.5", "5.5"), ("5.10", "5.10"), ("6.0", "6.0")], ["\n", "\r\n"])
  func `a manifest for old tools is built with tools that know programs`(
    _ versions: (written: String, built: String), lineEnd: String
  ) throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    var sources = Self.sources
    sources["Package.swift"] = Self.manifest.replacingOccurrences(of: " 6.0", with: versions.written)
      .replacingOccurrences(of: "\n", with: lineEnd)
    try withPackage(sources) { package in
      let rewritten = try RewrittenPackage(of: package, manifest, in: "/copy", library: "/library")
      let text = String(decoding: rewritten.files["Package.swift"] ?? [], as: UTF8.self)
      let first = text.split(whereSeparator: \.isNewline).first.map { $0.filter { $0 != " " } }
      #expect(first == "//swift-tools-version:\(versions.built)")
      #expect(text.contains("import PackageDescription") && text.contains("let package = Package("))
    }
  }

  @Test func `the number of listed previews shows that one was removed`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    try withPackage(Self.sources) { package in
      let rewritten = try RewrittenPackage(of: package, manifest, in: "/copy", library: "/library")
      var sources = PrunedSources(of: rewritten)
      let count = sources.previewCount
      #expect(count == rewritten.lists.values.reduce(0) { $0 + $1.previews.count })
      let list = try #require(rewritten.lists.first { $0.value.name == "Kit" })
      let lines = try #require(sources.texts[list.key]).split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("previews.append(") })
      let error = CompilerError(path: list.key, line: line + 1, column: 3, message: "no value")
      let isChanged = sources.remove([error])
      #expect(isChanged && sources.previewCount == count - 1)
    }
  }

  @Test func `a package gets a program that draws all previews of its libraries and programs`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    try withPackage(Self.sources) { package in
      let rewritten = try RewrittenPackage(of: package, manifest, in: "/copy", library: "/library")
      let parent = (package.folder as NSString).deletingLastPathComponent
      let files = rewritten.files.sorted { $0.key < $1.key }.map { path, bytes in
        "== \(path)\n\(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: parent, with: "/apps"))"
      }
      let remarks = rewritten.remarks.map { "\($0.path):\($0.remark.line): \($0.remark.message)" }
      try expectSnapshot((files + remarks).joined(separator: "\n"), "package.txt")
    }
  }

  @Test func `a package that depends on the library itself gets no second dependency`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    try withPackage(Self.sources) { package in
      let rewritten = try RewrittenPackage(of: package, manifest, in: "/copy", library: nil)
      let text = String(decoding: rewritten.files["Package.swift"] ?? [], as: UTF8.self)
      #expect(!text.contains("dependencies.append"))
    }
  }

  @Test func `a package whose dependencies cannot be fetched is built without them`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8))).withoutDependencies
    try withPackage(Self.sources) { package in
      let rewritten = try RewrittenPackage(of: package, manifest, in: "/copy", library: "/library")
      let text = String(decoding: rewritten.files["Package.swift"] ?? [], as: UTF8.self)
      #expect(text.contains("package.dependencies = []\n") && text.contains("ownTargets.contains(name)"))
      #expect(!manifest.hasDependencies)
    }
  }

  @Test func `a package without previews is an error`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    try withPackage(["Package.swift": Self.manifest, "Kit/Sources/Row.swift": "import UIKit\n"]) { package in
      #expect(throws: PackageFault.noPreviews(ofSwiftUI: 0)) {
        try RewrittenPackage(of: package, manifest, in: "/copy", library: nil)
      }
    }
  }

  @Test func `a manifest that does not name a package is an error`() throws {
    let manifest = try #require(PackageManifest(dumped: Array(Self.dumped.utf8)))
    var sources = Self.sources
    sources["Package.swift"] = "import PackageDescription\n"
    try withPackage(sources) { package in
      #expect(throws: PackageFault.namelessPackage) {
        try RewrittenPackage(of: package, manifest, in: "/copy", library: nil)
      }
    }
  }

  @Test(arguments: ["", "{}", "[1]", "{\"name\": 3, \"targets\": []}"])
  func `bytes that do not describe a package are rejected`(text: String) {
    #expect(PackageManifest(dumped: Array(text.utf8)) == nil)
  }

  @Test func `a copy contains exactly its files, and unchanged files are not rewritten`() throws {
    try withPackage(["a.txt": "a", "b/c.txt": "c"]) { copy in
      let path = "\(copy.folder)/a.txt"
      let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
      try PackageFiles.write(["a.txt": Array("a".utf8), "d/e.txt": Array("e".utf8)], to: copy.folder)
      #expect(try PackageFiles(in: copy.folder).paths == ["a.txt", "d/e.txt"])
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    }
  }
}
