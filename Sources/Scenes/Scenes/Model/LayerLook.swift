public import Geometry

extension Views {
  /// The look of a view's layer besides its background and corner radius (`CALayer`).
  public struct LayerLook: Sendable, Hashable {
    /// The opacity of the view and its descendants, from 0 to 1.
    public var opacity = 1.0
    /// The width of the border along the inside of the edges, in points. 0 for none.
    public var borderWidth = 0.0
    /// The color of the border, or nil for black, as for layers.
    public var borderColor: Values.Color?
    /// The shadow below the view, or nil for none.
    public var shadow: Shadow?
    /// Whether rounded corners only clip the background and not the content: a layer that does not mask.
    public var keepsContent = false

    /// Creates the default look of a layer.
    public init() {}

    /// Whether all values are the defaults.
    var isPlain: Bool { opacity == 1 && borderWidth == 0 && borderColor == nil && shadow == nil && !keepsContent }

    /// Returns the look in values of another kind.
    func mapped<Other>(_ color: (Values.Color) -> Other.Color) -> Views<Other>.LayerLook {
      var made = Views<Other>.LayerLook()
      made.opacity = opacity
      made.borderWidth = borderWidth
      made.borderColor = borderColor.map(color)
      made.keepsContent = keepsContent
      made.shadow = shadow.map {
        Views<Other>.Shadow(color: $0.color.map(color), opacity: $0.opacity, radius: $0.radius, offset: $0.offset)
      }
      return made
    }
  }

  public struct Shadow: Sendable, Hashable {
    /// The color, or nil for black.
    public var color: Values.Color?
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The blur radius, in points.
    public var radius: Double
    /// The offset from the layer, in points: to the right and down.
    public var offset: Size

    /// Creates a shadow, by default like the shadow of a layer with only an opacity: a radius of 3 points, and an
    /// offset of 3 points upward.
    public init(
      color: Values.Color? = nil, opacity: Double, radius: Double = 3, offset: Size = Size(width: 0, height: -3)
    ) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }
}

/// The look of a layer as a document describes it.
public typealias LayerLook = Views<DocumentValues>.LayerLook
