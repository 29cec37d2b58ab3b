internal import Geometry
internal import Scenes

/// The safe area of a scene's root as Interface Builder simulated it, measured on Xcode documents.
struct SafeAreaRules {
  /// The screen.
  let screen: SavedScreen
  /// The tools that saved the document.
  let toolsVersion: ToolsVersion

  /// The insets of a controller's root view.
  ///
  /// - Parameter root: The recorded frame of the root, in screen coordinates.
  func safeArea(of context: SimulatedContext, root: Rect) -> EdgeInsets {
    guard !context.isEmbedded else { return .zero }
    let device = deviceInsets
    let isFullWidth = root.width == screen.size.width
    guard isFullWidth else { return .zero }
    var top = context.isSheet || !(context.hasStatusBar || device.bottom > 0) ? 0 : device.top
    top += navigationBarHeight(context)
    // Opaque bars push the root down; then it has that much less to leave free.
    top = max(0, top - root.minY)
    var bottom = device.bottom
    if context.bottomBar != .none { bottom += context.bottomBar == .tab ? 49 : 44 }
    let below = screen.size.height - root.maxY
    if !context.isSheet { bottom = max(0, bottom - max(0, below)) }
    return EdgeInsets(top: top, left: device.left, bottom: bottom, right: device.right)
  }

  /// The insets of the empty screen.
  var deviceInsets: EdgeInsets {
    if screen.identifier == nil { return EdgeInsets(top: 20) }
    var insets = screen.device.insets(in: screen.orientation)
    if toolsVersion < ToolsVersion(21000), insets.top > 44, insets.top < 59 { insets.top = 44 }
    return insets
  }

  private func navigationBarHeight(_ context: SimulatedContext) -> Double {
    switch context.navigationBar {
    case .none: 0
    case .standard:
      if toolsVersion.isXcode26 { 54 } else if context.isSheet { 56 } else { screen.device.idiom == .pad ? 50 : 44 }
    case .large: toolsVersion.isXcode26 ? 106 : context.isSheet ? 108 : 96
    }
  }
}
