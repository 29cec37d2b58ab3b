internal import Geometry

/// The part of a tablet's screen that an app has next to another one.
public enum SplitView: String, Sendable, Hashable, CaseIterable {
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"

  /// The width of the bar between both apps, in points.
  private static let divider = 10.0

  /// Returns the width of an app on a screen in its orientation, in points.
  ///
  /// The smaller app is as wide as a phone: an iPhone 6 if the screen has room for it, otherwise one of the first
  /// iPhones.
  func width(of screen: Size, isLargest: Bool) -> Double {
    let isRoomy = isLargest || screen.width >= 1180
    let small: Double = isRoomy ? 375 : 320
    return switch self {
    case .third: small
    case .half: ((screen.width - Self.divider) / 2).rounded(.down)
    case .twoThirds: screen.width - Self.divider - small
    }
  }

  /// The narrowest part of a screen with a regular width class, in points: half of the largest tablet in landscape.
  package static let leastRegularWidth = 678.0
}

extension Device {
  /// Returns the device for an app with only a part of its screen, or nil for phones.
  public func showing(_ part: SplitView) -> Device? {
    guard idiom == .pad else { return nil }
    var device = self
    device.split = part
    device.name = "\(name), \(part.rawValue)"
    device.identifier = "\(identifier)-split-\(part.rawValue.split(separator: "/").joined(separator: "-"))"
    return device
  }

  /// The smallest width of tablets that are as wide as others are tall, in points.
  private static let leastLargeWidth = 1000.0

  /// Returns the size of the app's part of the screen, in points.
  func size(ofPart part: SplitView, of screen: Size) -> Size {
    let isLargest = min(screen.width, screen.height) >= Self.leastLargeWidth
    return Size(width: part.width(of: screen, isLargest: isLargest), height: screen.height)
  }
}
