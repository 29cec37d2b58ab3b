public import Foundation

/// A presentation of a controller as a sheet.
open class UISheetPresentationController: UISheetPresentationControllerDeclarations {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String
      /// An identifier with a raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier with a raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Returns a detent at half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
    /// Returns a detent with a custom height, in points. Here the height is not resolved.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// Runs changes that UIKit animates. Here they apply immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
