public import Foundation

extension Timer {
  /// Returns a timer that calls nothing, since methods cannot be called by name here. The variant with a closure works.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats) { _ in } }
}
