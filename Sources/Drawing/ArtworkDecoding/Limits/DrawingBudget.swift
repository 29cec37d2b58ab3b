internal import Drawing
internal import HostFiles
internal import Synchronization

/// A budget that counts the CPU time and the programs of all drawings in a run. Each drawing has limits, but a project
/// may have any number of drawings.
///
/// A drawing first gets the time of a usual one. If that is too short, it is drawn again with what is left of the time
/// that all slow drawings share, one at a time. So a drawing that is fast on usual machines is only refused after slow
/// ones have used up all of that time, and several workers take no longer than one.
final class DrawingBudget: Sendable {
  private let taken = Mutex<(programs: Int, seconds: Double, slowSeconds: Double)>((0, 0, 0))
  private let turn = Mutex(())

  /// Creates an unspent budget.
  init() {}

  /// Counts a program that is about to start.
  ///
  /// - Throws: ``ArtworkFault`` if the budget of the run is exhausted.
  func begin(_ limits: ArtworkLimits) throws(ArtworkFault) {
    let isSpent = taken.withLock { taken in
      guard taken.programs < limits.mostPrograms, taken.seconds < limits.secondsOfAllDrawings,
        taken.slowSeconds < Self.fullShare * limits.secondsOfSlowDrawings
      else { return true }
      taken.programs += 1
      return false
    }
    guard !isSpent else { throw Self.exhausted }
  }

  /// The share of its CPU time after which a program counts as having used up all of it. The system ends it by a clock
  /// that is ahead of the time it reports, by up to 15 % on busy virtual machines.
  static let fullShare = 0.75

  /// Counts the CPU seconds of a program.
  func spend(_ seconds: Double) { taken.withLock { $0.seconds += seconds } }

  /// Runs a program for a drawing that took longer than a usual one, when no other slow drawing is drawn.
  ///
  /// - Parameter run: Runs the program with the given CPU time in seconds.
  /// - Throws: ``ArtworkFault`` of the program, or if too little time is left.
  func drawSlowly(
    _ limits: ArtworkLimits, _ run: (Int) throws(ArtworkFault) -> ExternalProgram.Outcome
  ) throws(ArtworkFault) -> ExternalProgram.Outcome {
    let drawn = turn.withLock { _ -> Result<ExternalProgram.Outcome, ArtworkFault> in
      let left = limits.secondsOfSlowDrawings - taken.withLock { $0.slowSeconds }
      let seconds = min(limits.processorSeconds, Int(left))
      guard seconds > limits.usualSeconds else {
        spendSlowly(Double(limits.usualSeconds))
        return .failure(Self.exhausted)
      }
      do throws(ArtworkFault) {
        let outcome = try run(seconds)
        spend(outcome.processorSeconds)
        spendSlowly(outcome.processorSeconds)
        return .success(outcome)
      } catch {
        return .failure(error)
      }
    }
    return try drawn.get()
  }

  /// Counts the CPU seconds of a slow drawing.
  func spendSlowly(_ seconds: Double) { taken.withLock { $0.slowSeconds += seconds } }

  /// The fault depends on the other drawings of the run, so the next run tries again.
  private static let exhausted = ArtworkFault(
    message: "earlier drawings have used up the time limit; simplify slow ones, or export them as PNG",
    isPassing: true)
}
