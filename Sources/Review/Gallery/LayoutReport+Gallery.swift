internal import AutoLayout
internal import JSON
internal import ReviewReports

extension LayoutReport {
  /// The data that the gallery loads when a layout is opened: the layers of its picture, its views and its constraints.
  ///
  /// Each view also has its line, its content size, and the numbers of the constraints and rules that determine it.
  /// Numbers below the count of constraints are positions of constraints; higher numbers continue in `rules`, which are
  /// not in the document.
  var galleryDetails: JSONValue {
    var sums = SharedSums(viewCount: views.count)
    let views = views.enumerated().map { position, view in
      view.value.adding(view.galleryMembers(view.sums.map { sums.value(of: $0, ofView: position) }))
    }
    return [
      "layers": .strings(picture?.layers ?? []), "views": .array(views),
      "constraints": .array(constraints.map { $0.value.adding($0.galleryMembers) }),
      "rules": .strings(rules), "constants": .array(constants.map { .number(($0 * 1e6).rounded() / 1e6) }),
    ]
  }
}

extension ViewReport {
  /// Returns the members that only the gallery needs.
  fileprivate func galleryMembers(_ sums: JSONValue?) -> JSONValue {
    let lengths = contentSize.map { [$0.width, $0.height].map { $0.map { JSONValue.number($0) } ?? .null } }
    return [
      "line": line.map { .number($0) }, "content": lengths.map(JSONValue.array),
      "baselines": baselines.isEmpty ? nil : .array(baselines.map { .number(($0 * 100).rounded() / 100) }),
      "title": title.map(JSONValue.string), "drawn": drawsItsFrame ? true : nil, "sums": sums,
      "open": openings.isEmpty ? nil : .strings(openings),
    ]
  }
}

extension ConstraintReport {
  /// The members that only the gallery needs. A constraint that cannot be edited has only its views.
  fileprivate var galleryMembers: JSONValue {
    let members: JSONValue = ["views": .numbers(views)]
    guard let word else { return members }
    return members.adding([
      "word": .string(word), "relation": relation == .equal ? nil : .string(relation.symbol),
      "constant": constant == 0 ? nil : .number(constant),
    ])
  }
}
