internal import AutoLayout
internal import Geometry
package import JSON
internal import Scenes
internal import Typography

/// The JSON Schema (draft 7) of scene files, for completion and checks in editors.
///
/// It describes keys, words and types of values. Equations and visual formats are checked by the tool alone.
package enum SceneSchema {
  /// The schema as text, with a trailing line break.
  package static var text: String { value.lines(before: "\n") }

  package static var value: JSONValue {
    let scene = JSONValue.closedObject(.object(SceneVocabulary.sceneKeys, sceneProperty), required: ["format"])
    return .schema("A layout scene, format 1", scene, definitions: definitions)
  }

  private static func sceneProperty(_ key: String) -> JSONValue {
    switch key {
    case "format": (["enum": [1, "1"]] as JSONValue).described("always 1")
    case "scene": .reference("text").described("the name of the scene; by default the name of the file")
    case "devices":
      .oneOrMore(.anyOf([["type": "string"], .reference("device")]))
        .described("device names, all, all phones, all tablets, or custom screens")
    case "idiom": .words(of: Device.Idiom.self)
    case "design":
      .anyOf([.oneOrMore(.reference("text")), .closedObject(.object(DesignReader.keys, designProperty))])
        .described("the screen of the designFrames, or pictures of the design")
    case "presentation":
      .anyOf([
        .words(of: PresentationReader.Kind.self),
        .closedObject(.object(PresentationReader.keys, presentationProperty), required: ["kind"]),
      ])
    case "lists": .map(of: .closedObject(.object(ListsReader.keys, placeProperty), required: ["kind"]))
    case "canvas": .closedObject(.object(CanvasReader.keys, canvasProperty))
    case "size": componentSize
    case "orientations": .oneOrMore(.words(of: Orientation.self))
    case "locales": .oneOrMore(.reference("text"))
    case "textSizes": .oneOrMore(.reference("textSize"))
    case "appearances": .oneOrMore(.words(of: Appearance.self))
    case "accessibility":
      .oneOrMore(["type": "string"]).described(
        "bold-text, increased-contrast, button-shapes, none; combine several with '+'")
    case "bars": .oneOrMore(.words(of: Bar.self))
    case "controls": .words(of: ControlGeneration.self)
    case "textEra": .words(of: TextEra.self)
    case "ideographs": .words(of: Ideographs.self)
    case "autoLayout": ["type": "boolean"]
    case "keyboard": keyboard
    case "metrics": .map(of: .reference("number"))
    case "strings": ["type": ["string", "array", "object"]]
    case "root": .reference("root")
    case "views": .reference("views")
    case "constraints": .reference("constraints")
    case "states": .anyOf([["type": "array"], .map(of: .reference("state"))])
    case "variants": .map(of: .reference("variant"))
    case "expect": .reference("expectations")
    default: .reference("text")
    }
  }

  private static func presentationProperty(_ key: String) -> JSONValue {
    switch key {
    case "kind": .words(of: PresentationReader.Kind.self)
    case "alwaysBeside": ["type": "boolean"]
    default: .reference("number")
    }
  }

  private static func placeProperty(_ key: String) -> JSONValue {
    switch key {
    case "kind": .words(of: ListsReader.Kind.self)
    case "sides": .words(of: ListsReader.Sides.self)
    case "style": .words(of: ListsReader.Style.self)
    case "fills": .oneOrMore(.words(of: Axis.self))
    case "axis": .words(of: Axis.self)
    case "followsMargin", "separator", "prototype", "fitsItems": ["type": "boolean"]
    case "insets": .anyOf([.reference("number"), ["type": "object"]])
    case "gap", "points", "accessory", "width", "itemSpacing", "lineSpacing": .reference("number")
    default: .reference("text")
    }
  }

  private static func canvasProperty(_ key: String) -> JSONValue {
    switch key {
    case "wholePoints": .oneOrMore(.reference("text"))
    case "heights", "textFieldRooms", "fontSizes": .map(of: .reference("number"))
    default: .map(of: ["type": "object"])
    }
  }

  private static func designProperty(_ key: String) -> JSONValue {
    switch key {
    case "orientation": .words(of: Orientation.self)
    case "picture": .anyOf([.oneOrMore(.reference("text")), .map(of: .reference("text"))])
    default: .reference("text")
    }
  }

  /// The schema of a keyboard: whether it is shown, or its height in points.
  private static var keyboard: JSONValue {
    .anyOf([["type": "boolean"], .reference("number")]).described("whether the keyboard is shown, or its height")
  }

  /// The schema of a component's size: widths and heights, or a height that fits the content.
  private static var componentSize: JSONValue {
    let lengths = JSONValue.oneOrMore(.reference("number"))
    return .closedObject(["width": lengths, "height": lengths], required: ["width", "height"])
  }

  private static var definitions: JSONValue { values.adding(SceneSchemaViews.definitions).adding(parts) }

  /// The definitions of values that many keys take.
  private static var values: JSONValue {
    let number: JSONValue = ["type": ["number", "string"]]
    return [
      // YAML resolves some plain words as numbers or Booleans, which are strings to the tool.
      "text": ["type": ["string", "number", "boolean"]],
      "number": number.described("a number, a metric, or an arithmetic expression"),
      "textSize": ["type": "string", "pattern": .string("^(\(sizes))(\\.\\.(\(sizes)))?$")],
      "sizeClass": .words(SizeClass.allCases.map(\.rawValue) + ["any"]),
    ]
  }

  private static let sizes = TextSize.allCases.map(\.rawValue).joined(separator: "|")

  /// The definitions of the parts of a scene.
  private static var parts: JSONValue {
    let state = JSONValue.object(SceneVocabulary.variantKeys, variantProperty)
    let when: JSONValue = ["when": .reference("when")]
    return [
      "device": device, "constraint": constraint, "macro": SceneSchemaMacros.definition,
      "constraints": .anyOf([listOrOne(of: "constraint"), .map(of: listOrOne(of: "constraint"))]),
      "expectations": listOrOne(of: "expectation"), "expectation": ["type": ["string", "object"]],
      "when": .closedObject(.object(SceneVocabulary.conditionKeys, condition)),
      "variant": .closedObject(when.adding(state)), "state": .closedObject(state),
    ]
  }

  private static func listOrOne(of name: String) -> JSONValue {
    .anyOf([.list(of: .reference(name)), ["type": ["string", "null"]]])
  }

  /// The schema of a constraint in any notation. The values of its keys are checked by the tool.
  private static var constraint: JSONValue {
    .anyOf([
      ["type": "string"], .reference("macro"),
      .map(
        of: .anyOf([
          ["type": ["string", "number", "array", "null"]],
          [
            "type": "object",
            "propertyNames": .words(SceneVocabulary.shorthandWords + ["align", "direction"]),
          ],
        ])),
    ])
  }

  private static func variantProperty(_ key: String) -> JSONValue {
    switch key {
    case "views": .map(of: .reference("changes"))
    case "constraints": .reference("constraints")
    case "expect": .reference("expectations")
    case "keyboard": keyboard
    default: .oneOrMore(.reference("text"))
    }
  }

  private static func condition(_ key: String) -> JSONValue {
    switch key {
    case "orientation": .words(of: Orientation.self)
    case "appearance": .words(of: Appearance.self)
    case "idiom": .words(of: Device.Idiom.self)
    case "widthClass", "heightClass": .words(of: SizeClass.self)
    case "textSize": .oneOrMore(.reference("textSize"))
    case "direction": .words(["ltr", "rtl"])
    case "device", "locale", "state": .oneOrMore(.reference("text"))
    default: .reference("number")
    }
  }

  private static var device: JSONValue {
    .anyOf([
      .closedObject(.object(SceneVocabulary.deviceKeys, deviceProperty), required: ["name", "width", "height"]),
      .closedObject(["canvas": ["type": "string"]], required: ["canvas"]),
    ])
  }

  private static func deviceProperty(_ key: String) -> JSONValue {
    switch key {
    case "name": .reference("text")
    case "idiom": .words(of: Device.Idiom.self)
    case "includesBars", "component", "canvas": ["type": "boolean"]
    case "sizeClasses": .closedObject(["width": .reference("sizeClass"), "height": .reference("sizeClass")])
    case "textSize": .words(of: TextSize.self)
    case "safeArea", "margins": .anyOf([.reference("number"), ["type": "object"]])
    default: .reference("number")
    }
  }
}
