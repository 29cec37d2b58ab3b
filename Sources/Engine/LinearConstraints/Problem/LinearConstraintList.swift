/// A list of constraints in the order of their installation.
///
/// Callers see an array of constraints. Inside, one array holds the terms of all constraints in turn: a layout of
/// 100,000 views has half a million constraints of two or three terms. An array for each would take more memory and
/// time than the solver itself.
package struct LinearConstraintList: Sendable, Hashable {
  /// A constraint without its terms.
  package struct Header: Sendable, Hashable {
    /// The constant that is added to the sum.
    package var constant: Double
    /// The priority, infinite if required.
    package var priority: Double
    /// The position after the constraint's last term.
    var end: Int32
    /// The relation between the sum and zero.
    package var relation: LinearConstraint.Relation

    /// Whether the constraint has to hold exactly.
    package var isRequired: Bool { priority == .infinity }
  }

  /// The constraints without their terms.
  package private(set) var headers: [Header] = []
  package private(set) var terms: [LinearConstraint.Term] = []
  /// The highest variable of a term, or -1 if there are no terms.
  private(set) var highestVariable = -1
  /// Whether all numbers are finite and no variable has a negative number.
  private(set) var isRegular = true

  package init() {}

  /// Returns the positions of a constraint's terms in ``terms``.
  package func termRange(of position: Int) -> Range<Int> {
    (position == 0 ? 0 : Int(headers[position - 1].end))..<Int(headers[position].end)
  }

  /// Whether a constraint has only finite numbers and variables that exist.
  func isUsable(_ position: Int, variableCount: Int) -> Bool {
    if isRegular && highestVariable < variableCount { return true }
    let header = headers[position]
    return header.constant.isFinite && !header.priority.isNaN && header.priority > -.infinity
      && terms[termRange(of: position)].areUsable(variableCount: variableCount)
  }

  package mutating func append(_ constraint: LinearConstraint) {
    for term in constraint.terms { addTerm(term) }
    endConstraint(constant: constraint.constant, constraint.relation, priority: constraint.priority)
  }

  /// Adds a term to the constraint that the next ``endConstraint(constant:_:priority:)`` appends.
  package mutating func addTerm(_ term: LinearConstraint.Term) {
    terms.append(term)
    highestVariable = Swift.max(highestVariable, term.variable)
    isRegular = isRegular && term.variable >= 0 && term.coefficient.isFinite
  }

  /// Appends a constraint from the terms added since the last one.
  package mutating func endConstraint(constant: Double, _ relation: LinearConstraint.Relation, priority: Double?) {
    isRegular = isRegular && constant.isFinite && priority?.isFinite ?? true
    headers.append(
      Header(constant: constant, priority: priority ?? .infinity, end: Int32(clamping: terms.count), relation: relation)
    )
  }

  /// Appends a constraint of another list.
  ///
  /// `number` is the number in this list of a variable of the other list.
  mutating func append(_ position: Int, of other: LinearConstraintList, numbering number: (Int) -> Int) {
    var header = other.headers[position]
    for index in other.termRange(of: position) {
      let term = LinearConstraint.Term(number(other.terms[index].variable), other.terms[index].coefficient)
      terms.append(term)
      highestVariable = Swift.max(highestVariable, term.variable)
      isRegular = isRegular && term.variable >= 0 && term.coefficient.isFinite
    }
    isRegular = isRegular && header.constant.isFinite && (header.isRequired || header.priority.isFinite)
    header.end = Int32(clamping: terms.count)
    headers.append(header)
  }

  package mutating func setConstant(_ constant: Double, at position: Int) {
    headers[position].constant = constant
    isRegular = isRegular && constant.isFinite
  }

  /// Reserves capacity for constraints with `terms` terms in total.
  package mutating func reserveCapacity(constraints: Int, terms: Int) {
    headers.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  /// Whether the constraints differ from others at most in their constants.
  package func hasSameStructure(as other: LinearConstraintList) -> Bool {
    headers.count == other.headers.count && terms == other.terms
      && zip(headers, other.headers).allSatisfy {
        $0.priority == $1.priority && $0.end == $1.end && $0.relation == $1.relation
      }
  }
}

extension LinearConstraintList: RandomAccessCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { headers.count }

  package subscript(position: Int) -> LinearConstraint {
    let header = headers[position]
    return LinearConstraint(
      Array(terms[termRange(of: position)]), constant: header.constant, header.relation,
      priority: header.isRequired ? nil : header.priority)
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<LinearConstraint>) {
    let old = self
    self = LinearConstraintList()
    for position in 0..<range.lowerBound { append(old[position]) }
    for constraint in new { append(constraint) }
    for position in range.upperBound..<old.count { append(old[position]) }
  }
}

extension LinearConstraintList: ExpressibleByArrayLiteral {
  package init(arrayLiteral constraints: LinearConstraint...) {
    for constraint in constraints { append(constraint) }
  }
}
