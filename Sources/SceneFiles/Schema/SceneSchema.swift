internal import AutoLayout
package import JSON
internal import Scenes

/// The JSON Schema (draft 7) of scene files, from which editors complete and check.
///
/// It says what keys and words there are and which values they take; what equations and formats mean is left to the
/// tool itself.
package enum SceneSchema {
  /// The schema, with a line break at its end.
  package static var text: String { JSONText.lines(value) + "\n" }

  /// The schema as a JSON value.
  package static var value: JSONValue {
    let scene = SchemaPiece.object(SceneVocabulary.sceneKeys.map { ($0, sceneProperty($0)) }, required: ["format"])
    guard case .object(let members) = scene else { return scene }
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "A layout scene, format 1"),
    ]
    return .object(head + members + [.init("definitions", definitions)])
  }

  /// The value of a key of the scene.
  private static func sceneProperty(_ key: String) -> JSONValue {
    switch key {
    case "format": SchemaPiece.described(["enum": [1, "1"]], "always 1")
    case "scene": SchemaPiece.described(SchemaPiece.reference("text"), "its name; otherwise that of the file")
    case "devices":
      SchemaPiece.described(
        SchemaPiece.oneOrMore(SchemaPiece.anyOf([["type": "string"], SchemaPiece.reference("device")])),
        "names, all, all phones, all tablets, or screens of your own")
    case "size": componentSize
    case "orientations": SchemaPiece.oneOrMore(SchemaPiece.words(of: Orientation.self))
    case "locales": SchemaPiece.oneOrMore(SchemaPiece.reference("text"))
    case "textSizes": SchemaPiece.oneOrMore(SchemaPiece.reference("textSize"))
    case "appearances": SchemaPiece.oneOrMore(SchemaPiece.words(of: Appearance.self))
    case "bars": SchemaPiece.oneOrMore(SchemaPiece.words(of: Bar.self))
    case "controls": SchemaPiece.words(of: ControlGeneration.self)
    case "textEra": SchemaPiece.words(of: TextEra.self)
    case "autoLayout": ["type": "boolean"]
    case "keyboard": keyboard
    case "metrics": SchemaPiece.map(of: SchemaPiece.reference("number"))
    case "strings": ["type": ["string", "array", "object"]]
    case "root": SchemaPiece.reference("root")
    case "views": SchemaPiece.reference("views")
    case "constraints": SchemaPiece.reference("constraints")
    case "states": SchemaPiece.anyOf([["type": "array"], SchemaPiece.map(of: SchemaPiece.reference("state"))])
    case "variants": SchemaPiece.map(of: SchemaPiece.reference("variant"))
    case "expect": SchemaPiece.reference("expectations")
    default: SchemaPiece.reference("text")
    }
  }

  /// The schema of a keyboard: true or false for shown or not, or its height in points.
  private static var keyboard: JSONValue {
    SchemaPiece.described(
      SchemaPiece.anyOf([["type": "boolean"], SchemaPiece.reference("number")]), "whether it is shown, or its height")
  }

  /// The size of a component: widths and heights, or a height that fits.
  private static var componentSize: JSONValue {
    let lengths = SchemaPiece.oneOrMore(SchemaPiece.reference("number"))
    return SchemaPiece.object([("width", lengths), ("height", lengths)], required: ["width", "height"])
  }

  private static var definitions: JSONValue {
    .object(
      (values + SceneSchemaViews.definitions + parts).map { JSONValue.Member($0.key, $0.value) })
  }

  /// Values that many keys take.
  private static var values: [(key: String, value: JSONValue)] {
    let numbers = ["number", "string"] as JSONValue
    return [
      // YAML takes words for numbers and truth values that are texts to us.
      ("text", ["type": ["string", "number", "boolean"]]),
      ("number", SchemaPiece.described(["type": numbers], "a number, a metric, or arithmetic with them")),
      ("textSize", ["type": "string", "pattern": .string("^(\(sizes))(\\.\\.(\(sizes)))?$")]),
      ("sizeClass", SchemaPiece.words(SizeClass.allCases.map(\.rawValue) + ["any"])),
    ]
  }

  private static let sizes = TextSize.allCases.map(\.rawValue).joined(separator: "|")

  /// The parts of a scene.
  private static var parts: [(key: String, value: JSONValue)] {
    let state = SceneVocabulary.variantKeys.map { (key: $0, value: variantProperty($0)) }
    return [
      ("device", device), ("constraint", constraint),
      (
        "constraints",
        SchemaPiece.anyOf([listOrOne(of: "constraint"), SchemaPiece.map(of: listOrOne(of: "constraint"))])
      ),
      ("expectations", listOrOne(of: "expectation")), ("expectation", ["type": ["string", "object"]]),
      ("when", SchemaPiece.object(SceneVocabulary.conditionKeys.map { ($0, condition($0)) })),
      ("variant", SchemaPiece.object([("when", SchemaPiece.reference("when"))] + state)),
      ("state", SchemaPiece.object(state)),
    ]
  }

  private static func list(of name: String) -> JSONValue { ["type": "array", "items": SchemaPiece.reference(name)] }

  private static func listOrOne(of name: String) -> JSONValue {
    SchemaPiece.anyOf([list(of: name), ["type": ["string", "null"]]])
  }

  /// A constraint in any notation: the values of its keys are the tool's to read.
  private static var constraint: JSONValue {
    SchemaPiece.anyOf([
      ["type": "string"],
      SchemaPiece.map(
        of: SchemaPiece.anyOf([
          ["type": ["string", "number", "array", "null"]],
          [
            "type": "object",
            "propertyNames": SchemaPiece.words(SceneVocabulary.shorthandWords + ["align", "direction"]),
          ],
        ])),
    ])
  }

  private static func variantProperty(_ key: String) -> JSONValue {
    switch key {
    case "views": SchemaPiece.map(of: SchemaPiece.reference("changes"))
    case "constraints": SchemaPiece.reference("constraints")
    case "expect": SchemaPiece.reference("expectations")
    case "keyboard": keyboard
    default: SchemaPiece.oneOrMore(SchemaPiece.reference("text"))
    }
  }

  private static func condition(_ key: String) -> JSONValue {
    switch key {
    case "orientation": SchemaPiece.words(of: Orientation.self)
    case "appearance": SchemaPiece.words(of: Appearance.self)
    case "idiom": SchemaPiece.words(of: Device.Idiom.self)
    case "widthClass", "heightClass": SchemaPiece.words(of: SizeClass.self)
    case "textSize": SchemaPiece.oneOrMore(SchemaPiece.reference("textSize"))
    case "direction": SchemaPiece.words(["ltr", "rtl"])
    case "device", "locale", "state": SchemaPiece.oneOrMore(SchemaPiece.reference("text"))
    default: SchemaPiece.reference("number")
    }
  }

  private static var device: JSONValue {
    SchemaPiece.object(
      SceneVocabulary.deviceKeys.map { key in
        switch key {
        case "name": (key, SchemaPiece.reference("text"))
        case "idiom": (key, SchemaPiece.words(of: Device.Idiom.self))
        case "includesBars": (key, ["type": "boolean"])
        case "sizeClasses":
          (
            key,
            SchemaPiece.object([
              ("width", SchemaPiece.reference("sizeClass")), ("height", SchemaPiece.reference("sizeClass")),
            ])
          )
        case "textSize": (key, SchemaPiece.words(of: TextSize.self))
        case "safeArea", "margins": (key, SchemaPiece.anyOf([SchemaPiece.reference("number"), ["type": "object"]]))
        default: (key, SchemaPiece.reference("number"))
        }
      }, required: ["name", "width", "height"])
  }
}
