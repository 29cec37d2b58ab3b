internal import AutoLayout
internal import CommandArguments
internal import Geometry
internal import LayoutReview
internal import SceneLayouts
internal import Scenes

/// The command that changes the content hugging and compression resistance priorities of views: `edit --hugging` and
/// `edit --compression` (specification SIZ-04, IBT-10).
struct PriorityEditCommand: RunnableCommand {
  private let arguments: ParsedArguments
  private let names: [String]
  private let wishes: [Wish]
  private let frames: UpdatedFrames
  private let console: Console

  /// A priority along an axis, for all named views.
  private struct Wish: Sendable, Hashable {
    var kind: ContentPriority.Kind
    var axis: Axis
    var priority: LayoutPriority
  }

  private static let options: [(option: Option, kind: ContentPriority.Kind)] = [
    (.hugging, .contentHugging), (.compression, .compressionResistance),
  ]

  /// Whether the command line changes priorities of views rather than constraints.
  static func applies(to arguments: ParsedArguments) -> Bool { options.contains { arguments.contains($0.option) } }

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    names = Array(arguments.paths.dropFirst())
    frames = try arguments.oneCase(.updateFrames, standard: .none)
    if let other = ConstraintEditCommand.options.first(where: arguments.contains) {
      throw UsageError(
        "'--\(other.rawValue)' applies to a constraint, but the priorities apply to views",
        hint: "change them one after the other")
    }
    var wishes: [Wish] = []
    for (option, kind) in Self.options {
      for word in arguments.list(option) { wishes += try Self.wishes(word, option, kind) }
    }
    self.wishes = wishes
  }

  /// Returns the priorities in `252` or `horizontal=252`.
  private static func wishes(
    _ word: String, _ option: Option, _ kind: ContentPriority.Kind
  ) throws(UsageError) -> [Wish] {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let axes: [Axis]? = parts.count == 2 ? Axis(rawValue: parts[0]).map { [$0] } : Axis.allCases
    guard let axes, let number = parts.last.flatMap({ Double($0) }), (1...1000).contains(number) else {
      throw UsageError(
        "invalid value '\(word)' for '--\(option.rawValue)'",
        hint: "write a priority from 1 to 1000, or one for an axis: horizontal=252")
    }
    return axes.map { Wish(kind: kind, axis: $0, priority: LayoutPriority(number)) }
  }

  func run() async throws -> ExitCode {
    try await EditingSession.run(arguments, withViews: names, console) { session in
      guard let views = session.views(named: names) else { return .noInput }
      var edit = SceneEdit()
      edit.priorities = views.flatMap { view in
        wishes.map { ContentPriority(view: view, kind: $0.kind, axis: $0.axis, priority: $0.priority) }
      }
      return try session.finish(edit, updating: frames, writes: arguments.contains(.write))
    }
  }
}
