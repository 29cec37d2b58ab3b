/// A view of the system that lies around the root of a scene in an autolayout trace (specification TRC-01).
public struct TraceEnclosure: Sendable, Hashable {
  /// The class.
  public var className: String
  /// The classes of the views that lie in it after the one that leads to the root: bars.
  public var bars: [String]
  /// Indicates that no constraint decides its place.
  public var isAmbiguous: Bool

  /// A view around the root.
  public init(_ className: String, bars: [String] = [], isAmbiguous: Bool = false) {
    self.className = className
    self.bars = bars
    self.isAmbiguous = isAmbiguous
  }

  /// The window, whose place nothing decides.
  public static let window = TraceEnclosure("UIWindow", isAmbiguous: true)

  /// The window and what navigation and tab bar controllers put around the root, outermost first.
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
