public import Foundation

/// The layer of a view.
@preconcurrency @MainActor
open class CALayer: CALayerDeclarations {
  private(set) weak var view: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set {
      ownMasks = newValue
      view?.clipsToBounds = newValue
    }
  }
  private var ownMasks = false
  open var opacity: Float = 1
  /// The layer whose alpha channel masks this one.
  open var mask: CALayer?
  open var contentsScale: CGFloat = 1
  /// Whether the content is fully opaque.
  open var isOpaque = false
  /// The content, an image.
  open var contents: Any?
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      view?.isHidden = newValue
    }
  }
  private var ownIsHidden = false
  /// The point of the layer at ``position``, and the origin of ``transform``, in unit coordinates from 0 to 1.
  open var anchorPoint: CGPoint {
    get { view?.layerAnchor ?? ownAnchor }
    set {
      ownAnchor = newValue
      view?.layerAnchor = newValue
    }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { view.map { CATransform3D($0.transform) } ?? ownTransform }
    set {
      ownTransform = newValue
      view?.transform = newValue.affine
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      ownPosition = newValue
      view?.center = newValue
    }
  }
  private var animations: [String: CAAnimation] = [:]
  public private(set) var sublayers: [CALayer]?
  /// The layer that contains this one.
  public private(set) weak var superlayer: CALayer?
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownBackground }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map(UIColor.init(cgColor:))
    }
  }
  private var ownBackground: CGColor?

  public override init() { super.init() }

  /// Creates a layer of a class that is known at run time. Called by ``ObjectMaking``.
  @usableFromInline convenience init(registered: Int) { self.init() }

  static func made(of kind: AnyClass, for view: UIView) -> CALayer {
    let layer = (kind as? CALayer.Type).map { $0 == CALayer.self ? CALayer() : ObjectMaking.layer(of: $0) } ?? CALayer()
    layer.view = view
    return layer
  }

  /// The frame in the superlayer, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(size: ownBounds.size, anchor: ownAnchor, at: .zero).applying(ownTransform.affine)
        .offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let plain = newValue.withoutMap(ownTransform.affine, about: ownAnchor)
      (ownBounds.size, ownPosition) = (plain.size, plain.point(at: ownAnchor))
    }
  }
  /// The bounds in the layer's own coordinates. Setting them keeps the position of the anchor point.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      ownBounds = newValue
      view?.bounds = newValue
    }
  }
  /// Sets the affine transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
  /// Returns the affine transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Converts a point from this layer to another one, in points.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outermost = pathOutwards.reduce(point) { point, layer in layer.outwards(point) }
    return (layer?.pathOutwards ?? []).reversed().reduce(outermost) { point, layer in layer.inwards(point) }
  }
  /// Converts a point from another layer to this one, in points.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(point, to: self) ?? pathOutwards.reversed().reduce(point) { $1.inwards($0) }
  }
  /// Whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer and its superlayers, the outermost last.
  private var pathOutwards: [CALayer] {
    var path: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      path.append(layer)
      next = layer.superlayer ?? layer.view?.superview?.layer
    }
    return path
  }
  var mapOutwards: CGAffineTransform {
    let anchor = bounds.point(at: anchorPoint)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
  private func outwards(_ point: CGPoint) -> CGPoint { point.applying(mapOutwards) }
  private func inwards(_ point: CGPoint) -> CGPoint { point.applying(mapOutwards.inverted()) }

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    isAddingInFront = true
    defer { isAddingInFront = false }
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a sublayer at a position.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    let isInFront = Int(index) >= layers.count && index > 0 || layers.isEmpty && isAddingInFront
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    // A layer that is added last is in front of the existing subviews, whose layers are not in this list.
    layer.subviewsBehind = isInFront ? view?.subviews.count ?? 0 : 0
  }
  private var isAddingInFront = false
  /// The number of subviews behind the layer: those that existed when it was added in front of them.
  private(set) var subviewsBehind = 0

  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let count = sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? count))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Requests a layout of the view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view if needed.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Draws the contents of the layer when a picture is drawn. Subclasses override it.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and its sublayers.
  open func render(in ctx: CGContext) {
    ctx.draw(drawnContents + drawnSublayers(inFront: false))
    for view in view?.subviews ?? [] where !view.isHidden {
      ctx.saveGState()
      ctx.translateBy(x: view.frame.minX, y: view.frame.minY)
      view.layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.draw(drawnSublayers(inFront: true))
  }
  /// Returns the layer itself, because changes take effect immediately.
  open func presentation() -> CALayer? { self }
  /// Adds an animation, which ends at once.
  open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  /// Returns the keys of the animations, or nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Returns the innermost layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = inwards(p)
    guard contains(inner), !isHidden else { return nil }
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }
  open func model() -> CALayer { self }
  /// Returns the action for a change of a property.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
}

extension NSNull: CAAction {}
