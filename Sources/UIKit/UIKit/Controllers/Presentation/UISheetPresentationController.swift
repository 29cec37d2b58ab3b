public import Foundation

/// Shows a controller in a sheet.
open class UISheetPresentationController: UISheetPresentationControllerDeclarations {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String
      /// A height by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A height by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
    /// A height of one's own, in points.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// Runs code whose changes would be animated; here they hold at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
