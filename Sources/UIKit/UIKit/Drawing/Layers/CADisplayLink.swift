public import Foundation

/// A clock of the screen. No picture follows another here: it keeps what it is told, and calls nobody.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// True where the clock rests.
  open var isPaused = false
  /// The wished number of pictures a second; 0 for that of the screen.
  open var preferredFramesPerSecond = 0
  /// The wished numbers of pictures a second.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the picture, in seconds.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next picture, in seconds.
  open var targetTimestamp: CFTimeInterval { duration }
  /// The time between pictures, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }

  /// A clock that would call a target by the name of its method.
  public init(target: Any, selector: Selector) {}
  /// Starts the clock.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the clock in a mode.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the clock for good.
  open func invalidate() { isPaused = true }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Numbers of pictures a second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The least number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The wished number; 0 for none.
  public var preferred: Float?
  /// Numbers from the least to the largest.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// The screen's own number.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Returns the time since the machine started, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Something that happens when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}
extension NSNull: CAAction {}

/// The course of a gradient.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A course by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, turning.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
