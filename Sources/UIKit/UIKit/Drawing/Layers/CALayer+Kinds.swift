public import Foundation

/// Places of the contents of a layer.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Large enough to cover the layer, in its shape.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Kinds of changes of contents.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Moves over the former contents.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Pushes the former contents away.
  public static let push = CATransitionType(rawValue: "push")
  /// Uncovers the contents.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Directions of changes of contents.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Places of the lines of a layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The side where lines of the language begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Places at which a layer's text is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Ways between the values of a change.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The name under which changes of contents are kept.
public let kCATransition = "transition"

/// A layer that shows copies of those in it; none are made here.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The time between copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The map from a copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of copies.
  open var instanceColor: CGColor?
  /// The change of opacity from a copy to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A kind of particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The picture.
  open var contents: Any?
  /// The number that comes in a second.
  open var birthRate: Float = 0
  /// The time that they stay, in seconds.
  open var lifetime: Float = 0
  /// The spread of that time, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// The spread of the speed.
  open var velocityRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The spread of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The turns, in radians a second.
  open var spin: CGFloat = 0
  /// The spread of the turns.
  open var spinRange: CGFloat = 0
  /// The size.
  open var scale: CGFloat = 1
  /// The spread of the size.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second.
  open var scaleSpeed: CGFloat = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The push downwards, in points a second in a second.
  open var yAcceleration: CGFloat = 0
  /// The push to the right, in points a second in a second.
  open var xAcceleration: CGFloat = 0
  /// The colour.
  open var color: CGColor?
}

/// A layer of particles; none are drawn here.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The place where they come, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of that place, in points.
  open var emitterSize = CGSize.zero
  /// The shape of that place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The number that comes in a second, as a factor.
  open var birthRate: Float = 1
}

/// Shapes of places where particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}
