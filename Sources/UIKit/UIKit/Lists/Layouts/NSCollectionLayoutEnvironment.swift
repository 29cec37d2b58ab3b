public import Foundation

/// The surroundings of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The room, in points.
  var contentSize: CGSize { get }
  /// The room less its insets, in points.
  var effectiveContentSize: CGSize { get }
}
