public import AutoLayout
public import Findings
public import Geometry
public import Typography

/// A set of changes that applies where a condition holds: a variant of our scenes, a size class variation of
/// Interface Builder.
public struct SceneVariation: Sendable, Hashable {
  /// The name in messages and on sheets: `portrait`, `large text`, `widthClass=compact`.
  public var name: String
  /// When it applies.
  public var condition: VariationCondition
  /// The constraints it installs, by their positions in the scene, in order.
  public var installed: [Int]
  /// The constraints it takes away, by their positions in the scene, in order.
  public var removed: [Int]
  /// The constants it changes.
  public var constants: [ConstantChange]
  /// The properties of views it changes, in order.
  public var viewChanges: [ViewChange]
  /// The keyboard that it shows; nil for no change.
  public var keyboard: Keyboard?
  /// The place at which it is written.
  public var source: SourceLocation?
  /// The finding that is made where no layout has it; nil where that is no mistake.
  public var findingWhereUnused: Finding?

  /// Another constant for a constraint.
  public struct ConstantChange: Sendable, Hashable {
    /// The position of the constraint in the scene.
    public var constraint: Int
    /// The new constant, in points.
    public var constant: Double

    /// A new constant for the constraint at a position.
    public init(constraint: Int, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  /// Another value for a property of a view.
  public struct ViewChange: Sendable, Hashable {
    /// The position of the view in the scene.
    public var view: Int
    /// The property with its new value.
    public var property: ViewProperty

    /// A new value for a property of the view at a position.
    public init(view: Int, property: ViewProperty) {
      self.view = view
      self.property = property
    }
  }

  /// A variation; without changes it does nothing.
  public init(
    name: String, condition: VariationCondition, installed: [Int] = [], removed: [Int] = [],
    constants: [ConstantChange] = [], viewChanges: [ViewChange] = [], source: SourceLocation? = nil
  ) {
    self.name = name
    self.condition = condition
    self.installed = installed
    self.removed = removed
    self.constants = constants
    self.viewChanges = viewChanges
    self.source = source
  }
}

/// A property of a view that a variation may change, with the value that it sets.
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
