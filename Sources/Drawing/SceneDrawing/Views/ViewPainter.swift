internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A painter that draws the content of a view, in root coordinates. ``ViewsLayer`` draws its background and subviews.
struct ViewPainter {
  let view: ResolvedView
  let frame: Rect
  /// The offset of its content from the top left corner of the frame, in points. Zero for views that do not scroll.
  let contentOrigin: Point
  /// The lowest edge of its contents, in root coordinates. Nil if there are none.
  let contentEnd: Double?
  /// The placed text of the view. Nil if there is none.
  let texts: PlacedTexts.Content?
  let isRightToLeft: Bool
  /// The color of controls: the view's own or the inherited one.
  let tint: Color
  /// The opaque background color of the view or of the views around it.
  let ground: Color
  /// Whether other views are behind the view, so that the color there is unknown.
  let isOverOthers: () -> Bool
  let resolved: ResolvedScene
  /// The painter of artwork. Nil to draw boxes instead.
  let artwork: ArtworkPainter?

  var appearance: Appearance { resolved.variant.appearance }
  /// Whether the user has asked for button shapes.
  var showsButtonShapes: Bool { resolved.variant.accessibility.contains(.buttonShapes) }

  /// Returns the drawing of the content.
  func commands() -> [DrawingCommand] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let drawing = view.appearance.drawing
    // The drawings of code are below the text and pictures of the view's class.
    return drawn(drawing?.steps ?? []) + (drawing?.replacesContent == true ? [] : content())
  }

  /// Returns the drawing of the content that the view's class shows.
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

  /// Returns a system color in the appearance of the variant.
  func color(_ color: SystemColor) -> Color { resolved.color(color) }

  /// Returns a color of the document, or a system color if it names none.
  func color(_ color: ResolvedColor?, or standard: SystemColor) -> Color {
    color?.color ?? self.color(standard)
  }

  /// Returns the text of the view in a color. Empty for a view without text.
  func text(in color: Color) -> [DrawingCommand] {
    guard case .text(let text) = texts else { return [] }
    return text.commands(in: color)
  }

  /// Returns a rectangle mirrored in the frame in right-to-left layouts.
  func mirrored(_ rect: Rect) -> Rect {
    isRightToLeft ? rect.mirrored(in: frame) : rect
  }

  /// The thinnest line of the device, in points.
  var hairline: Double { 1 / max(1, resolved.variant.device.scale) }
}
