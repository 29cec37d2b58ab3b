internal import AutoLayout
internal import Geometry
package import JSON
internal import Scenes
internal import Typography

/// The part of the schema for views.
package enum SceneSchemaViews {
  /// The definitions of views with their keys by type, and of the changes that variants may make.
  package static var definitions: JSONValue {
    let keys = Set(SceneVocabulary.viewTypes.flatMap(\.keys)).sorted()
    let properties = JSONValue.object(keys, property)
    let changes = keys.filter { $0 != "views" && $0 != "type" }
    return [
      "views": .map(of: .anyOf([.reference("view"), ["type": "null"]])),
      "view": .closedObject(properties).adding(conditions), "root": self.root,
      "changes": .closedObject(.object(changes, property)),
      "font": .closedObject(.object(SceneVocabulary.fontKeys, fontProperty)),
      "frame": .closedObject(.object(SceneVocabulary.frameKeys, frameProperty)),
    ]
  }

  /// The schema of the root: a word for what it represents, or a mapping with that word and the keys of a view.
  private static var root: JSONValue {
    let kinds = JSONValue.words(of: RootExtent.Kind.self)
    let keys = Set(SceneVocabulary.viewTypes.flatMap(\.keys)).subtracting(SceneVocabulary.keysBelowRoot).sorted()
    let view = JSONValue.object(keys + SceneVocabulary.rootKeys) { key in
      switch key {
      case "kind": kinds.described("what the root represents")
      case "width": .reference("number").described("points, or screen")
      case "height": .reference("number").described("points, or fit")
      case "freeform": (["type": "boolean"] as JSONValue).described("whether a part keeps its own size")
      default: property(key)
      }
    }
    return .anyOf([kinds, .closedObject(view)])
  }

  /// The conditions that restrict the keys of a view by its type.
  private static var conditions: JSONValue {
    let choices = SceneVocabulary.viewTypes.map { type -> JSONValue in
      let isStandard = type.name == SceneVocabulary.standardViewType
      let names: JSONValue = ["propertyNames": .words(type.keys)]
      let isType: JSONValue = ["properties": ["type": ["const": .string(type.name)]]]
      // A view without a type is a plain view.
      return ["if": isStandard ? isType : isType.adding(["required": ["type"]]), "then": names]
    }
    return ["allOf": .array(choices)]
  }

  private static func property(_ key: String) -> JSONValue {
    switch key {
    case "type": .words(SceneVocabulary.viewTypes.map(\.name))
    case "views": .reference("views")
    case "hidden", "clips", "preservesSuperviewMargins", "insetsFromSafeArea", "followsReadableWidth", "arranged",
      "cellContent", "border", "scrolls", "editable", "mirror", "on", "enabled", "large", "hidesWhenStopped", "minimal",
      "separator":
      ["type": "boolean"]
    case "direction": .words(["ltr", "rtl"])
    case "style": .words(TextStyle.names)
    case "weight", "symbolWeight": .words(of: FontWeight.self)
    case "align": .words(of: TextAlignment.self)
    case "mode": .words(of: ImageContent.Mode.self)
    case "axis": .words(of: Axis.self)
    case "bounces": .oneOrMore(.words(of: Axis.self))
    case "verifyAmbiguity": .words(of: AmbiguityVerification.self)
    case "insetAdjustment": .words(of: ScrollInsets.Adjustment.self)
    case "distribution": .words(of: StackLayout.Distribution.self)
    case "alignment": .words(of: StackLayout.Alignment.self)
    case "accessory": .words(of: CellContent.Accessory.self)
    case "font": .anyOf([.reference("text"), .reference("font")])
    case "frame": .reference("frame")
    case "lineHeight": .closedObject(.object(LineHeightReader.keys) { _ in .reference("number") })
    case "designFrame": .closedObject(.object(FrameNodeReader.edges) { _ in .reference("number") })
    case "titles": .oneOrMore(localized)
    case "symbols", "images": .oneOrMore(.reference("text"))
    case "symbolScale": .words(of: SymbolSizes.Scale.self)
    case "imagePlacement": .words(of: ButtonArrangement.Placement.self)
    case "opacity", "pointSize", "imagePadding": .reference("number")
    case "outline": .anyOf([.reference("number"), layer(LayerLookReader.outlineKeys)])
    case "shadow": .anyOf([.reference("number"), layer(LayerLookReader.shadowKeys)])
    case "text", "title", "placeholder": localized
    case "size", "contentSize", "placeholderSize", "keptSize", "imageSize", "unbrokenSize", "insets", "margins",
      "contentInset",
      "contentInsets", "hug", "resist":
      .anyOf([.reference("number"), ["type": "object"]])
    default: .reference("text")
    }
  }

  /// Returns the schema of numbers in points and a color.
  private static func layer(_ keys: [String]) -> JSONValue {
    .closedObject(.object(keys) { $0 == "color" ? .reference("text") : .reference("number") })
  }

  /// The schema of a string, or a string for each language.
  private static var localized: JSONValue {
    .anyOf([.reference("text"), .map(of: .reference("text"))])
  }

  private static func fontProperty(_ key: String) -> JSONValue {
    switch key {
    case "style": .words(TextStyle.names)
    case "weight": .words(of: FontWeight.self)
    case "italic": ["type": "boolean"]
    default: .reference("text")
    }
  }

  private static func frameProperty(_ key: String) -> JSONValue {
    switch key {
    case "stretch": .oneOrMore(.words(["left", "width", "right", "top", "height", "bottom"]))
    default: .reference("number")
    }
  }
}
