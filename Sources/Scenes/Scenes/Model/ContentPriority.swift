public import AutoLayout
public import Geometry

/// The setting of a priority with which a view keeps the size of its content along an axis (specification SIZ-04).
public struct ContentPriority: Sendable, Hashable {
  /// The change that the view resists.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Becoming larger than its content.
    case contentHugging
    /// Becoming smaller than its content.
    case compressionResistance
  }

  /// The position of the view in the scene.
  public var view: Int
  /// The change that the view resists.
  public var kind: Kind
  public var axis: Axis
  public var priority: LayoutPriority

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
