internal import AutoLayout
internal import Scenes

/// The words that scene files are made of, as the readers know them.
package enum SceneVocabulary {
  /// The keys of a scene.
  static let sceneKeys = SceneFileReader.keys
  /// The types of views, each with the keys that views of the type have.
  static let viewTypes = ViewType.allCases.map { (name: $0.rawValue, keys: $0.keys) }
  /// The type of a view that names none.
  static let standardViewType = ViewType.view.rawValue
  /// The keys that the root view has not.
  static let keysBelowRoot = ViewType.keysBelowRoot
  /// The keys that only the root view has.
  static let rootKeys = RootNodeReader.keys
  /// The keys of a variant's condition: the properties that a variant can depend on.
  static let conditionKeys = ConditionReader.keys
  /// The keys of a variant besides its condition, which are those of a state.
  static let variantKeys = VariantReader.keys
  /// The words of the short form of constraints.
  package static let shorthandWords = ShorthandWord.allCases.map(\.rawValue)
  /// The macros of constraints, each with the keys that must and those that may stand beside its name.
  package static let macros = ConstraintMacro.allCases.map {
    (name: $0.rawValue, required: $0.requiredKeys, keys: $0.keys)
  }
  /// The words for rows and columns of views, which stand beside the macros.
  package static let rowWords = RowReader.words
  /// The items of equations that are no views of the scene.
  package static let reservedItems = EquationNames.reserved
  /// The guides that any view has.
  package static let viewGuides = EquationNames.viewGuides.map(\.name)
  /// The attributes of items in equations.
  package static let attributes = LayoutAttribute.equationNames
  /// The words for priorities.
  package static let priorityWords = EquationParser.priorityWords
  /// The words for colours of the system.
  package static let colorWords = SystemColor.allCases.map(\.rawValue)
  /// The keys whose values are colours.
  package static let colorKeys: Set<String> = ["color", "background", "fill", "tint"]
  /// The keys of a device of the author's.
  static let deviceKeys = DeviceReader.keys
  /// The keys of a font.
  static let fontKeys = FontNodeReader.keys
  /// The keys of a frame, the numbers first.
  static let frameKeys = FrameNodeReader.edges + ["in", "stretch"]
}
