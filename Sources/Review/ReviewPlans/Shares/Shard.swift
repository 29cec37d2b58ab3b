/// One of the shares into which the scenes of a run are divided for several machines.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The number of the share, counted from 1.
  public let number: Int
  /// The number of shares.
  public let count: Int

  /// The maximum number of shares, more than there are machines.
  public static let largestCount = 10_000

  /// Creates a share, or nil if the number is not from 1 to the count.
  public init?(number: Int, of count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Creates a share in the form `2/8`, or nil for other strings.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// The share in the form `2/8`.
  public var description: String { "\(number)/\(count)" }
}
