internal import Drawing
internal import Synchronization
internal import WorkBudgets

/// A queue that serializes the decoding of large pictures among workers.
///
/// Decoding the largest ones temporarily takes several hundred megabytes.
final class LargePictureTurns: Sendable {
  private let turn = Mutex(())

  /// Runs a function. If the picture is large, it waits for its turn.
  ///
  /// - Throws: ``ArtworkFault`` like the function, or if the run was canceled in the meantime.
  func turn<Value>(
    ifLarge isLarge: Bool, _ decode: () throws(ArtworkFault) -> Value
  ) throws(ArtworkFault) -> Value {
    guard isLarge else { return try decode() }
    let outcome = turn.withLock { _ -> Outcome<Value> in
      guard !WorkBudget.checkCancellation() else { return .fault(Self.ended) }
      do throws(ArtworkFault) { return .value(try decode()) } catch { return .fault(error) }
    }
    switch outcome {
    case .value(let value): return value
    case .fault(let fault): throw fault
    }
  }

  private enum Outcome<Value> {
    case value(Value)
    case fault(ArtworkFault)
  }

  /// The fault of a canceled picture. Its layout is discarded, so the message is never shown.
  private static let ended = ArtworkFault(message: "the run was canceled")
}
