package import AutoLayout
internal import Findings
package import Geometry
internal import LayoutRules
package import SceneLayouts
package import Scenes
package import Typography

/// A scene with a root view and the views that a test adds.
package struct TestScene {
  /// The scene so far.
  package private(set) var scene: Scene

  /// Creates a scene with a root view only.
  package init() {
    let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
    scene = Scene(
      name: "Test", documentPath: "Test.scene.yaml", source: place, views: [View(name: "superview", superview: nil)])
  }

  /// Adds a view and returns its position.
  @discardableResult
  package mutating func add(
    _ name: String, to superview: Int = 0, _ content: ViewContent = .container,
    _ change: (inout View) -> Void = { _ in }
  ) -> Int {
    var view = View(name: name, superview: superview, content: content)
    change(&view)
    scene.views.append(view)
    return scene.views.count - 1
  }

  /// Adds a constraint and returns its position.
  @discardableResult
  package mutating func add(_ constraint: LayoutConstraint, isInstalled: Bool = true) -> Int {
    scene.constraints.append(SceneConstraint(constraint, isInstalled: isInstalled))
    return scene.constraints.count - 1
  }

  /// Pins a view's left and top edges to its superview's, at distances in points.
  package mutating func pin(_ view: Int, left: Double, top: Double) {
    let item = LayoutItemID(view: view)
    let superview = LayoutItemID(view: scene.views[view].superview ?? 0)
    add(LayoutConstraint(item, .left, .equal, superview, .left, constant: left))
    add(LayoutConstraint(item, .top, .equal, superview, .top, constant: top))
  }

  /// Changes the scene in place.
  package mutating func change(_ change: (inout Scene) -> Void) { change(&scene) }

  /// Returns the layout of the scene on a portrait screen of the given size in points, by default with fixed-pitch
  /// text.
  package func layout(
    width: Double = 320, height: Double = 480, safeArea: EdgeInsets = .zero, hasLints: Bool = false,
    locale: String = "en", measuringTextWith measurer: any TextMeasuring = FixedPitchTextMeasurer()
  ) -> Layout {
    var variant = Self.variant(width: width, height: height, safeArea: safeArea)
    variant.locale = locale
    var resolved = scene.resolved(for: variant)
    resolved.hasLints = hasLints
    return resolved.layout(measuringTextWith: measurer)
  }

  /// Adds a view with constraints for its frame, and returns its position.
  @discardableResult
  package mutating func add(
    _ name: String, _ content: ViewContent, in superview: Int = 0, frame: Rect,
    _ change: (inout View) -> Void = { _ in }
  ) -> Int {
    let view = add(name, to: superview, content, change)
    let item = LayoutItemID(view: view)
    let around = LayoutItemID(view: superview)
    for (attribute, constant) in [(LayoutAttribute.leading, frame.minX), (.top, frame.minY)] {
      add(LayoutConstraint(item, attribute, .equal, around, attribute, constant: constant))
    }
    add(LayoutConstraint(item, .width, constant: frame.width))
    add(LayoutConstraint(item, .height, constant: frame.height))
    return view
  }

  /// Returns the variant of a portrait screen of the given size in points, with a scale of 2.
  package static func variant(width: Double, height: Double, safeArea: EdgeInsets = .zero) -> SceneVariant {
    SceneVariant(
      device: Device(
        identifier: "test", name: "Test", size: Size(width: width, height: height), scale: 2, idiom: .phone,
        portraitInsets: safeArea, landscapeInsets: .zero), orientation: .portrait)
  }
}

extension TestScene {
  /// Returns a scene with a table under a navigation bar, and the position of a row in it.
  ///
  /// The table's top is at a tenth of the window's height. The row is 10 points below the top of the table's content.
  package static func tableLeavingBar() -> (scene: TestScene, row: Int) {
    var scene = TestScene()
    scene.change { $0.bars = [.navigation] }
    let list = scene.add("list", to: 0, .table)
    scene.add(LayoutConstraint(LayoutItemID(view: list), .top, .equal, .root, .bottom, multiplier: 0.1))
    for attribute in [LayoutAttribute.left, .right, .bottom] {
      scene.add(LayoutConstraint(LayoutItemID(view: list), attribute, .equal, .root, attribute))
    }
    let row = scene.add("row", to: list) {
      $0.placement.recordedFrame = Rect(x: 0, y: 10, width: 320, height: 44)
      $0.placement.isPlacedByMask = true
    }
    return (scene, row)
  }
}
