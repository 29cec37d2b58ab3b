internal import Geometry
internal import HostFiles
internal import JSON

/// What an app shows while it is launched, as far as it states the screens that the app fills.
struct LaunchScreens: Sendable, Hashable {
  /// Whether it has a launch screen that suits every screen: a storyboard, a xib, or the settings of one.
  var suitsEveryScreen = false
  /// The sizes of launch images that the list of the app names, in points in portrait.
  var statedSizes: Set<Size> = []
  /// The beginning of the names of launch images that are files of the app.
  var fileStem = "Default"
  /// The name of the launch images in an asset catalog. Nil if there are none.
  var assetName: String?

  /// The keys of launch screens that suit every screen.
  private static let keys = ["UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens"]
  /// The endings of keys for one kind of device.
  private static let keyEndings = ["", "~iphone", "~ipad"]

  /// Creates launch screens of which nothing is stated.
  init() {}

  /// Reads the launch screens that the list of an app states.
  init(in list: PropertyList) {
    func values(of key: String) -> [PropertyList] { Self.keyEndings.compactMap { list[key + $0] } }
    suitsEveryScreen = Self.keys.contains { !values(of: $0).isEmpty }
    let images = values(of: "UILaunchImages").flatMap(\.values)
    statedSizes = Set(images.compactMap { $0["UILaunchImageSize"]?.string.flatMap(Self.size) })
    fileStem = values(of: "UILaunchImageFile").first?.string ?? fileStem
  }

  /// The screens of phones for which there were launch images, by height in points.
  private static let screens: [Int: Size] = [
    568: Size(width: 320, height: 568), 667: Size(width: 375, height: 667), 736: Size(width: 414, height: 736),
    812: Size(width: 375, height: 812), 896: Size(width: 414, height: 896),
  ]

  /// Returns the screen in a text such as `{320, 568}`. Nil for the smallest one and for sizes of no phone.
  private static func size(_ text: String) -> Size? {
    let numbers = text.split { !"0123456789".contains($0) }.compactMap { Int($0) }
    return numbers.count == 2 ? screens[numbers[1]] : nil
  }

  // MARK: - Images

  /// Returns the sizes of the launch images of an app, in points in portrait. Nil if the app has another launch screen or
  /// no image is found, since its launch screen may come from settings that are not known.
  ///
  /// - Parameter folder: The folder of the project, below which the images are.
  func imageSizes(below folder: String) -> Set<Size>? {
    guard !suitsEveryScreen else { return nil }
    let images = [statedSizes.isEmpty ? nil : statedSizes, catalogSizes(below: folder), fileSizes(below: folder)]
    let known = images.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce([]) { $0.union($1) }
  }

  /// Returns the sizes of the launch images in asset catalogs. Nil if no catalog has images.
  private func catalogSizes(below folder: String) -> Set<Size>? {
    guard let assetName else { return nil }
    let sets = FileSystem.paths(endingWith: ["\(assetName).launchimage"], below: folder)
    let images = sets.flatMap { path -> [JSONValue] in
      let description = try? FileSystem.contents(
        of: FolderPath.join(path, "Contents.json"), limit: ImageSet.descriptionLimit)
      let value = description.flatMap { try? JSONParser.value(in: $0) }
      return (value?["images"]?.elements ?? []).filter { $0["filename"]?.string != nil }
    }
    return images.isEmpty ? nil : Set(images.compactMap { $0["subtype"]?.string.flatMap { Self.subtypes[$0] } })
  }

  /// The screens of launch images in catalogs by their subtypes: `retina4`, heights in points, and in later versions of
  /// Xcode heights in pixels.
  private static let subtypes: [String: Size] = {
    let heights = ["retina4": 568, "667h": 667, "736h": 736, "2436h": 812, "1792h": 896, "2688h": 896]
    return heights.compactMapValues { screens[$0] }
  }()

  /// Returns the sizes of the launch images that are files: `Default-568h@2x.png`, `Default-375w-812h@3x.png`. Nil if
  /// there are none.
  private func fileSizes(below folder: String) -> Set<Size>? {
    let endings = ["@2x", "@3x"].flatMap { ["h\($0).png", "h\($0)~iphone.png"] }
    let sizes = FileSystem.paths(endingWith: endings, below: folder).compactMap { path -> Size? in
      let name = FolderPath.name(of: path)
      guard name.hasPrefix("\(fileStem)-"), let mark = name.firstIndex(of: "@") else { return nil }
      let height = name[..<mark].dropLast().split(separator: "-").last.flatMap { Int($0) }
      return height.flatMap { Self.screens[$0] }
    }
    return sizes.isEmpty ? nil : Set(sizes)
  }
}
