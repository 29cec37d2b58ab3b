internal import HostFiles
package import Scenes

/// The `Info.plist` of a bundle, as far as it states where its app runs.
package struct InformationPropertyList: Sendable, Hashable {
  /// The kind of bundle that a list describes.
  enum Bundle: Sendable, Hashable {
    /// An app for iOS.
    case app
    /// An extension, a framework, a test bundle, or an app for another platform.
    case other
    /// Not a bundle: only the file name is similar.
    case none
  }

  /// The kind of bundle.
  let bundle: Bundle
  package private(set) var settings: AppSettings
  /// What the app shows while it is launched.
  let launchScreens: LaunchScreens

  /// The largest list that is read, in bytes: 1 MB.
  private static let sizeLimit = 1 << 20

  /// The keys that only lists of apps have.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone",
  ]
  /// The keys of bundles that are not iOS apps.
  private static let otherKeys = ["NSExtension", "WKWatchKitApp", "WKCompanionAppBundleIdentifier", "WKApplication"]

  /// Reads the list at a path. Nil if it cannot be read.
  init?(at path: String) {
    guard let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit) else { return nil }
    self.init(reading: bytes, at: path)
  }

  package init?(reading bytes: [UInt8], at path: String) {
    guard let list = try? PropertyList.value(in: bytes) else { return nil }
    self.init(list, path: path)
  }

  private init(_ list: PropertyList, path: String) {
    bundle = Self.bundle(of: list)
    launchScreens = LaunchScreens(in: list)
    settings = AppSettings(
      idioms: Device.Idiom.idioms(of: list["UIDeviceFamily"]?.values.compactMap(\.number) ?? []),
      sources: [FolderPath.shortened(path)])
    settings.launchImageSizes = launchScreens.statedSizes.isEmpty ? nil : launchScreens.statedSizes
    let both = Orientation.orientations(of: list["UISupportedInterfaceOrientations"])
    settings.orientations[.phone] =
      Orientation.orientations(of: list["UISupportedInterfaceOrientations~iphone"]) ?? both
    settings.orientations[.pad] = Orientation.orientations(of: list["UISupportedInterfaceOrientations~ipad"]) ?? both
    // Otherwise controllers decide, and the key is only for the launch.
    settings.hidesStatusBar =
      list["UIStatusBarHidden"]?.number == 1 && list["UIViewControllerBasedStatusBarAppearance"]?.number == 0
  }

  private static func bundle(of list: PropertyList) -> Bundle {
    let type = list["CFBundlePackageType"]?.string ?? "APPL"
    let isApp = type == "APPL" || type.hasPrefix("$")
    if isApp, !otherKeys.contains(where: { list[$0] != nil }), appKeys.contains(where: { list[$0] != nil }) {
      return .app
    }
    return list["CFBundlePackageType"] != nil || list["CFBundleExecutable"] != nil || list["NSExtension"] != nil
      ? .other : .none
  }
}

extension PropertyList {
  /// An integer, which may be written as a string.
  fileprivate var number: Int? {
    if case .integer(let number) = self { return number }
    return string.flatMap { Int($0) }
  }
}

extension Device.Idiom {
  /// Returns the device idioms of Apple's family numbers. Nil if all are unknown.
  static func idioms(of families: [Int]) -> Set<Device.Idiom>? {
    let idioms = families.compactMap { family -> Device.Idiom? in
      switch family {
      case 1: .phone
      case 2: .pad
      default: nil
      }
    }
    return idioms.isEmpty ? nil : Set(idioms)
  }
}

extension Orientation {
  /// Returns the orientations in a list or a space-separated string: `UIInterfaceOrientationPortrait`. Nil if there are
  /// none.
  static func orientations(of list: PropertyList?) -> Set<Orientation>? {
    guard let list else { return nil }
    let names = list.values.compactMap(\.string) + (list.string?.split(separator: " ").map(String.init) ?? [])
    let orientations = names.compactMap { name -> Orientation? in
      switch name {
      case "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown": .portrait
      case "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight": .landscape
      default: nil
      }
    }
    return orientations.isEmpty ? nil : Set(orientations)
  }
}
