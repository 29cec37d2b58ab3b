public import Geometry
public import Typography

/// An image by name and natural size.
public struct ImageContent: Sendable, Hashable {
  /// How the image fills its view (`UIView.ContentMode`).
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The name of the artwork, or nil.
  public var name: String?
  /// The natural size in points, or nil if it is unknown.
  public var size: Size?
  /// The natural size of its file in points, if it is known and differs from the size that the document records. The
  /// recorded size applies only to the scene as saved.
  public var ownSize: Size?
  /// How the image fills its view.
  public var mode: Mode
  /// Whether it is a symbol of the system or the project.
  public var isSymbol: Bool
  /// Whether it is a symbol of the project, whose template contains its size.
  public var isCustomSymbol = false
  /// The weight of a symbol's lines, or nil if the view that shows it decides.
  public var symbolWeight: FontWeight?
  /// The font size to which a symbol is matched, in points, or nil for body text.
  public var symbolPointSize: Double?
  /// The pixels per point for which there are files, ascending. Empty if they are unknown, and for drawings, which suit
  /// every screen (specification PIX-03).
  public var densities: [Double] = []
  /// The pixels per point of its bitmaps, ascending. Empty if they are unknown, and if its files include a drawing.
  public var pictureScales: [Double] = []
  /// The distances by which it extends beyond its alignment rectangle, in points, or nil for none
  /// (`UIImage.alignmentRectInsets`).
  public var alignmentInsets: EdgeInsets?
  /// The files. Nil if they are unknown, and for system symbols.
  public var artwork: Artwork?
  /// The color of a symbol or template, or nil to use the view's.
  public var tint: ViewColor?
  /// Whether it is mirrored in right-to-left layouts, like an arrow.
  public var isDirectional = false

  /// The drawing that code makes in the image. Nil for artwork and symbols.
  public var drawing: ViewDrawing? {
    get { keptDrawing?.value }
    set { keptDrawing = newValue.map { Boxed($0) } }
  }
  private var keptDrawing: Boxed<ViewDrawing>?

  public init(name: String? = nil, size: Size? = nil, mode: Mode = .scaleToFill, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.mode = mode
    self.isSymbol = isSymbol
  }

  /// Returns a system symbol, centered in its own size.
  public static func symbol(_ name: String) -> ImageContent { ImageContent(name: name, mode: .center, isSymbol: true) }
}
