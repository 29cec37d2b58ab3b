internal import Geometry
internal import HostFiles
internal import JSON

/// The launch images of an app.
struct LaunchImages: Sendable, Hashable {
  /// The sizes of the screens that they are for, in points in portrait.
  var sizes: Set<Size>
  /// The paths of the files that state these sizes, sorted.
  var sources: [String]
}

/// What an app shows while it is launched, as far as it states the screens that the app fills.
struct LaunchScreens: Sendable, Hashable {
  /// Whether it has a launch screen that suits every screen: a storyboard, a xib, or the settings of one.
  let suitsEveryScreen: Bool
  /// The sizes of launch images that the list of the app names, in points in portrait. Empty if it has another launch
  /// screen.
  let statedSizes: Set<Size>

  /// The keys of launch screens that suit every screen.
  private static let keys = ["UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens"]
  /// The endings of keys for one kind of device.
  private static let keyEndings = ["", "~iphone", "~ipad"]

  /// Reads the launch screens that the list of an app states.
  init(in list: PropertyList) {
    func values(of key: String) -> [PropertyList] { Self.keyEndings.compactMap { list[key + $0] } }
    suitsEveryScreen = Self.keys.contains { !values(of: $0).isEmpty }
    let images = suitsEveryScreen ? [] : values(of: "UILaunchImages").flatMap(\.values)
    statedSizes = Set(images.compactMap { $0["UILaunchImageSize"]?.string.flatMap(Self.size) })
  }

  /// The largest side of a screen that a list may state, in points.
  private static let largestSide = 4096

  /// Returns the portrait size in a text such as `{320, 568}`. Nil if it is not a size of a screen.
  private static func size(_ text: String) -> Size? {
    let parts = text.filter { !"{} ".contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Int($0) }.filter { (1...largestSide).contains($0) }
    guard parts.count == 2, sides.count == 2 else { return nil }
    return Size(width: Double(min(sides[0], sides[1])), height: Double(max(sides[0], sides[1])))
  }

  // MARK: - Images

  /// Returns the launch images of an app without another launch screen. Nil if it states none, since its launch screen
  /// may come from settings that are not known.
  ///
  /// - Parameters:
  ///   - path: The path of the list of the app.
  ///   - name: The name of the images in asset catalogs, or nil.
  ///   - folder: The folder of the project, below which the catalogs are.
  func images(statedAt path: String, inCatalogsAs name: String?, below folder: String) -> LaunchImages? {
    guard !suitsEveryScreen else { return nil }
    var images = LaunchImages(sizes: statedSizes, sources: statedSizes.isEmpty ? [] : [FolderPath.shortened(path)])
    if let name { Self.addImages(named: name, below: folder, to: &images) }
    images.sources.sort()
    return images.sources.isEmpty ? nil : images
  }

  /// Adds the launch images of asset catalogs with a name. Several catalogs may have images of the same name, for
  /// several apps; all of them count.
  private static func addImages(named name: String, below folder: String, to images: inout LaunchImages) {
    let set = "\(name).launchimage"
    for path in FileSystem.paths(endingWith: [set], below: folder) where FolderPath.name(of: path) == set {
      let description = FolderPath.join(path, "Contents.json")
      let value = (try? FileSystem.contents(of: description, limit: ImageSet.descriptionLimit))
        .flatMap { try? JSONParser.value(in: $0) }
      let files = (value?["images"]?.elements ?? []).filter { $0["filename"]?.string != nil }
      guard !files.isEmpty else { continue }
      images.sizes.formUnion(files.compactMap { $0["subtype"]?.string.flatMap { subtypes[$0] } })
      images.sources.append(FolderPath.shortened(description))
    }
  }

  /// The screens of launch images in catalogs by their subtypes: `retina4`, heights in points, and in later versions of
  /// Xcode heights in pixels. Images for smaller phones and for tablets have no subtype.
  private static let subtypes: [String: Size] = [
    "retina4": Size(width: 320, height: 568), "667h": Size(width: 375, height: 667),
    "736h": Size(width: 414, height: 736), "2436h": Size(width: 375, height: 812),
    "1792h": Size(width: 414, height: 896), "2688h": Size(width: 414, height: 896),
  ]
}
