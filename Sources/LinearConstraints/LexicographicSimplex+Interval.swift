extension LexicographicSimplex {
  /// The values that an expression of the component's variables takes over all optimal points (specification AMB-02).
  ///
  /// Most expressions contain no column any more, or only free ones; only the others are moved to both their ends. This
  /// leaves the tableau at another optimal point, so it is done on a copy.
  mutating func interval(of expression: AffineExpression) -> Interval {
    let row = self.expression(expression)
    if row.isConstant { return Interval(row.constant) }
    if freeColumn(in: row) != nil { return Interval(minimum: nil, maximum: nil) }
    values.append(row)
    defer { values.removeLast() }
    let index = values.count - 1
    let minimum = descend(value: index, sign: 1) ? values[index].constant : nil
    let maximum = descend(value: index, sign: -1) ? values[index].constant : nil
    return Interval(minimum: minimum, maximum: maximum)
  }
}
