internal import Findings
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
  /// The findings about the scene as a JSON value.
  var findingsValue: JSONValue { .array(findings.map { FindingReport($0, in: scene.views).value }) }

  var causesValue: JSONValue {
    var positions: [Int: [Int]] = [:]
    for (layout, difference) in layouts.enumerated() {
      for cause in difference.causes { positions[cause, default: []].append(layout) }
    }
    return .array(
      causes.enumerated().map { $1.value(in: scene.views, ofLayoutsAt: positions[$0, default: []]) })
  }

  /// The layouts as a JSON value, without their differences.
  var layoutsValue: JSONValue { .array(layouts.map(\.summary)) }
}

extension SharedFinding {
  /// Returns the finding as a JSON value on one line; layouts are given by their positions.
  fileprivate func value(in views: [View], ofLayoutsAt positions: [Int]) -> JSONValue {
    FindingReport(finding, in: views).value.adding([
      "layouts": .numbers(positions), "numbersDiffer": numbersDiffer ? true : nil,
    ])
  }
}

extension DifferenceReport.LayoutDifference {
  /// The data for the overview.
  fileprivate var summary: JSONValue {
    [
      "variant": .string(variant.identifier), "title": .string(title), "key": .string(key),
      "size": after.map { $0.size.value } ?? .null, "after": .optional(after?.path),
      "causes": .numbers(causes),
    ]
  }

  /// The data for the page of the layout.
  var details: JSONValue {
    [
      "before": before.map(\.value) ?? .null, "after": after.map(\.value) ?? .null,
      "differences": .array(
        differences.flatMap { cause, difference in difference.parts.map { value(of: $0, cause: cause) } }),
    ]
  }

  /// Returns one difference on one line. `old` and `new` are frames in root coordinates, `from` and `to` in the
  /// superview's.
  private func value(of part: ComparedLayout.Part, cause: Int) -> JSONValue {
    let view = part.change?.view
    let value: JSONValue = [
      "cause": .number(cause), "message": .string(part.message.text), "view": view.map(JSONValue.string),
      "old": view.flatMap { before?.frames[$0] }.map(JSONValue.rect),
      "new": view.flatMap { after?.frames[$0] }.map(JSONValue.rect),
    ]
    return switch part.change {
    case .moved(_, let from, let to), .resized(_, let from, let to):
      value.adding(["from": .rect(from), "to": .rect(to)])
    case .restyled(_, let from, let to): value.adding(["from": .string(from), "to": .string(to)])
    case .added, .removed, .failing, .fixed, nil: value
    }
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
