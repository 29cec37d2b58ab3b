import DocumentTestSupport
import HostFiles
import LayoutTestSupport
import Testing

/// Finds the folder of a project by the files in it.
@Suite struct ProjectMarkTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the name of the project's folder below the temporary folder. Empty for the temporary folder itself, nil
  /// without a project.
  private func project(of document: String, _ files: [String: String]) -> String? {
    for (name, text) in files { folder.add(name, text) }
    var folders = [folder.path]
    for name in document.split(separator: "/").dropLast() { folders.append("\(folders[folders.count - 1])/\(name)") }
    return ProjectMark.project(among: folders.reversed()).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private static let manifest = "import Foundation\nimport ProjectDescription\n\nlet project = Project(name: \"App\")"

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents", "Package.swift", ".git/HEAD"])
  func `a project, a package or a repository marks its folder`(file: String) {
    #expect(project(of: "App/Views/Main.xib", ["App/\(file)": ""]) == "App")
  }

  @Test(arguments: ["NewProject.swift", "EditPackage.swift", "xcodeproject.yml", "a.git"])
  func `a file whose name ends like that of a project marks nothing`(file: String) {
    #expect(project(of: "App/Main.xib", ["App/\(file)": Self.manifest]) == nil)
  }

  @Test func `a model with the name of a manifest marks nothing`() {
    let model = "import Foundation\n\nstruct Project: Codable {}"
    let files = ["App/Project.swift": model, "App/Workspace.swift": model]
    #expect(project(of: "App/Main.xib", files) == nil)
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", ".git/HEAD"])
  func `files of generators below a project do not divide it`(file: String) {
    let files = [file: "", "App/Project.swift": Self.manifest, "App/Views/project.yml": "name: Views"]
    #expect(project(of: "App/Views/Main.xib", files) == "")
  }

  @Test func `without a project, the nearest file of a generator marks its folder`() {
    let files = ["project.yml": "name: All", "App/Project.swift": Self.manifest]
    #expect(project(of: "App/Views/Main.xib", files) == "App")
    #expect(project(of: "Other/Main.xib", [:]) == "")
  }

  @Test func `the projects of a workspace of Tuist belong together`() {
    let files = [
      "All/Workspace.swift": "import ProjectDescription\n\nlet workspace = Workspace(name: \"All\", projects: [])",
      "All/App/Project.swift": Self.manifest,
    ]
    #expect(project(of: "All/App/Main.xib", files) == "All")
  }
}
