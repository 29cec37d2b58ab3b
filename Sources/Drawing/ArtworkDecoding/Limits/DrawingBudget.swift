internal import Drawing
internal import Synchronization

/// The processor time and the programs that the drawings of a run have taken: one drawing has limits, and a project may have any
/// number of them.
///
/// The first slow ones are drawn. A drawing that usual machines draw at once is never refused for others that are slow unless
/// these have taken all there is.
final class DrawingBudget: Sendable {
  /// The seconds that a drawing may well take, start of the program included: usually a tenth of it on a machine with nothing
  /// else to do.
  private static let usualSeconds = 1.0

  private let taken = Mutex<(programs: Int, seconds: Double, slowSeconds: Double)>((0, 0, 0))

  /// A budget of which nothing is spent.
  init() {}

  /// Counts a program that is about to be started.
  ///
  /// - Throws: ``ArtworkFault`` if the drawings of the run have taken what they may.
  func begin(_ limits: ArtworkLimits) throws(ArtworkFault) {
    let isSpent = taken.withLock { taken in
      guard taken.programs < limits.mostPrograms, taken.seconds < limits.secondsOfAllDrawings,
        taken.slowSeconds < limits.secondsOfSlowDrawings
      else { return true }
      taken.programs += 1
      return false
    }
    guard !isSpent else {
      throw ArtworkFault(
        message: "earlier drawings have used up the time limit; simplify slow ones, or export them as PNG")
    }
  }

  /// Counts the seconds of the processor that a program took.
  func spend(_ seconds: Double) {
    taken.withLock { taken in
      taken.seconds += seconds
      taken.slowSeconds += max(0, seconds - Self.usualSeconds)
    }
  }
}
