public import Geometry

/// The four ways in which a device is held, in UIKit's words for its interface (specification DEV-04).
public enum ScreenTurn: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side, the upper edge of the device on the right.
  case landscapeLeft
  /// On its side, the upper edge of the device on the left.
  case landscapeRight

  /// The orientation that scenes are laid out in.
  public var orientation: Orientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .upsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

extension Device {
  /// The ways in which apps turn with the device: a phone without a home button never stands on its head.
  public var turns: [ScreenTurn] {
    let standsOnItsHead = idiom == .pad || !hasHomeIndicator
    return ScreenTurn.allCases.filter { standsOnItsHead || $0 != .portraitUpsideDown }
  }

  /// The place of the cutout on the screen as the device is held, in points; nil without one.
  public func cutoutFrame(_ turn: ScreenTurn) -> Rect? {
    guard let frame = cutout?.frame else { return nil }
    return switch turn {
    case .portrait: frame
    case .portraitUpsideDown:
      Rect(x: size.width - frame.maxX, y: size.height - frame.maxY, width: frame.width, height: frame.height)
    case .landscapeLeft:
      Rect(x: size.height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
    case .landscapeRight:
      Rect(x: frame.minY, y: size.width - frame.maxX, width: frame.height, height: frame.width)
    }
  }

  /// The insets of an empty screen as the device is held, in points; at the sides they turn with the cutout.
  public func insets(_ turn: ScreenTurn) -> EdgeInsets { insets(in: turn.orientation) }
}
