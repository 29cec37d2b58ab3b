internal import AutoLayout
internal import Scenes

/// The keys and words of scene files that the readers accept.
package enum SceneVocabulary {
  static let sceneKeys = SceneFileReader.keys
  static let viewTypes = ViewType.allCases.map { (name: $0.rawValue, keys: $0.keys) }
  /// The type of a view without a `type`.
  static let standardViewType = ViewType.view.rawValue
  /// The keys that the root view does not have.
  static let keysBelowRoot = ViewType.keysBelowRoot
  /// The keys that only the root view has.
  static let rootKeys = RootNodeReader.keys
  static let conditionKeys = ConditionReader.keys
  /// The keys of variants and states, without the condition.
  static let variantKeys = VariantReader.keys
  /// The words of the short notation of constraints.
  package static let shorthandWords = ShorthandWord.allCases.map(\.rawValue)
  /// The macros of constraints, each with its required keys and all its keys.
  package static let macros = ConstraintMacro.allCases.map {
    (name: $0.rawValue, required: $0.requiredKeys, keys: $0.keys)
  }
  /// The words for rows and columns, which are used like macros.
  package static let rowWords = RowReader.words
  /// The items of equations that are not views of the scene.
  package static let reservedItems = EquationNames.reserved
  package static let viewGuides = EquationNames.viewGuides.map(\.name)
  /// The attributes of items in equations.
  package static let attributes = LayoutAttribute.equationNames
  package static let priorityWords = EquationParser.priorityWords
  package static let colorWords = SystemColor.allCases.map(\.rawValue)
  package static let colorKeys: Set<String> = ["color", "background", "fill", "tint"]
  /// The keys of a device that a scene describes.
  static let deviceKeys = DeviceReader.keys
  static let fontKeys = FontNodeReader.keys
  /// The keys of a frame, numbers first.
  static let frameKeys = FrameNodeReader.edges + ["in", "stretch"]
}
