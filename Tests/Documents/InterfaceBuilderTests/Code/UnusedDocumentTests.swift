import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

/// Documents that no Xcode project contains.
@Suite struct UnusedDocumentTests {
  /// The findings of a storyboard with a conflict, in a project with the given files.
  private func findings(_ files: [String: String]) async throws -> [Finding] {
    let view = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <rect key="frame" x="0" y="0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="width" constant="60" id="v"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      """
    return try await FilledProject(view: view, files: files, outlets: [:]).layout().findings
      .filter { $0.code == "conflict" }
  }

  private static func reference(_ path: String, _ kind: String = "file.storyboard") -> String {
    "F = { isa = PBXFileReference; lastKnownFileType = \(kind); path = \(path); };"
  }

  @Test(
    arguments: [
      (reference("Other.storyboard"), .note), (reference("Main.storyboard"), .error),
      (reference("Base.lproj/Main.storyboard"), .error), (reference("App", "folder"), .error),
      (reference("main.storyboard"), .error),
      ("F = { isa = PBXFileReference; explicitFileType = folder; path = App; };", .error),
      ("F = { isa = PBXVariantGroup; name = Main.storyboard; };", .error),
      ("F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };", .error),
      ("F = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; };", .note),
    ] as [(String, Finding.Severity)])
  func `what a document in no project shows is a note`(files: String, severity: Finding.Severity) async throws {
    let found = try await findings(["App.xcodeproj/project.pbxproj": FilledProject.project(files: files)])
    #expect(found.map(\.severity) == [severity])
    let words = "no Xcode project contains the document, so the app cannot show it"
    #expect((found.first?.notes.last?.text == words) == (severity == .note))
  }

  @Test(
    arguments: ["Package.swift", "project.yml", "App.podspec", "App.podspec.json", "Broken.xcodeproj/project.pbxproj"])
  func `anything else that builds apps may contain the document`(name: String) async throws {
    let project = FilledProject.project(files: Self.reference("Other.storyboard"))
    let found = try await findings(["App.xcodeproj/project.pbxproj": project, name: "{"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `another project below the same folder may contain the document`() async throws {
    let empty = FilledProject.project()
    let other = FilledProject.project(files: Self.reference("Main.storyboard"))
    let files = ["App.xcodeproj/project.pbxproj": empty, "Demo/Demo.xcodeproj/project.pbxproj": other]
    #expect(try await findings(files).map(\.severity) == [.error])
    #expect(try await findings([:]).map(\.severity) == [.error])
  }
}
