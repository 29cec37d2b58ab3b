public import Geometry

extension Device {
  /// Returns the safe area insets of a screen with bars, in points (specification DEV-05, PRE-06, SAF-01).
  ///
  /// In landscape, a phone has shorter bars and no large titles.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the device.
  ///   - bars: The bars, outermost first.
  ///   - systemVersion: The major version of iOS, or nil for the last one of the device.
  public func safeArea(in orientation: Orientation, under bars: [Bar], systemVersion: Int? = nil) -> EdgeInsets {
    let version = systemVersion ?? lastSystemVersion
    let isFlat = idiom == .phone && orientation.isLandscape
    let hasTallBars = idiom == .pad && version >= 12
    let standard: Double = isFlat ? 32 : hasTallBars ? 50 : 44
    let isInSheet = part?.isSheet ?? false
    var insets = insets(in: orientation)
    if statements.includesBars { return insets }
    // Until iOS 7 the status bar stayed visible on a phone in landscape.
    if isFlat, version < 8 { insets.top = portraitInsets.top }
    for bar in bars {
      switch bar {
      case .navigation: insets.top += isInSheet ? 56 : standard
      case .largeTitle: insets.top += isInSheet ? 108 : isFlat ? standard : 96
      case .tool: insets.bottom += standard
      case .tab: insets.bottom += isFlat && version >= 11 ? 32 : hasTallBars ? 50 : 49
      }
    }
    return insets
  }

  /// The last major version of iOS that affects the device's bars and sheets. Tablets without retina screens stopped
  /// before bars became taller, and old phones before sheets became cards.
  var lastSystemVersion: Int {
    if idiom == .pad { return scale == 1 ? 9 : .max }
    return Self.phonesWithoutCards.contains(identifier) ? 12 : .max
  }

  /// The phones whose last system is iOS 12 or earlier.
  private static let phonesWithoutCards: Set<String> = [
    "iphone-3gs", "iphone-4", "iphone-4s", "iphone-5", "iphone-5c", "iphone-5s", "iphone-6", "iphone-6-plus",
  ]
}

/// A bar that covers an edge of the screen (specification DEV-05).
public enum Bar: String, Sendable, Hashable, CaseIterable {
  case navigation
  case largeTitle
  case tab
  case tool
}
