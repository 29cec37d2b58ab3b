extension Views {
  /// The look of a view apart from its content, and whether it is visible.
  ///
  /// No property has a default value, not even nil. So the compiler rejects an initializer that forgets one, such as
  /// the one that converts the appearance to another kind of values.
  public struct ViewAppearance: Sendable, Hashable {
    /// The color behind the content, or nil for none.
    public var background: Optional<Values.Color>
    /// The color of controls and symbols, or nil for the inherited one.
    public var tint: Optional<Values.Color>
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// The other settings of its layer: opacity, border, shadow.
    public var layer: LayerLook {
      get { keptLayer?.value ?? LayerLook() }
      set { keptLayer = newValue.isPlain ? nil : Boxed(newValue) }
    }
    /// The settings of its layer, or nil if all are the defaults. Drawing and rules query every view, and most views
    /// have none.
    @inlinable package var ownLayer: LayerLook? { keptLayer?.value }
    /// The opacity of its layer, from 0 to 1.
    @inlinable package var opacity: Double { keptLayer?.value.opacity ?? 1 }
    /// The width of its layer's border, in points.
    @inlinable package var borderWidth: Double { keptLayer?.value.borderWidth ?? 0 }
    /// The colors and images of a control's parts, or nil if all are standard.
    public var controlLook: ControlLook? {
      get { keptControlLook?.value }
      set { keptControlLook = newValue.map { Boxed($0) } }
    }
    /// Whether a control is enabled. A disabled label is dimmed.
    public var isEnabled: Bool
    public var isHidden: Bool
    /// Whether an activity indicator is hidden while stopped. Such an indicator keeps its place in a stack at design
    /// time (specification STK-03).
    public var hidesWhenStopped: Bool
    /// Whether subviews are clipped to its bounds.
    public var clipsSubviews: Bool

    /// The drawing that code makes in the view, or nil for none. Only layouts in code have one.
    public var drawing: ViewDrawing? {
      get { keptDrawing?.value }
      set { keptDrawing = newValue.flatMap { $0.isEmpty ? nil : Boxed($0) } }
    }

    // Stored out of line, because few views have these values.
    @usableFromInline var keptLayer: Optional<Boxed<LayerLook>>
    private var keptControlLook: Optional<Boxed<ControlLook>>
    private var keptDrawing: Optional<Boxed<ViewDrawing>>

    /// Creates the appearance of a plain view, which shows nothing of its own.
    public init() {
      background = nil
      tint = nil
      cornerRadius = 0
      isEnabled = true
      isHidden = false
      hidesWhenStopped = false
      clipsSubviews = false
      keptLayer = nil
      keptControlLook = nil
      keptDrawing = nil
    }

    /// Creates the appearance in values of another kind.
    ///
    /// `color` returns a color as a value of this kind.
    init<Other>(_ other: Views<Other>.ViewAppearance, color: (Other.Color) -> Values.Color) {
      background = other.background.map(color)
      tint = other.tint.map(color)
      cornerRadius = other.cornerRadius
      isEnabled = other.isEnabled
      isHidden = other.isHidden
      hidesWhenStopped = other.hidesWhenStopped
      clipsSubviews = other.clipsSubviews
      keptLayer = other.keptLayer.map { Boxed($0.value.mapped(color)) }
      keptControlLook = other.keptControlLook.map { Boxed($0.value.mapped(color)) }
      keptDrawing = other.keptDrawing
    }
  }
}
