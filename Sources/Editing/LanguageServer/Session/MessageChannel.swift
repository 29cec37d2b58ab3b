internal import Synchronization

/// The incoming messages of a client.
///
/// Several workers may concurrently check whether a message has made their work obsolete.
package final class MessageChannel: Sendable {
  /// A received item.
  enum Arrival: Sendable, Equatable {
    case message(IncomingMessage)
    /// An invalid message.
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
  /// A function that reads available bytes or waits for them; it returns nil at the end of the stream.
  private let read: @Sendable (_ isWaiting: Bool) -> [UInt8]?

  /// Creates a channel.
  ///
  /// - Parameter read: Returns the received bytes; nil at the end. It returns an empty list only if it does not wait.
  package init(reading read: @escaping @Sendable (_ isWaiting: Bool) -> [UInt8]?) { self.read = read }

  /// Returns the next item, or nil if there is none and `isWaiting` is false.
  func next(isWaiting: Bool) -> Arrival? {
    while true {
      if let first = state.withLock({ $0.arrivals.isEmpty ? nil : $0.arrivals.removeFirst() }) { return first }
      if !receive(isWaiting: isWaiting), !isWaiting { return nil }
    }
  }

  /// Whether an item that matches a condition has been received and not been taken yet.
  func holds(_ matches: (Arrival) -> Bool) -> Bool {
    _ = receive(isWaiting: false)
    return state.withLock { $0.arrivals.contains(where: matches) }
  }

  /// Receives available items.
  ///
  /// - Returns: Whether there was anything to receive.
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
