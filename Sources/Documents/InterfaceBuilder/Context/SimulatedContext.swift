internal import MarkupReading
internal import Scenes

/// The surroundings of a controller's view as Interface Builder showed them: the bars that reach it through the segues
/// of the same document, and those that the author chose to simulate instead.
struct SimulatedContext: Hashable {
  /// The bar at the top.
  enum NavigationBar: Hashable { case none, standard, large }
  /// The bar at the bottom.
  enum BottomBar: Hashable { case none, tab, tool }

  /// The controllers of a bar with tabs, by their object ids.
  struct Tabs: Hashable {
    /// All of them, in the order of the tabs.
    var controllers: [String]
    /// The one that is seen.
    var selected: String
  }

  /// True where the status bar is shown.
  var hasStatusBar = true
  /// The bar at the top.
  var navigationBar = NavigationBar.none
  /// True where a line of text stands above the title of the bar at the top.
  var hasPrompt = false
  /// The bar at the bottom.
  var bottomBar = BottomBar.none
  /// The tabs of the bar at the bottom, where a controller of the document has them.
  var tabs: Tabs?
  /// The navigation controller whose bars are shown; nil where none of the document brings them.
  var navigationController: String?
  /// The tab bar controller whose bar is shown; nil where none of the document brings it.
  var tabBarController: String?
  /// The controller that shows this one and that the bar at the top leads back to; nil for the first one.
  var previous: String?
  /// True where the controller is presented by another one, but not over the whole screen.
  var isPresented = false
  /// True where the author simulates an opaque bar at the top.
  var hasOpaqueNavigationBar = false

  /// The bars as scenes name them, outermost first.
  var bars: [Bar] {
    var bars: [Bar] = []
    if navigationBar != .none { bars.append(navigationBar == .large ? .largeTitle : .navigation) }
    if bottomBar != .none { bars.append(bottomBar == .tab ? .tab : .tool) }
    return bars
  }

  /// The surroundings of a controller in a document.
  ///
  /// - Parameter isLinked: Whether other storyboards of the project count as well, which the canvas of Interface Builder
  ///   does not know.
  init(of controller: String, in document: InterfaceBuilderDocument, isLinked: Bool = false) {
    let storyboards = isLinked ? document.storyboards : LinkedStoryboards(document.controllers)
    self.init(of: .init(storyboard: storyboards.name, id: controller), storyboards, seen: [])
  }

  private init() {}

  /// Nothing but the status bar, as around the views of a xib.
  static let bare = SimulatedContext()

  private init(
    of controller: LinkedStoryboards.Controller, _ storyboards: LinkedStoryboards,
    seen: [LinkedStoryboards.Controller]
  ) {
    self.init()
    // Segues may lead in circles.
    if let way = storyboards.decidingWay(into: controller), !seen.contains(controller), seen.count < 64 {
      self = SimulatedContext(of: way.source, storyboards, seen: seen + [controller])
      follow(way.segue, to: controller.id, from: storyboards.element(of: way.source))
      if way.source.storyboard != storyboards.name { forgetControllers() }
    }
    if let element = storyboards.element(of: controller) { simulate(element) }
  }

  /// Forgets the controllers of another storyboard, whose ids mean nothing in this one; their bars stay.
  private mutating func forgetControllers() {
    (tabs, navigationController, tabBarController, previous) = (nil, nil, nil, nil)
  }

  /// Takes the surroundings of the source over to the destination of a segue.
  private mutating func follow(_ segue: ControllerGraph.Segue, to destination: String, from source: XMLElement?) {
    previous = nil
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      guard let source, !source.isYes(.navigationBarHidden) else { return }
      navigationController = segue.source
      navigationBar = source.child(.navigationBar)?.isYes(.largeTitles) == true ? .large : .standard
      if source[.toolbarHidden] == "NO" { bottomBar = .tool }
    case ("relationship", "viewControllers"):
      guard let source, source.name == .tabBarController else { return }
      bottomBar = .tab
      tabBarController = segue.source
      tabs = Tabs(controllers: Self.tabs(of: source), selected: destination)
    case ("show", _), ("push", _): previous = segue.source
    case ("relationship", _), ("showDetail", _): break
    case ("embed", _):
      self = SimulatedContext()
    default:
      let fullScreen = ["fullScreen", "overFullScreen", "overCurrentContext", "currentContext"]
      self = SimulatedContext()
      isPresented = !fullScreen.contains(segue.presentationStyle ?? "")
    }
  }

  /// The object ids of the controllers in the tabs of one.
  private static func tabs(of controller: XMLElement) -> [String] {
    controller.list(.connections).filter { $0[.relationship] == "viewControllers" }.compactMap { $0[.destination] }
  }

  /// Applies what the author chose for a controller.
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
