internal import HostFiles
package import Scenes

/// The apps for iOS that a project of Xcode builds, with what each states where it runs.
package struct ProjectFile: Sendable, Hashable {
  /// One way to build an app.
  package struct App: Sendable, Hashable {
    /// The path of its `Info.plist`; nil where the project makes the list or does not say plainly where it is.
    package var listPath: String?
    /// The statements of the project; they count where the list does not state the same.
    package var settings: AppSettings
  }

  /// The apps, each as often as there are ways to build it.
  package private(set) var apps: [App] = []

  /// More bytes than projects that people work with have: 32 MB.
  private static let sizeLimit = 32 << 20

  /// The project in a folder called `Name.xcodeproj`; nil where it cannot be read.
  init?(in folder: String) {
    let path = FolderPath.join(folder, "project.pbxproj")
    guard let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit) else { return nil }
    self.init(reading: bytes, at: folder)
  }

  /// The project of some bytes, in a folder called `Name.xcodeproj`; nil where they are none.
  package init?(reading bytes: [UInt8], at folder: String) {
    guard let list = try? OpenStepPropertyList.value(in: bytes) else { return nil }
    read(list, at: folder)
  }

  private mutating func read(_ list: PropertyList, at folder: String) {
    let members = list["objects"]?.members ?? []
    let objects = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    func configurations(of owner: PropertyList?) -> [PropertyList] {
      let configurations = owner?["buildConfigurationList"]?.string.flatMap { objects[$0] }?["buildConfigurations"]
      return configurations?.values.compactMap { $0.string.flatMap { objects[$0] } } ?? []
    }
    guard let project = list["rootObject"]?.string.flatMap({ objects[$0] }) else { return }
    let shared = configurations(of: project)
    for target in project["targets"]?.values.compactMap({ $0.string.flatMap { objects[$0] } }) ?? []
    where target["productType"]?.string == "com.apple.product-type.application" {
      for configuration in configurations(of: target) {
        let base = shared.first { $0["name"]?.string == configuration["name"]?.string }
        add(BuildSettings(own: configuration["buildSettings"], shared: base?["buildSettings"]), at: folder)
      }
    }
  }

  private mutating func add(_ settings: BuildSettings, at folder: String) {
    guard settings.isForPhonesAndTablets else { return }
    var app = App(
      listPath: settings.listPath.map { FolderPath.join(FolderPath.folder(of: folder), $0) },
      settings: AppSettings(idioms: settings.idioms, sources: [FolderPath.shortened(folder)]))
    app.settings.orientations = settings.orientations
    apps.append(app)
  }
}

/// The build settings of a target, those that it does not have itself from its project.
private struct BuildSettings {
  let own: PropertyList?
  let shared: PropertyList?

  private subscript(_ name: String) -> PropertyList? { own?[name] ?? shared?[name] }

  /// False for apps of other systems.
  var isForPhonesAndTablets: Bool {
    if let root = self["SDKROOT"]?.string { return root.hasPrefix("iphone") || root == "auto" || root.hasPrefix("$") }
    return true
  }

  var idioms: Set<Device.Idiom>? {
    let families = self["TARGETED_DEVICE_FAMILY"]?.string?.split { $0 == "," || $0 == " " } ?? []
    return Device.Idiom.idioms(of: families.compactMap { Int($0) })
  }

  /// The path of the list from the folder of the project.
  var listPath: String? {
    guard var path = self["INFOPLIST_FILE"]?.string else { return nil }
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where path.hasPrefix(root) {
      path.removeFirst(root.count)
    }
    return path.isEmpty || path.contains("$") ? nil : path
  }

  var orientations: [Device.Idiom: Set<Orientation>] {
    guard self["GENERATE_INFOPLIST_FILE"]?.string == "YES" else { return [:] }
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    var orientations: [Device.Idiom: Set<Orientation>] = [:]
    orientations[.phone] = Orientation.orientations(of: self["\(name)_iPhone"] ?? self[name])
    orientations[.pad] = Orientation.orientations(of: self["\(name)_iPad"] ?? self[name])
    return orientations
  }
}
