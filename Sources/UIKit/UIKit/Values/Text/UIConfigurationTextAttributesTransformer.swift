public import Foundation

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  let change: @Sendable (AttributeContainer) -> AttributeContainer
  /// Changes attributes by a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { change = transform }
}
