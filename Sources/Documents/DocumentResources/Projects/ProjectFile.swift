internal import HostFiles
package import Scenes

/// The iOS apps that an Xcode project builds, with their settings.
package struct ProjectFile: Sendable, Hashable {
  /// An app in one build configuration.
  package struct App: Sendable, Hashable {
    /// The path of its `Info.plist`. Nil if the project generates the list or does not state a plain path.
    package var listPath: String?
    /// The settings in the project, which are used if the list does not have them.
    package var settings: AppSettings
    /// Whether the project states a launch screen that suits every screen. Nil if a file of build settings, which is not
    /// read, may state one.
    var hasLaunchScreen: Bool?
    /// The name of the launch images in an asset catalog. Nil if there are none.
    var launchImage: String?
    /// The folder of the project.
    var folder: String
  }

  /// The apps, once for each build configuration.
  package private(set) var apps: [App] = []
  /// The targets that contain an app's code, in their order.
  package private(set) var targets: [ProjectTarget] = []
  /// The documents that it refers to.
  package private(set) var documents = ProjectDocuments()

  /// The largest project that is read, in bytes: 32 MB.
  private static let sizeLimit = 32 << 20

  /// Reads the project in a folder `Name.xcodeproj`. Nil if it cannot be read.
  package init?(in folder: String) {
    let path = FolderPath.join(folder, "project.pbxproj")
    guard let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit) else { return nil }
    self.init(reading: bytes, at: folder)
  }

  /// Reads a project from its bytes, in a folder `Name.xcodeproj`. Nil if they are not a property list.
  package init?(reading bytes: [UInt8], at folder: String) {
    // Early versions of CocoaPods wrote projects in XML.
    let isXML = PropertyList.isPropertyList(bytes)
    guard let list = try? isXML ? PropertyList.value(in: bytes) : OpenStepPropertyList.value(in: bytes) else {
      return nil
    }
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
    targets = ProjectTargets(of: project, named: FolderPath.stem(of: folder), objects).all
    documents = ProjectDocuments(among: objects.values)
    let shared = configurations(of: project)
    for target in project["targets"]?.values.compactMap({ $0.string.flatMap { objects[$0] } }) ?? []
    where target["productType"]?.string == "com.apple.product-type.application" {
      for configuration in configurations(of: target) {
        let base = shared.first { $0["name"]?.string == configuration["name"]?.string }
        let files = [configuration, base].compactMap { configuration in
          configuration?["baseConfigurationReference"]?.string.map { objects[$0] }
        }
        let settings = BuildSettings(
          own: configuration["buildSettings"], shared: base?["buildSettings"],
          hasOthers: files.contains { !Self.isOfPods($0) })
        add(settings, at: folder)
      }
    }
  }

  /// Whether a file of build settings was written by CocoaPods, whose files state no launch screen.
  private static func isOfPods(_ file: PropertyList?) -> Bool {
    (file?["path"]?.string).map { FolderPath.name(of: $0).hasPrefix("Pods") } ?? false
  }

  private mutating func add(_ settings: BuildSettings, at folder: String) {
    guard settings.isForPhonesAndTablets else { return }
    var app = App(
      listPath: settings.listPath.map { FolderPath.join(FolderPath.folder(of: folder), $0) },
      settings: AppSettings(idioms: settings.idioms, sources: [FolderPath.shortened(folder)]),
      hasLaunchScreen: settings.hasLaunchScreen, launchImage: settings.launchImage,
      folder: FolderPath.folder(of: folder))
    app.settings.orientations = settings.orientations
    app.settings.hidesStatusBar = settings.hidesStatusBar
    apps.append(app)
  }
}

/// The build settings of a target, completed from its project.
private struct BuildSettings {
  let own: PropertyList?
  let shared: PropertyList?
  /// Whether files that are not read have further settings.
  let hasOthers: Bool

  private subscript(_ name: String) -> PropertyList? { own?[name] ?? shared?[name] }

  /// Whether the app is for iOS.
  var isForPhonesAndTablets: Bool {
    if let root = self["SDKROOT"]?.string { return root.hasPrefix("iphone") || root == "auto" || root.hasPrefix("$") }
    return true
  }

  var idioms: Set<Device.Idiom>? {
    let families = self["TARGETED_DEVICE_FAMILY"]?.string?.split { $0 == "," || $0 == " " } ?? []
    return Device.Idiom.idioms(of: families.compactMap { Int($0) })
  }

  /// The path of the list, relative to the folder of the project.
  var listPath: String? {
    guard var path = self["INFOPLIST_FILE"]?.string else { return nil }
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where path.hasPrefix(root) {
      path.removeFirst(root.count)
    }
    return path.isEmpty || path.contains("$") ? nil : path
  }

  /// Whether Xcode generates the list, or completes it, with the values of settings.
  private var generatesList: Bool { self["GENERATE_INFOPLIST_FILE"]?.string == "YES" }

  /// Whether the app hides the status bar on all its screens. Otherwise controllers decide.
  var hidesStatusBar: Bool {
    generatesList && self["INFOPLIST_KEY_UIStatusBarHidden"]?.string == "YES"
      && self["INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance"]?.string == "NO"
  }

  /// Whether Xcode adds a launch screen that suits every screen to the list. Nil if that is not known.
  var hasLaunchScreen: Bool? {
    let names = ["UILaunchScreen_Generation", "UILaunchStoryboardName"].flatMap { [$0, "\($0)_iPhone", "\($0)_iPad"] }
    let keys = Set(names.map { "INFOPLIST_KEY_\($0)" })
    let stated = [own, shared].compactMap(\.self).flatMap { $0.members.map(\.key) }
    // A setting for one kind of device or system has a condition behind its name: `[sdk=iphoneos*]`.
    let isStated = stated.contains { key in
      keys.contains(String(key.prefix { $0 != "[" })) && self[key]?.string.map { !["", "NO"].contains($0) } ?? true
    }
    return isStated ? true : hasOthers ? nil : false
  }

  /// The name of the launch images in an asset catalog. Nil if there are none.
  var launchImage: String? {
    self["ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  var orientations: [Device.Idiom: Set<Orientation>] {
    guard generatesList else { return [:] }
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    var orientations: [Device.Idiom: Set<Orientation>] = [:]
    orientations[.phone] = Orientation.orientations(of: self["\(name)_iPhone"] ?? self[name])
    orientations[.pad] = Orientation.orientations(of: self["\(name)_iPad"] ?? self[name])
    return orientations
  }
}
