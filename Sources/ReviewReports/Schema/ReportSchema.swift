package import JSON
internal import Scenes

/// The JSON Schema (draft 7) of `report.json`, for programs that read it.
///
/// Members that it does not name may come with later versions of the tool without a new version of the schema.
package enum ReportSchema {
  /// The schema, with a line break at its end.
  package static var text: String { JSONText.lines(value) + "\n" }

  /// The schema as a JSON value.
  package static var value: JSONValue {
    guard case .object(let members) = report else { return report }
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", .string("A report of render-layouts, version \(ReviewReport.schemaVersion)")),
    ]
    let definitions = definitions.map { JSONValue.Member($0.key, $0.value) }
    return .object(head + members + [.init("definitions", .object(definitions))])
  }

  private static let string: JSONValue = ["type": "string"]
  private static let textOrNull: JSONValue = ["type": ["string", "null"]]
  private static let number: JSONValue = ["type": "number"]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]
  private static let place: JSONValue = ["type": "integer", "minimum": 1]
  private static let placeOrNull: JSONValue = ["type": ["integer", "null"], "minimum": 1]
  private static let texts = list(of: string)
  private static let status = SchemaPiece.words(of: ReviewStatus.self)

  private static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  private static func list(of name: String) -> JSONValue { list(of: SchemaPiece.reference(name)) }

  private static func numbers(_ count: Int) -> JSONValue {
    ["type": "array", "items": number, "minItems": .number(count), "maxItems": .number(count)]
  }

  private static var report: JSONValue {
    let required: [(key: String, value: JSONValue)] = [
      ("schemaVersion", ["const": .number(ReviewReport.schemaVersion)]),
      ("tool", SchemaPiece.record([("name", string), ("version", string)])),
      ("selection", SchemaPiece.described(string, "what was asked for, in words")),
      ("status", SchemaPiece.described(status, "the worst of all scenes; error where a document could not be read")),
      ("totals", totals),
      ("unread", SchemaPiece.described(list(of: "unread"), "the documents that could not be read")),
      ("sheets", SchemaPiece.described(list(of: "picture"), "the pages of the sheet of all scenes")),
      ("scenes", list(of: "scene")),
      ("documents", SchemaPiece.described(list(of: "document"), "all documents, in the order of their scenes")),
    ]
    let findings = SchemaPiece.described(list(of: "finding"), "what there is to say of no document that was read")
    return SchemaPiece.record(required, optional: [("findings", findings)])
  }

  private static var totals: JSONValue {
    let names = ["scenes", "layouts"] + ReviewStatus.allCases.map(\.rawValue) + ["unread"]
    return SchemaPiece.record(names.map { ($0, count) })
  }

  private static var definitions: [(key: String, value: JSONValue)] {
    [
      ("unread", SchemaPiece.record([("path", string), ("findings", list(of: "finding"))])), ("document", document),
      ("scene", scene), ("layout", layout), ("device", device), ("picture", picture), ("finding", finding),
      ("rect", SchemaPiece.described(numbers(4), "x, y, width and height, in points")),
    ]
  }

  private static var document: JSONValue {
    SchemaPiece.record([
      ("name", SchemaPiece.described(string, "what scenes and findings call it")),
      ("path", SchemaPiece.described(textOrNull, "from where the tool was run; null where it lies elsewhere")),
      ("scenes", SchemaPiece.described(count, "how many of the scenes are from it")),
    ])
  }

  private static var scene: JSONValue {
    SchemaPiece.record(
      [
        ("name", string), ("identifier", string),
        ("slug", SchemaPiece.described(string, "its name in files and links")),
        ("document", string), ("line", placeOrNull), ("column", placeOrNull), ("status", status),
        ("sheets", SchemaPiece.described(list(of: "picture"), "the pages of its contact sheet")),
        ("findings", SchemaPiece.described(list(of: "finding"), "what there is to say of the scene itself")),
        ("layouts", list(of: "layout")),
      ],
      optional: [
        ("sweeps", SchemaPiece.described(["type": "array"], "what happens in a window of all sizes")),
        ("live", SchemaPiece.described(["type": "boolean"], "whether the gallery shows it at all sizes")),
        ("digest", SchemaPiece.described(string, "stands for its layouts: other frames and looks have another")),
      ])
  }

  private static var layout: JSONValue {
    SchemaPiece.record(
      [
        ("variant", SchemaPiece.described(string, "its name in files and links")),
        ("device", SchemaPiece.reference("device")), ("orientation", SchemaPiece.words(of: Orientation.self)),
        ("locale", string), ("textSize", SchemaPiece.words(of: TextSize.self)),
        ("appearance", SchemaPiece.words(of: Appearance.self)), ("status", status),
        ("size", SchemaPiece.described(numbers(2), "width and height of the root view, in points")),
        ("variations", SchemaPiece.described(texts, "the variations that are active")),
        ("picture", SchemaPiece.anyOf([SchemaPiece.reference("picture"), ["type": "null"]])),
        ("findings", list(of: "finding")),
      ],
      optional: [("state", string), ("os", SchemaPiece.described(count, "the version of iOS that was chosen"))])
  }

  private static var device: JSONValue {
    SchemaPiece.record([
      ("identifier", string), ("name", string), ("width", number), ("height", number), ("scale", number),
      ("idiom", SchemaPiece.words(of: Device.Idiom.self)),
    ])
  }

  private static var picture: JSONValue {
    SchemaPiece.record(
      [
        ("png", SchemaPiece.described(textOrNull, "the path from the report")), ("svg", textOrNull),
        ("width", number), ("height", number),
        ("area", SchemaPiece.anyOf([SchemaPiece.reference("rect"), ["type": "null"]])),
      ], optional: [("pdf", string)])
  }

  private static var finding: JSONValue {
    SchemaPiece.record(
      [
        ("code", SchemaPiece.described(string, "the rule; 'render-layouts explain CODE' tells about it")),
        ("severity", SchemaPiece.words(of: Finding.Severity.self)), ("message", string),
      ],
      optional: [
        ("hint", SchemaPiece.described(string, "what to do about it")),
        ("notes", SchemaPiece.described(texts, "further lines, as the constraints of a conflict")), ("path", string),
        ("line", place), ("column", SchemaPiece.described(place, "in Unicode scalars")), ("views", texts),
        (
          "excerpt",
          SchemaPiece.described(
            ["type": "array", "minItems": 3, "maxItems": 3], "the line, the first column and how many are meant")
        ),
      ])
  }
}
