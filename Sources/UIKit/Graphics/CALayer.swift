public import Foundation

/// The look of a view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private(set) weak var view: UIView?
  private var ownFrame = CGRect.zero

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The softness of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// True where contents end at the edges.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set {
      ownMasks = newValue
      view?.clipsToBounds = newValue
    }
  }
  private var ownMasks = false
  /// The opacity.
  open var opacity: Float = 1
  /// The place in front of others.
  open var zPosition: CGFloat = 0
  /// The name.
  open var name: String?
  /// True where it is drawn into a picture once.
  open var shouldRasterize = false
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The layer whose opacity covers this one.
  open var mask: CALayer?
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The pixels of a point.
  open var contentsScale: CGFloat = 1
  /// The pixels of a point of the picture that it is drawn into.
  open var rasterizationScale: CGFloat = 1
  /// True where edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// True where nothing shines through.
  open var isOpaque = false
  /// The contents: a picture.
  open var contents: Any?
  /// The place of the contents.
  open var contentsGravity = "resize"
  /// True where the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      view?.isHidden = newValue
    }
  }
  private var ownIsHidden = false
  /// The point of the layer that ``position`` places, from 0 to 1; layouts take the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The map about the middle.
  open var transform: CATransform3D {
    get { view.map { CATransform3D($0.transform) } ?? ownTransform }
    set {
      ownTransform = newValue
      view?.transform = newValue.affine
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// The middle of the layer, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Hears of drawing.
  open weak var delegate: AnyObject?
  private var animations: [String: CAAnimation] = [:]
  /// The layers in this one.
  public private(set) var sublayers: [CALayer]?
  /// The layer that holds this one.
  public private(set) weak var superlayer: CALayer?
  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownBackground }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map(UIColor.init(cgColor:))
    }
  }
  private var ownBackground: CGColor?

  /// A layer of its own.
  public override init() { super.init() }

  /// The layer of a view: of a class of UIKit's, for others cannot be made by their class here.
  static func made(of kind: AnyClass, for view: UIView) -> CALayer {
    let layer: CALayer =
      switch kind {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CATextLayer.Type: CATextLayer()
      default: CALayer()
      }
    layer.view = view
    return layer
  }

  /// The place of the layer, in points.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      ownFrame = newValue
      view?.frame = newValue
    }
  }
  /// The layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      ownFrame.size = newValue.size
      view?.bounds = newValue
    }
  }

  /// Adds a layer in front of others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer behind the one at a position.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let count = sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? count))
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Asks the view for a layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Places the layers in this one; does nothing unless overridden.
  open func layoutSublayers() {}
  /// Draws; called by nothing here.
  open func draw(in ctx: CGContext) {}
  /// The layer as it looks during a change: as it is.
  open func presentation() -> CALayer? { self }
  /// Begins a change, whose end is there at once.
  open func add(_ anim: CAAnimation, forKey key: String?) { if let key { animations[key] = anim } }
  /// The change of a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Ends a change.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Ends all changes.
  open func removeAllAnimations() { animations = [:] }
}

/// Curves of corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer whose colour changes from one end to the other.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The place of the first colour, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last colour, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
