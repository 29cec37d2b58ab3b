public import Foundation

/// Shows a controller in a sheet.
open class UISheetPresentationController: UIPresentationController {
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

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Whether it has a handle.
  open var prefersGrabberVisible = false
  /// Whether its content moves before it does.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of its corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// The largest height at which what is behind does not fade.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet stands at an edge in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of the sheet is that of its content then.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet comes from; kept.
  open var sourceView: UIView?
  /// Whether the sheet has the size of a page in much room; kept.
  open var prefersPageSizing = true
  /// Asks for the heights anew; nothing rests here.
  open func invalidateDetents() {}
  /// Runs code whose changes would be animated; here they hold at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
