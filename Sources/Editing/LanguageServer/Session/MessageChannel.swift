internal import Synchronization

/// The messages of a client as they come in.
///
/// Workers may ask while they work on an answer whether something has come that makes it worthless, several at once.
package final class MessageChannel: Sendable {
  /// Something that has come.
  enum Arrival: Sendable, Equatable {
    case message(IncomingMessage)
    /// Something that was no message.
    case damage(ResponseError)
    /// The end of the stream.
    case end
  }

  private struct State {
    var reader = MessageReader()
    var arrivals: [Arrival] = []
    var hasEnded = false
  }

  private let state = Mutex(State())
  /// Reads what is there, or waits for it; nil at the end of the stream.
  private let read: @Sendable (_ isWaiting: Bool) -> [UInt8]?

  /// A channel.
  ///
  /// - Parameter read: Returns the bytes that have come, which may be none unless it is to wait for some; nil at the end.
  package init(reading read: @escaping @Sendable (_ isWaiting: Bool) -> [UInt8]?) { self.read = read }

  /// The next thing that has come; nil where there is none and nobody wants to wait for it.
  func next(isWaiting: Bool) -> Arrival? {
    while true {
      if let first = state.withLock({ $0.arrivals.isEmpty ? nil : $0.arrivals.removeFirst() }) { return first }
      if !receive(isWaiting: isWaiting), !isWaiting { return nil }
    }
  }

  /// Returns whether something has come that answers to a description, and that nobody has taken yet.
  func holds(_ isMeant: (Arrival) -> Bool) -> Bool {
    _ = receive(isWaiting: false)
    return state.withLock { $0.arrivals.contains(where: isMeant) }
  }

  /// Takes in what is there; false where that was nothing.
  private func receive(isWaiting: Bool) -> Bool {
    state.withLock { state in
      if state.hasEnded {
        if state.arrivals.isEmpty { state.arrivals = [.end] }
        return true
      }
      guard let bytes = read(isWaiting) else {
        state.hasEnded = true
        state.arrivals.append(.end)
        return true
      }
      guard !bytes.isEmpty else { return false }
      state.reader.append(bytes)
      while let piece = state.reader.next() { state.arrivals.append(Self.arrival(of: piece)) }
      return true
    }
  }

  private static func arrival(of piece: MessageReader.Piece) -> Arrival {
    switch piece {
    case .damage(let message): return .damage(ResponseError(.parseError, message))
    case .contents(let bytes):
      do throws(ResponseError) { return .message(try IncomingMessage(bytes)) } catch { return .damage(error) }
    }
  }
}
