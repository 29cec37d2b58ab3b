package import Geometry
internal import Scenes
internal import Typography

/// The places of the opaque bars around the root view until iOS 6, in root coordinates. Bars above the root view have
/// negative coordinates (specification DEV-06).
package struct OpaqueBars {
  private let resolved: ResolvedScene

  package init(around resolved: ResolvedScene) { self.resolved = resolved }

  /// The whole screen.
  package var area: Rect { resolved.shownArea }

  /// The insets of the screen itself, in points. The rest belongs to bars.
  private var screen: EdgeInsets { resolved.variant.device.insets(in: resolved.variant.orientation) }

  /// The row of the time and the battery. Nil on a screen without a status bar in this orientation.
  package var status: Rect? {
    guard screen.top >= 20, resolved.barInsets.top >= screen.top else { return nil }
    return Rect(x: area.minX, y: area.minY, width: area.width, height: screen.top)
  }

  /// The navigation bar, or nil if there is none.
  package var top: Rect? {
    let height = resolved.barInsets.top - screen.top
    guard height > 1, resolved.bars.contains(where: { $0 == .navigation || $0 == .largeTitle }) else { return nil }
    return Rect(x: area.minX, y: -height, width: area.width, height: height)
  }

  /// Whether the bar at the bottom is a tab bar.
  package var hasTabs: Bool { resolved.bars.contains(.tab) }

  /// The toolbar or tab bar, or nil if there is none.
  package var bottom: Rect? {
    let height = resolved.barInsets.bottom - screen.bottom
    guard height > 1, hasTabs || resolved.bars.contains(.tool) else { return nil }
    return Rect(x: area.minX, y: resolved.rootSize.height, width: area.width, height: height)
  }
}

extension OpaqueBars {
  /// Returns the content of the bars. Empty if the root view fills the screen.
  func placed(_ bars: BarTypesetter) -> PlacedScreenBars {
    var placed = PlacedScreenBars()
    guard resolved.barInsets != .zero else { return placed }
    var bars = bars
    bars.titleFont = Font(pointSize: 20, weight: .bold)
    let contents = resolved.barContents
    placed.top = top.flatMap { row in contents.navigation.map { bars.navigation($0, in: row) } }
    placed.bottom = bottom.map { row in
      hasTabs ? bars.tabs(contents.tabs, selected: contents.selectedTab, in: row) : bars.tools(contents.tools, in: row)
    }
    placed.time = status.map {
      bars.typesetter.line(PlacedScreenBars.shownTime, Font(pointSize: 14, weight: .bold), .center, in: $0)
    }
    return placed
  }
}
