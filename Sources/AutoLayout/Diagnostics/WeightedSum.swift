/// A sum of things that are known by number, each with its weight, in ascending order and none with weight zero.
struct WeightedSum: Sendable, Hashable {
  /// A thing and how often it is counted.
  struct Term: Sendable, Hashable {
    var number: Int
    var weight: Double
  }

  /// The terms, in ascending order of their numbers.
  private(set) var terms: [Term] = []

  /// Nothing.
  init() {}

  /// One thing, counted once.
  init(_ number: Int) { terms = [Term(number: number, weight: 1)] }

  /// Terms in any order, in which a number may stand more than once.
  init(unordered: [Term]) {
    for term in unordered { add(WeightedSum(term.number), times: term.weight) }
  }

  /// The weight of a thing, zero where it is not in the sum.
  func weight(of number: Int) -> Double { terms.first { $0.number == number }?.weight ?? 0 }

  /// Adds a multiple of another sum.
  mutating func add(_ other: WeightedSum, times factor: Double) {
    var (sum, position) = ([Term](), 0)
    for term in other.terms {
      while position < terms.count, terms[position].number < term.number {
        sum.append(terms[position])
        position += 1
      }
      var weight = term.weight * factor
      if position < terms.count, terms[position].number == term.number {
        weight = Self.sum(terms[position].weight, weight)
        position += 1
      }
      if weight != 0 { sum.append(Term(number: term.number, weight: weight)) }
    }
    terms = sum + terms[position...]
  }

  /// Takes a thing out of the sum.
  mutating func remove(_ number: Int) { terms.removeAll { $0.number == number } }

  /// What remains of a difference below this part of its members is rounding.
  private static let rounding = 1e-10

  /// The sum of two numbers, zero where they cancel each other but for rounding.
  private static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= rounding * max(abs(first), abs(second)) ? 0 : sum
  }
}
