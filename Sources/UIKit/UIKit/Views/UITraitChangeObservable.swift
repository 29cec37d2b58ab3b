/// A registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
  let notify: (UITraitCollection) -> Void
  init(_ notify: @escaping (UITraitCollection) -> Void) { self.notify = notify }
}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure when traits have changed. The closure is called for every trait, not only for the given ones.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration { [weak self] former in
      if let self { handler(self, former) }
    }
    keep(registrations + [registration])
    return registration
  }

  /// Calls a closure when traits have changed. This overload takes closures that spell out `Self` in a class that is
  /// not final.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observer: Self, former: UITraitCollection) in
      if let observer = observer as? Observer { handler(observer, former) }
    }
  }

  /// Registers a target and an action. The action is never called here, as selectors are not looked up.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { TraitRegistration { _ in } }

  /// Registers an action. It is never called here, as selectors are not looked up.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    TraitRegistration { _ in }
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    keep(registrations.filter { $0 !== registration })
  }

  /// Notifies the registered closures.
  func notifyOfTraitChange(_ former: UITraitCollection) {
    for registration in registrations { registration.notify(former) }
  }

  private var registrations: [TraitRegistration] {
    unsafe objc_getAssociatedObject(self, &TraitKey.key) as? [TraitRegistration] ?? []
  }

  private func keep(_ registrations: [TraitRegistration]) {
    unsafe objc_setAssociatedObject(self, &TraitKey.key, registrations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

@MainActor
private enum TraitKey {
  static var key: UInt8 = 0
}
