/// A large value that few owners have. It is stored indirectly, so that the owner stays small and cheap to copy.
indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  case value(Value)

  /// The stored value.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
