public import AutoLayout
internal import Geometry

/// A conflict as UIKit prints it: the constraints that cannot all hold, and the one that was broken (specification
/// CNF-04).
public struct ConflictLog: Sendable, Hashable {
  /// A constraint of the log.
  public struct Entry: Sendable, Hashable {
    /// The constraint as printed, without brackets, address and names: `V:|-(20)-[UIButton 'Add a car']`.
    public var text: String
    /// The class of the constraint: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`.
    public var className: String
    /// The identifier, such as `UIView-Encapsulated-Layout-Height`, or nil.
    public var identifier: String?
    /// The place in code that a library printed with it, such as `Login.swift#67`, or nil.
    public var place: String?
    /// The layout constraints that the entry represents, between the items of the log. Empty if a part is unknown, such
    /// as the view in which a factor of a position counts.
    public var constraints: [LayoutConstraint]
    /// Whether it is only between UIKit's own views, which apps do not create.
    public var isBetweenSystemViews = false
    /// Whether it is only between views of the keyboard.
    public var isOfKeyboard = false
    /// Whether it places a baseline, which is only known to be inside its view.
    public var hasBaseline = false

    /// The maker of the constraint, judging by its class and identifier.
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

  /// The maker of a constraint.
  public enum Maker: Sendable, Hashable {
    /// The app: its code or its documents.
    case app
    /// A table, collection or window that sizes a view.
    case container
    /// A stack view.
    case stack
    /// A stack view that hides one of its views.
    case hidingStack
    /// An autoresizing mask.
    case mask
    /// A guide of a view or controller, such as margins or safe area.
    case guide
    /// UIKit, while it measures a view without a determined width or height.
    case measuring
    /// A control or bar of the system.
    case system
  }

  /// A view or guide of the log.
  public struct Item: Sendable, Hashable {
    /// The name in messages: `UILabel 'Seconds'`, `UIView (0x15ecf6160)`.
    public var name: String
    /// The class, or nil if the log only has an identifier.
    public var className: String?
    /// The text that it shows or the identifier of a guide, or nil.
    public var title: String?
    /// The identifier that the app set, or nil.
    public var identifier: String?
  }

  /// The views and guides.
  public var items: [Item]
  /// The constraints, in the order of the log.
  public var entries: [Entry]
  /// The position of the broken constraint, or nil if the log does not name it.
  public var broken: Int?
  /// How many times the log was printed in a row.
  public var count = 1
  /// Whether the text ends before the log does.
  public var isCutOff = false

  /// Returns the logs in a string, in order. Successive logs with the same content are counted as one.
  ///
  /// The text may be a whole console, a single list of constraints, a comment in code, or a web page's copy of either.
  public static func logs(in text: String) -> [ConflictLog] {
    var logs: [ConflictLog] = []
    for group in ConflictLogScanner.groups(in: text) {
      let log = ConflictLogReader.log(of: group)
      guard !log.entries.isEmpty else { continue }
      if let last = logs.indices.last, logs[last].says(log) { logs[last].count += 1 } else { logs.append(log) }
    }
    return logs
  }

  /// Whether another log has the same constraints, however often either was printed.
  package func says(_ other: ConflictLog) -> Bool {
    entries.map(\.text) == other.entries.map(\.text) && broken == other.broken
  }

  /// The number of items of the system before the items of the log.
  static let groundCount = 1

  /// The maximum number of constraints for which the contradiction is searched. UIKit prints the smallest set that it
  /// finds.
  private static let largest = 500

  /// Returns the constraints as a system in which all items are siblings in the same coordinates, and the smallest set
  /// of them that cannot hold. Nil if they alone do not contradict each other.
  ///
  /// - Parameter margin: The distance of margins from the edges of their views, in points. If nil, margins are only
  ///   taken to be inside their views.
  public func contradiction(margin: Double? = nil) -> (system: ConstraintSystem, conflict: UnsatisfiableConstraints)? {
    guard entries.count <= Self.largest else { return nil }
    var order = entries.indices.filter { $0 != broken }
    // In a conflict the oldest constraint is broken, so the broken one comes first.
    if let broken { order.insert(broken, at: 0) }
    let constraints = order.flatMap { entries[$0].constraints }.map { margin.map($0.withMargin) ?? $0 }
    let views = [LayoutItem(name: "ground", superview: nil)] + items.map { LayoutItem(name: $0.name, superview: 0) }
    let system = ConstraintSystem(rootSize: Size(width: 1000, height: 1000), items: views, constraints: constraints)
    guard let conflict = system.solution().conflicts.first else { return nil }
    return (system, conflict)
  }
}

extension ConflictLog {
  /// Returns the log with assumed superviews, because masks do not print them: a view without a known superview is
  /// inside the only other view it is tied to. Nil if no view has a single one.
  ///
  /// - Returns: The log, and the names of the view and of the assumed superview.
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
  /// The default margin of plain views in UIKit, in points.
  package static let standardMargin = 8.0

  /// Returns an inequality for a margin as an equality with the given distance. Other constraints are unchanged.
  fileprivate func withMargin(_ distance: Double) -> LayoutConstraint {
    guard origin == .guide, firstAttribute != .centerY, relation != .equal, constant == 0 else { return self }
    var exact = self
    exact.relation = .equal
    if relation == .greaterThanOrEqual {
      exact.constant = distance
    } else if let second = secondItem {
      // The end of the view is after the end of its margins. As a distance it can be added to others.
      (exact.firstItem, exact.secondItem, exact.constant) = (second, firstItem, distance)
    }
    return exact
  }
}
