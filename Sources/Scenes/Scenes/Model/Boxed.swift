/// A large value that few owners have, stored out of line: the owner stays small and cheap to copy.
indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  case value(Value)

  /// The value.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
