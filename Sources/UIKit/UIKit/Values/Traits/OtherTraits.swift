/// The values of traits that layouts do not use, by type.
struct OtherTraits: @unchecked Sendable, Equatable {
  var values: [ObjectIdentifier: Any] = [:]

  static func == (left: OtherTraits, right: OtherTraits) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = right.values[key] as? AnyHashable else { return false }
        return value == other
      }
  }
}
