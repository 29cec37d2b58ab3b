import AutoLayout
import Drawing
import Findings
import Geometry
import LayoutTestSupport
import SceneDrawing
import SceneLayouts
import Scenes

/// Builds small layouts: a root of 320 × 480 points and views with frames in root coordinates.
struct SceneBuilder {
  var views: [View] = [View(name: "root", superview: nil)]
  var frames: [Rect] = [Rect(x: 0, y: 0, width: 320, height: 480)]
  var constraints: [LayoutConstraint] = []
  var conflicts: [UnsatisfiableConstraints] = []
  var ambiguities: [AmbiguousLayout] = []
  var findings: [Finding] = []
  var guides: [LayoutSolution.SolvedGuide] = []
  var safeArea = EdgeInsets.zero
  var barInsets = EdgeInsets.zero
  var keyboardHeight: Double?
  var bars: [Bar] = []
  var barContents = BarContents()
  var locale = "en"
  var appearance = Appearance.light
  var accessibility: AccessibilitySettings = []
  var device = Self.device
  /// The canvas, for a scene of a storyboard.
  var saved: SavedContext?

  /// Adds a view and returns its position.
  @discardableResult
  mutating func add(
    _ name: String, _ content: ViewContent, _ frame: Rect, in superview: Int = 0,
    change: (inout View) -> Void = { _ in }
  ) -> Int {
    var view = View(name: name, superview: superview, content: content)
    change(&view)
    views.append(view)
    frames.append(frame)
    return views.count - 1
  }

  /// Adds a plain view and returns its position.
  @discardableResult
  mutating func add(_ name: String, _ frame: Rect, in superview: Int = 0, change: (inout View) -> Void = { _ in })
    -> Int
  {
    add(name, .container, frame, in: superview, change: change)
  }

  /// A phone with a screen of the root's size.
  static let device = Device(
    identifier: "test", name: "Test", size: Size(width: 320, height: 480), scale: 2, idiom: .phone,
    portraitInsets: EdgeInsets(top: 20), landscapeInsets: .zero)

  var layout: Layout {
    let variant = SceneVariant(
      device: device, orientation: .portrait, locale: locale, appearance: appearance, accessibility: accessibility)
    let place = SourceLocation(path: "Test.scene.yaml", line: 1, column: 1)
    var scene = Scene(name: "Test", documentPath: "Test.scene.yaml", source: place, views: views, bars: bars)
    scene.barContents = barContents
    scene.saved = saved
    var resolved = ResolvedScene(
      scene: scene, variant: variant,
      rootSize: frames[0].size, safeArea: safeArea, rootMargins: .zero, views: views, constraints: constraints,
      activeVariations: [], leafSizes: .measured)
    resolved.barInsets = barInsets
    resolved.keyboardHeight = keyboardHeight
    let items = views.map { view in
      LayoutItem(name: view.name, superview: view.superview, direction: view.placement.direction ?? variant.direction)
    }
    let rects = zip(views, frames).map { view, frame in frame.inset(by: view.placement.alignmentRectInsets ?? .zero) }
    return Layout(
      resolved: resolved, system: ConstraintSystem(rootSize: frames[0].size, items: items, constraints: constraints),
      solution: LayoutSolution(
        alignmentRects: rects, absoluteFrames: frames, guides: guides, conflicts: conflicts, ambiguities: ambiguities),
      frames: frames, absoluteFrames: frames, findings: findings)
  }

  /// Returns the picture with some overlays, measured with letters 8 points wide.
  func picture(_ overlays: LayoutDrawingStyle.Overlays = [], scale: Double = 1) -> DisplayList {
    layout.picture(LayoutDrawingStyle(overlays: overlays, scale: scale))
  }
}

extension Layout {
  /// Returns the picture in a style, measured with letters 8 points wide.
  func picture(_ style: LayoutDrawingStyle = LayoutDrawingStyle()) -> DisplayList {
    displayList(style: style, measuringTextWith: FixedPitchTextMeasurer())
  }
}

extension Sequence<DrawingCommand> {
  /// All commands. Those in groups and clips follow the command that contains them.
  var flattened: [DrawingCommand] {
    flatMap { command -> [DrawingCommand] in
      switch command {
      case .group(_, let inner), .clip(_, let inner), .placed(_, _, let inner): [command] + inner.flattened
      default: [command]
      }
    }
  }

  /// The lines of text, in order.
  var texts: [TextRun] { flattened.compactMap { if case .text(let run) = $0 { run } else { nil } } }

  /// The groups with their commands, in order.
  var groups: [(group: DrawingCommand.Group, commands: [DrawingCommand])] {
    flattened.compactMap { if case .group(let group, let commands) = $0 { (group, commands) } else { nil } }
  }

  /// Returns the commands of the first group with a name.
  func layer(_ name: String) -> [DrawingCommand] { groups.first { $0.group.name == name }?.commands ?? [] }

  /// The stroked outlines, with their strokes.
  var strokes: [(shape: Shape, stroke: Stroke)] {
    flattened.compactMap { if case .stroke(let shape, let stroke) = $0 { (shape, stroke) } else { nil } }
  }

  /// The filled outlines, with their colors.
  var fills: [(shape: Shape, color: Color)] {
    flattened.compactMap { if case .fill(let shape, let color) = $0 { (shape, color) } else { nil } }
  }
}
