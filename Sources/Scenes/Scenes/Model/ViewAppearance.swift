extension Views {
  /// What a view looks like besides its content, and whether it is seen.
  ///
  /// No property has a value of its own, not even nil: then the compiler refuses an initializer that forgets one, as
  /// the one that makes the appearance in values of another kind easily could.
  public struct ViewAppearance: Sendable, Hashable {
    /// The colour behind the content, or nil for none.
    public var background: Optional<Values.Color>
    /// The colour of controls and symbols, or nil for the inherited one.
    public var tint: Optional<Values.Color>
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// The rest that is said of its layer: opacity, border, shadow.
    public var layer: LayerLook {
      get { keptLayer?.value ?? LayerLook() }
      set { keptLayer = newValue.isPlain ? nil : .value(newValue) }
    }
    /// The colours and images of the parts of a control; nil where all are the standard ones.
    public var controlLook: ControlLook? {
      get { keptControlLook?.value }
      set { keptControlLook = newValue.map { .value($0) } }
    }
    /// Whether a control can be used; a label that is not enabled is dimmed.
    public var isEnabled: Bool
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Whether an activity indicator hides while it does not turn: hidden so, it keeps its place in a stack while it is
    /// designed (specification STK-03).
    public var hidesWhenStopped: Bool
    /// Whether subviews are cut off at its edges.
    public var clipsSubviews: Bool

    /// The drawing that the app's code makes; nil for none. Only layouts in code have one.
    public var drawing: ViewDrawing? {
      get { keptDrawing?.value }
      set { keptDrawing = newValue.flatMap { $0.isEmpty ? nil : .value($0) } }
    }

    // Out of line, because few views have them.
    private var keptLayer: Optional<Boxed<LayerLook>>
    private var keptControlLook: Optional<Boxed<ControlLook>>
    private var keptDrawing: Optional<Boxed<ViewDrawing>>

    /// The appearance of a plain view, which shows nothing of its own.
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

    /// The appearance in values of another kind.
    ///
    /// - Parameter color: Returns a colour as a value of this kind.
    init<Other>(_ other: Views<Other>.ViewAppearance, color: (Other.Color) -> Values.Color) {
      background = other.background.map(color)
      tint = other.tint.map(color)
      cornerRadius = other.cornerRadius
      isEnabled = other.isEnabled
      isHidden = other.isHidden
      hidesWhenStopped = other.hidesWhenStopped
      clipsSubviews = other.clipsSubviews
      keptLayer = other.keptLayer.map { .value($0.value.mapped(color)) }
      keptControlLook = other.keptControlLook.map { .value($0.value.mapped(color)) }
      keptDrawing = other.keptDrawing
    }
  }
}
