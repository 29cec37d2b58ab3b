internal import Drawing
internal import Synchronization
internal import WorkBudgets

/// Lets large pictures be decoded one after the other, however many workers want one.
///
/// Decoding the largest takes some hundred megabytes, most of which are given back at once.
final class LargePictureTurns: Sendable {
  private let turn = Mutex(())

  /// The result of a function, which waits for its turn if what it decodes is large.
  ///
  /// - Throws: ``ArtworkFault`` as the function does, and if the run was asked to end meanwhile.
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

  /// The layout of such a picture is thrown away: nobody reads the words.
  private static let ended = ArtworkFault(message: "the run was cancelled")
}
