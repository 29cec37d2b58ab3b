internal import JSON
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

  /// The effect of a waiting item on the work in progress.
  enum Effect: Hashable {
    /// The client waits for an answer.
    case request
    /// A document changes or is closed.
    case change(uri: String)
    case cancellation(MessageIdentifier)
    /// The client disconnects. Earlier requests are still answered.
    case end
  }

  private struct State {
    var reader = MessageReader()
    var hasEnded = false
    private var arrivals: [Arrival] = []
    /// The number of arrivals at the beginning that were taken.
    private var takenCount = 0
    /// The number of waiting items with each effect. Thousands may wait, and work in progress asks often.
    private(set) var effects: [Effect: Int] = [:]

    var isEmpty: Bool { takenCount == arrivals.count }

    mutating func add(_ arrival: Arrival) {
      arrivals.append(arrival)
      if let effect = arrival.effect { effects[effect, default: 0] += 1 }
    }

    mutating func take() -> Arrival? {
      guard !isEmpty else { return nil }
      let arrival = arrivals[takenCount]
      takenCount += 1
      // Taken items are removed only when they are the larger part, so that moving the others costs little.
      if takenCount > arrivals.count / 2 {
        arrivals.removeFirst(takenCount)
        takenCount = 0
      }
      if let effect = arrival.effect, let count = effects[effect] { effects[effect] = count > 1 ? count - 1 : nil }
      return arrival
    }
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
      if let first = state.withLock({ $0.take() }) { return first }
      if !receive(isWaiting: isWaiting), !isWaiting { return nil }
    }
  }

  /// Whether an item with one of these effects has been received and not been taken yet.
  func holds(_ effects: Effect...) -> Bool {
    _ = receive(isWaiting: false)
    return state.withLock { state in effects.contains { state.effects[$0] != nil } }
  }

  /// Receives available items.
  ///
  /// - Returns: Whether there was anything to receive.
  private func receive(isWaiting: Bool) -> Bool {
    state.withLock { state in
      if state.hasEnded {
        if state.isEmpty { state.add(.end) }
        return true
      }
      guard let bytes = read(isWaiting) else {
        state.hasEnded = true
        state.add(.end)
        return true
      }
      guard !bytes.isEmpty else { return false }
      state.reader.append(bytes)
      while let piece = state.reader.next() { state.add(Self.arrival(of: piece)) }
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

extension MessageChannel.Arrival {
  /// Its effect on the work in progress; nil if it has none.
  fileprivate var effect: MessageChannel.Effect? {
    switch self {
    case .end, .message(.notification(method: "exit", _)): return .end
    case .message(.request): return .request
    case .message(.notification(method: "$/cancelRequest", let parameters)):
      return MessageIdentifier(parameters["id"]).map { .cancellation($0) }
    case .message(.notification(let method, let parameters)):
      guard ["textDocument/didChange", "textDocument/didClose"].contains(method) else { return nil }
      return parameters["textDocument"]?["uri"]?.string.map { .change(uri: $0) }
    case .message(.response), .damage: return nil
    }
  }
}
