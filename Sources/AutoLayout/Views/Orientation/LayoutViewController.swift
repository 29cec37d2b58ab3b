public import Geometry

/// Holds a tree of views and hears of turns of the device while it is shown; UIKit's `UIViewController` as far as
/// layout goes.
open class LayoutViewController {
  /// The root of the tree.
  public let view: LayoutView

  /// What lies under the status and navigation bars.
  public var topLayoutGuide: ViewLayoutGuide { view.topLayoutGuide }
  /// What lies above the tab bar or toolbar.
  public var bottomLayoutGuide: ViewLayoutGuide { view.bottomLayoutGuide }

  /// A controller with a root; its size comes from the screen that shows it.
  public init(view: LayoutView = LayoutView()) { self.view = view }

  /// Called before the device has turned, when the view has its new size; only while the controller is shown.
  open func willAnimateRotation(to orientation: InterfaceOrientation) throws {}

  /// Called before the view is shown, when it has the size of the screen.
  ///
  /// Turns that happened while it was hidden have not been told (specification ORI-05): compare the orientation here.
  open func viewWillAppear(in orientation: InterfaceOrientation) throws {}
}

/// A screen that can be turned and shows one controller at a time (specification DEV-04).
public final class LayoutScreen {
  /// The size of the screen in portrait, in points.
  public let portraitSize: Size
  /// How it is held.
  public private(set) var orientation: InterfaceOrientation
  /// The controller that is shown; nil for none.
  public private(set) var controller: LayoutViewController?
  private let safeArea: (InterfaceOrientation) -> EdgeInsets

  /// A screen of a size in points, upright.
  ///
  /// - Parameter safeArea: What bars and the shape of the screen cover in an orientation, in points.
  public init(portraitSize: Size, safeArea: @escaping (InterfaceOrientation) -> EdgeInsets = { _ in .zero }) {
    self.portraitSize = portraitSize
    self.safeArea = safeArea
    orientation = .portrait
  }

  /// The size of the screen as it is held, in points.
  public var size: Size { orientation.size(ofPortrait: portraitSize) }

  /// Shows a controller and lays it out. The one before is hidden and hears nothing of turns any more.
  ///
  /// - Throws: What the controller or the layout throws.
  @discardableResult
  public func show(_ controller: LayoutViewController) throws -> ViewLayout {
    self.controller = controller
    fit(controller.view)
    try controller.viewWillAppear(in: orientation)
    return try controller.view.layoutIfNeeded()
  }

  /// Turns the screen; a controller that is shown hears of it and is laid out.
  ///
  /// - Returns: The layout, or nil where no controller is shown.
  /// - Throws: What the controller or the layout throws.
  @discardableResult
  public func rotate(to orientation: InterfaceOrientation) throws -> ViewLayout? {
    self.orientation = orientation
    guard let controller else { return nil }
    fit(controller.view)
    try controller.willAnimateRotation(to: orientation)
    return try controller.view.layoutIfNeeded()
  }

  private func fit(_ view: LayoutView) {
    view.frame = Rect(origin: .zero, size: size)
    view.additionalSafeAreaInsets = safeArea(orientation)
  }
}
