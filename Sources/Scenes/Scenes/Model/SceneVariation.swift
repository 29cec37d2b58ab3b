public import AutoLayout
public import Findings
public import Geometry
public import Typography

/// A set of changes with a condition: a variant of our scenes, or a size class variation of Interface Builder.
public struct SceneVariation: Sendable, Hashable {
  /// The name in messages and on sheets: `portrait`, `large text`, `widthClass=compact`.
  public var name: String
  /// The condition under which it applies.
  public var condition: VariationCondition
  /// The constraints that it installs, by position in the scene, in order.
  public var installed: [Int]
  /// The constraints that it removes, by position in the scene, in order.
  public var removed: [Int]
  /// The constants it changes.
  public var constants: [ConstantChange]
  /// The properties of views that it changes, in order.
  public var viewChanges: [ViewChange]
  /// The keyboard that it shows, or nil for no change.
  public var keyboard: Keyboard?
  /// The finding if no layout uses it, or nil if that is not a mistake.
  public var findingWhereUnused: Finding?

  /// A new constant for a constraint.
  public struct ConstantChange: Sendable, Hashable {
    /// The position of the constraint in the scene.
    public var constraint: Int
    /// The new constant, in points.
    public var constant: Double

    /// Creates a new constant for the constraint at a position.
    public init(constraint: Int, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// A new value for a property of a view.
  public struct ViewChange: Sendable, Hashable {
    /// The position of the view in the scene.
    public var view: Int
    /// The property with its new value.
    public var property: ViewProperty

    /// Creates a new value for a property of the view at a position.
    public init(view: Int, property: ViewProperty) {
      self.view = view
      self.property = property
    }
  }

  /// Creates a variation, by default without changes.
  public init(
    name: String, condition: VariationCondition, installed: [Int] = [], removed: [Int] = [],
    constants: [ConstantChange] = [], viewChanges: [ViewChange] = []
  ) {
    self.name = name
    self.condition = condition
    self.installed = installed
    self.removed = removed
    self.constants = constants
    self.viewChanges = viewChanges
  }
}

/// A property of a view that a variation may change, with its new value.
public enum ViewProperty: Sendable, Hashable {
  case text(LocalizedText)
  case textColor(ViewColor?)
  case placeholder(LocalizedText)
  case titles([LocalizedText])
  case image(ImageContent)
  case buttonStyle(ButtonStyle)
  case isOn(Bool)
  case value(Double)
  case selection(Int)
  case tint(ViewColor?)
  case font(FontDescription)
  case numberOfLines(Int)
  case isHidden(Bool)
  case contentHugging(Axis, LayoutPriority)
  case compressionResistance(Axis, LayoutPriority)
  case background(ViewColor?)
  case stackAxis(Axis)
  case stackSpacing(Double)
  case stackDistribution(StackLayout.Distribution)
  case stackAlignment(StackLayout.Alignment)
  case intrinsicContentSize(IntrinsicContentSize)
}
