/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Sendable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// True while it is changed.
  public var isEditing = false
  /// Whether it may not be used.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is held down.
  public var isPinned = false
  /// Whether what is below it is shown.
  public var isExpanded = false
  /// Whether it is moved.
  public var isReordering = false
  public var isSwiped = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A state that contents follow.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get }
}
