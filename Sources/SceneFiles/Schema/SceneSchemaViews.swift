internal import AutoLayout
internal import Geometry
package import JSON
internal import Scenes

/// The part of the schema of scene files that is about views.
package enum SceneSchemaViews {
  /// The definitions: views with their keys by type, and what a variant may change of them.
  package static var definitions: [(key: String, value: JSONValue)] {
    let keys = Set(SceneVocabulary.viewTypes.flatMap(\.keys)).sorted()
    let properties = keys.map { (key: $0, value: property($0)) }
    let root = properties.filter { !SceneVocabulary.keysBelowRoot.contains($0.key) }
    return [
      ("views", SchemaPiece.map(of: SchemaPiece.anyOf([SchemaPiece.reference("view"), ["type": "null"]]))),
      ("view", adding(conditions, to: SchemaPiece.object(properties))),
      ("root", SchemaPiece.object(root)),
      ("changes", SchemaPiece.object(properties.filter { $0.key != "views" && $0.key != "type" })),
      ("font", SchemaPiece.object(SceneVocabulary.fontKeys.map { ($0, fontProperty($0)) })),
      ("frame", SchemaPiece.object(SceneVocabulary.frameKeys.map { ($0, frameProperty($0)) })),
    ]
  }

  private static func adding(_ members: [JSONValue.Member], to object: JSONValue) -> JSONValue {
    guard case .object(let before) = object else { return object }
    return .object(before + members)
  }

  /// The conditions for the keys of a view, which depend on its type: for each type, the keys that it may have.
  private static var conditions: [JSONValue.Member] {
    let choices = SceneVocabulary.viewTypes.map { type -> JSONValue in
      let isStandard = type.name == SceneVocabulary.standardViewType
      let names: JSONValue = ["propertyNames": SchemaPiece.words(type.keys)]
      let isType: JSONValue = ["properties": ["type": ["const": .string(type.name)]]]
      // A view without a type is a plain one.
      return ["if": isStandard ? isType : adding([.init("required", ["type"])], to: isType), "then": names]
    }
    return [.init("allOf", .array(choices))]
  }

  private static func property(_ key: String) -> JSONValue {
    switch key {
    case "type": SchemaPiece.words(SceneVocabulary.viewTypes.map(\.name))
    case "views": SchemaPiece.reference("views")
    case "hidden", "clips", "preservesSuperviewMargins", "insetsFromSafeArea", "arranged", "border", "scrolls",
      "mirror", "on",
      "large", "minimal", "separator":
      ["type": "boolean"]
    case "direction": SchemaPiece.words(["ltr", "rtl"])
    case "style": SchemaPiece.words(TextStyle.names)
    case "weight": SchemaPiece.words(of: FontWeight.self)
    case "align": SchemaPiece.words(of: TextAlignment.self)
    case "mode": SchemaPiece.words(of: ImageContent.Mode.self)
    case "axis": SchemaPiece.words(of: Axis.self)
    case "bounces": SchemaPiece.oneOrMore(SchemaPiece.words(of: Axis.self))
    case "insetAdjustment": SchemaPiece.words(of: ScrollInsets.Adjustment.self)
    case "distribution": SchemaPiece.words(of: StackLayout.Distribution.self)
    case "alignment": SchemaPiece.words(of: StackLayout.Alignment.self)
    case "accessory": SchemaPiece.words(of: CellContent.Accessory.self)
    case "font": SchemaPiece.anyOf([SchemaPiece.reference("text"), SchemaPiece.reference("font")])
    case "frame": SchemaPiece.reference("frame")
    case "titles": SchemaPiece.oneOrMore(localized)
    case "symbols": SchemaPiece.oneOrMore(SchemaPiece.reference("text"))
    case "text", "title", "placeholder": localized
    case "size", "contentSize", "placeholderSize", "imageSize", "insets", "margins", "contentInset",
      "contentInsets", "hug", "resist":
      SchemaPiece.anyOf([SchemaPiece.reference("number"), ["type": "object"]])
    default: SchemaPiece.reference("text")
    }
  }

  /// A text, or one for each language.
  private static var localized: JSONValue {
    SchemaPiece.anyOf([SchemaPiece.reference("text"), SchemaPiece.map(of: SchemaPiece.reference("text"))])
  }

  private static func fontProperty(_ key: String) -> JSONValue {
    switch key {
    case "style": SchemaPiece.words(TextStyle.names)
    case "weight": SchemaPiece.words(of: FontWeight.self)
    case "italic": ["type": "boolean"]
    default: SchemaPiece.reference("text")
    }
  }

  private static func frameProperty(_ key: String) -> JSONValue {
    switch key {
    case "stretch": SchemaPiece.oneOrMore(SchemaPiece.words(["left", "width", "right", "top", "height", "bottom"]))
    default: SchemaPiece.reference("number")
    }
  }
}
