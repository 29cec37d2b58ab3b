internal import Geometry
internal import MarkupReading
internal import Scenes

/// Finds the parts of the screen that controllers are shown in, as far as storyboards say so (specification PRE-01).
///
/// A controller that code brings onto the screen, or that several segues present in different ways, has the whole screen.
struct ScreenParts {
  private typealias Controller = LinkedStoryboards.Controller

  private let storyboards: LinkedStoryboards
  private var places: [Controller: Place] = [:]
  private var navigated: [Controller: Bool] = [:]

  /// The place of a controller, as far as it is known.
  private enum Place: Hashable {
    case unknown
    case screen
    case part(ScreenPart)
  }

  /// More controllers that present each other than storyboards have.
  private static let depthLimit = 64
  /// More controllers and segues before one than storyboards have.
  private static let wayLimit = 2048

  /// The parts for the controllers of a storyboard.
  init(in storyboards: LinkedStoryboards) { self.storyboards = storyboards }

  /// The surroundings of a controller of the storyboard itself.
  mutating func surroundings(of id: String) -> SceneSurroundings {
    let controller = Controller(storyboard: storyboards.name, id: id)
    guard case .part(let part) = place(of: controller, depth: 0) else { return .screen }
    return .part(sized(part, for: storyboards.element(of: controller)))
  }

  /// The place of a controller: that in which all ways to it begin. Ways that hand a place on are followed back.
  private mutating func place(of controller: Controller, depth: Int) -> Place {
    if let place = places[controller] { return place }
    // Segues may lead in circles.
    places[controller] = .unknown
    var found: Set<Place> = []
    var seen: Set<Controller> = [controller]
    var open = [controller]
    var count = 0
    while let next = open.popLast() {
      if let start = start(next) { found.insert(start) }
      for way in ways(into: next) {
        count += 1
        guard count <= Self.wayLimit, depth < Self.depthLimit else { return .unknown }
        if handsPlaceOn(way) {
          if seen.insert(way.source).inserted { open.append(way.source) }
        } else {
          found.insert(place(of: next, by: way, depth: depth + 1))
        }
      }
    }
    let place = found.count == 1 ? found.first ?? .unknown : .unknown
    places[controller] = place
    return place
  }

  /// The ways into a controller; none into one that the app begins with.
  private func ways(into controller: Controller) -> [LinkedStoryboards.Way] {
    let ways = storyboards.ways(into: controller)
    let isFirst = storyboards.isInitial(controller) && !ways.contains { $0.source.storyboard != controller.storyboard }
    return isFirst ? [] : ways
  }

  /// The place of a controller that no segue leads to; nil for others.
  private func start(_ controller: Controller) -> Place? {
    guard ways(into: controller).isEmpty else { return nil }
    if storyboards.isInitial(controller) { return .screen }
    return storyboards.element(of: controller)?[.modalPresentationStyle].map(Self.place(inStyle:)) ?? .unknown
  }

  /// True for a way to a controller that has the place of the one before.
  private mutating func handsPlaceOn(_ way: LinkedStoryboards.Way) -> Bool {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "rootViewController"), ("relationship", "viewControllers"), ("push", _): true
    case ("show", _): isInNavigation(way.source)
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

  /// Returns whether a navigation controller holds a controller, which then shows others in the same place.
  private mutating func isInNavigation(_ controller: Controller) -> Bool {
    if let known = navigated[controller] { return known }
    var seen: Set<Controller> = [controller]
    var open = [controller]
    var count = 0
    var isHeld = false
    while let next = open.popLast(), !isHeld, count <= Self.wayLimit {
      for way in storyboards.ways(into: next) {
        count += 1
        switch (way.segue.kind, way.segue.relationship) {
        case ("relationship", "rootViewController"), ("push", _): isHeld = true
        case ("show", _) where seen.insert(way.source).inserted: open.append(way.source)
        default: break
        }
      }
    }
    navigated[controller] = isHeld
    return isHeld
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
