extension UIApplicationDelegate {
  /// The window of the app, where the class has a property for it: as on iOS, none at all is another thing than one
  /// that is nil.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

extension UIWindowSceneDelegate {
  /// The window of the scene, where the class has a property for it.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

/// The value of an object's own property `window`: protocols of Objective-C have optional properties, those of Swift none.
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
