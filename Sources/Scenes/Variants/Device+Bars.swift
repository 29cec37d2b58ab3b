public import Geometry

extension Device {
  /// The safe area insets of a screen with bars, in points (specification DEV-05, SAF-01).
  ///
  /// Bars are those of current systems: on a phone held sideways they are flatter and a large title is not shown.
  public func safeArea(in orientation: Orientation, under bars: [Bar]) -> EdgeInsets {
    var insets = insets(in: orientation)
    let isFlat = idiom == .phone && orientation == .landscape
    // Tablets without retina screens stopped before iPadOS 12 made the bars taller.
    let isOldTablet = idiom == .pad && scale == 1
    let standard: Double = isFlat ? 32 : idiom == .pad && !isOldTablet ? 50 : 44
    for bar in bars {
      switch bar {
      case .navigation: insets.top += standard
      case .largeTitle: insets.top += isFlat ? standard : 96
      case .tool: insets.bottom += standard
      case .tab: insets.bottom += isFlat ? 32 : idiom == .pad && !isOldTablet ? 50 : 49
      }
    }
    return insets
  }
}
