extension VisualFormat {
  /// Returns the first size or distance whose own required bounds conflict, as in `[a(>=20,<=10)]`. Nil if there is none.
  ///
  /// UIKit accepts such a format, and so does ``constraints(views:metrics:options:superview:)``: a conflict is reported
  /// when the layout is solved. Bounds that name other views, and optional ones, cannot conflict by themselves.
  ///
  /// - Parameter metrics: The numbers that names represent. Predicates with different names are ignored.
  public func conflictOfBounds(metrics: [String: Double] = [:]) -> VisualFormatError? {
    let bindings = VisualFormatBindings(format: self, views: [:], metrics: metrics)
    let spacings = ([leadingConnection] + connections + [trailingConnection]).map { $0?.predicates ?? [] }
    // In the order of the text: each connection, then the view after it.
    let lists = spacings.indices.flatMap { [spacings[$0]] + (views.indices.contains($0) ? [views[$0].sizes] : []) }
    for list in lists {
      if let error = conflict(of: list, bindings) { return error }
    }
    return nil
  }

  /// Returns the conflict between the first predicate that leaves no possible number and the bound that it contradicts.
  private func conflict(of predicates: [Predicate], _ bindings: VisualFormatBindings) -> VisualFormatError? {
    var lower: (value: Double, range: Range<Int>)?
    var upper: (value: Double, range: Range<Int>)?
    for predicate in predicates {
      guard let value = try? bindings.distance(predicate.object), (try? bindings.priority(predicate)) == .required
      else { continue }
      let bound = (value: value, range: predicate.object.range)
      if predicate.relation != .lessThanOrEqual, value > lower?.value ?? -.infinity { lower = bound }
      if predicate.relation != .greaterThanOrEqual, value < upper?.value ?? .infinity { upper = bound }
      if let lower, let upper, lower.value > upper.value {
        let start = min(lower.range.lowerBound, upper.range.lowerBound)
        let end = max(lower.range.upperBound, upper.range.upperBound)
        return VisualFormatError(
          .emptyInterval(lower.value, upper.value), format: text, offset: start, length: end - start)
      }
    }
    return nil
  }
}

extension VisualFormat.Connection {
  /// The predicates of the distance; empty for edges that touch and for the standard spacing.
  fileprivate var predicates: [VisualFormat.Predicate] {
    if case .spacing(let predicates) = self { predicates } else { [] }
  }
}
