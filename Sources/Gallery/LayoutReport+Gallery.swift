internal import AutoLayout
internal import JSON
internal import ReviewReports

extension LayoutReport {
  /// The data that the gallery loads when somebody opens the layout: the layers of its picture, its views and its
  /// constraints.
  ///
  /// Each view also tells its line, the size of its content, and what holds it: numbers up to that of the constraints are
  /// their positions, those behind them count on in `rules`, which nobody wrote.
  var galleryDetails: JSONValue {
    let views = views.map { $0.value.adding($0.galleryMembers) }
    return [
      "layers": .strings(picture?.layers ?? []),
      "views": .array(views),
      "constraints": .array(
        constraints.map { $0.value.adding([.init("views", .array($0.views.map { .number($0) }))]) }),
      "rules": .strings(rules),
    ]
  }
}

extension ViewReport {
  /// The members that only the gallery shows.
  fileprivate var galleryMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let line { members.append(.init("line", .number(line))) }
    if let contentSize {
      let lengths = [contentSize.width, contentSize.height].map { $0.map { JSONValue.number($0) } ?? .null }
      members.append(.init("content", .array(lengths)))
    }
    if !holders.isEmpty { members.append(.init("held", .array(holders.map { .number($0) }))) }
    return members
  }
}

extension JSONValue {
  /// An object with more members behind its own; other values stay as they are.
  fileprivate func adding(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
