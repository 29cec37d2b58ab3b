public import Foundation
public import UIKit

/// Types whose values closures set up: `UILabel().then { $0.text = "Title" }`.
public protocol Then {}

extension Then where Self: AnyObject {
  /// Returns the object after a closure set it up.
  public func then(_ setUp: (Self) throws -> Void) rethrows -> Self {
    try self.do(setUp)
    return self
  }
}

extension Then {
  /// Calls a closure with the value.
  public func `do`(_ action: (Self) throws -> Void) rethrows { try action(self) }

  /// Returns a copy that a closure has changed.
  public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
    var changed = self
    try change(&changed)
    return changed
  }
}

// Values of geometry.
extension CGPoint: Then {}
extension CGVector: Then {}
extension CGSize: Then {}
extension CGRect: Then {}
extension UIOffset: Then {}
extension UIEdgeInsets: Then {}
extension UIRectEdge: Then {}

// Collections, coders, and all classes that have Foundation's root class.
extension Array: Then {}
extension Set: Then {}
extension Dictionary: Then {}
extension JSONEncoder: Then {}
extension JSONDecoder: Then {}
extension NSObject: Then {}
