public import AutoLayout
public import Geometry

/// A screen that can be turned and shows one controller at a time (specification DEV-04).
public final class LayoutScreen {
  /// The size of the screen in portrait, in points.
  public let portraitSize: Size
  /// The orientation in which the screen is held.
  public private(set) var orientation: InterfaceOrientation
  /// The controller that is shown; nil for none.
  public private(set) var controller: LayoutViewController?
  /// True where the screen is that of a tablet, on which apps have room along both axes.
  public let isTablet: Bool
  private let safeArea: (InterfaceOrientation) -> EdgeInsets

  /// A screen, upright.
  ///
  /// - Parameters:
  ///   - portraitSize: Its size in portrait, in points.
  ///   - isTablet: Whether it is that of a tablet rather than of a phone.
  ///   - safeArea: What bars and the shape of the screen cover in an orientation, in points.
  public init(
    portraitSize: Size, isTablet: Bool = false,
    safeArea: @escaping (InterfaceOrientation) -> EdgeInsets = { _ in .zero }
  ) {
    self.portraitSize = portraitSize
    self.isTablet = isTablet
    self.safeArea = safeArea
    orientation = .portrait
  }

  /// The size of the screen as it is held, in points.
  public var size: Size { orientation.size(ofPortrait: portraitSize) }

  /// The room that an app has on the screen as it is held (specification ORI-10).
  public var traitCollection: TraitCollection { isTablet ? .tablet : .phone(screen: size) }

  /// Shows a controller and lays it out. The one before is hidden and hears nothing of turns any more.
  ///
  /// - Throws: What the controller or the layout throws.
  @discardableResult
  public func show(_ controller: LayoutViewController) throws -> ViewLayout {
    self.controller = controller
    let former = fit(controller)
    if !controller.isViewLoaded {
      controller.isViewLoaded = true
      try controller.viewDidLoad()
    }
    try tell(controller, of: former)
    try controller.viewWillAppear(false)
    let layout = try controller.view.layoutIfNeeded()
    try controller.viewDidAppear(false)
    return layout
  }

  /// Turns the screen; a controller that is shown hears of it and is laid out.
  ///
  /// - Returns: The layout, or nil where no controller is shown.
  /// - Throws: What the controller or the layout throws.
  @discardableResult
  public func rotate(to orientation: InterfaceOrientation) throws -> ViewLayout? {
    self.orientation = orientation
    guard let controller else { return nil }
    let former = fit(controller)
    try tell(controller, of: former)
    try controller.willAnimateRotation(to: orientation, duration: 0)
    return try controller.view.layoutIfNeeded()
  }

  /// Gives a controller the size of the screen and returns the traits that it had before.
  private func fit(_ controller: LayoutViewController) -> TraitCollection? {
    let former = controller.traitCollection
    controller.traitCollection = traitCollection
    controller.interfaceOrientation = orientation
    controller.view.frame = Rect(origin: .zero, size: size)
    controller.view.additionalSafeAreaInsets = safeArea(orientation)
    return former
  }

  private func tell(_ controller: LayoutViewController, of former: TraitCollection?) throws {
    if controller.traitCollection != former { try controller.traitCollectionDidChange(former) }
  }
}
