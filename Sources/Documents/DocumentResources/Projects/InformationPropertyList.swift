internal import HostFiles
package import Scenes

/// The `Info.plist` of one bundle, as far as it states where its app runs.
package struct InformationPropertyList: Sendable, Hashable {
  /// The bundle that a list describes.
  enum Bundle: Sendable, Hashable {
    /// An app for iOS.
    case app
    /// An extension, a framework, tests, or an app for another system.
    case other
    /// None: a list that only has a name like it.
    case none
  }

  /// The bundle.
  let bundle: Bundle
  /// The statements of an app.
  package private(set) var settings: AppSettings

  /// More bytes than any such list that people write: 1 MB.
  private static let sizeLimit = 1 << 20

  /// The keys that only the lists of apps have.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone",
  ]
  /// The keys of bundles that are no app for iOS, whatever else they state.
  private static let otherKeys = ["NSExtension", "WKWatchKitApp", "WKCompanionAppBundleIdentifier", "WKApplication"]

  /// The list at a path; nil where there is none that can be read.
  init?(at path: String) {
    guard let bytes = try? FileSystem.contents(of: path, limit: Self.sizeLimit) else { return nil }
    self.init(reading: bytes, at: path)
  }

  /// The list of some bytes that lie at a path; nil where they are none.
  package init?(reading bytes: [UInt8], at path: String) {
    guard let list = try? PropertyList.value(in: bytes) else { return nil }
    self.init(list, path: path)
  }

  private init(_ list: PropertyList, path: String) {
    bundle = Self.bundle(of: list)
    settings = AppSettings(
      idioms: Device.Idiom.idioms(of: list["UIDeviceFamily"]?.values.compactMap(\.number) ?? []),
      sources: [FolderPath.shortened(path)])
    let both = Orientation.orientations(of: list["UISupportedInterfaceOrientations"])
    settings.orientations[.phone] =
      Orientation.orientations(of: list["UISupportedInterfaceOrientations~iphone"]) ?? both
    settings.orientations[.pad] = Orientation.orientations(of: list["UISupportedInterfaceOrientations~ipad"]) ?? both
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
  /// A whole number, also where it is written as text.
  fileprivate var number: Int? {
    if case .integer(let number) = self { return number }
    return string.flatMap { Int($0) }
  }
}

extension Device.Idiom {
  /// The kinds of devices that Apple's numbers stand for; nil where there are none that anybody knows.
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
  /// The ways that a list or a text with blanks names: `UIInterfaceOrientationPortrait`; nil where there are none.
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
