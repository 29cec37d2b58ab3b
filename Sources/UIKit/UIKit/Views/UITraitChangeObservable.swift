/// A wish to be told of changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A wish to be told of changes of all traits.
final class TraitRegistration: UITraitChangeRegistration {
  let tell: (UITraitCollection) -> Void
  init(_ tell: @escaping (UITraitCollection) -> Void) { self.tell = tell }
}

/// An object that may be told of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a function when traits have changed: whichever, for all are told together.
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

  /// Calls a function when traits have changed, for closures that write `Self` out in a class that is not final.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observer: Self, former: UITraitCollection) in
      if let observer = observer as? Observer { handler(observer, former) }
    }
  }

  /// Keeps a target; nothing is called by its name here.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { TraitRegistration { _ in } }

  /// Keeps a method; nothing is called by its name here.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    TraitRegistration { _ in }
  }

  /// Calls a function no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    keep(registrations.filter { $0 !== registration })
  }

  /// Tells those who wished to be told.
  func tellOfTraitChange(_ former: UITraitCollection) {
    for registration in registrations { registration.tell(former) }
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
