internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The constraints that a command line requests, before the views are known.
struct ConstraintRequests: Sendable, Hashable {
  /// The requests, in the order of the list of options, without their targets.
  private(set) var requests: [ConstraintRequest] = []
  /// The name of the item that edges are pinned to; nil for the nearest neighbor.
  private let target: String?

  static let pins: [(option: Option, kind: ConstraintRequest.Kind)] = [
    (.leading, .edge(.leading)), (.trailing, .edge(.trailing)), (.left, .edge(.left)), (.right, .edge(.right)),
    (.top, .edge(.top)), (.bottom, .edge(.bottom)), (.width, .size(.width)), (.height, .size(.height)),
    (.aspect, .aspectRatio), (.equalWidths, .equalSize(.width)), (.equalHeights, .equalSize(.height)),
    (.horizontalSpacing, .spacing(.horizontal)), (.verticalSpacing, .spacing(.vertical)),
  ]

  /// The attributes of `align`, by option.
  static let alignments: [(option: Option, attribute: LayoutAttribute)] = [
    (.leading, .leading), (.trailing, .trailing), (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom),
    (.centerX, .centerX), (.centerY, .centerY), (.baseline, .lastBaseline), (.firstBaseline, .firstBaseline),
  ]

  /// Reads the requests of a command line.
  ///
  /// `count` is the number of views that it names. A single view is aligned in its superview.
  init(_ arguments: ParsedArguments, ofViews count: Int) throws(UsageError) {
    target = arguments.value(of: .to)
    let kinds =
      arguments.command == .pin
      ? Self.pins
      : Self.alignments.map { ($0.option, count > 1 ? .alignment($0.attribute) : .center($0.attribute)) }
    let relation = try ConstraintValues.relation(arguments) ?? .equal
    let priority = try ConstraintValues.priority(arguments) ?? .required
    for (option, kind) in kinds {
      guard let length = try arguments.length(option) else { continue }
      requests.append(
        ConstraintRequest(kind, constant: Self.constant(length), relation: relation, priority: priority))
    }
    guard requests.isEmpty else { return }
    let names = kinds.map { "--\($0.option.rawValue)" }
    throw UsageError(
      "'\(arguments.command.rawValue)' needs to know which attributes to constrain",
      hint: "add \(names.joined(separator: ", "))")
  }

  private static func constant(_ length: StatedLength) -> ConstraintRequest.Constant {
    switch length {
    case .present: .present
    case .standard: .standard
    case .points(let points): .points(points)
    }
  }

  /// The names of views that must exist in addition to the pinned ones.
  var namedViews: [String] {
    guard let target, Self.item(target, around: 0) == nil else { return [] }
    return [target]
  }

  /// Returns the constraints for views of a scene.
  ///
  /// - Throws: ``ConstraintRequestError`` for the first request without a constraint.
  func constraints(
    for views: [Int], in session: EditingSession
  ) throws(ConstraintRequestError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for request in requests {
      var request = request
      request.target = target.flatMap { name in
        Self.item(name, around: session.scene.views[views[0]].superview ?? 0)
          ?? session.view(named: name).map { LayoutItemID(view: $0) }
      }
      constraints += try session.places.constraints(
        for: request, of: views, naming: session.resolvable.guides)
    }
    return constraints
  }

  /// Returns the item for a word that is not the name of a view, or nil for other words.
  private static func item(_ word: String, around superview: Int) -> LayoutItemID? {
    switch word {
    case "superview", "container": LayoutItemID(view: superview)
    case "safeArea", "safe-area": LayoutItemID(view: 0, guide: .safeArea)
    case "margins": LayoutItemID(view: superview, guide: .layoutMargins)
    case "topGuide": LayoutItemID(view: 0, guide: .topLayoutGuide)
    case "bottomGuide": LayoutItemID(view: 0, guide: .bottomLayoutGuide)
    case "keyboard": LayoutItemID(view: 0, guide: .keyboard)
    default: nil
    }
  }
}

/// The properties of a constraint on a command line.
enum ConstraintValues {
  private static let relations: [(word: String, relation: LayoutRelation)] = [
    ("==", .equal), ("=", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
  ]
  private static let priorities: [(word: String, priority: LayoutPriority)] = [
    ("required", .required), ("high", .defaultHigh), ("low", .defaultLow),
  ]

  /// Returns the requested relation, or nil if none was requested.
  static func relation(_ arguments: ParsedArguments) throws(UsageError) -> LayoutRelation? {
    guard let word = arguments.value(of: .relation) else { return nil }
    guard let found = relations.first(where: { $0.word == word }) else {
      throw UsageError(unknown: word, of: .relation, known: relations.map(\.word))
    }
    return found.relation
  }

  /// Returns the requested priority, or nil if none was requested.
  static func priority(_ arguments: ParsedArguments) throws(UsageError) -> LayoutPriority? {
    guard let word = arguments.value(of: .priority) else { return nil }
    if let found = priorities.first(where: { $0.word == word }) { return found.priority }
    return LayoutPriority(try arguments.number(.priority, in: 1...1000, standard: 1000))
  }
}
