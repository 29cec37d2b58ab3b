internal import MarkupReading
internal import Scenes

/// The context in which Interface Builder showed a controller's view: the bars that the document's segues imply, and
/// the simulated metrics that the author chose instead.
struct SimulatedContext: Hashable {
  /// The bar at the top.
  enum NavigationBar: Hashable { case none, standard, large }
  enum BottomBar: Hashable { case none, tab, tool }

  /// The controllers of a tab bar.
  struct Tabs: Hashable {
    /// All controllers, in the order of the tabs.
    var controllers: [LinkedStoryboards.Controller]
    /// The visible controller.
    var selected: LinkedStoryboards.Controller
  }

  /// Whether the status bar is shown.
  var hasStatusBar = true
  /// The bar at the top.
  var navigationBar = NavigationBar.none
  /// Whether the navigation bar has a prompt above its title.
  var hasPrompt = false
  var bottomBar = BottomBar.none
  /// The tabs of the tab bar, if a controller of the project's storyboards has them.
  var tabs: Tabs?
  /// The navigation controller whose bars are shown. Nil if no storyboard has one.
  var navigationController: LinkedStoryboards.Controller?
  /// The tab bar controller whose bar is shown. Nil if no storyboard has one.
  var tabBarController: LinkedStoryboards.Controller?
  /// The previous controller, which the back button leads to. Nil for the first one.
  var previous: LinkedStoryboards.Controller?
  /// Whether the controller is presented by another one without covering the whole screen.
  var isPresented = false
  /// Whether the controller is presented in a popover.
  var isInPopover = false
  /// Whether the author simulates an opaque navigation bar.
  var hasOpaqueNavigationBar = false

  /// The bars, outermost first.
  var bars: [Bar] {
    var bars: [Bar] = []
    if navigationBar != .none { bars.append(navigationBar == .large ? .largeTitle : .navigation) }
    if bottomBar != .none { bars.append(bottomBar == .tab ? .tab : .tool) }
    return bars
  }

  /// Creates the context of a controller in a document.
  ///
  /// Pass true for `isLinked` to include the other storyboards of the project, which Interface Builder's canvas does
  /// not know.
  init(of controller: String, in document: InterfaceBuilderDocument, isLinked: Bool = false) {
    let storyboards = isLinked ? document.storyboards : LinkedStoryboards(document.controllers)
    self.init(of: .init(storyboard: storyboards.name, id: controller), storyboards, seen: [])
  }

  private init() {}

  /// A context with only a status bar, as for the views of a xib.
  static let bare = SimulatedContext()

  private init(
    of controller: LinkedStoryboards.Controller, _ storyboards: LinkedStoryboards,
    seen: [LinkedStoryboards.Controller]
  ) {
    self.init()
    // Segues may form cycles.
    if let way = storyboards.decidingWay(into: controller), !seen.contains(controller), seen.count < 64 {
      self = SimulatedContext(of: way.source, storyboards, seen: seen + [controller])
      follow(way, in: storyboards)
    }
    if let element = storyboards.element(of: controller) { simulate(element) }
  }

  /// Applies the context of a segue's source to its destination.
  private mutating func follow(_ way: LinkedStoryboards.Way, in storyboards: LinkedStoryboards) {
    let segue = way.segue
    let source = storyboards.element(of: way.source)
    previous = nil
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      guard let source, !source.isYes(.navigationBarHidden) else { return }
      navigationController = way.source
      navigationBar = source.child(.navigationBar)?.isYes(.largeTitles) == true ? .large : .standard
      if source[.toolbarHidden] == "NO" { bottomBar = .tool }
    case ("relationship", "viewControllers"):
      guard let source, source.name == .tabBarController else { return }
      bottomBar = .tab
      tabBarController = way.source
      tabs = Tabs(
        controllers: Self.tabs(of: source).map { .init(storyboard: way.source.storyboard, id: $0) },
        selected: .init(storyboard: way.source.storyboard, id: segue.destination))
    case ("show", _), ("push", _): previous = way.source
    case ("relationship", _), ("showDetail", _): break
    case ("embed", _):
      self = SimulatedContext()
    default:
      let fullScreen = ["fullScreen", "overFullScreen", "overCurrentContext", "currentContext"]
      self = SimulatedContext()
      isPresented = !fullScreen.contains(segue.presentationStyle ?? "")
      isInPopover = segue.kind == "popoverPresentation"
    }
  }

  /// Returns the object ids of the controllers in the tabs of a tab bar controller.
  private static func tabs(of controller: XMLElement) -> [String] {
    controller.list(.connections).filter { $0[.relationship] == "viewControllers" }.compactMap { $0[.destination] }
  }

  /// Applies the simulated metrics of a controller.
  private mutating func simulate(_ controller: XMLElement) {
    if let top = controller.child(key: .simulatedTopBarMetrics) {
      navigationBar = top.name == .nil ? .none : .standard
      hasOpaqueNavigationBar = navigationBar == .standard && top[.translucent] == "NO"
    }
    if let bottom = controller.child(key: .simulatedBottomBarMetrics) {
      bottomBar = bottom.name == .nil ? .none : bottom.name == .simulatedTabBarMetrics ? .tab : .tool
    } else if controller.isYes(.hidesBottomBarWhenPushed) {
      bottomBar = .none
    }
    if controller.child(.nil, key: .simulatedStatusBarMetrics) != nil { hasStatusBar = false }
    hasPrompt = controller.child(.navigationItem)?[.prompt].map { !$0.isEmpty } ?? false
    if navigationBar == .large, controller.child(.navigationItem)?[.largeTitleDisplayMode] == "never" {
      navigationBar = .standard
    }
  }
}
