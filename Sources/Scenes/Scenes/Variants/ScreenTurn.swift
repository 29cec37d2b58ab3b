public import Geometry

/// The four orientations of a device, with UIKit's names for interface orientations (specification DEV-04).
public enum ScreenTurn: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  case portraitUpsideDown
  /// On its side, the upper edge of the device on the right.
  case landscapeLeft
  /// On its side, the upper edge of the device on the left.
  case landscapeRight

  /// The orientation in which scenes are laid out.
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
  /// The orientations that apps support on the device. A phone without a home button is never upside down.
  public var turns: [ScreenTurn] {
    let allowsUpsideDown = idiom == .pad || !hasHomeIndicator
    return ScreenTurn.allCases.filter { allowsUpsideDown || $0 != .portraitUpsideDown }
  }

  /// Returns the frame of the cutout in an orientation, in points, or nil if there is none.
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

  /// Returns the insets of a screen without bars in an orientation, in points. At the sides they turn with the cutout.
  public func insets(_ turn: ScreenTurn) -> EdgeInsets { insets(in: turn.orientation) }
}
