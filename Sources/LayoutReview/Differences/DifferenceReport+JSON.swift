internal import Baselines
internal import Geometry
internal import JSON
internal import ReviewReports
internal import Scenes

extension ComparisonStandard {
  /// The standard as a JSON value.
  var value: JSONValue {
    switch self {
    case .approved: ["kind": "approved"]
    case .revision(let name): ["kind": "revision", "name": .string(name)]
    }
  }
}

extension DifferenceReport {
  /// The scene as a JSON value, without what is different in single layouts.
  var value: JSONValue {
    [
      "name": .string(scene.name), "identifier": .string(scene.identifier), "document": .string(scene.documentPath),
      "slug": .string(slug), "compared": .number(layoutCount), "gallery": .boolean(isInGallery),
      "findings": .array(findings.map { FindingReport($0, in: scene.views).value }),
      "causes": .array(causes.map { $0.value(in: scene.views) }),
      "layouts": .array(layouts.map(\.summary)),
    ]
  }
}

extension SharedFinding {
  /// The finding as a JSON value on one line; the layouts stand by their positions.
  fileprivate func value(in views: [View]) -> JSONValue {
    guard case .object(let members) = FindingReport(finding, in: views).value else { return .null }
    let numbers = numbersDiffer ? [JSONValue.Member("numbersDiffer", true)] : []
    return .object(members + [.init("layouts", .array(layouts.map { .number($0) }))] + numbers)
  }
}

extension DifferenceReport.LayoutDifference {
  /// The part that the overview shows.
  fileprivate var summary: JSONValue {
    [
      "variant": .string(variant.identifier), "title": .string(title), "key": .string(key),
      "size": after.map { $0.size.value } ?? .null, "after": .optional(after?.path),
      "causes": .array(differences.map { .number($0.cause) }),
    ]
  }

  /// The part that the page of the layout shows.
  var details: JSONValue {
    [
      "before": before.map(\.value) ?? .null, "after": after.map(\.value) ?? .null,
      "differences": .array(differences.map { value(of: $0.difference, cause: $0.cause) }),
    ]
  }

  /// One difference on one line; `old` and `new` are frames in root coordinates, `from` and `to` in the superview.
  private func value(of difference: ComparedLayout.Difference, cause: Int) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("cause", .number(cause)), .init("message", .string(difference.finding.message)),
    ]
    guard let change = difference.change else { return .object(members) }
    if let view = change.view {
      members.append(.init("view", .string(view)))
      if let old = before?.frames[view] { members.append(.init("old", .rect(old))) }
      if let new = after?.frames[view] { members.append(.init("new", .rect(new))) }
    }
    switch change {
    case .moved(_, let from, let to), .resized(_, let from, let to):
      members += [.init("from", .rect(from)), .init("to", .rect(to))]
    case .restyled(_, let from, let to):
      members += [.init("from", .string(from)), .init("to", .string(to))]
    case .added, .removed, .failing, .fixed: break
    }
    return .object(members)
  }
}

extension DifferencePicture {
  /// The picture as a JSON value.
  fileprivate var value: JSONValue { ["svg": .optional(path), "size": size.value] }
}

extension Size {
  /// Width and height, in points.
  fileprivate var value: JSONValue { [.number(width), .number(height)] }
}
