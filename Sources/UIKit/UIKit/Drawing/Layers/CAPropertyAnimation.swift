/// A change of a property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether values are added.
  open var isAdditive = false
  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
