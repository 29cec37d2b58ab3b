public import Foundation

/// A transformer of text attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  let change: @Sendable (AttributeContainer) -> AttributeContainer
  /// A transformer with a function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { change = transform }
}
