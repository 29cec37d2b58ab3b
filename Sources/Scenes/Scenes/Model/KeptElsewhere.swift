/// A large value that few have: what holds it stays small, and is copied quickly.
indirect enum KeptElsewhere<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  case value(Value)

  /// The value.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
