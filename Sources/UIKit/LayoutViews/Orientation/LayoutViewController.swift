public import AutoLayout

/// Holds a tree of views and hears of turns of the device while it is shown; UIKit's `UIViewController` as far as
/// layout goes.
open class LayoutViewController {
  /// The root of the tree.
  public let view: LayoutView
  /// The orientation of the device when the controller was last shown or turned; its screen keeps it up to date only
  /// while the controller is shown, and sets it before ``viewWillAppear(_:)``.
  public internal(set) var interfaceOrientation = InterfaceOrientation.portrait

  /// The room that there was when the controller was last shown or turned; nil before.
  public internal(set) var traitCollection: TraitCollection?

  /// True where ``viewDidLoad()`` was called.
  public internal(set) var isViewLoaded = false

  /// The strip of the view that lies under the status and navigation bars.
  public var topLayoutGuide: ViewLayoutGuide { view.topLayoutGuide }
  /// The strip of the view that lies under the tab bar or toolbar.
  public var bottomLayoutGuide: ViewLayoutGuide { view.bottomLayoutGuide }

  /// A controller with a root; its size comes from the screen that shows it.
  public init(view: LayoutView = LayoutView()) { self.view = view }

  /// Called once, before the view is shown for the first time.
  open func viewDidLoad() throws {}

  /// Called where the room has changed, when ``traitCollection`` has it already: before the view appears for the first
  /// time and, while it is shown, when a turn changes size classes; for a controller that was hidden meanwhile, before it
  /// appears again (specification ORI-10).
  ///
  /// - Parameter former: The room that there was before; nil for the first time.
  open func traitCollectionDidChange(_ former: TraitCollection?) throws {}

  /// Called while the device turns, when the view has its new size; only while the controller is shown.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held afterwards.
  ///   - duration: How long the turn takes, in seconds; nothing here takes time.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) throws {}

  /// Called before the view is shown, when it has the size of the screen.
  ///
  /// Turns that happened while it was hidden have not been told (specification ORI-05): look at
  /// ``interfaceOrientation`` here.
  open func viewWillAppear(_ animated: Bool) throws {}

  /// Called when the view is shown and laid out.
  open func viewDidAppear(_ animated: Bool) throws {}
}
