extension UIApplicationDelegate {
  /// The window of the app if the class has a property for it. As on iOS, a missing property differs from one that is
  /// nil.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

extension UIWindowSceneDelegate {
  /// The window of the scene if the class has a property for it.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

/// Returns the value of an object's own `window` property. Objective-C protocols can have optional properties, Swift
/// protocols cannot.
private func windowOfDelegate(_ delegate: Any) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let current = mirror {
    if let found = current.children.first(where: { $0.label == "window" || $0.label == "$__lazy_storage_$_window" }) {
      return .some(found.value as? UIWindow)
    }
    mirror = current.superclassMirror
  }
  return nil
}
