public import Geometry
public import Typography

/// An image by name and natural size.
public struct ImageContent: Sendable, Hashable {
  /// The way in which it fills its view (`UIView.ContentMode`).
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The name of the artwork, or nil.
  public var name: String?
  /// The natural size in points, or nil where it is not known.
  public var size: Size?
  /// The natural size of its file in points, where that is known and the document records another one, which counts as
  /// saved alone.
  public var ownSize: Size?
  /// The way in which it fills its view.
  public var mode: Mode
  /// True where it is a symbol, of the system or of the project.
  public var isSymbol: Bool
  /// True where it is a symbol of the project, whose template tells its size.
  public var isCustomSymbol = false
  /// The weight of a symbol's lines; nil where the view that shows it decides.
  public var symbolWeight: FontWeight?
  /// The size of the letters that a symbol stands beside, in points; nil for body text.
  public var symbolPointSize: Double?
  /// The pixels for each point that there are files for, in order; empty where nothing is known of them, and for
  /// drawings, which suit every screen (specification PIX-03).
  public var densities: [Double] = []
  /// The pixels for each point of its pictures, in order; empty where nothing is known of them, and where a drawing is
  /// among its files.
  public var pictureScales: [Double] = []
  /// The distances by which it reaches beyond what views align it by, in points; nil for none
  /// (`UIImage.alignmentRectInsets`).
  public var alignmentInsets: EdgeInsets?
  /// The files of it; nil where none is known, and for symbols of the system.
  public var artwork: Artwork?
  /// The colour in which it is drawn where it is a symbol or a template; nil for that of the view.
  public var tint: ViewColor?
  /// True where it is turned round in right-to-left layouts, as arrows are.
  public var isDirectional = false

  /// The drawing that code makes of it; nil for artwork and symbols.
  public var drawing: ViewDrawing? {
    get { keptDrawing?.value }
    set { keptDrawing = newValue.map { .value($0) } }
  }
  private var keptDrawing: Boxed<ViewDrawing>?

  /// An image.
  public init(name: String? = nil, size: Size? = nil, mode: Mode = .scaleToFill, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.mode = mode
    self.isSymbol = isSymbol
  }

  /// One of the system's symbols in the middle of its place, in its own size.
  public static func symbol(_ name: String) -> ImageContent { ImageContent(name: name, mode: .center, isSymbol: true) }
}
