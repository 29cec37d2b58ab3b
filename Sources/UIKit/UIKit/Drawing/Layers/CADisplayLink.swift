public import Foundation

/// A clock of the screen. No picture follows another here: it keeps what it is told, and calls nobody.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether the clock rests.
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
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the clock in a mode.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops the clock for good.
  open func invalidate() { isPaused = true }
}
