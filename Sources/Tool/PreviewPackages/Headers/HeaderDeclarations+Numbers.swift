extension HeaderDeclarations.Enumeration {
  /// The names of the cases in Swift.
  var swiftNames: [String] {
    zip(HeaderName.cases(cases.map(\.name), of: name), cases).map { $1.swiftName ?? $0 }
  }

  /// The numbers of the cases. One that is unknown has a number that no other case has, or of a set of options a bit.
  /// Nil if all bits are taken.
  var numbers: [Int?] {
    var (made, names) = ([Int?](), [String: Int]())
    var next: Int? = 0
    for item in cases {
      let value = item.value.isEmpty ? next : HeaderExpression.value(of: item.value, names)
      made.append(value)
      if let value { names[item.name] = value }
      next = value.flatMap {
        let (sum, isOver) = $0.addingReportingOverflow(1)
        return isOver ? nil : sum
      }
    }
    var taken = made.reduce(0) { $0 | ($1 ?? 0) }
    var largest = made.reduce(-1) { max($0, $1 ?? -1) }
    for place in made.indices where made[place] == nil {
      if isOptionSet {
        guard let bit = (0..<31).first(where: { taken & 1 << $0 == 0 }) else { continue }
        made[place] = 1 << bit
        taken |= 1 << bit
      } else if largest < Int32.max {
        largest += 1
        made[place] = largest
      }
    }
    return made
  }
}
