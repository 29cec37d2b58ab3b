/// A system view around the root of a scene in an autolayout trace (specification TRC-01).
public struct TraceEnclosure: Sendable, Hashable {
  public var className: String
  /// The classes of the bars in the view, after the subview that leads to the root.
  public var bars: [String]
  /// Whether no constraint decides the view's place.
  public var isAmbiguous: Bool

  /// Creates a view around the root.
  public init(_ className: String, bars: [String] = [], isAmbiguous: Bool = false) {
    self.className = className
    self.bars = bars
    self.isAmbiguous = isAmbiguous
  }

  /// The window. No constraint decides its place.
  public static let window = TraceEnclosure("UIWindow", isAmbiguous: true)

  /// Returns the window and the views that navigation and tab bar controllers put around the root, outermost first.
  public static func enclosures(hasNavigationBar: Bool, hasToolbar: Bool, hasTabBar: Bool) -> [TraceEnclosure] {
    var enclosures = [window]
    if hasTabBar {
      enclosures += [
        TraceEnclosure("UILayoutContainerView", bars: ["UITabBar"]), TraceEnclosure("UITransitionView"),
        TraceEnclosure("UIViewControllerWrapperView"),
      ]
    }
    if hasNavigationBar || hasToolbar {
      let bars = (hasNavigationBar ? ["UINavigationBar"] : []) + (hasToolbar ? ["UIToolbar"] : [])
      enclosures += [
        TraceEnclosure("UILayoutContainerView", bars: bars), TraceEnclosure("UINavigationTransitionView"),
        TraceEnclosure("UIViewControllerWrapperView"),
      ]
    }
    return enclosures
  }
}
