import Foundation
import Testing

@testable import PreviewPackages

/// Xcode projects become packages with a target for each app and framework.
struct ProjectPackageTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); };
      G = { isa = PBXGroup; children = (G1, F3); };
      G1 = { isa = PBXGroup; path = App; children = (F1, F2); };
      F1 = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = "Kit/Rows/Row.swift"; sourceTree = SOURCE_ROOT; };
      T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = (S1); };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildPhases = (S2); fileSystemSynchronizedGroups = (Y1); };
      Y1 = { isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = "<group>"; };
      S2 = { isa = PBXSourcesBuildPhase; files = (B3); };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      T3 = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (S1); };
    }; rootObject = P; }
    """

  private static let sources = [
    "App.xcodeproj/project.pbxproj": project, "App/main.swift": "",
    "App/Card.swift": """
    import UIKit
    import Kit
    import Alamofire
    class Card: UIView {}
    final class Badge: Card { init(count: Int, note: String?, _ tap: @escaping () -> Void) { super.init(frame: .zero) } }
    private class Hidden: UIView {}
    class Model: NSObject {}
    class Sheet: UIViewController {
      @IBOutlet var label: UILabel!
    }
    class Rows: UITableViewController { init(of service: Service) { super.init(style: .plain) } }
    """,
    "Kit/Rows/Row.swift": "import UIKit\nopen class Row: UITableViewCell {}\n",
  ]

  private func withProject(
    _ added: [String: String] = [:], at place: String = "", _ test: (String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = place.isEmpty ? root : root.appendingPathComponent(place)
    for (path, text) in Self.sources.merging(added, uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(path).standardized
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try test(folder.path)
  }

  @Test func `the targets of a project are those of a package, with their sources`() throws {
    try withProject { folder in
      let package = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      #expect(
        package.files.paths == ["Package.swift", "Sources/Kit/Kit/Rows/Row.swift", "Sources/My_App/App/Card.swift"])
      #expect(package.files.original(of: "Sources/My_App/App/Card.swift") == "App/Card.swift")
      let manifest = String(decoding: try package.files.contents(of: "Package.swift"), as: UTF8.self)
      #expect(manifest.contains(".target(name: \"My_App\", dependencies: [\"Kit\"])"))
      #expect(manifest.contains(".target(name: \"Kit\", dependencies: [])"))
    }
  }

  @Test(arguments: [
    "Pods/Alamofire/Source/Session.swift", "Carthage/Checkouts/Alamofire/Alamofire/Session.swift",
    "Packages/Net/Sources/Alamofire/Session.swift",
  ])
  func `a library beside a project is built with it, and its views are not drawn`(path: String) throws {
    let library = [path: "import UIKit\npublic class Session: UIView {}\n", "Packages/Net/Package.swift": ""]
    try withProject(library) { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      #expect(made.files.paths.contains("Sources/Alamofire/\(path)"))
      let manifest = String(decoding: try made.files.contents(of: "Package.swift"), as: UTF8.self)
      #expect(manifest.contains(".target(name: \"My_App\", dependencies: [\"Alamofire\", \"Kit\"])"))
      let package = try RewrittenPackage(of: made.files, made.manifest, in: "/copy", library: "/library", views: .all)
      #expect(package.program.modules.flatMap(\.views).map(\.name) == ["Card", "Badge", "Rows", "Row"])
      #expect(package.remarks.isEmpty && package.libraries.contains("Sources/Alamofire"))
    }
  }

  @Test func `a missing library is replaced if the tool has its interface, but not one beside the project`() throws {
    let substitute = "../Library/Sources/UIKit/Libraries/Alamofire/Session.swift"
    try withProject([substitute: "public class Session {}\n"], at: "App") { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder, with: "\(folder)/../Library")
      #expect(made.files.paths.contains("RenderLayoutsLibraries/Alamofire/Session.swift"))
      let package = try RewrittenPackage(of: made.files, made.manifest, in: "/copy", library: "/library", views: .all)
      #expect(
        package.substitutes.map(\.name) == ["Alamofire"]
          && package.libraries.contains("RenderLayoutsLibraries/Alamofire"))
      #expect(
        package.files["RenderLayoutsLibraries/Alamofire/Session.swift"] == Array("public class Session {}\n".utf8))
      let manifest = String(decoding: package.files["Package.swift"] ?? [], as: UTF8.self)
      #expect(manifest.contains("dependencies: [], path: \"RenderLayoutsLibraries/Alamofire\")"))
      #expect(manifest.contains(".target(name: \"My_App\", dependencies: [\"Alamofire\", \"Kit\"])"))
    }
    let own = [
      substitute: "", "Pods/Alamofire/Source/Session.swift": "import UIKit\npublic class Session: UIView {}\n",
    ]
    try withProject(own, at: "App") { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder, with: "\(folder)/../Library")
      #expect(made.manifest.targets.allSatisfy { $0.kind != PackageManifest.Target.substitute })
    }
  }

  @Test(arguments: [
    ["Lib.podspec": "", "Source/Session.swift": session],
    ["Alamofire.podspec": "", "Source/Session.swift": session],
    ["Package.swift": manifest, "Sources/Session.swift": session],
    ["Package.swift": manifest, "Sources/Alamofire/Session.swift": session],
    ["Alamofire.xcodeproj/project.pbxproj": libraryProject, "Net/Session.swift": session],
  ])
  func `a project is built with the library that it is an example of`(library: [String: String]) throws {
    let isNamed = library["Lib.podspec"] == nil
    var moved = Dictionary(uniqueKeysWithValues: library.map { ("../../\($0.key)", $0.value) })
    // Without a repository, the folders around a project may be anything.
    try withProject(moved, at: "Examples/App") { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      #expect(!made.files.paths.contains { $0.hasSuffix("Session.swift") })
    }
    moved["../../.git/HEAD"] = "ref: refs/heads/main\n"
    try withProject(moved, at: "Examples/App") { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      let source = made.files.paths.first { $0.hasSuffix("Session.swift") }
      #expect((source != nil) == isNamed)
      guard let source else { return }
      #expect(source.hasPrefix("Sources/Alamofire/") && !source.contains(".."))
      #expect(String(decoding: try made.files.contents(of: source), as: UTF8.self) == Self.session)
    }
  }

  private static let session = "import UIKit\npublic class Session: UIView {}\n"
  private static let manifest = "let package = Package(targets: [.target(name: \"Alamofire\", path: \"Sources\")])"
  private static let libraryProject = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); };
      F = { isa = PBXFileReference; path = "Net/Session.swift"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Alamofire; productType = "com.apple.product-type.framework";
        buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
    }; rootObject = P; }
    """

  @Test func `the projects of a workspace are those in its groups`() throws {
    let text = """
      <Workspace version = "1.0">
         <FileRef location = "group:App.xcodeproj"> </FileRef>
         <Group location = "group:Examples" name = "Examples">
            <FileRef location = "group:Maps/Maps.xcodeproj"></FileRef>
            <Group location="container:Kits"><FileRef location="group:Kit.xcodeproj"/></Group>
         </Group>
         <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
         <FileRef location = "group:Missing.xcodeproj"></FileRef>
      </Workspace>
      """
    let projects = [
      "All.xcworkspace/contents.xcworkspacedata": text, "Examples/Maps/Maps.xcodeproj/project.pbxproj": "{}",
      "Kits/Kit.xcodeproj/project.pbxproj": "{}", "Pods/Pods.xcodeproj/project.pbxproj": "{}",
    ]
    try withProject(projects) { folder in
      let found = ProjectPackage.projects(at: "\(folder)/All.xcworkspace")
      #expect(found?.names == ["App.xcodeproj", "Examples/Maps/Maps.xcodeproj", "Kits/Kit.xcodeproj"])
    }
  }

  @Test func `a project, a workspace and a folder name the same projects`() throws {
    try withProject { folder in
      for path in ["\(folder)/App.xcodeproj", "\(folder)/App.xcworkspace", folder] {
        let found = ProjectPackage.projects(at: path)
        #expect(found?.folder == folder && found?.names == ["App.xcodeproj"])
      }
      #expect(ProjectPackage.projects(at: "\(folder)/App") == nil)
    }
  }

  @Test func `views without previews are drawn with the initializers that they have`() throws {
    try withProject { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      let package = try RewrittenPackage(of: made.files, made.manifest, in: "/copy", library: "/library", views: .all)
      let views = package.program.modules.flatMap(\.views)
      #expect(views.map(\.name) == ["Card", "Badge", "Rows", "Row"])
      #expect(views[0].lines[0].contains("path: \"App/Card.swift\", line: 4)"))
      #expect(views[0].lines[0].contains("{ LayoutPreviews.FittedView(showing: Card())"))
      #expect(views[1].lines[0].contains("Badge(count: 3, note: nil, {})"))
      #expect(views[2].lines[0].hasSuffix("{ Rows(of: Service()) })") && views[2].lines[1].hasSuffix("{ Rows() })"))
      #expect(views[3].lines[0].contains("Row(style: .default, reuseIdentifier: nil)"))
      #expect(package.documentViews == ["Sheet"])
      #expect(package.remarks.map(\.remark.message) == ["'Alamofire' is not available on Linux: import skipped"])
    }
  }

  @Test func `a view is created with public types of other targets, which the list of views imports`() throws {
    let sources = [
      "Kit/Rows/Row.swift": """
      public class Client { public init(count: Int) {}; init() {} }
      public struct Hidden { let count: Int }
      """,
      "App/Card.swift": """
      import Kit
      import UIKit
      class Card: UIView { init(client: Client) { super.init(frame: .zero) } }
      class Other: UIView { init(hidden: Hidden) { super.init(frame: .zero) } }
      """,
    ]
    try withProject(sources) { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      let package = try RewrittenPackage(of: made.files, made.manifest, in: "/copy", library: "/library", views: .all)
      let module = try #require(package.program.modules.first)
      #expect(module.views.first?.lines[0].contains("Card(client: Client(count: 3))") == true)
      #expect(module.views.last?.lines[0].contains("Other()") == true)
      #expect(module.list.hasPrefix("import LayoutPreviews\nimport UIKit; import Kit\n\n@MainActor"))
    }
  }

  @Test func `a view is created in another way if the first one does not compile, and is reported at the end`() throws {
    try withProject { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      let package = try RewrittenPackage(
        of: made.files, made.manifest, in: "/copy", library: "/library", views: .named(["Rows"]))
      let path = "Sources/My_App/RenderLayoutsPreviews.swift"
      var sources = PrunedSources(of: package)
      let error = CompilerError(path: path, line: 6, column: 40, message: "missing argument")
      #expect(sources.texts[path]?.contains("{ Rows(of: Service()) })") == true)
      let isGuessed = sources.remove([error])
      #expect(isGuessed && sources.texts[path]?.contains("{ Rows() })") == true)
      let isChanged = sources.remove([error])
      #expect(isChanged)
      #expect(sources.texts[path]?.contains("{ Rows(nibName: nil, bundle: nil) })") == true)
      let isChangedAgain = sources.remove([error])
      #expect(isChangedAgain)
      #expect(sources.texts[path]?.contains("Rows(") == false && sources.unmadeViews == ["Rows"])
    }
  }

  @Test func `a bridging header and a framework in Objective-C are declared, and their views are not drawn`() throws {
    let project = Self.project.replacing("name = \"My App\";", with: "name = \"My App\"; buildConfigurationList = L;")
      .replacing(
        "P = {",
        with: """
          L = { buildConfigurations = (C); };
          C = { buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/${PROJECT_NAME}/Bridge.h"; }; };
          P = {
          """)
    let added = [
      "App.xcodeproj/project.pbxproj": project, "App/Bridge.h": "#import \"Panel.h\"\n#import <Kit/Kit.h>\n",
      "App/Panel.h": "@interface Panel : UIView\n@end\n", "App/Unused.h": "@interface Unused : UIView\n@end\n",
      "Vendor/Alamofire.xcframework/ios-arm64/Alamofire.framework/Headers/Session.h":
        "@interface Session : NSObject\n@end\n",
      "Vendor/Alamofire.xcframework/ios-simulator/Alamofire.framework/Headers/Session.h":
        "@interface Session : NSObject\n@end\n",
    ]
    try withProject(added) { folder in
      let made = try ProjectPackage(of: ["App.xcodeproj"], in: folder)
      let package = try RewrittenPackage(of: made.files, made.manifest, in: "/copy", library: "/library", views: .all)
      let own = String(decoding: package.files["Sources/My_App/RenderLayoutsHeaders.swift"] ?? [], as: UTF8.self)
      #expect(own.contains("class Panel: UIView, MissingMembers {") && !own.contains("Unused"))
      #expect(own.contains("import LayoutPreviews\n"))
      let module = String(decoding: package.files["Sources/Alamofire/RenderLayoutsHeaders.swift"] ?? [], as: UTF8.self)
      #expect(module.split(separator: "open class Session: NSObject").count == 2)
      let manifest = String(decoding: package.files["Package.swift"] ?? [], as: UTF8.self)
      #expect(manifest.contains(".target(name: \"My_App\", dependencies: [\"Alamofire\", \"Kit\"])"))
      #expect(package.lists.values.flatMap(\.views).allSatisfy { $0.name != "Panel" })
      #expect(PrunedSources(of: package).notes.contains { $0.contains("headers in Objective-C have empty values") })
    }
  }

  @Test func `headers beyond a limit are named`() throws {
    let added = [
      "App/Bridge.h": "#import \"Big.h\"\n#import \"Long.h\"\n",
      "App/Big.h": String(repeating: "/", count: 1 << 20) + "\n@interface Big : UIView\n@end\n",
      "App/Long.h": "@interface Long : UIView\n@end\n",
    ]
    try withProject(added) { folder in
      var headers = ProjectHeaders(for: folder, below: folder)
      #expect(headers.notes.isEmpty)
      let source = headers.source(bridgedBy: "App/Bridge.h") ?? ""
      #expect(source.contains("class Long: UIView") && !source.contains("Big"))
      #expect(headers.notes == ["headers beyond a limit are not read, or not to their end: App/Big.h"])
    }
  }

  @Test func `the numbers of headers, bytes, tokens and folders that are read have limits`() throws {
    let added = [
      "App/Bridge.h": "#import \"One.h\"\n#import \"Two.h\"\n",
      "App/One.h": "@interface One : UIView\n@end\n@interface Last : UIView\n@end\n",
      "App/Two.h": "@interface Two : UIView\n@end\n", "App/Deep/Other.h": "",
    ]
    try withProject(added) { folder in
      func read(_ limits: ProjectHeaders.Limits) -> (classes: [String], notes: [String]) {
        var headers = ProjectHeaders(for: folder, below: folder, limits: limits)
        let source = headers.source(bridgedBy: "App/Bridge.h") ?? ""
        return (["One", "Last", "Two"].filter { source.contains("class \($0): UIView") }, headers.notes)
      }
      let note = "headers beyond a limit are not read, or not to their end: App/"
      #expect(read(.init()).classes == ["One", "Last", "Two"])
      #expect(read(.init()).notes == [])
      #expect(read(.init(headers: 2)).classes == ["One", "Last"])
      #expect(read(.init(headers: 2)).notes == [note + "Two.h"])
      #expect(read(.init(sum: 50)).classes == ["One", "Last"])
      #expect(read(.init(sum: 50)).notes == [note + "Two.h"])
      #expect(read(.init(tokens: 7)).classes == ["One", "Two"])
      #expect(read(.init(tokens: 7)).notes == [note + "One.h"])
      #expect(read(.init(folders: 2)).notes == ["not all folders are searched for headers: too many, or too deep"])
    }
  }

  @Test func `folders are only searched for headers if one is asked for`() throws {
    let deep = Array(repeating: "Deep/", count: 20).joined()
    try withProject(["\(deep)Other.h": ""]) { folder in
      let modules: Set = ["Alamofire", "Foundation", "UIKit"]
      #expect(try ProjectPackage(of: ["App.xcodeproj"], in: folder, besides: modules).notes == [])
      let notes = try ProjectPackage(of: ["App.xcodeproj"], in: folder).notes
      #expect(notes == ["not all folders are searched for headers: too many, or too deep"])
    }
  }

  @Test func `a pod of headers is declared, and an import finds the nearest header of its name`() throws {
    let added = [
      "Kit/Alamofire/SessionKit.h": "@interface Wrong : NSObject\n@end\n",
      "App/Constants.h": "#define APP_A 1\n", "Other/Constants.h": "#define OTHER_B 2\n",
      "Other/Bridge.h": "#import \"Constants.h\"\n#import <SessionKit/SessionKit.h>\n",
      "Pods/Alamofire/Source/SessionKit.h": "@interface Session : NSObject\n@end\n",
      "Carthage/Build/iOS/SessionKit.framework/Headers/SessionKit.h": "@interface Right : NSObject\n@end\n",
    ]
    try withProject(added) { folder in
      var headers = ProjectHeaders(for: folder, below: folder)
      #expect(headers.source(ofModule: "Alamofire")?.contains("open class Session: NSObject") == true)
      #expect(headers.source(ofModule: "SessionKit")?.contains("open class Right: NSObject") == true)
      let own = headers.source(bridgedBy: "Other/Bridge.h") ?? ""
      #expect(own.contains("OTHER_B") && !own.contains("APP_A") && own.components(separatedBy: "class ").count == 2)
    }
  }
}
