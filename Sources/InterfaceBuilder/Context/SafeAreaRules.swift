internal import Geometry
internal import Scenes

/// The safe area of a scene's root as Interface Builder simulated it, measured on Xcode documents.
struct SafeAreaRules {
  /// The screen.
  let screen: SavedScreen
  /// The tools that saved the document.
  let toolsVersion: ToolsVersion
  /// True where the document is a xib.
  let isXIB: Bool

  /// The insets of a root view.
  ///
  /// - Parameters:
  ///   - context: The bars around it.
  ///   - root: The recorded frame of the root, in screen coordinates; bars and sheets leave less than the screen.
  func safeArea(of context: SimulatedContext, root: Rect) -> EdgeInsets {
    let isSheet = context.isSheet && root.height < screen.size.height
    // A prompt is 30 points high.
    let prompt: Double = context.hasPrompt && context.navigationBar != .none ? 30 : 0
    let bar = navigationBarHeight(context, isSheet: isSheet) + prompt
    let top = (isSheet ? 0 : statusInset(context)) + bar
    guard root.width == screen.size.width, root.height <= screen.size.height else {
      // A canvas of the author's own size has the status bar all the same, and in a xib the home indicator.
      return EdgeInsets(top: context.hasOpaqueNavigationBar ? 0 : top, bottom: isXIB ? deviceInsets.bottom : 0)
    }
    let bottom = deviceInsets.bottom + bottomBarHeight(context)
    let pushed = opaqueBars(top: bar > 0 ? top : nil, bottom: context.bottomBar == .none ? nil : bottom, root, isSheet)
    var insets = deviceInsets
    // A bar that the root begins below of covers nothing of it; a root that ends below the screen has that part covered.
    insets.top = pushed.top ? 0 : max(0, top - root.minY)
    insets.bottom = pushed.bottom ? 0 : bottom + max(0, root.maxY - screen.size.height)
    return isDoubled(root) ? doubled(insets, bar: bar) : insets
  }

  /// The insets of the empty screen.
  var deviceInsets: EdgeInsets {
    guard screen.identifier != nil else { return EdgeInsets(top: 20) }
    var insets = screen.device.insets(in: screen.orientation)
    // Until Xcode 14 all screens with a notch had the inset of the first one.
    if toolsVersion < ToolsVersion(21000), (44..<59).contains(insets.top) { insets.top = 44 }
    return insets
  }

  /// The height at the top of the screen that the status bar covers, in points. Without the bar, a notch still covers
  /// it, and tablets kept its room; other screens have 0.
  private func statusInset(_ context: SimulatedContext) -> Double {
    let keepsRoom = screen.device.hasHomeIndicator || screen.device.idiom == .pad
    return context.hasStatusBar || keepsRoom ? deviceInsets.top : 0
  }

  private func navigationBarHeight(_ context: SimulatedContext, isSheet: Bool) -> Double {
    switch context.navigationBar {
    case .none: return 0
    case .standard:
      if toolsVersion.isXcode26 { return 54 }
      if isSheet { return 56 }
      // Tablets have had higher bars since iOS 12.
      return screen.device.idiom == .pad && toolsVersion >= ToolsVersion(14000) ? 50 : 44
    case .large:
      if toolsVersion.isXcode26 { return 106 }
      return isSheet ? 108 : 96
    }
  }

  private func bottomBarHeight(_ context: SimulatedContext) -> Double {
    switch context.bottomBar {
    case .none: 0
    case .tab: 49
    case .tool: 44
    }
  }

  /// Returns whether each bar is opaque and has shortened the root, which then begins or ends at the bar.
  private func opaqueBars(top: Double?, bottom: Double?, _ root: Rect, _ isSheet: Bool) -> (top: Bool, bottom: Bool) {
    let gap: Double = isSheet ? (screen.device.hasHomeIndicator ? 54 : 20) : 0
    let missing = screen.size.height - gap - root.maxY
    func fits(_ height: Double?) -> Bool { height.map { abs($0 - missing) < 0.5 } ?? false }
    if let top, let bottom, fits(top + bottom) { return (true, true) }
    return (fits(top), fits(bottom))
  }

  /// Xcode 26 counts the insets of a screen with a notch twice where the root fills it.
  private func isDoubled(_ root: Rect) -> Bool {
    toolsVersion.isXcode26 && screen.device.hasHomeIndicator && screen.device.idiom == .phone
      && root.size == screen.size
  }

  private func doubled(_ insets: EdgeInsets, bar: Double) -> EdgeInsets {
    var insets = insets + deviceInsets
    insets.top = deviceInsets.top * 2 + bar
    return insets
  }
}
