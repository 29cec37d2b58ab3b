internal import AutoLayout
internal import Geometry
internal import JSON

/// The part of the schema for constraint macros.
enum SceneSchemaMacros {
  /// The schema of an item with the name of a macro and its keys.
  static var definition: JSONValue {
    .anyOf(
      SceneVocabulary.macros.map { macro in
        .closedObject(
          .object([macro.name] + macro.keys) { $0 == macro.name ? views : value(of: $0) },
          required: [macro.name] + macro.required)
      })
  }

  /// The schema of a view or a list of views.
  private static var views: JSONValue { .oneOrMore(.reference("text")) }

  private static func value(of key: String) -> JSONValue {
    switch key {
    case "align": .oneOrMore(.words(VisualFormatOptions.names.filter { !$0.hasPrefix("direction") }))
    case "axis": .words(of: Axis.self)
    case "match": ["type": "boolean"]
    case "size", "minimumSize": .anyOf([.reference("number"), ["type": "object"]])
    case "spacing": .reference("text").described("a piece of a visual format, such as '-', or a number")
    case "describe": .reference("text").described("the purpose, in a sentence that tables show")
    default: .reference("number")
    }
  }
}
