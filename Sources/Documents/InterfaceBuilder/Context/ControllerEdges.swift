/// The edges of the graph of controllers of linked storyboards; those into a controller are looked up once.
struct ControllerEdges {
  private let storyboards: LinkedStoryboards
  private var known: [LinkedStoryboards.Controller: [LinkedStoryboards.Way]] = [:]
  private var navigated: Set<LinkedStoryboards.Controller>?

  /// The ways between some storyboards' controllers.
  init(in storyboards: LinkedStoryboards) { self.storyboards = storyboards }

  /// The ways into a controller; none into one that the app begins with.
  mutating func leading(into controller: LinkedStoryboards.Controller) -> [LinkedStoryboards.Way] {
    if let ways = known[controller] { return ways }
    let all = storyboards.ways(into: controller)
    let isFirst = storyboards.isInitial(controller) && !all.contains { $0.source.storyboard != controller.storyboard }
    let ways = isFirst ? [] : all
    known[controller] = ways
    return ways
  }

  /// Returns whether a navigation controller holds a controller, which then shows others in the same place.
  mutating func isInNavigation(_ controller: LinkedStoryboards.Controller) -> Bool {
    let navigated = self.navigated ?? Self.navigated(in: storyboards)
    self.navigated = navigated
    return navigated.contains(controller)
  }

  /// The controllers that navigation controllers hold: those that they begin with or push, and what these show.
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
