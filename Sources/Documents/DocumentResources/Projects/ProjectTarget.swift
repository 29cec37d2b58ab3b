internal import HostFiles

/// A target of an Xcode project: the sources of an app or of a framework in it.
package struct ProjectTarget: Sendable, Hashable {
  package let name: String
  /// The paths of the sources and of folders of sources, relative to the folder that contains the project.
  package let paths: [String]
  /// The path of the header in Objective-C whose declarations its Swift sources see, relative to the folder that
  /// contains the project. Nil for none.
  package var bridgingHeader: String?
}

/// A reader for the targets of a project.
struct ProjectTargets {
  /// The targets, in their order.
  private(set) var all: [ProjectTarget] = []
  private let objects: [String: PropertyList]
  private let name: String
  /// The paths of files and groups, by identifier.
  private var paths: [String: String] = [:]

  /// The products whose code belongs to an app. Extensions and tests are others.
  private static let products: Set<String> = [
    "com.apple.product-type.application", "com.apple.product-type.framework",
    "com.apple.product-type.framework.static", "com.apple.product-type.library.static",
  ]

  /// The deepest groups that are read.
  private static let deepest = 64

  /// Reads the targets of a project with a name.
  init(of project: PropertyList, named name: String, _ objects: [String: PropertyList]) {
    self.objects = objects
    self.name = name
    if let group = project["mainGroup"]?.string { place(group, below: "", depth: 0) }
    for target in project["targets"]?.values.compactMap({ object($0) }) ?? [] {
      guard let name = target["name"]?.string, Self.products.contains(target["productType"]?.string ?? "") else {
        continue
      }
      let phases = target["buildPhases"]?.values.compactMap { object($0) } ?? []
      let files = phases.filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
        .flatMap { $0["files"]?.values ?? [] }
        .compactMap { object($0)?["fileRef"]?.string.flatMap { paths[$0] } }
      let folders = target["fileSystemSynchronizedGroups"]?.values.compactMap { $0.string.flatMap { paths[$0] } } ?? []
      all.append(
        ProjectTarget(
          name: name, paths: (files + folders).filter { !$0.hasPrefix("../") },
          bridgingHeader: bridgingHeader(of: target) ?? bridgingHeader(of: project)))
    }
  }

  /// Returns the header that the build settings of a target or of the project state, in any configuration.
  private func bridgingHeader(of owner: PropertyList) -> String? {
    let configurations = owner["buildConfigurationList"].flatMap { object($0) }?["buildConfigurations"]?.values ?? []
    let paths = configurations.compactMap { object($0)?["buildSettings"]?["SWIFT_OBJC_BRIDGING_HEADER"]?.string }
    guard var path = paths.first(where: { !$0.isEmpty }) else { return nil }
    for (variable, value) in [("PROJECT_NAME", name), ("TARGET_NAME", owner["name"]?.string ?? "")] where value != "" {
      for form in ["$(\(variable))", "${\(variable)}"] { path = path.replacing(form, with: value) }
    }
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "./"]
    where path.hasPrefix(root) { path.removeFirst(root.count) }
    path = FolderPath.shortened(path)
    return path.contains("$") || path.hasPrefix("/") || path.hasPrefix("../") ? nil : path
  }

  private func object(_ reference: PropertyList) -> PropertyList? { reference.string.flatMap { objects[$0] } }

  /// Records the paths of a group and of everything in it.
  private mutating func place(_ identifier: String, below folder: String, depth: Int) {
    guard let object = objects[identifier], depth < Self.deepest, paths[identifier] == nil else { return }
    let own = object["path"]?.string ?? ""
    // Other trees are the SDK's and the products'.
    let isInProject = object["sourceTree"]?.string == "SOURCE_ROOT"
    let path = own.isEmpty ? folder : isInProject || folder.isEmpty ? own : FolderPath.join(folder, own)
    paths[identifier] = FolderPath.shortened(path)
    for child in object["children"]?.values.compactMap(\.string) ?? [] {
      place(child, below: path, depth: depth + 1)
    }
  }
}
