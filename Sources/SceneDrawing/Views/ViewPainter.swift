internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Draws what one view shows, in root coordinates; its background and its subviews are drawn by ``ViewsLayer``.
struct ViewPainter {
  let view: View
  let frame: Rect
  /// How far its content begins from the upper left corner of the frame, in points; zero for views that do not scroll.
  let contentOrigin: Point
  /// The lowest edge of what lies in the view, in root coordinates; nil where nothing does.
  let contentEnd: Double?
  /// The width that the content was measured at, in points, which the frame has only to the pixel.
  let textWidth: Double
  let isRightToLeft: Bool
  /// The colour of controls: the view's own or the inherited one.
  let tint: Color
  /// The opaque colour of the view's ground, or of that of the views that it lies in.
  let ground: Color
  let resolved: ResolvedScene
  let text: TextPainter

  var appearance: Appearance { resolved.variant.appearance }

  /// The drawing of the content.
  func commands() -> [DrawingCommand] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    return switch view.content {
    case .container: []
    case .label(let label): self.label(label)
    case .textView(let label): textView(label)
    case .button(let button): self.button(button)
    case .image(let image): self.image(image, in: frame)
    case .textField(let field): textField(field)
    case .searchBar(let placeholder, let isMinimal): searchBar(placeholder, isMinimal: isMinimal)
    case .navigationBar, .toolbar, .tabBar: bar()
    case .table, .collection, .cell: list()
    case .map, .web, .effect, .embeddedScene, .unsupported: area()
    case .picker, .datePicker: picker()
    case .toggle, .slider, .segmentedControl, .stepper, .progress, .activityIndicator, .pageControl: control()
    }
  }

  /// A colour of the system in the appearance of the variant.
  func color(_ color: SystemColor) -> Color { color.color(in: appearance) }

  /// A colour of the document, or the system's where it names none.
  func color(_ color: ViewColor?, or standard: SystemColor) -> Color {
    color?.color(in: appearance) ?? self.color(standard)
  }

  /// A text style for a document's font.
  func style(_ font: FontDescription, _ color: Color, _ alignment: TextPainter.Alignment = .center)
    -> TextPainter.Style
  {
    TextPainter.Style(font: resolved.font(font), color: color, alignment: alignment)
  }

  /// A rectangle of a size in the middle of the frame.
  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(center: frame.center, width: width, height: height)
  }

  /// A rectangle mirrored within the frame where text runs from right to left.
  func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? rect.mirrored(in: frame) : rect
  }

  /// The thinnest line of the device, in points.
  var hairline: Double { 1 / max(1, resolved.variant.device.scale) }
}

extension Shape {
  /// A rectangle with half-round ends.
  static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: max(0, min(rect.width, rect.height) / 2))
  }

  /// A circle.
  static func circle(_ center: Point, radius: Double) -> Shape {
    .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle, rounded where the radius is above zero.
  static func rect(_ rect: Rect, radius: Double) -> Shape {
    let largest = max(0, min(rect.width, rect.height) / 2)
    return radius > 0 ? .roundedRect(rect, radius: min(radius, largest)) : .rect(rect)
  }
}

extension Rect {
  /// A rectangle around a point.
  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Whether it has nothing in common with any of some others.
  func isFree(of others: [Rect]) -> Bool { !others.contains(where: overlaps) }

  /// The rectangle as far from the right side of another one as it is from the left.
  func mirrored(in row: Rect) -> Rect {
    Rect(x: row.minX + row.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle with every edge moved inwards by a distance; no edge passes the middle.
  func inset(_ distance: Double) -> Rect { inset(x: distance, y: distance) }

  /// The rectangle with its sides moved inwards; no edge passes the middle.
  func inset(x: Double, y: Double) -> Rect {
    let x = min(x, width / 2)
    let y = min(y, height / 2)
    return inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }
}
