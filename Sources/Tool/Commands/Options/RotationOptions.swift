internal import CommandArguments
internal import SceneLayouts
internal import Scenes

/// The turns of the device that a command line asks for.
struct RotationOptions: Sendable, Hashable {
  /// The turns.
  var rotation: SceneRotation
  /// The number of frames of each turn, both ends among them; nil for none between.
  var frameCount: Int?

  /// The number of frames of each turn that are drawn where nobody says how many.
  static let drawnFrameCount = 5
  /// The most orientations of a rotation.
  private static let longest = 50
  /// The most frames of a turn.
  private static let mostFrames = 100

  /// The options of a command line; nil where it turns no device.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    let words = arguments.list(.rotate)
    guard !words.isEmpty else {
      for option in [Option.order, .hidden, .reevaluate, .frames] where arguments.contains(option) {
        throw UsageError(
          "'--\(option.rawValue)' needs '--rotate'", hint: "name orientations: '--rotate portrait,landscapeLeft'")
      }
      return nil
    }
    for option in [Option.orientation, .asSaved, .size] where arguments.contains(option) {
      throw UsageError(
        "'--\(option.rawValue)' cannot be combined with '--rotate'", hint: "'--rotate' names its own orientations")
    }
    let sequence = try words.map { word throws(UsageError) in
      guard let orientation = Orientation.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() })
      else { throw UsageError(unknown: word, of: .rotate, known: Orientation.allCases.map(\.rawValue)) }
      return orientation
    }
    guard (2...Self.longest).contains(sequence.count) else {
      throw UsageError(
        "'--rotate' needs 2 to \(Self.longest) orientations, not \(sequence.count)",
        hint: "begin with the initial one: '--rotate portrait,landscapeLeft'")
    }
    if arguments.contains(.reevaluate), !arguments.contains(.hidden) {
      throw UsageError("'--reevaluate' needs '--hidden'", hint: "a visible screen is notified of every rotation")
    }
    rotation = SceneRotation(
      sequence, order: try arguments.oneCase(.order, standard: .removeAdd), isHidden: arguments.contains(.hidden),
      comparesWhenItAppears: arguments.contains(.reevaluate))
    if arguments.contains(.frames) { frameCount = try arguments.count(.frames, in: 2...Self.mostFrames, standard: 2) }
  }
}
