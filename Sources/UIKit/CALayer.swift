public import Foundation

/// What is drawn of a view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var view: UIView?
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

  init(of view: UIView) {
    self.view = view
    super.init()
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
