import AutoLayout
import Geometry
import LayoutViews
import Testing

/// Sets of constraints for size classes (specification ORI-10, ORI-11).
@Suite struct SizeClassConstraintsTests {
  typealias Condition = SizeClassConstraints.Condition

  @Test(arguments: [
    (375.0, 667.0, false, "wC-hR"), (667, 375, false, "wC-hC"), (414, 736, false, "wC-hR"),
    (736, 414, false, "wR-hC"), (393, 852, false, "wC-hR"), (852, 393, false, "wC-hC"), (932, 430, false, "wR-hC"),
    (768, 1024, true, "wR-hR"), (1024, 768, true, "wR-hR"), (400, 400, false, "wC-hR"),
  ])
  func `ORI-10: phones are compact, large ones less when they are turned, tablets never`(
    width: Double, height: Double, isTablet: Bool, classes: String
  ) throws {
    let traits = isTablet ? .tablet : TraitCollection.phone(screen: Size(width: width, height: height))
    let condition = Condition(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    #expect(Condition(classes) == condition)
  }

  @Test(
    arguments: [
      ("wC", Condition(horizontal: .compact)), ("wR", Condition(horizontal: .regular)),
      ("hC", Condition(vertical: .compact)), ("hR", Condition(vertical: .regular)),
      ("hC-wR", Condition(horizontal: .regular, vertical: .compact)), ("", nil), ("wC-", nil), ("wC-wR", nil),
      ("hX", nil), ("wC hR", nil),
    ] as [(String, Condition?)])
  func `conditions have a short form`(text: String, condition: Condition?) { #expect(Condition(text) == condition) }

  /// A box with a top distance for each class of height, and a width for each pair of classes.
  private final class Box: LayoutViewController {
    let box = LayoutContentView(contentSize: Size(width: 10, height: 10))
    private(set) var sets = SizeClassConstraints([])
    private(set) var heard: [TraitCollection?] = []

    override func viewDidLoad() throws {
      view.addSubview(constrained: box)
      func top(_ distance: Double) -> [ViewConstraint] {
        [box.topAnchor.constraint(equalTo: view.topAnchor, constant: distance)]
      }
      func width(_ width: Double) -> [ViewConstraint] { [box.widthAnchor.constraint(equalToConstant: width)] }
      sets = SizeClassConstraints([
        (Condition(), [box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7)]),
        (Condition(vertical: .regular), top(100)), (Condition(vertical: .compact), top(20)),
        (Condition(horizontal: .compact, vertical: .compact), width(44)),
        (Condition(horizontal: .regular), width(88)),
      ])
    }

    override func traitCollectionDidChange(_ former: TraitCollection?) throws {
      heard.append(former)
      guard let traitCollection else { return }
      try sets.show(traitCollection)
    }
  }

  @Test(arguments: [
    (320.0, 568.0, false, Rect(x: 7, y: 100, width: 10, height: 10), Rect(x: 7, y: 20, width: 44, height: 10)),
    (414, 896, false, Rect(x: 7, y: 100, width: 10, height: 10), Rect(x: 7, y: 20, width: 88, height: 10)),
    (768, 1024, true, Rect(x: 7, y: 100, width: 88, height: 10), Rect(x: 7, y: 100, width: 88, height: 10)),
  ])
  func `ORI-10: sets follow the room when the screen turns`(
    width: Double, height: Double, isTablet: Bool, upright: Rect, sideways: Rect
  ) throws {
    let screen = LayoutScreen(portraitSize: Size(width: width, height: height), isTablet: isTablet)
    let controller = Box()
    try screen.show(controller)
    #expect(controller.box.frame == upright)
    let layout = try #require(try screen.rotate(to: .landscapeLeft))
    #expect(controller.box.frame == sideways && layout.conflicts.isEmpty && layout.ambiguities.isEmpty)
    try screen.rotate(to: .landscapeRight)
    try screen.rotate(to: .portrait)
    #expect(controller.box.frame == upright)
    // Between both landscapes, and on a tablet, nothing changes.
    #expect(controller.heard.count == (isTablet ? 1 : 3) && controller.heard[0] == nil)
    #expect(controller.view.installedConstraints.count == (upright.width == 10 ? 2 : 3))
  }

  @Test func `a hidden controller hears of other room before it appears`() throws {
    let screen = LayoutScreen(portraitSize: Size(width: 320, height: 568))
    let controller = Box()
    try screen.show(controller)
    try screen.show(LayoutViewController())
    try screen.rotate(to: .landscapeLeft)
    #expect(controller.box.frame.minY == 100)
    try screen.show(controller)
    #expect(controller.box.frame == Rect(x: 7, y: 20, width: 44, height: 10))
  }

  @Test func `what holds in both rooms is left as it is`() throws {
    let view = LayoutView()
    let (always, compact) = (
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 2)
    )
    let sets = SizeClassConstraints([(Condition(), [always]), (Condition(horizontal: .compact), [compact])])
    try sets.show(TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))
    always.isActive = false
    try sets.show(.tablet)
    #expect(!always.isActive && !compact.isActive && sets.traits == .tablet)
  }

  @Test func `sets that cannot be installed leave the shown ones`() throws {
    let (view, stranger) = (LayoutView(), LayoutView())
    let good = view.widthAnchor.constraint(equalToConstant: 10)
    let bad = view.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    let sets = SizeClassConstraints([
      (Condition(horizontal: .compact), [good]), (Condition(horizontal: .regular), [bad]),
    ])
    let compact = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    try sets.show(compact)
    #expect(throws: ConstraintError.self) { try sets.show(.tablet) }
    #expect(good.isActive && !bad.isActive && sets.traits == compact)
  }
}
