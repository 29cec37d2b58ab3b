public import AutoLayout
public import Geometry

/// Another priority with which a view keeps the size of its content along an axis (specification SIZ-04).
public struct ContentPriority: Sendable, Hashable {
  /// The thing that the view resists.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// To become larger than its content.
    case contentHugging
    /// To become smaller than its content.
    case compressionResistance
  }

  /// The position of the view in the scene.
  public var view: Int
  /// The thing that the view resists.
  public var kind: Kind
  /// The axis.
  public var axis: Axis
  /// The priority.
  public var priority: LayoutPriority

  /// A priority for a view.
  public init(view: Int, kind: Kind, axis: Axis, priority: LayoutPriority) {
    self.view = view
    self.kind = kind
    self.axis = axis
    self.priority = priority
  }

  /// The name with its axis: `horizontal compression resistance`.
  public var words: String {
    "\(axis.rawValue) \(kind == .contentHugging ? "content hugging" : "compression resistance")"
  }
}
