import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// Screens, controllers and sets of constraints (specification DEV-04, ORI-01 to ORI-05).
@Suite struct LayoutScreenTests {
  /// Writes down what it hears.
  private final class Listener: LayoutViewController {
    var heard: [String] = []

    override func viewDidLoad() { heard.append("load") }
    override func viewWillAppear(_ animated: Bool) { heard.append("appear in \(interfaceOrientation)") }
    override func viewDidAppear(_ animated: Bool) { heard.append("shown") }
    override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
      heard.append("turn to \(orientation)")
    }
  }

  private let screen = LayoutScreen(portraitSize: Size(width: 320, height: 568)) { orientation in
    orientation.isPortrait ? EdgeInsets(top: 20) : .zero
  }

  @Test func `a controller hears of turns while it is shown`() throws {
    let listener = Listener()
    try screen.show(listener)
    try screen.rotate(to: .landscapeLeft)
    #expect(listener.view.frame == Rect(x: 0, y: 0, width: 568, height: 320))
    try screen.show(LayoutViewController())
    try expect(screen.rotate(to: .portraitUpsideDown)?.conflicts, is: [])
    #expect(
      listener.view.frame.size == Size(width: 568, height: 320) && listener.interfaceOrientation == .landscapeLeft)
    try screen.show(listener)
    #expect(
      listener.heard == [
        "load", "appear in portrait", "shown", "turn to landscapeLeft", "appear in portraitUpsideDown", "shown",
      ])
    #expect(listener.view.safeAreaInsets == EdgeInsets(top: 20))
  }

  @Test func `an empty screen turns by itself`() throws {
    try expect(screen.rotate(to: .landscapeRight), is: nil)
    #expect(screen.size == Size(width: 568, height: 320) && screen.controller == nil)
  }

  @Test(arguments: [OrientationConstraints.SwapOrder.removeThenAdd, .addThenRemove])
  func `sets that cannot be installed leave the shown one`(order: OrientationConstraints.SwapOrder) throws {
    let (view, stranger) = (LayoutView(), LayoutView())
    let good = view.widthAnchor.constraint(equalToConstant: 10)
    let bad = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    let sets = OrientationConstraints(portrait: [good], landscape: [bad])
    sets.order = order
    try sets.show(.portrait)
    #expect(throws: ConstraintError.self) { try sets.show(.landscapeLeft) }
    #expect(good.isActive && !bad.isActive && sets.isShowingPortrait == true)
  }

  @Test func `showing what is shown does nothing`() throws {
    let view = LayoutView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let sets = OrientationConstraints(portrait: [width], landscape: [])
    try sets.show(.portrait)
    width.isActive = false
    try sets.show(.portraitUpsideDown)
    #expect(!width.isActive)
    try sets.show(.landscapeRight)
    try sets.show(.portrait)
    #expect(width.isActive)
  }
}
