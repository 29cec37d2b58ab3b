public import Foundation

extension NSObjectProtocol {
  /// Calls nothing: no method is called by its name here.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
}

extension NSObject {
  /// Nothing: no property is found by its name here.
  public func value(forKey key: String) -> Any? { nil }
  /// None: classes are no objects here.
  public class func value(forKey key: String) -> Any? { nil }
  /// Sets nothing: no property is found by its name here.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Nothing: no property is found by its name here.
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Sets nothing: no property is found by its name here.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  /// Takes nothing back: no method is called by its name here.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  /// Takes nothing back: no method is called by its name here.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {}
}

extension Timer {
  /// A timer that calls nothing: no method is called by its name here. The form with a closure works.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats) { _ in } }
}
