internal import Geometry
internal import MarkupReading
internal import Scenes

/// Finds the parts of the screen that controllers are shown in, as far as storyboards say so (specification PRE-01).
///
/// A controller that code brings onto the screen, or that several segues present in different ways, has the whole screen.
struct ScreenParts {
  private typealias Controller = LinkedStoryboards.Controller

  private let storyboards: LinkedStoryboards
  private var ways: ControllerEdges
  private var known: [Controller: Knowledge] = [:]
  /// True once a place was asked for in a circle: what others learned of it then may be less than there is.
  private var isInCircle = false

  /// The place of a controller, as far as it is known.
  private enum Place: Hashable {
    case unknown
    case screen
    case part(ScreenPart)
  }

  /// The knowledge of a controller's place.
  private enum Knowledge {
    /// Segues lead in circles where its place is asked for again.
    case beingLookedFor
    /// The places in which the ways to it begin.
    case found(Set<Place>)
  }

  /// More controllers that present each other than storyboards have.
  private static let depthLimit = 64

  /// The parts for the controllers of a storyboard.
  init(in storyboards: LinkedStoryboards) {
    self.storyboards = storyboards
    ways = ControllerEdges(in: storyboards)
  }

  /// The surroundings of a controller of the storyboard itself.
  mutating func surroundings(of id: String) -> SceneSurroundings {
    let controller = Controller(storyboard: storyboards.name, id: id)
    guard case .part(let part) = place(of: controller, depth: 0) else { return .screen }
    return .part(sized(part, for: storyboards.element(of: controller)))
  }

  /// The place of a controller: that in which all ways to it begin. Ways that hand a place on are followed back.
  private mutating func place(of controller: Controller, depth: Int) -> Place {
    switch known[controller] {
    case .found(let places): return Self.single(places)
    case .beingLookedFor:
      isInCircle = true
      return .unknown
    case nil: break
    }
    guard depth < Self.depthLimit else { return .unknown }
    if depth == 0 { isInCircle = false }
    known[controller] = .beingLookedFor
    var search = BackwardSearch<Controller, Place>(from: controller)
    while !Self.isSettled(search.found), let next = search.next() {
      if case .found(let places) = known[next] {
        for place in places { search.note(place, at: next) }
      } else {
        lookInto(next, depth: depth, &search)
      }
    }
    if !isInCircle {
      for (each, places) in search.results where known[each] == nil {
        if search.isComplete || Self.isSettled(places) { known[each] = .found(places) }
      }
    }
    known[controller] = .found(search.found)
    return Self.single(search.found)
  }

  /// Notes the places in which ways into a controller begin, and the controllers that hand theirs on to it.
  private mutating func lookInto(
    _ controller: Controller, depth: Int, _ search: inout BackwardSearch<Controller, Place>
  ) {
    let ways = self.ways.leading(into: controller)
    if ways.isEmpty { search.note(start(controller), at: controller) }
    for way in ways {
      if handsPlaceOn(way) {
        search.follow(from: way.source, to: controller)
      } else {
        search.note(place(of: controller, by: way, depth: depth + 1), at: controller)
      }
    }
  }

  /// True where further places change nothing.
  private static func isSettled(_ places: Set<Place>) -> Bool { places.count > 1 || places.contains(.unknown) }

  private static func single(_ places: Set<Place>) -> Place { places.count == 1 ? places.first ?? .unknown : .unknown }

  /// The place of a controller that no segue leads to.
  private func start(_ controller: Controller) -> Place {
    if storyboards.isInitial(controller) { return .screen }
    return storyboards.element(of: controller)?[.modalPresentationStyle].map(Self.place(inStyle:)) ?? .unknown
  }

  /// True for a way to a controller that has the place of the one before.
  private mutating func handsPlaceOn(_ way: LinkedStoryboards.Way) -> Bool {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "rootViewController"), ("relationship", "viewControllers"), ("push", _): true
    case ("show", _): ways.isInNavigation(way.source)
    default: false
    }
  }

  /// The place of a controller by a way that does not hand one on.
  private mutating func place(of controller: Controller, by way: LinkedStoryboards.Way, depth: Int) -> Place {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "masterViewController"): return column(of: way.source, ScreenPart.primaryColumn)
    case ("relationship", "detailViewController"): return column(of: way.source, ScreenPart.secondaryColumn)
    case ("show", _):
      // Code may have brought the first one into navigation.
      return place(of: way.source, depth: depth) == .unknown ? .unknown : presented(controller, by: way.segue)
    case ("showDetail", _):
      guard case .part(.primaryColumn(let columns)) = place(of: way.source, depth: depth) else { return .unknown }
      return .part(.secondaryColumn(of: columns))
    case ("presentation", _), ("modal", _): return presented(controller, by: way.segue)
    case ("popoverPresentation", _), ("popover", _): return .part(.popover(preferred: nil))
    default: return .unknown
    }
  }

  /// The place of a controller that a segue presents.
  private func presented(_ controller: Controller, by segue: ControllerGraph.Segue) -> Place {
    let style = segue.presentationStyle ?? storyboards.element(of: controller)?[.modalPresentationStyle]
    return Self.place(inStyle: style ?? "automatic")
  }

  private static func place(inStyle style: String) -> Place {
    switch style {
    case "automatic", "pageSheet": .part(.pageSheet)
    case "formSheet": .part(.formSheet(preferred: nil))
    case "popover": .part(.popover(preferred: nil))
    default: .screen
    }
  }

  /// The place of a column of a split view with two of them.
  private func column(of split: Controller, _ part: (ScreenPart.SplitColumns) -> ScreenPart) -> Place {
    guard let element = storyboards.element(of: split), element.name == .splitViewController,
      element[.style] != "tripleColumn"
    else { return .unknown }
    let isAlwaysBeside = ["allVisible", "oneBesideSecondary"].contains(element[.preferredDisplayMode] ?? "")
    let columns = ScreenPart.SplitColumns(
      fraction: element.number(.preferredPrimaryColumnWidthFraction),
      minimum: element.number(.minimumPrimaryColumnWidth), maximum: element.number(.maximumPrimaryColumnWidth),
      isAlwaysBeside: isAlwaysBeside)
    return .part(part(columns))
  }

  /// A part with the size that the controller in it prefers: a popover without one has that in which its author designs
  /// it.
  private func sized(_ part: ScreenPart, for controller: XMLElement?) -> ScreenPart {
    let stated = size(.preferredContentSize, of: controller) ?? size(.contentSizeForViewInPopover, of: controller)
    return switch part {
    case .formSheet: .formSheet(preferred: stated)
    case .popover: .popover(preferred: stated ?? size(.freeformSize, of: controller))
    case .pageSheet, .primaryColumn, .secondaryColumn: part
    }
  }

  private func size(_ key: XMLName, of controller: XMLElement?) -> Size? {
    guard let size = controller?.child(key: key), let width = size.number(.width), let height = size.number(.height),
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
