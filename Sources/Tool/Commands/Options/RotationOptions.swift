internal import CommandArguments
internal import SceneLayouts
internal import Scenes

/// The rotation of the device on a command line.
struct RotationOptions: Sendable, Hashable {
  var rotation: SceneRotation
  /// The number of frames of each rotation, including both ends; nil if there is none between.
  var frameCount: Int?

  /// The default number of frames of each rotation in a film strip.
  static let drawnFrameCount = 5
  /// The maximum number of orientations.
  private static let longest = 50
  /// The maximum number of frames of a rotation.
  private static let mostFrames = 100

  /// Reads the options of a command line; nil if it rotates no device.
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
