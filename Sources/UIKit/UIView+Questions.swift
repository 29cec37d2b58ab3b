public import Foundation

extension UIView {
  /// A view that looks like this one: one of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  /// Draws the view; nothing is drawn here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Shows a content in the view, in the place of the one before.
  func show(_ content: (any UIContentConfiguration)?) {
    for view in subviews where view is any UIContentView { view.removeFromSuperview() }
    guard let view = content?.makeContentView() else { return }
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// A trait of a kind.
public protocol UITraitDefinition {}
/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The size of text that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// A trait whose changes may be told.
public typealias UITrait = any UITraitDefinition.Type

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
    let known = objc_getAssociatedObject(self, &TraitKey.key) as? [TraitRegistration] ?? []
    objc_setAssociatedObject(self, &TraitKey.key, known + [registration], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
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

  /// Tells those who wished to be told.
  func tellOfTraitChange(_ former: UITraitCollection) {
    for registration in objc_getAssociatedObject(self, &TraitKey.key) as? [TraitRegistration] ?? [] {
      registration.tell(former)
    }
  }
}

@MainActor
private enum TraitKey {
  static var key: UInt8 = 0
}
