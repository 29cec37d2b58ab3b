package import Findings
internal import Geometry
internal import LinearConstraints

/// The sum that shows why the constraints of a conflict cannot all hold.
///
/// By Farkas' lemma rows contradict each other if a weighted sum of them equates zero with another number. The solver
/// finds the weights of a smallest conflicting set. The rows with positive weights add up to one value of some
/// distance, the others to a different value.
package struct ConflictArithmetic {
  /// A constraint of the conflict, or the nonnegativity of a size.
  private struct Member {
    var constraint: LayoutConstraint?
    var row: LinearConstraint
    var weight = 0.0

    /// The value that the row requires for the sum of its terms.
    var target: Double { -row.constant }
  }

  private let system: ConstraintSystem
  private let broken: LayoutConstraint
  private let members: [Member]

  /// Creates the sum for a conflict, or nil if its constraints alone do not contradict each other.
  ///
  /// - Parameters:
  ///   - conflict: The conflict to explain.
  ///   - system: The system that has the conflict.
  ///   - rows: The rows of the conflict's constraints.
  ///   - sizes: The variables of the system that are never negative.
  init?(
    of conflict: UnsatisfiableConstraints, in system: ConstraintSystem,
    rows: [(constraint: LayoutConstraint, row: LinearConstraint)], sizes: Set<Int>
  ) {
    self.system = system
    broken = conflict.broken
    let members = rows.map { Member(constraint: $0.constraint, row: $0.row) }
    guard let found = Self.contradiction(of: members, sizes) else { return nil }
    let scale = abs(found.first { $0.constraint == conflict.broken }?.weight ?? 0)
    guard scale > 0 else { return nil }
    self.members = found.map { Member(constraint: $0.constraint, row: $0.row, weight: $0.weight / scale) }
  }

  /// Returns the members that contradict each other, with their weights. Sizes that would be negative come last.
  ///
  /// Lower bounds have positive weights, upper ones negative, and the weighted targets add up to a positive number.
  private static func contradiction(of members: [Member], _ sizes: Set<Int>) -> [Member]? {
    let problem = LinearProblem(ofVariablesIn: members.lazy.map(\.row), nonNegative: sizes)
    var solver = LinearSolver(problem)
    return solver.contradiction()?.map { factor in
      guard factor.row < members.count else {
        let bound = LinearConstraint([.init(problem.nonNegative[factor.row - members.count], 1)], .greaterThanOrEqual)
        return Member(constraint: nil, row: bound, weight: factor.factor)
      }
      return Member(
        constraint: members[factor.row].constraint, row: members[factor.row].row, weight: factor.factor)
    }
  }

  /// The content of the sum, to four decimals. Two conflicts with the same statement have the same reason.
  package struct Statement: Hashable {
    /// One side of the contradiction.
    fileprivate struct Side: Hashable {
      var terms: [[Double]]
      var total: Double
      var bound: LinearConstraint.Relation?
    }

    fileprivate var quantity: String?
    fileprivate var sides: [Side]
  }

  /// The content of the sum, for comparing conflicts.
  package var statement: Statement {
    func rounded(_ number: Double) -> Double { (number * 1e4).rounded() + 0 }
    return Statement(
      quantity: quantity(sides),
      sides: sides.map { side in
        Statement.Side(
          terms: side.filter { $0.target != 0 }.map { [rounded(abs($0.weight)), rounded($0.target)] },
          total: rounded(Self.total(side)), bound: side.map(\.row.relation).first { $0 != .equal })
      })
  }

  /// The line of a finding: `addCar.top: 52 + 8 = 60 and 20 cannot both hold`.
  package var message: Finding.Message {
    let sums: Finding.Message = "\(sides.map(sum).joined(separator: " and ")) cannot both hold"
    guard let quantity = quantity(sides) else { return .init(kind: "sums", sums) }
    return .init(kind: "sum", "\(quantity): \(sums)")
  }

  /// The values of both sides, in points. The side with the broken constraint comes first.
  package var totals: [Double] { sides.map(Self.total) }

  /// The members of both sides. The side with the broken constraint comes first.
  private var sides: [[Member]] {
    let sides = [members.filter { $0.weight > 0 }, members.filter { $0.weight < 0 }]
    return sides[1].contains { $0.constraint == broken } ? sides.reversed() : sides
  }

  private static func total(_ side: [Member]) -> Double { side.reduce(0) { $0 + abs($1.weight) * $1.target } }

  /// The difference between the demands of both sides, in points of the broken constraint.
  package var gap: Double { abs(members.reduce(0) { $0 + $1.weight * $1.target }) }

  /// Returns the quantity that both sides measure, taken from a side with a single constraint. Nil if both are sums.
  private func quantity(_ sides: [[Member]]) -> String? {
    let singles = sides.compactMap { $0.count == 1 ? $0[0].constraint : nil }
    guard let constraint = singles.contains(broken) ? broken : singles.first else { return nil }
    if let second = constraint.secondItem, system.items.container(of: second) == constraint.firstItem {
      return "\(system.name(of: second)).\(constraint.secondAttribute.name)"
    }
    return "\(system.name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
  }

  /// Returns `52 + 8 = 60`, with `at least` or `at most` if a member is an inequality.
  private func sum(_ side: [Member]) -> Finding.Message {
    let terms = side.filter { $0.target != 0 }
    let (addition, result) = (Self.addition(of: terms), Self.total(side).decimalText(places: 4))
    let text = addition.isEmpty || addition == result ? result : "\(addition) = \(result)"
    let bound = side.map(\.row.relation).first { $0 != .equal }
    let words = bound.map { $0 == .greaterThanOrEqual ? "at least " : "at most " } ?? ""
    return "\(words: words)\(measure: text)"
  }

  private static func addition(of terms: [Member]) -> String {
    var text = ""
    for term in terms {
      let sign = term.target < 0 ? "-" : "+"
      let factor = abs(term.weight).decimalText(places: 4)
      let addend = (factor == "1" ? "" : "\(factor) × ") + abs(term.target).decimalText(places: 4)
      text += text.isEmpty ? "\(term.target < 0 ? "-" : "")\(addend)" : " \(sign) \(addend)"
    }
    return text
  }
}

extension ConstraintSystem {
  /// Explains a conflict: a line of text for each constraint, then why they cannot all hold, such as `addCar.top: 52 +
  /// 8 = 60 and 20 cannot both hold` (specification CNF-06).
  ///
  /// The last line is missing if the constraints alone do not contradict each other.
  public func explanation(of conflict: UnsatisfiableConstraints) -> [String] {
    var lines: [String] = []
    for line in conflict.conflicting.map(text) where !lines.contains(line) { lines.append(line) }
    return lines + [arithmetic(of: conflict)].compactMap(\.self)
  }

  /// Returns the reason why the constraints of a conflict cannot all hold, in points. Nil if they alone do not
  /// contradict each other.
  public func arithmetic(of conflict: UnsatisfiableConstraints) -> String? { sums(of: [conflict])[0]?.message.text }

  /// Returns the sums for conflicts, in order. Nil for a conflict whose constraints alone do not contradict each other.
  package func sums(of conflicts: [UnsatisfiableConstraints]) -> [ConflictArithmetic?] {
    guard !conflicts.isEmpty else { return [] }
    let rows = installedRows
    let positions = Dictionary(grouping: rows.indices) { rows[$0].constraint }
    let sizes = Set(lowering.variables.sizes)
    return conflicts.map { conflict in
      let members = Set(conflict.conflicting).flatMap { positions[$0] ?? [] }.sorted()
      return ConflictArithmetic(of: conflict, in: self, rows: members.map { rows[$0] }, sizes: sizes)
    }
  }
}
