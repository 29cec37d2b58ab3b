public import Foundation

public struct UIConfigurationTextAttributesTransformer: Sendable {
  let change: @Sendable (AttributeContainer) -> AttributeContainer
  /// Creates a transformer with a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { change = transform }
}
