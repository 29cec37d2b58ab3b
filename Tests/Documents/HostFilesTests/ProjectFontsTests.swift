import Foundation
import HostFiles
import Testing

@Suite struct ProjectFontsTests {
  private func files(_ names: [String], for document: String) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for name in names {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return ProjectFonts.files(for: "\(root.path)/\(document)").map { String($0.dropFirst(root.path.count + 1)) }
  }

  private static let names = [
    "App/App.xcodeproj/project.pbxproj", "App/Views/Base.lproj/Main.storyboard", "App/Fonts/b.OTF", "App/Fonts/a.ttf",
    "App/Kit.bundle/c.ttc", "App/Pods/Other/d.ttf", "App/.build/e.ttf", "App/Images.xcassets/f.ttf", "Other/g.ttf",
    "App/Fonts/a.txt",
  ]

  @Test func `a document has the fonts of its project`() throws {
    try #expect(
      files(Self.names, for: "App/Views/Base.lproj/Main.storyboard") == [
        "App/Fonts/a.ttf", "App/Fonts/b.OTF", "App/Kit.bundle/c.ttc",
      ])
  }

  @Test func `files whose names end like that of a project do not mark one`() throws {
    let names = [
      "App.xcodeproj/project.pbxproj", "App/Fonts/Brand.ttf", "App/Projects/NewProject.swift",
      "App/Projects/EditPackage.swift", "App/Projects/xcodeproject.yml", "App/Projects/Main.storyboard",
    ]
    try #expect(files(names, for: "App/Projects/Main.storyboard") == ["App/Fonts/Brand.ttf"])
  }

  @Test func `without a project, a document has the fonts of its folder`() throws {
    try #expect(files(["Views/Main.xib", "Views/a.ttf", "b.ttf"], for: "Views/Main.xib") == ["Views/a.ttf"])
  }
}
