internal import Drawing
internal import Synchronization

/// Counts the CPU time and the programs of all drawings in a run. Each drawing has limits, but a project may have any
/// number of drawings.
///
/// The first slow drawings are drawn. A drawing that is fast on usual machines is only refused after slow ones have
/// exhausted the whole budget.
final class DrawingBudget: Sendable {
  /// The CPU seconds of a usual drawing, including the start of the program. It usually takes a tenth of this on an
  /// idle machine.
  private static let usualSeconds = 1.0

  private let taken = Mutex<(programs: Int, seconds: Double, slowSeconds: Double)>((0, 0, 0))

  /// Creates an unspent budget.
  init() {}

  /// Counts a program that is about to start.
  ///
  /// - Throws: ``ArtworkFault`` if the budget of the run is exhausted.
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

  /// Counts the CPU seconds of a program.
  func spend(_ seconds: Double) {
    taken.withLock { taken in
      taken.seconds += seconds
      taken.slowSeconds += max(0, seconds - Self.usualSeconds)
    }
  }
}
