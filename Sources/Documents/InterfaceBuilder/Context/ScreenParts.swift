internal import Geometry
internal import MarkupReading
internal import Scenes

/// A search for the parts of the screen in which storyboards show their controllers (specification PRE-01).
///
/// A controller that code shows, or that several segues present differently, gets the whole screen.
struct ScreenParts {
  private typealias Controller = LinkedStoryboards.Controller

  private let storyboards: LinkedStoryboards
  private var ways: ControllerEdges
  private var known: [Controller: Knowledge] = [:]
  /// Whether a cycle was found. Results of other controllers on it may then be incomplete.
  private var isInCircle = false

  /// The place of a controller.
  private enum Place: Hashable {
    case unknown
    case screen
    case part(ScreenPart)
  }

  /// The known facts about the place of a controller.
  private enum Knowledge {
    /// The place is being computed. Asking again means that segues form a cycle.
    case beingLookedFor
    /// The places in which the ways to it begin.
    case found(Set<Place>)
  }

  /// The longest chain of presentations that is followed.
  private static let depthLimit = 64

  /// Creates the parts for the controllers of a storyboard.
  init(in storyboards: LinkedStoryboards) {
    self.storyboards = storyboards
    ways = ControllerEdges(in: storyboards)
  }

  /// Returns the surroundings of a controller in the storyboard itself.
  mutating func surroundings(of id: String) -> SceneSurroundings {
    let controller = Controller(storyboard: storyboards.name, id: id)
    guard case .part(let part) = place(of: controller, depth: 0) else { return .screen }
    return .part(sized(part, for: storyboards.element(of: controller)))
  }

  /// Returns the place of a controller: the one in which all ways to it begin. Ways within a place are followed back.
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

  /// Records the places in which ways into a controller begin, and the controllers that share their place with it.
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

  /// Whether more places cannot change the result.
  private static func isSettled(_ places: Set<Place>) -> Bool { places.count > 1 || places.contains(.unknown) }

  private static func single(_ places: Set<Place>) -> Place { places.count == 1 ? places.first ?? .unknown : .unknown }

  /// Returns the place of a controller without incoming segues.
  private func start(_ controller: Controller) -> Place {
    if storyboards.isInitial(controller) { return .screen }
    return storyboards.element(of: controller)?[.modalPresentationStyle].map(Self.place(inStyle:)) ?? .unknown
  }

  /// Whether a way leads to a controller in the same place as its source.
  private mutating func handsPlaceOn(_ way: LinkedStoryboards.Way) -> Bool {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "rootViewController"), ("relationship", "viewControllers"), ("push", _): true
    case ("show", _): ways.isInNavigation(way.source)
    default: false
    }
  }

  /// Returns the place of a controller reached by a way that changes the place.
  private mutating func place(of controller: Controller, by way: LinkedStoryboards.Way, depth: Int) -> Place {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "masterViewController"): return column(of: way.source, ScreenPart.primaryColumn)
    case ("relationship", "detailViewController"): return column(of: way.source, ScreenPart.secondaryColumn)
    case ("show", _):
      // Code may have put the first one into a navigation controller.
      return place(of: way.source, depth: depth) == .unknown ? .unknown : presented(controller, by: way)
    case ("showDetail", _):
      guard case .part(.primaryColumn(let columns)) = place(of: way.source, depth: depth) else { return .unknown }
      return .part(.secondaryColumn(of: columns))
    case ("presentation", _), ("modal", _): return presented(controller, by: way)
    case ("popoverPresentation", _), ("popover", _): return .part(.popover(preferred: nil))
    default: return .unknown
    }
  }

  private func presented(_ controller: Controller, by way: LinkedStoryboards.Way) -> Place {
    let style = way.segue.presentationStyle ?? storyboards.element(of: controller)?[.modalPresentationStyle]
    return Self.place(inStyle: style ?? (storyboards.presentsSheets(way.source) ? "automatic" : "fullScreen"))
  }

  private static func place(inStyle style: String) -> Place {
    switch style {
    case "automatic", "pageSheet": .part(.pageSheet)
    case "formSheet": .part(.formSheet(preferred: nil))
    case "popover": .part(.popover(preferred: nil))
    default: .screen
    }
  }

  /// Returns the place of a column in a split view with two columns.
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

  /// Returns a part with the preferred size of its controller. A popover without one has the size in which its author
  /// designed it.
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
