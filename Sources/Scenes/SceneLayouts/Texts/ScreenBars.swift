package import Geometry
internal import Scenes
internal import Typography

/// The places of the translucent system bars over a scene, in root coordinates.
package struct ScreenBars {
  private let resolved: ResolvedScene
  /// The insets by which bars and edges of the screen cover the container view that the scene fills, in points. Nil for
  /// a scene on the screen.
  package let containerInsets: EdgeInsets?

  package init(over resolved: ResolvedScene, containerInsets: EdgeInsets? = nil) {
    self.resolved = resolved
    self.containerInsets = containerInsets
  }

  /// The root view.
  package var root: Rect { Rect(origin: .zero, size: resolved.rootSize) }

  /// The insets of the screen itself, in points. The rest of the safe area belongs to bars.
  package var screen: EdgeInsets {
    containerInsets ?? resolved.variant.device.insets(in: resolved.variant.orientation)
  }

  /// Whether the root is the whole screen or a container view, rather than a component or a sheet.
  package var areShown: Bool {
    containerInsets != nil || resolved.variant.device.size(in: resolved.variant.orientation) == resolved.rootSize
  }

  /// The navigation bar with the status bar above it, or nil if there is none.
  package var top: Rect? {
    let isThere =
      resolved.safeArea.top > screen.top + 1 && resolved.bars.contains { $0 == .navigation || $0 == .largeTitle }
    return isThere ? Rect(x: 0, y: 0, width: root.width, height: resolved.safeArea.top) : nil
  }

  /// The toolbar or tab bar with the home indicator below it, or nil if there is none.
  package var bottom: Rect? {
    let height = resolved.safeArea.bottom
    let isThere = height > screen.bottom + 1 && resolved.bars.contains { $0 == .tab || $0 == .tool }
    return isThere ? Rect(x: 0, y: root.maxY - height, width: root.width, height: height) : nil
  }

  /// Whether the bar at the bottom is a tab bar.
  package var hasTabs: Bool { resolved.bars.contains(.tab) }

  /// The navigation bar below the status bar, or nil if there is none.
  package var navigation: Rect? {
    top.map { Rect(left: 0, top: screen.top, right: $0.maxX, bottom: $0.maxY) }
  }

  /// Whether the title of the navigation bar is large and below the buttons.
  package var hasLargeTitle: Bool {
    resolved.bars.contains(.largeTitle) && (navigation?.height ?? 0) > 80
  }

  /// The row of buttons: the lowest one of the bar, above which there may be a prompt, or the one above a large title.
  package var buttons: Rect? {
    navigation.map { bar in
      let height = min(hasLargeTitle ? 44 : 50, bar.height)
      return Rect(
        x: 0, y: hasLargeTitle ? bar.minY : bar.maxY - height, width: bar.width, height: height)
    }
  }

  /// The row of tools or tabs, or nil if there is none.
  package var tools: Rect? {
    bottom.map { Rect(x: 0, y: $0.minY, width: $0.width, height: $0.height - screen.bottom) }
  }

  /// The distance of the time and the battery from the edges of the screen, in points.
  package var statusMargin: Double { isTall ? root.width * 0.16 : 26 }

  /// The row of the time and the battery. Nil on a screen without a status bar in this orientation.
  package var status: Rect? {
    guard containerInsets == nil, screen.top >= 20, resolved.safeArea.top >= screen.top else { return nil }
    return Rect(x: 0, y: isTall ? screen.top / 2 - 8 : 0, width: root.width, height: isTall ? 22 : 20)
  }

  /// Whether the status bar is as tall as next to a notch.
  private var isTall: Bool { screen.top >= 40 }
}

extension ScreenBars {
  /// Returns the content of the bars.
  func placed(_ bars: BarTypesetter) -> PlacedScreenBars {
    var placed = PlacedScreenBars()
    guard areShown else { return placed }
    let contents = resolved.barContents
    if let row = buttons, let bar = navigation, let content = contents.navigation {
      var top = bars.navigation(content, in: row, showsTitle: !hasLargeTitle)
      if hasLargeTitle, let title = content.title {
        top.largeTitle = bars.largeTitle(
          title, in: Rect(left: 0, top: row.maxY, right: bar.maxX, bottom: bar.maxY))
      }
      placed.top = top
    }
    if let row = tools {
      placed.bottom =
        hasTabs
        ? bars.tabs(contents.tabs, selected: contents.selectedTab, in: row) : bars.tools(contents.tools, in: row)
    }
    if let row = status {
      let place = Rect(x: statusMargin - 30, y: row.minY, width: 60, height: row.height)
      let font = Font(pointSize: isTall ? 16 : 12, weight: .semibold)
      placed.time = bars.typesetter.line(PlacedScreenBars.shownTime, font, .center, in: place)
    }
    return placed
  }
}
