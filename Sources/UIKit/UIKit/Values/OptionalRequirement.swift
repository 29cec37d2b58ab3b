internal import Foundation
internal import Synchronization

/// Optional requirements of the app's own protocols, which need Objective-C on iOS. `render-layouts run` rewrites
/// them: each gets a default that reports that it is missing, and calls with a question mark end in `¿`, which then
/// returns nil.
public enum OptionalRequirement {
  private static let isMissing = Atomic(false)

  /// Reports that the called requirement is missing.
  public static func note() { isMissing.store(true, ordering: .relaxed) }

  /// Reports that the called requirement is missing, and returns a value that is never used.
  public static func missing<Value>(_ kind: Value.Type = Value.self) -> Value {
    note()
    if let value = placeholder(for: kind) as? Value { return value }
    preconditionFailure("an optional requirement that returns \(kind) is called without a question mark")
  }

  private static func placeholder(for kind: Any.Type) -> Any? {
    switch kind {
    case let kind as any ExpressibleByNilLiteral.Type: kind.init(nilLiteral: ())
    case let kind as any AdditiveArithmetic.Type: kind.zero
    case let kind as any RangeReplaceableCollection.Type: kind.init()
    case let kind as any SetAlgebra.Type: kind.init()
    case is Bool.Type: false
    case is CGRect.Type: CGRect.zero
    case is CGSize.Type: CGSize.zero
    case is CGPoint.Type: CGPoint.zero
    case is UIEdgeInsets.Type: UIEdgeInsets.zero
    case is UIColor.Type: UIColor(white: 0, alpha: 0)
    case is UIFont.Type: UIFont.systemFont(ofSize: 17)
    case is UIImage.Type: UIImage()
    case is NSAttributedString.Type: NSAttributedString(string: "")
    default: nil
    }
  }

  /// Whether the requirement that was just called is missing, and resets the report.
  static func takeMissing() -> Bool { isMissing.exchange(false, ordering: .relaxed) }
}

postfix operator ¿

/// Returns the result of an optional requirement, or nil if it is missing.
@discardableResult
public postfix func ¿ <Value>(value: Value) -> Value? { OptionalRequirement.takeMissing() ? nil : value }

/// Returns the result of an optional requirement, or nil if it is missing.
@discardableResult
public postfix func ¿ <Value>(value: Value?) -> Value? { OptionalRequirement.takeMissing() ? nil : value }
