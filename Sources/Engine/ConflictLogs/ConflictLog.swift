public import AutoLayout
internal import Geometry

/// A conflict as UIKit prints it: the constraints that cannot all hold, and the one that was broken to go on
/// (specification CNF-04).
public struct ConflictLog: Sendable, Hashable {
  /// A constraint of the log.
  public struct Entry: Sendable, Hashable {
    /// The constraint as it is printed, without brackets, address and names: `V:|-(20)-[UIButton 'Add a car']`.
    public var text: String
    /// The class of the constraint: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`.
    public var className: String
    /// The identifier, or nil: `UIView-Encapsulated-Layout-Height`.
    public var identifier: String?
    /// The place in code that a library printed with it, or nil: `Login.swift#67`.
    public var place: String?
    /// The constraints that it is, between the items of the log; empty if a part of it is not known, such as what a factor
    /// of a place refers to.
    public var constraints: [LayoutConstraint]
    /// Whether it is between views of UIKit alone that apps do not make.
    public var isBetweenSystemViews = false
    /// Whether it is between views of the keyboard alone.
    public var isOfKeyboard = false
    /// Whether it places a baseline, of which nothing is known but that it is inside its view.
    public var hasBaseline = false

    /// The one who made it, by its class and identifier.
    public var maker: Maker {
      if className.hasSuffix("AutoresizingMaskLayoutConstraint") { return .mask }
      if className.hasSuffix("LayoutSupportConstraint") { return .guide }
      guard let identifier else { return .app }
      if identifier == "UISV-hiding" { return .hidingStack }
      if identifier.hasPrefix("UISV-") { return .stack }
      if identifier.contains("Encapsulated-Layout") { return .container }
      if identifier.hasPrefix("_UITemporaryLayout") { return .measuring }
      if identifier.hasPrefix("UIView") && identifier.lowercased().contains("guide") { return .guide }
      let isOfBar = ["IB_", "TB_", "_UI"].contains(where: identifier.hasPrefix)
      return isOfBar ? .system : .app
    }
  }

  /// The one who made a constraint.
  public enum Maker: Sendable, Hashable {
    /// The app: its code or its documents.
    case app
    /// A table, collection or window that gives a view its size.
    case container
    /// A stack view.
    case stack
    /// A stack view that hides one of its views.
    case hidingStack
    /// An autoresizing mask.
    case mask
    /// A guide of a view: margins, safe area, or that of a controller.
    case guide
    /// UIKit, which measures a view of which nobody has said how wide or high it is.
    case measuring
    /// A control or bar of the system.
    case system
  }

  /// A view or guide of the log.
  public struct Item: Sendable, Hashable {
    /// The name for people: `UILabel 'Seconds'`, `UIView (0x15ecf6160)`.
    public var name: String
    /// The class; nil where the log has only an identifier.
    public var className: String?
    /// The text that it shows or the identifier of a guide; nil for none.
    public var title: String?
    /// The name that the app gave it; nil for none.
    public var identifier: String?
  }

  /// The views and guides.
  public var items: [Item]
  /// The constraints, in the order of the log.
  public var entries: [Entry]
  /// The position of the constraint that was broken; nil where the log does not say.
  public var broken: Int?
  /// The number of times that the log was printed in a row.
  public var count = 1
  /// Whether the text ends before the log does.
  public var isCutOff = false

  /// The logs in a text, in their order; those that say the same follow each other as one.
  ///
  /// A text may be a whole console, a single list of constraints, a comment in code, or what a page made of either.
  public static func logs(in text: String) -> [ConflictLog] {
    var logs: [ConflictLog] = []
    for group in ConflictLogScanner.groups(in: text) {
      let log = ConflictLogReader.log(of: group)
      guard !log.entries.isEmpty else { continue }
      if let last = logs.indices.last, logs[last].says(log) { logs[last].count += 1 } else { logs.append(log) }
    }
    return logs
  }

  private func says(_ other: ConflictLog) -> Bool {
    entries.map(\.text) == other.entries.map(\.text) && broken == other.broken
  }

  /// A place beside all items: the first of the system's, which none of the log is.
  static let groundCount = 1

  /// The most constraints of a log of which the contradiction is looked for; UIKit prints the smallest set that it finds.
  private static let largest = 500

  /// The constraints as a system in which all items lie beside each other in the same coordinates, and the smallest set of
  /// them that cannot hold; nil where they alone do not contradict each other.
  ///
  /// - Parameter margin: The distance of margins from the edges of their views, in points; nil where nothing but that they lie
  ///   inside of them is taken for granted.
  public func contradiction(margin: Double? = nil) -> (system: ConstraintSystem, conflict: UnsatisfiableConstraints)? {
    guard entries.count <= Self.largest else { return nil }
    var order = entries.indices.filter { $0 != broken }
    // In a conflict the oldest gives way.
    if let broken { order.insert(broken, at: 0) }
    let constraints = order.flatMap { entries[$0].constraints }.map { margin.map($0.withMargin) ?? $0 }
    let views = [LayoutItem(name: "ground", superview: nil)] + items.map { LayoutItem(name: $0.name, superview: 0) }
    let system = ConstraintSystem(rootSize: Size(width: 1000, height: 1000), items: views, constraints: constraints)
    guard let conflict = system.solution().conflicts.first else { return nil }
    return (system, conflict)
  }
}

extension ConflictLog {
  /// The log in which a view without a known superview is in the only other view that it is tied to, which a log of masks
  /// does not say; nil if there is no such view.
  ///
  /// - Returns: The log, and the names of the view and of the one that it may be in.
  public func assumingSuperview() -> (log: ConflictLog, view: String, superview: String)? {
    func position(_ item: LayoutItemID?) -> Int? { item.map { $0.view - Self.groundCount } }
    let pairs = entries.flatMap(\.constraints).compactMap { constraint in
      position(constraint.secondItem).map { (position(constraint.firstItem) ?? 0, $0) }
    }
    for unknown in items.indices where items[unknown].className == Self.unknownSuperview {
      guard let view = pairs.first(where: { $0.1 == unknown })?.0 else { continue }
      let others = Set(pairs.flatMap { $0.0 == view ? [$0.1] : $0.1 == view ? [$0.0] : [] }).subtracting([unknown])
      guard let superview = others.first, others.count == 1 else { continue }
      var log = self
      for (entry, constraint) in log.entries.indices.flatMap({ entry in
        log.entries[entry].constraints.indices.map { (entry, $0) }
      }) where position(log.entries[entry].constraints[constraint].secondItem) == unknown {
        log.entries[entry].constraints[constraint].secondItem = LayoutItemID(view: superview + Self.groundCount)
      }
      return (log, items[view].name, items[superview].name)
    }
    return nil
  }

  /// The class of a superview that the log does not name.
  static let unknownSuperview = "superview"
}

extension LayoutConstraint {
  /// The margin of plain views, in points, which UIKit gives them unless told otherwise.
  package static let standardMargin = 8.0

  /// A constraint of margins with their distance in place of what holds for any distance; others as they are.
  fileprivate func withMargin(_ distance: Double) -> LayoutConstraint {
    guard origin == .guide, firstAttribute != .centerY, relation != .equal, constant == 0 else { return self }
    var exact = self
    exact.relation = .equal
    if relation == .greaterThanOrEqual {
      exact.constant = distance
    } else if let second = secondItem {
      // The end of the view lies behind that of its margins: as a distance it can be added to others.
      (exact.firstItem, exact.secondItem, exact.constant) = (second, firstItem, distance)
    }
    return exact
  }
}
