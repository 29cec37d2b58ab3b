internal import Findings
package import JSON
internal import Scenes
internal import Typography

/// The JSON Schema (draft 7) of `report.json`, for programs that read it.
///
/// Later versions of the tool may add members without a new version of the schema.
package enum ReportSchema {
  /// The schema, with a line break at the end.
  package static var text: String { value.lines(before: "\n") }

  package static var value: JSONValue {
    .schema("A report of render-layouts, version \(ReviewReport.schemaVersion)", report, definitions: definitions)
  }

  private static let string: JSONValue = ["type": "string"]
  private static let textOrNull: JSONValue = ["type": ["string", "null"]]
  private static let number: JSONValue = ["type": "number"]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]
  private static let place: JSONValue = ["type": "integer", "minimum": 1]
  private static let placeOrNull: JSONValue = ["type": ["integer", "null"], "minimum": 1]
  private static let texts = JSONValue.list(of: string)
  private static let status: JSONValue = ["enum": .strings(ReviewStatus.words)]

  private static func list(of name: String) -> JSONValue { .list(of: .reference(name)) }

  private static func numbers(_ count: Int) -> JSONValue {
    ["type": "array", "items": number, "minItems": .number(count), "maxItems": .number(count)]
  }

  private static var report: JSONValue {
    .record(
      [
        "schemaVersion": ["const": .number(ReviewReport.schemaVersion)],
        "tool": .record(["name": string, "version": string]),
        "selection": string.described("the selection, in words"),
        "status": status.described("the worst status of all scenes; error if a document could not be read"),
        "totals": totals, "unread": list(of: "unread").described("the documents that could not be read"),
        "sheets": list(of: "picture").described("the pages of the sheet of all scenes"),
        "scenes": list(of: "scene"),
        "documents": list(of: "document").described("all documents, in the order of their scenes"),
      ],
      optional: [
        "maps": list(of: "map").described("the maps of storyboards"),
        "folders": .list(of: folder).described("the folders of documents that a README lists, in its order"),
        "findings": list(of: "finding").described("findings that belong to no document that was read"),
      ])
  }

  private static var folder: JSONValue {
    .record(
      ["path": string, "documents": texts.described("the documents in it, in the order of the README")],
      optional: ["title": string.described("the heading of the README")])
  }

  private static var map: JSONValue {
    let position = JSONValue.anyOf([count, ["type": "null"]])
    let scene = JSONValue.record([
      "name": string, "kind": .words(of: StoryboardMap.Node.Kind.self),
      "slug": textOrNull.described("the scene in file names and links; null if it was not laid out"),
      "identifier": textOrNull.described("its storyboard identifier, or the one that a reference names"),
      "rect": JSONValue.reference("rect"),
    ])
    let segue = JSONValue.record([
      "kind": .words(of: StoryboardMap.Segue.Kind.self), "from": count.described("an index into the scenes"),
      "to": position.described("an index into the scenes; null if it leads back"), "identifier": textOrNull,
      "relationship": textOrNull, "trigger": textOrNull.described("the view or item that triggers it"),
    ])
    return .record([
      "slug": string.described("its name in files and links"), "name": string, "document": string,
      "picture": .reference("picture"),
      "places": (["enum": ["canvas", "layers"]] as JSONValue).described("as on Xcode's canvas, or by distance"),
      "initial": position.described("the initial scene of the storyboard"), "scenes": .list(of: scene),
      "segues": .list(of: segue),
    ])
  }

  private static var totals: JSONValue {
    let names = ["scenes", "layouts"] + ReviewStatus.words + ["unread"]
    return .record(
      .object(names) { _ in count },
      optional: [
        "expected": count.described("the number of 'ok' layouts with findings that their scenes expect")
      ])
  }

  private static var definitions: JSONValue {
    [
      "unread": .record(["path": string, "findings": list(of: "finding")]), "document": document, "scene": scene,
      "map": map, "layout": layout, "device": device, "picture": picture, "finding": finding,
      "consequence": consequence,
      "rect": numbers(4).described("x, y, width and height, in points"),
    ]
  }

  private static var document: JSONValue {
    .record([
      "name": string.described("its name in scenes and findings"),
      "path": textOrNull.described("relative to the working directory of the tool; null if it is elsewhere"),
      "scenes": count.described("the number of scenes in it"),
    ])
  }

  private static var scene: JSONValue {
    .record(
      [
        "name": string, "identifier": string, "slug": string.described("its name in files and links"),
        "document": string, "line": placeOrNull, "column": placeOrNull, "status": status,
        "sheets": list(of: "picture").described("the pages of its contact sheet"),
        "findings": list(of: "finding").described("findings about the scene itself"),
        "layouts": list(of: "layout"),
      ],
      optional: [
        "checklist": .list(of: check).described("the checks of the tester's checklist, and their results"),
        "sweeps": (["type": "array"] as JSONValue).described("how the scene changes in windows of all sizes"),
        "live": (["type": "boolean"] as JSONValue).described("whether the gallery shows it at all sizes"),
        "digest": string.described("identifies its layouts: it changes if frames or looks change"),
        "changed": changedPictures.described("a layout before and after a change, as pictures"),
        "views": count.described("the number of its views"),
        "artwork": ["const": true, "description": "whether a view shows artwork of the project"],
        "designs": .list(of: design).described("the pictures of its design"),
      ])
  }

  private static var design: JSONValue {
    .record(
      [
        "path": string.described("relative to the folder of the report"), "name": string,
        "width": number.described("in pixels"), "height": number.described("in pixels"),
      ], optional: ["device": string.described("the only device that it shows")])
  }

  private static var changedPictures: JSONValue {
    .record(
      ["layouts": count.described("the number of layouts that differ")],
      optional: [
        "before": string.described("a path relative to the folder of the report"),
        "after": string.described("likewise"),
      ])
  }

  private static var check: JSONValue {
    .record(
      [
        "check": .words(of: TesterCheck.self), "title": string, "outcome": .words(of: SceneChecklist.Outcome.self),
        "detail": string.described("the reason, in words"),
      ], optional: ["layouts": texts.described("the variants that fail")])
  }

  private static var layout: JSONValue {
    .record(
      [
        "variant": string.described("its name in files and links"), "device": .reference("device"),
        "orientation": .words(of: Orientation.self), "locale": string, "textSize": .words(of: TextSize.self),
        "appearance": .words(of: Appearance.self), "status": status,
        "size": numbers(2).described("width and height of the root view, in points"),
        "variations": texts.described("the active variations"),
        "picture": .anyOf([.reference("picture"), ["type": "null"]]), "findings": list(of: "finding"),
      ],
      optional: [
        "state": string, "os": count.described("the selected version of iOS"),
        "accessibility": string.described("the accessibility settings: 'bold-text+button-shapes'"),
      ])
  }

  private static var device: JSONValue {
    .record(
      [
        "identifier": string, "name": string, "width": number, "height": number, "scale": number,
        "idiom": .words(of: Device.Idiom.self),
      ],
      optional: ["model": string.described("its own name, if 'name' includes the part of the screen that a scene has")])
  }

  private static var picture: JSONValue {
    .record(
      [
        "png": textOrNull.described("the path relative to the report"), "svg": textOrNull, "width": number,
        "height": number,
        "area": .anyOf([.reference("rect"), ["type": "null"]]),
      ], optional: ["pdf": string])
  }

  private static var finding: JSONValue {
    let excerpt: JSONValue = ["type": "array", "minItems": 3, "maxItems": 3]
    return .record(
      [
        "code": string.described("the rule; 'render-layouts explain CODE' explains it"),
        "severity": .words(of: Finding.Severity.self), "message": string,
      ],
      optional: [
        "kind": kind, "arguments": arguments,
        "hint": string.described("what to do about it"),
        "suggestion": string.described("the word that was probably meant, which the hint contains"),
        "notes": texts.described("further lines, such as the constraints of a conflict"), "path": string, "line": place,
        "column": place.described("in Unicode scalars"), "views": texts,
        "excerpt": excerpt.described("the line, and the first column and length of the marked part"),
        "consequences": list(of: "consequence").described("other findings with the same cause"),
        "expected": ["const": true, "description": "whether the scene expects it, so that it is not a fault"],
        "fix": fix.described("the edit that fixes it, which 'resolve --fix' applies"),
        "command": texts.described(
          "the words of the command that fixes it, to be run in the folder that paths are relative to"),
      ])
  }

  private static var fix: JSONValue {
    let change: JSONValue = .record(
      [
        "change": .words(of: ChangeWord.self), "line": place, "column": place.described("in Unicode scalars"),
      ],
      optional: [
        "name": string.described("the attribute"),
        "value": string.described("its new value; without one the attribute is removed"),
        "after": string.described("the attribute after which a new one is inserted"),
        "columns": place.described("the number of Unicode scalars that are replaced"),
        "word": string.described("the replacement"),
      ])
    return .record(
      [
        "title": string,
        "safe": ["type": "boolean", "description": "whether nothing visible changes"],
        "changes": ["type": "array", "items": change],
      ])
  }

  private static var consequence: JSONValue {
    .record(
      ["code": string, "severity": .words(of: Finding.Severity.self), "message": string, "view": string],
      optional: ["kind": kind, "arguments": arguments, "path": string, "line": place, "column": place])
  }

  private static var kind: JSONValue { string.described("which message of the rule; empty for the usual one") }

  private static var arguments: JSONValue {
    let measure: JSONValue = ["type": "array", "items": string, "minItems": 1, "maxItems": 1]
    return JSONValue.list(of: JSONValue.anyOf([string, measure]))
      .described("the values that the message names, in order; numbers and measures are arrays")
  }
}
