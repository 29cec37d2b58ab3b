internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the context in which Interface Builder last laid out a scene.
struct SavedContextReader {
  /// The document that contains the scene.
  let document: InterfaceBuilderDocument
  let root: RootElement
  /// The rules, and the record of those that applied.
  private(set) var rules: RuleBook

  /// Creates a reader for a root view.
  init(_ root: RootElement, in document: InterfaceBuilderDocument) {
    self.document = document
    self.root = root
    rules = document.emptyRuleBook
  }

  /// Returns the context of the scene. `surroundings` is nil for a view without a controller.
  mutating func context(in surroundings: SimulatedContext?) -> SavedContext {
    let screen = document.screen
    var safeAreas = SafeAreaRules(root, in: document)
    let safeArea = safeAreas.safeArea(of: surroundings ?? SimulatedContext.bare)
    rules.add(safeAreas.rules)
    var context = SavedContext(
      device: device(on: screen), orientation: screen.orientation, rootSize: root.frame(on: screen).size,
      safeArea: safeArea, rootMargins: rootMargins(),
      textSize: document.textSize,
      hasSizeClasses: screen.identifier != nil)
    context.rowReach = rowReach(in: surroundings ?? SimulatedContext.bare)
    let subject = root.subject(in: document)
    context.keepsOpenFrames = rules.value(of: InterfaceBuilderRules.openFrames, for: subject)
    context.hasWholeFrames = rules.value(of: InterfaceBuilderRules.wholeFrames, for: subject)
    return context
  }

  /// Returns how far beyond the end of a table the canvas loads its cells, in points. Nil if it loads all.
  private mutating func rowReach(in surroundings: SimulatedContext) -> Double? {
    var subject = root.subject(in: document)
    subject.note(.navigationBar, surroundings.navigationBar != .none)
    subject.note(.largeTitle, surroundings.navigationBar == .large)
    return rules.value(of: InterfaceBuilderRules.rowReaches, for: subject)
  }

  /// Returns the screen. The scale of a canvas without a device is that to which the scene's frames are rounded.
  private mutating func device(on screen: SavedScreen) -> Device {
    guard screen.identifier == nil else { return screen.device }
    var device = screen.device
    var subject = RuleSubject()
    subject.note(.halfPoints, Self.hasHalfPoints(root.element))
    device.scale = apply(InterfaceBuilderRules.canvasScales, to: subject)
    return device
  }

  /// Whether the frame of a view or of a descendant is on half points.
  private static func hasHalfPoints(_ element: XMLElement) -> Bool {
    if let frame = element.rect(key: .frame) {
      let edges = [frame.minX, frame.minY, frame.width, frame.height]
      if edges.contains(where: { abs($0.truncatingRemainder(dividingBy: 1)) == 0.5 }) { return true }
    }
    return ViewElement.subviews(of: element).contains(where: hasHalfPoints)
  }

  private mutating func rootMargins() -> EdgeInsets {
    let element = root.element
    if let stated = element.insets(key: .directionalLayoutMargins) ?? element.insets(key: .layoutMargins) {
      return stated
    }
    let subject = root.subject(in: document)
    let side = apply(InterfaceBuilderRules.rootMargins, to: subject)
    let vertical = apply(InterfaceBuilderRules.rootHeightMargins, to: subject)
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  private mutating func apply<Value>(_ table: RuleTable<Value>, to subject: RuleSubject) -> Value {
    rules.apply(table, to: subject, at: document.source(of: root.element), view: root.element[.id])
  }
}
