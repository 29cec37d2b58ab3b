public import Foundation

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
