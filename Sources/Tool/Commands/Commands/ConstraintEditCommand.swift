internal import AutoLayout
internal import CommandArguments
internal import HostFiles
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// The command that changes or removes existing constraints: `edit` and `remove` (specification IBA-06).
struct ConstraintEditCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let words: [String]
  private let values: Values
  private let frames: UpdatedFrames
  private let console: Console

  /// The properties to change; nil for properties that stay the same.
  private struct Values: Sendable, Hashable {
    var relation: LayoutRelation?
    var constant: StatedLength?
    var multiplier: Double?
    var priority: LayoutPriority?
    var identifier: String?
    var isPlaceholder: Bool?
    var isInstalled: Bool?
    var widthClass: SizeClass?
    var heightClass: SizeClass?

    init(_ arguments: ParsedArguments) throws(UsageError) {
      relation = try ConstraintValues.relation(arguments)
      constant = try arguments.length(.constant)
      if arguments.contains(.multiplier) {
        multiplier = try arguments.number(.multiplier, in: -10_000...10_000, standard: 1)
      }
      priority = try ConstraintValues.priority(arguments)
      identifier = arguments.value(of: .identifier)
      if arguments.contains(.placeholder) {
        isPlaceholder = try arguments.oneCase(.placeholder, standard: Answer.yes) == .yes
      }
      if arguments.contains(.installed) {
        isInstalled = try arguments.oneCase(.installed, standard: Answer.yes) == .yes
      }
      if arguments.contains(.widthClass) { widthClass = try arguments.oneCase(.widthClass, standard: .compact) }
      if arguments.contains(.heightClass) { heightClass = try arguments.oneCase(.heightClass, standard: .compact) }
      if isInstalled == nil, widthClass != nil || heightClass != nil {
        throw UsageError(
          "a size class needs '--installed'", hint: "add --installed yes or --installed no")
      }
    }

    /// Whether anything changes other than where constraints are installed.
    var changesConstraints: Bool {
      relation != nil || constant != nil || multiplier != nil || priority != nil || identifier != nil
        || isPlaceholder != nil
    }

    /// Returns the installations of these constraints for size classes; empty if they do not change.
    func installations(of positions: [Int]) -> [ConstraintInstallation] {
      guard let isInstalled else { return [] }
      return positions.map {
        ConstraintInstallation(
          position: $0, widthClass: widthClass, heightClass: heightClass, isInstalled: isInstalled)
      }
    }
  }

  /// The options for properties of constraints.
  static let options: [Option] = [
    .relation, .constant, .multiplier, .priority, .identifier, .placeholder, .installed,
  ]

  private enum Answer: String, CaseIterable {
    case yes
    case no
  }

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    words = Array(arguments.paths.dropFirst())
    values = try Values(arguments)
    frames = try arguments.oneCase(.updateFrames, standard: .none)
    if arguments.command == .edit, !Self.options.contains(where: arguments.contains) {
      let options = Self.options + [.hugging, .compression]
      throw UsageError(
        "'edit' needs something to change",
        hint: "add \(options.map { "--\($0.rawValue)" }.joined(separator: ", "))")
    }
  }

  func run() async throws -> ExitCode {
    try await EditingSession.run(arguments, withViews: [], constraints: words, console) { session in
      let names = ConstraintNames(of: session, console)
      let positions = words.compactMap(names.position)
      guard positions.count == words.count else { return .noInput }
      var edit = SceneEdit()
      if arguments.command == .remove {
        edit.removed = positions
      } else {
        edit.changed = values.changesConstraints ? positions.compactMap { change(of: $0, in: session) } : []
        guard !values.changesConstraints || edit.changed.count == positions.count else { return .usage }
        edit.installations = values.installations(of: positions)
      }
      return try session.finish(edit, updating: frames, writes: arguments.contains(.write))
    }
  }

  /// Returns the change of one constraint, or nil if it is not possible, which is reported.
  private func change(of position: Int, in session: EditingSession) -> SceneEdit.Change? {
    var constraint = session.scene.constraints[position].constraint
    constraint.relation = values.relation ?? constraint.relation
    constraint.multiplier = values.multiplier ?? constraint.multiplier
    constraint.priority = values.priority ?? constraint.priority
    constraint.identifier = values.identifier ?? constraint.identifier
    constraint.isPlaceholder = values.isPlaceholder ?? constraint.isPlaceholder
    switch values.constant {
    case nil: break
    case .points(let points)?: constraint.constant = points
    case .present?: constraint.constant = session.places.constant(of: constraint)
    case .standard?:
      guard let second = constraint.secondItem else {
        console.printError("a size has no standard value", hint: "write a number of points")
        return nil
      }
      let isSibling = session.layout.isBeside(second.view, constraint.firstItem.view) || second.guide != nil
      constraint.constant = isSibling ? StandardSpacing.betweenSiblings : StandardSpacing.toSuperview
    }
    if let constant = values.constant { constraint.usesStandardSpacing = constant == .standard }
    constraint.text = nil
    if session.kind == .yaml, constraint.isPlaceholder != session.scene.constraints[position].constraint.isPlaceholder {
      console.printError(
        "scene files list placeholders under a separate key", hint: "move the constraint under 'placeholder'")
      return nil
    }
    return SceneEdit.Change(position: position, constraint: constraint)
  }
}
