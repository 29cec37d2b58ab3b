public import Foundation

extension NSObject {
  /// Returns the class, as code from Objective-C asks for it.
  public class func classForCoder() -> AnyClass { self }
}
