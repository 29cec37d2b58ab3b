public import Foundation

/// An object whose properties can be observed.
///
/// Swift on Linux has no key-value observation. Views check their observers after each change of their frame, bounds,
/// visibility, content size or content offset. Other objects report the initial value only.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Observes a property until the returned object is released.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(to value: Value, from former: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? value : nil,
        oldValue: options.contains(.old) ? former : nil, indexes: nil, isPrior: false)
    }
    if options.contains(.initial) { changeHandler(self, change(to: last, from: nil)) }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (former, value) = (last, self[keyPath: keyPath])
      guard !isSame(former, value) else { return }
      last = value
      changeHandler(self, change(to: value, from: former))
    }
    (self as? UIView)?.add(observation)
    return observation
  }

  /// Observes a property by its name until the observer is removed or released. Only observers that are responders
  /// are called.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let view = self as? UIView, let property = ObservedProperty(rawValue: keyPath) else { return }
    // The address is only passed back, never read.
    let address = Int(bitPattern: context)
    var last = property.value(of: view)
    func report(_ value: Any?, after former: Any?, to observer: NSObject) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = value }
      if options.contains(.old) { change[.oldKey] = former }
      unsafe (observer as? UIResponder)?.observeValue(
        forKeyPath: keyPath, of: view, change: change,
        context: UnsafeMutableRawPointer(bitPattern: address))
    }
    if options.contains(.initial) { report(last, after: nil, to: observer) }
    let observation = NSKeyValueObservation { [weak observer, weak view] in
      guard let observer, let view else { return }
      let (former, value) = (last, property.value(of: view))
      guard !isSame(former as Any, value as Any) else { return }
      last = value
      report(value, after: former, to: observer)
    }
    view.add(observation, named: NamedObserver(observer: ObjectIdentifier(observer), keyPath: keyPath))
  }

  /// Stops observing a property by its name.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (self as? UIView)?.removeObserver(NamedObserver(observer: ObjectIdentifier(observer), keyPath: keyPath))
  }

  /// Stops observing a property by its name.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// A property of a view that can be observed by its name.
private enum ObservedProperty: String {
  case frame, bounds, center, contentSize, contentOffset, hidden

  @MainActor
  func value(of view: UIView) -> Any? {
    switch self {
    case .frame: view.frame
    case .bounds: view.bounds
    case .center: view.center
    case .contentSize: (view as? UIScrollView)?.contentSize
    case .contentOffset: (view as? UIScrollView)?.contentOffset
    case .hidden: view.isHidden
    }
  }
}

/// An observer that was added by the name of a property.
struct NamedObserver: Hashable {
  let observer: ObjectIdentifier
  let keyPath: String
}

/// The observers of one view. Observations of key paths are kept by their owners.
@MainActor
final class ViewObservers {
  private struct Held {
    weak var observation: NSKeyValueObservation?
  }

  private var held: [Held] = []
  private var named: [NamedObserver: NSKeyValueObservation] = [:]

  func add(_ observation: NSKeyValueObservation, named name: NamedObserver?) {
    held.removeAll { $0.observation?.isValid != true }
    held.append(Held(observation: observation))
    if let name { named[name] = observation }
  }

  func remove(_ name: NamedObserver) { named.removeValue(forKey: name)?.invalidate() }

  func propertiesMayHaveChanged() {
    for observer in held { observer.observation?.propertyMayHaveChanged() }
  }
}

extension UIView {
  func add(_ observation: NSKeyValueObservation, named name: NamedObserver? = nil) {
    let observers = observers ?? ViewObservers()
    self.observers = observers
    observers.add(observation, named: name)
  }

  func removeObserver(_ name: NamedObserver) { observers?.remove(name) }
}

/// Whether two values are equal. Values that cannot be compared count as equal, so that no false change is reported.
private func isSame(_ first: Any, _ second: Any) -> Bool {
  guard let first = first as? any Equatable else { return true }
  return first.equals(second)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
