internal import Geometry
internal import MarkupWriting

/// A writer of pictures as SVG, command by command.
struct SVGWriter {
  /// The fonts of text: the substitute of the system font, then the system font itself, then similar ones.
  static let systemFonts = "Inter, -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif"

  /// The style that lets a viewer show a single layer of the document: `picture.svg#layer-frames`, without the
  /// background except for the views.
  private static let layerStyle =
    "<style id=\"layer-plain\">:root:has(>g:target)>g:not(:target),:root:has(>g:target:not(.views))>rect,"
    + ":root:has(>style:target)>g:not(.views,.bars,.bar-grounds){display:none}</style>\n"

  var markup = MarkupBuffer()
  var identifiers = DocumentIdentifiers()
  private var clipCount = 0
  /// The number of open groups and spaces.
  private var depth = 0
  /// Whether the top-level groups are layers over views.
  private var hasLayers = false
  /// The lines that were drawn last, whose element is still open.
  var lines: LineRun?
  /// The dark mode colors written so far.
  var darkColors = DarkColors()

  /// The identifiers of the bitmaps written so far.
  var images: [Bitmap: String] = [:]
  /// A function that encodes bitmaps that have no file.
  let encodeImage: ImageEncoder

  /// Creates a writer for one document.
  init(encodingImagesWith encodeImage: @escaping ImageEncoder) { self.encodeImage = encodeImage }

  /// The document so far, in UTF-8.
  var document: [UInt8] { markup.bytes }

  /// Writes the whole document.
  mutating func write(_ picture: DisplayList) {
    writeStart(picture)
    for step in picture.steps { write(step) }
    endLines()
    markup.append("</svg>\n")
  }

  /// Writes a step of a walk over the commands.
  mutating func write(_ step: DrawingStep) {
    switch step {
    case .draw(let command): draw(command)
    case .enter(let command):
      endLines()
      enter(command)
      depth += 1
    case .leave:
      endLines()
      markup.append("</g>\n")
      depth -= 1
    }
  }

  /// Writes the part of the document before the commands.
  mutating func writeStart(_ picture: DisplayList, darkBackground: Color? = nil) {
    markup.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    markup.attribute("width", picture.size.width)
    markup.attribute("height", picture.size.height)
    markup.beginAttribute("viewBox")
    markup.append("0 0 ")
    append(picture.size.width, picture.size.height)
    markup.append("\" role=\"img\"")
    markup.attribute("font-family", Self.systemFonts)
    markup.append(" fill-rule=\"evenodd\" clip-rule=\"evenodd\">\n")
    if !picture.title.isEmpty { markup.element("title", text: picture.title) }
    if !picture.summary.isEmpty { markup.element("desc", text: picture.summary) }
    hasLayers = picture.layers.contains("views")
    if hasLayers { markup.append(Self.layerStyle) }
    draw(.fill(.rect(Rect(origin: .zero, size: picture.size)), picture.background), darkColor: darkBackground)
  }

  /// Writes a command that draws.
  ///
  /// `darkColor` is the color in dark mode, or nil for the same color.
  mutating func draw(_ command: DrawingCommand, darkColor: Color? = nil) {
    // A command that is transparent in one mode may be visible in the other.
    guard command.isDrawable || darkColor.map({ command.colored($0).isDrawable }) ?? false else { return }
    if case .stroke(.line(let start, let end), let stroke) = command {
      return draw(lineFrom: start, to: end, stroke, darkColor: darkColor)
    }
    endLines()
    switch command {
    case .fill(let shape, let color):
      writeElement(of: shape, isStroked: false) {
        $0.attributes(of: .fill, color)
        $0.attribute(for: .fill, color, darkColor)
      }
    case .stroke(let shape, let stroke):
      writeElement(of: shape, isStroked: true) {
        $0.attributes(of: stroke)
        $0.attribute(for: .stroke, stroke.color, darkColor)
      }
    case .text(let run): write(run, darkColor: darkColor)
    case .image(let image): write(image)
    case .group, .clip, .placed: break
    }
  }

  /// Writes the class for another color in dark mode, if there is one.
  mutating func attribute(for paint: DarkColors.Paint, _ color: Color, _ darkColor: Color?) {
    guard let darkColor, darkColor != color else { return }
    markup.attribute("class", darkColors.className(for: paint, darkColor))
  }

  private mutating func enter(_ command: DrawingCommand) {
    switch command {
    case .group(let group, _): begin(group)
    case .clip(let shape, _): beginClip(to: shape)
    case .placed(let origin, let scale, _): beginSpace(at: origin, scale: scale)
    case .fill, .stroke, .text, .image: break
    }
  }

  private mutating func begin(_ group: DrawingCommand.Group) {
    markup.append("<g")
    if !group.name.isEmpty { markup.attribute("class", group.name) }
    let layer = hasLayers && depth == 0 && !group.name.isEmpty ? "layer-\(group.name)" : nil
    if let wish = group.identifier ?? layer { markup.attribute("id", identifiers.identifier(for: wish)) }
    if group.opacity < 1 { markup.attribute("opacity", max(0, group.opacity)) }
    markup.append(">\n")
    if let title = group.title { markup.element("title", text: title) }
  }

  /// Begins a clip. A shape that is not drawable clips everything, like an empty one.
  private mutating func beginClip(to shape: Shape) {
    clipCount += 1
    let identifier = identifiers.identifier(for: "clip-\(clipCount)")
    markup.append("<clipPath")
    markup.attribute("id", identifier)
    markup.append(">")
    if shape.isDrawable { writeElement(of: shape, isStroked: false) { _ in } }
    markup.append("</clipPath>\n<g")
    markup.attribute("clip-path", "url(#\(identifier))")
    markup.append(">\n")
  }

  private mutating func beginSpace(at origin: Point, scale: Double) {
    markup.append("<g transform=\"translate(")
    append(origin.x, origin.y)
    markup.append(")")
    if scale != 1 {
      markup.append(" scale(")
      markup.append(scale, places: DecimalNumber.factorPlaces)
      markup.append(")")
    }
    markup.append("\">\n")
  }

  /// Adds two numbers with a space between them.
  mutating func append(_ first: Double, _ second: Double) { markup.append(first, second) }
}

extension DrawingCommand {
  /// Whether a command that draws is visible.
  fileprivate var isDrawable: Bool {
    switch self {
    case .fill(let shape, let color): shape.isDrawable && color.alpha > 0
    case .stroke(let shape, let stroke): shape.isDrawable && stroke.isDrawable
    case .text(let run): run.isDrawable
    case .image(let image): image.isDrawable
    case .group, .clip, .placed: false
    }
  }
}
