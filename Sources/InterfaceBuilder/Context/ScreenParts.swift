internal import Geometry
internal import MarkupReading
internal import Scenes

/// Finds the parts of the screen that controllers are shown in, as far as storyboards say so (specification PRE-01).
///
/// A controller that code brings onto the screen, or that several segues present in different ways, has the whole screen.
struct ScreenParts {
  private typealias Controller = LinkedStoryboards.Controller

  private let storyboards: LinkedStoryboards
  private var known: [Controller: Place] = [:]

  /// What is known of the place of a controller.
  private enum Place: Hashable {
    case unknown
    case screen
    case part(ScreenPart)
  }

  /// More controllers in a row than storyboards have.
  private static let depthLimit = 64

  /// The parts for the controllers of a storyboard.
  init(in storyboards: LinkedStoryboards) { self.storyboards = storyboards }

  /// The surroundings of a controller of the storyboard itself.
  mutating func surroundings(of id: String) -> SceneSurroundings {
    let controller = Controller(storyboard: storyboards.name, id: id)
    guard case .part(let part)? = place(of: controller, behind: []) else { return .screen }
    return .part(sized(part, for: storyboards.element(of: controller)))
  }

  /// The place of a controller; nil where segues lead in a circle.
  private mutating func place(of controller: Controller, behind later: [Controller]) -> Place? {
    if let known = known[controller] { return known }
    guard later.count < Self.depthLimit, !later.contains(controller) else { return nil }
    let ways = storyboards.ways(into: controller)
    let place: Place
    if storyboards.isInitial(controller), !ways.contains(where: { $0.source.storyboard != controller.storyboard }) {
      place = .screen
    } else if ways.isEmpty {
      place = storyboards.element(of: controller)?[.modalPresentationStyle].map(Self.place(inStyle:)) ?? .unknown
    } else {
      let places = Set(ways.compactMap { self.place(of: controller, by: $0, behind: later + [controller]) })
      place = places.count == 1 ? places.first ?? .unknown : .unknown
    }
    // What was cut off in a circle holds for this way alone.
    if later.isEmpty { known[controller] = place }
    return place
  }

  private mutating func place(
    of controller: Controller, by way: LinkedStoryboards.Way, behind later: [Controller]
  ) -> Place? {
    switch (way.segue.kind, way.segue.relationship) {
    case ("relationship", "rootViewController"), ("relationship", "viewControllers"), ("push", _):
      return place(of: way.source, behind: later)
    case ("relationship", "masterViewController"): return column(of: way.source, ScreenPart.primaryColumn)
    case ("relationship", "detailViewController"): return column(of: way.source, ScreenPart.secondaryColumn)
    case ("show", _):
      let source = place(of: way.source, behind: later)
      if isInNavigation(way.source, behind: []) { return source }
      return source == .unknown ? .unknown : source.map { _ in presented(controller, by: way.segue) }
    case ("showDetail", _):
      let source = place(of: way.source, behind: later)
      guard case .part(.primaryColumn(let columns))? = source else { return source == nil ? nil : .unknown }
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
  private func isInNavigation(_ controller: Controller, behind later: [Controller]) -> Bool {
    guard later.count < Self.depthLimit, !later.contains(controller) else { return false }
    return storyboards.ways(into: controller).contains { way in
      switch (way.segue.kind, way.segue.relationship) {
      case ("relationship", "rootViewController"), ("push", _): true
      case ("show", _): isInNavigation(way.source, behind: later + [controller])
      default: false
      }
    }
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
