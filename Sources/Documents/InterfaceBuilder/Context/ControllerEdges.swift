/// The edges of the controller graph of linked storyboards. Incoming edges are cached.
struct ControllerEdges {
  private let storyboards: LinkedStoryboards
  private var known: [LinkedStoryboards.Controller: [LinkedStoryboards.Way]] = [:]
  private var navigated: Set<LinkedStoryboards.Controller>?

  init(in storyboards: LinkedStoryboards) { self.storyboards = storyboards }

  /// Returns the edges into a controller. Empty for the initial controller of the app.
  mutating func leading(into controller: LinkedStoryboards.Controller) -> [LinkedStoryboards.Way] {
    if let ways = known[controller] { return ways }
    let all = storyboards.ways(into: controller)
    let isFirst = storyboards.isInitial(controller) && !all.contains { $0.source.storyboard != controller.storyboard }
    let ways = isFirst ? [] : all
    known[controller] = ways
    return ways
  }

  /// Whether a controller is in a navigation stack, so that it pushes what it shows.
  mutating func isInNavigation(_ controller: LinkedStoryboards.Controller) -> Bool {
    let navigated = self.navigated ?? Self.navigated(in: storyboards)
    self.navigated = navigated
    return navigated.contains(controller)
  }

  /// Returns the controllers in navigation stacks: the roots, the pushed controllers, and the ones that these show.
  private static func navigated(in storyboards: LinkedStoryboards) -> Set<LinkedStoryboards.Controller> {
    var shown: [LinkedStoryboards.Controller: [LinkedStoryboards.Controller]] = [:]
    var navigated: Set<LinkedStoryboards.Controller> = []
    for controller in storyboards.controllers {
      for way in storyboards.ways(into: controller) {
        switch (way.segue.kind, way.segue.relationship) {
        case ("relationship", "rootViewController"), ("push", _): navigated.insert(controller)
        case ("show", _): shown[way.source, default: []].append(controller)
        default: break
        }
      }
    }
    var open = Array(navigated)
    while let next = open.popLast() {
      open += (shown[next] ?? []).filter { navigated.insert($0).inserted }
    }
    return navigated
  }
}
