public import Foundation
internal import Geometry
internal import Scenes

open class UISheetPresentationController: UISheetPresentationControllerDeclarations {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String
      /// Creates an identifier with a raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    /// A function that returns the height without the bottom safe area, in points, or nil if the detent is inactive.
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.height) = (identifier, height) }

    /// Returns half the height of the screen. The detent is inactive in a compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumHeight ?? context.maximumDetentValue / 2
      }
    }
    /// Returns the largest height of a sheet.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Creates a detent with a height that a function computes, in points, without the bottom safe area.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), height: resolver) }
    /// Returns the height in a context, in points, without the bottom safe area.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      height(context)
    }
  }

  /// Calls a function. Its changes take effect immediately; iOS animates them.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.setNeedsLayout()
  }

  // MARK: - Layout

  /// The default corner radius of a sheet, in points.
  private static let cornerRadius: CGFloat = 24
  /// The frame of the grabber relative to the top of the sheet, in points. It is centered horizontally.
  private static let grabber = CGRect(x: 0, y: 5, width: 36, height: 5)

  private var dimming: DimmingView?
  private var grabberView: UIView?

  override var isSheet: Bool { part != nil }

  /// The part of the screen that the sheet covers at its largest, or nil for the entire screen.
  private var part: ScreenPart? {
    guard let container = containerView else { return nil }
    let traits = container.traitCollection
    let preferred = presentedViewController.preferredContentSize
    let isForm = presentedViewController.modalPresentationStyle == .formSheet
    let asked: ScreenPart =
      isForm
      ? .formSheet(preferred: preferred.width > 0 && preferred.height > 0 ? Size(preferred) : nil) : .pageSheet
    let isUpright = traits.verticalSizeClass != .compact
    return asked.shown(
      on: isWide ? .pad : .phone, in: isUpright ? .portrait : .landscapeLeft, version: Self.version)
  }

  /// The version of iOS whose sheets are drawn.
  private static let version = 18

  private var isWide: Bool {
    containerView?.traitCollection.userInterfaceIdiom == .pad
      && containerView?.traitCollection.horizontalSizeClass == .regular
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard let part else { return bounds }
    let safe = container.safeAreaInsets
    let largest = CGSize(part.size(on: Size(bounds.size), EdgeInsets(safe), isWide ? .pad : .phone))
    if isWide {
      let (x, y) = ((bounds.width - largest.width) / 2, (bounds.height - largest.height) / 2)
      return CGRect(x: x.rounded(), y: y.rounded(), width: largest.width, height: largest.height)
    }
    let height = min(largest.height, restingHeight(within: largest.height, safe) ?? largest.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Returns the height of the selected detent, otherwise of the smallest one, with the bottom safe area, in points.
  private func restingHeight(within largest: CGFloat, _ safe: UIEdgeInsets) -> CGFloat? {
    guard let container = containerView else { return nil }
    let context = DetentContext(
      containerTraitCollection: container.traitCollection, maximumDetentValue: largest - safe.bottom,
      mediumHeight: container.bounds.height / 2 - safe.bottom)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min($0, context.maximumDetentValue)) }
    }
    let selected = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    return selected.map { $0.1 + safe.bottom }
  }

  override func decorate(_ container: UIView) {
    guard part != nil else { return }
    container.traitOverrides.userInterfaceLevel = .elevated
    let dimming = DimmingView(in: container.bounds)
    self.dimming = dimming
    container.insertSubview(dimming, at: 0)
  }

  override func placeDecoration(on view: UIView) {
    guard part != nil else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
    view.layer.maskedCorners =
      isWide
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    dimming?.isHidden = isUndimmed
    guard prefersGrabberVisible, !isWide, let container = containerView else { return }
    let grabber = grabberView ?? UIView()
    grabberView = grabber
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabber.height / 2
    grabber.isUserInteractionEnabled = false
    if grabber.superview !== container { container.addSubview(grabber) }
    grabber.frame = Self.grabber.offsetBy(dx: view.frame.midX - Self.grabber.width / 2, dy: view.frame.minY)
  }

  /// Whether the sheet is at a detent at which the view behind is not dimmed.
  private var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let end = detents.firstIndex(where: { $0.identifier == limit })
    else { return false }
    let selected = detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    return selected <= end
  }
}

/// The environment in which detents are resolved.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent without the bottom safe area, in points.
  let mediumHeight: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, mediumHeight: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    self.mediumHeight = mediumHeight
  }
}
