public import Geometry

extension Views {
  /// The look of a view's layer besides its ground and the radius of its corners (`CALayer`).
  public struct LayerLook: Sendable, Hashable {
    /// The opacity of the view with all that lies in it, from 0 to 1.
    public var opacity = 1.0
    /// The width of the line along the inside of the edges, in points; 0 for none.
    public var borderWidth = 0.0
    /// The colour of that line; nil for black, as layers have it.
    public var borderColor: Values.Color?
    /// The shadow below the view; nil for none.
    public var shadow: Shadow?
    /// True where rounded corners cut off only the ground, not what the view shows: a layer that does not mask.
    public var keepsContent = false

    /// The look of a layer about which nothing is said.
    public init() {}

    /// True where nothing is said.
    var isPlain: Bool { opacity == 1 && borderWidth == 0 && borderColor == nil && shadow == nil && !keepsContent }

    /// The look with what is said in values of one kind in those of another.
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

  /// The shadow of a layer.
  public struct Shadow: Sendable, Hashable {
    /// The colour; nil for black.
    public var color: Values.Color?
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The radius in which it fades, in points.
    public var radius: Double
    /// The distance from the layer, in points: to the right and down.
    public var offset: Size

    /// A shadow; unless said otherwise as a layer has it whose opacity alone is set: 3 points wide and 3 points above.
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
