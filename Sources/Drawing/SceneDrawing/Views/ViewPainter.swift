internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Draws what one view shows, in root coordinates; its background and its subviews are drawn by ``ViewsLayer``.
struct ViewPainter {
  let view: ResolvedView
  let frame: Rect
  /// The distance of its content from the upper left corner of the frame, in points; zero for views that do not scroll.
  let contentOrigin: Point
  /// The lowest edge of what lies in the view, in root coordinates; nil where nothing does.
  let contentEnd: Double?
  /// The texts of the view as they are placed; nil for none.
  let texts: PlacedTexts.Content?
  let isRightToLeft: Bool
  /// The colour of controls: the view's own or the inherited one.
  let tint: Color
  /// The opaque colour of the view's ground, or of that of the views that it lies in.
  let ground: Color
  let resolved: ResolvedScene
  /// The painter of artwork; nil where boxes stand for it.
  let artwork: ArtworkPainter?

  var appearance: Appearance { resolved.variant.appearance }
  /// True where the user has asked for the shapes of buttons.
  var showsButtonShapes: Bool { resolved.variant.accessibility.contains(.buttonShapes) }

  /// The drawing of the content.
  func commands() -> [DrawingCommand] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let drawing = view.appearance.drawing
    // Code draws below the texts and pictures of the view's class.
    return drawn(drawing?.steps ?? []) + (drawing?.replacesContent == true ? [] : content())
  }

  /// The drawing of what the view's class shows.
  private func content() -> [DrawingCommand] {
    return switch view.content {
    case .container: []
    case .label(let label): self.label(label)
    case .textView(let label): textView(label)
    case .button(let button): self.button(button)
    case .image(let image): self.image(image, in: frame)
    case .textField(let field): textField(field)
    case .searchBar(_, let isMinimal): searchBar(isMinimal: isMinimal)
    case .navigationBar, .toolbar, .tabBar: bar()
    case .table, .collection, .cell: list()
    case .map, .web, .effect, .embeddedScene, .unsupported: area()
    case .picker, .datePicker: picker()
    default: control()
    }
  }

  /// A colour of the system in the appearance of the variant.
  func color(_ color: SystemColor) -> Color { resolved.color(color) }

  /// A colour of the document, or the system's where it names none.
  func color(_ color: ResolvedColor?, or standard: SystemColor) -> Color {
    color?.color ?? self.color(standard)
  }

  /// The text of the view in a colour; nothing for a view without text.
  func text(in color: Color) -> [DrawingCommand] {
    guard case .text(let text) = texts else { return [] }
    return text.commands(in: color)
  }

  /// A rectangle mirrored within the frame where text runs from right to left.
  func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? rect.mirrored(in: frame) : rect
  }

  /// The thinnest line of the device, in points.
  var hairline: Double { 1 / max(1, resolved.variant.device.scale) }
}
