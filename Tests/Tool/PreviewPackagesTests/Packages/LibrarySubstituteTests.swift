import Foundation
import Testing

@testable import PreviewPackages

/// A package whose dependencies cannot be fetched is built with the implementations of this library.
struct LibrarySubstituteTests {
  private static let maker = "public class Maker {}\n"
  private static let files = [
    "Cards/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let cards = Package(
      name: "Cards", dependencies: [.package(url: "https://example.com/SnapKit", from: "5.0.0")],
      targets: [.target(name: "Cards", dependencies: ["Kit", "SnapKit"]), .target(name: "Kit")])
    """,
    "Cards/Sources/Cards/Card.swift": """
    import Alamofire
    import Kit
    import SnapKit
    import UIKit
    class Card: UIView {}
    """,
    "Cards/Sources/Kit/Kit.swift": "public struct Kit {}\n",
    "Library/Sources/UIKit/Libraries/Kit/Kit.swift": "",
    "Library/Sources/UIKit/Libraries/SnapKit/Maker.swift": maker,
    "Library/Sources/UIKit/Libraries/SnapKit/Notes.md": "",
    "Library/Sources/UIKit/Libraries/Then/Then.swift": "",
  ]

  private static let manifest = PackageManifest(
    targets: ["Cards", "Kit"].map { PackageManifest.Target(name: $0, kind: "regular", path: nil) }
  ).withoutDependencies

  /// Calls a closure with the files of the package and the path of the library.
  private func withPackage(_ test: (PackageFiles, String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in Self.files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try test(try PackageFiles(in: "\(root.path)/Cards"), "\(root.path)/Library")
  }

  @Test func `modules that no target has are replaced if the library has their sources`() throws {
    try withPackage { files, library in
      let missing = try LibrarySubstitute.missing(in: files, Self.manifest, library)
      #expect(missing.map(\.module) == ["SnapKit"])
      #expect(missing.first?.sources == ["RenderLayoutsLibraries/SnapKit/Maker.swift": Array(Self.maker.utf8)])
      let ofOwnVersion = try LibrarySubstitute.missing(in: files, Self.manifest, nil)
      #expect(ofOwnVersion.isEmpty)
    }
  }

  @Test func `the manifest drops what cannot be fetched, then adds the targets that replace it`() throws {
    try withPackage { files, library in
      let missing = try LibrarySubstitute.missing(in: files, Self.manifest, library)
      let package = try RewrittenPackage(
        of: files.adding(missing), Self.manifest.adding(missing), in: "/copy", library: library, views: .all)
      #expect(package.substitutes.map(\.name) == ["SnapKit"])
      #expect(package.files["RenderLayoutsLibraries/SnapKit/Maker.swift"] == Array(Self.maker.utf8))
      let text = String(decoding: package.files["Package.swift"] ?? [], as: UTF8.self)
      let removal = try #require(text.range(of: "\ncards.dependencies = []\n"))
      let addition = try #require(
        text.range(
          of: """

            let missingLibraries: [Target] = [.target(name: "SnapKit", path: "RenderLayoutsLibraries/SnapKit")]
              .filter { library in !cards.targets.contains { $0.name == library.name } }
            for target in cards.targets where target.type == .regular {
              target.dependencies += missingLibraries.map { .byName(name: $0.name) }
            }
            cards.targets += missingLibraries

            """))
      #expect(removal.upperBound <= addition.lowerBound)
    }
  }

  @Test func `the manifest adds no targets if nothing is replaced`() throws {
    try withPackage { files, library in
      let package = try RewrittenPackage(of: files, Self.manifest, in: "/copy", library: library, views: .all)
      let text = String(decoding: package.files["Package.swift"] ?? [], as: UTF8.self)
      #expect(package.substitutes.isEmpty)
      #expect(text.contains("cards.dependencies = []") && !text.contains("missingLibraries"))
    }
  }
}
