/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Sendable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// True where the cell is selected.
  public var isSelected = false
  /// True where it is touched.
  public var isHighlighted = false
  /// True while it is changed.
  public var isEditing = false
  /// True where it may not be used.
  public var isDisabled = false
  /// True where it has the focus.
  public var isFocused = false
  /// True where it is held down.
  public var isPinned = false
  /// True where what is below it is shown.
  public var isExpanded = false
  /// True where it is moved.
  public var isReordering = false
  /// True where it is swiped.
  public var isSwiped = false
  /// A state in traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A state that contents follow.
public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
