internal import Geometry

/// The screens that an app gets without a launch storyboard.
///
/// iOS takes the launch images of such an app as a statement of the screens that it was made for. On any other phone the
/// app has one of these screens, scaled or with black bars around it. Apple's guide to launch screens asks for an image
/// of the size of each supported screen; there were none for tablets other than those of 768 × 1024 points, and the
/// largest were for phones with 414 × 896 points.
extension AppSettings {
  /// The screen of every phone before the iPhone 5, for which an app needs no launch image.
  private static let leastPhone = Size(width: 320, height: 480)
  /// The screen of tablets for which there were launch images.
  private static let tablet = Size(width: 768, height: 1024)

  /// The screens that the app fills on a kind of device. Nil for all.
  private func filledScreens(of idiom: Device.Idiom) -> [Size]? {
    launchImageSizes.map { sizes in idiom == .pad ? [Self.tablet] : [Self.leastPhone] + sizes }
  }

  /// Returns the device whose screen the app gets on a device: the device itself if the app fills its screen, otherwise
  /// one with the largest screen that the app fills and that fits.
  package func imitated(on device: Device) -> Device {
    guard let screens = filledScreens(of: device.idiom), !screens.contains(device.size) || device.split != nil else {
      return device
    }
    let fitting = screens.filter { $0.width <= device.size.width && $0.height <= device.size.height }
    let largest = (fitting.isEmpty ? screens : fitting).max { ($0.height, $0.width) < ($1.height, $1.width) }
    return DeviceCatalogue.onePerScreen.first { $0.size == largest && $0.idiom == device.idiom && $0.scale > 1 }
      ?? device
  }

  /// The screens of an app without a launch storyboard in words: `launch images up to 320 × 568`. Nil for other apps.
  var launchImageWords: String? {
    guard launchImageSizes != nil else { return nil }
    let shown = Device.Idiom.allCases.filter(supports).compactMap { idiom in
      filledScreens(of: idiom)?.max { ($0.height, $0.width) < ($1.height, $1.width) }
    }
    let sizes = shown.map { "\(Int($0.width)) × \(Int($0.height))" }
    return sizes.isEmpty ? nil : "launch images up to \(sizes.joined(separator: " and "))"
  }
}
