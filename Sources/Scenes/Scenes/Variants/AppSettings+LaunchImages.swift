internal import Geometry

/// The screens that an app without a launch storyboard runs at.
///
/// iOS takes the launch images of such an app as a statement of the screens that it was made for. On any other device the
/// app has one of these screens, scaled or with black bars around it.
extension AppSettings {
  /// The width between those of phones, at most 440 points, and those of tablets, at least 744.
  private static let leastTabletWidth = 600.0

  /// The screen that an app fills without any launch image: that of phones before the iPhone 5, and of the first tablets.
  private static func leastScreen(of idiom: Device.Idiom) -> Size {
    idiom == .phone ? Size(width: 320, height: 480) : Size(width: 768, height: 1024)
  }

  /// Returns the screens that the app fills on a kind of device. Nil for all.
  private func filledScreens(of idiom: Device.Idiom) -> Set<Size>? {
    launchImageSizes.map { sizes in
      sizes.filter { ($0.width >= Self.leastTabletWidth) == (idiom == .pad) }.union([Self.leastScreen(of: idiom)])
    }
  }

  /// Returns the device whose screen the app gets on a device: the device itself if the app fills its screen, otherwise
  /// one with the largest screen that the app fills and that fits. Of several with this screen, one with the scale of
  /// the device is preferred.
  package func imitated(on device: Device) -> Device {
    guard let screens = filledScreens(of: device.idiom), !screens.contains(device.size) || device.split != nil else {
      return device
    }
    let filled = DeviceCatalogue.onePerScreen.filter {
      $0.idiom == device.idiom && $0.scale > 1 && screens.contains($0.size)
    }
    let fitting = filled.map(\.size).filter { $0.width <= device.size.width && $0.height <= device.size.height }
    let size = fitting.max { ($0.height, $0.width) < ($1.height, $1.width) } ?? Self.leastScreen(of: device.idiom)
    let alike = filled.filter { $0.size == size }
    return alike.first { $0.scale == device.scale } ?? alike.first ?? device
  }

  /// The largest screens of an app without a launch storyboard, in words. Nil for other apps.
  var launchImageWords: String? {
    guard launchImageSizes != nil else { return nil }
    let shown = Device.Idiom.allCases.filter(supports).compactMap { idiom in
      filledScreens(of: idiom)?.max { ($0.height, $0.width) < ($1.height, $1.width) }
        .map { "\(Int($0.width)) × \(Int($0.height)) on \(idiom.name)" }
    }
    return shown.isEmpty
      ? nil : "without a launch storyboard, fills screens up to \(shown.joined(separator: ", "))"
  }
}
