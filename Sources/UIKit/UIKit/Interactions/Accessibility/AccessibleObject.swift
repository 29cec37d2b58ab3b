public import Foundation

/// An object that assistive technology can describe. On iOS every object has these properties.
///
/// They are in a protocol, not in an extension of `NSObject`, so that classes can declare properties with the same
/// names.
public protocol AccessibleObject: AnyObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
  /// Whether assistive technology can reach the object.
  public var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement }
    set { accessibilityValues.isElement = newValue }
  }
  /// The name that assistive technology reads.
  public var accessibilityLabel: String? {
    get { accessibilityValues.label }
    set { accessibilityValues.label = newValue }
  }
  /// The value that assistive technology reads.
  public var accessibilityValue: String? {
    get { accessibilityValues.value }
    set { accessibilityValues.value = newValue }
  }
  /// The result of the object's action, which assistive technology reads.
  public var accessibilityHint: String? {
    get { accessibilityValues.hint }
    set { accessibilityValues.hint = newValue }
  }
  /// The name by which tests find the object.
  public var accessibilityIdentifier: String? {
    get { accessibilityValues.identifier }
    set { accessibilityValues.identifier = newValue }
  }
  /// The role and state of the object.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits }
    set { accessibilityValues.traits = newValue }
  }
  /// The frame in screen coordinates, in points.
  public var accessibilityFrame: CGRect {
    get { accessibilityValues.frame }
    set { accessibilityValues.frame = newValue }
  }
  /// The objects inside it that assistive technology can reach, in order.
  public var accessibilityElements: [Any]? {
    get { accessibilityValues.elements }
    set { accessibilityValues.elements = newValue }
  }
  /// Whether assistive technology skips the objects inside it.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityValues.hidesElements }
    set { accessibilityValues.hidesElements = newValue }
  }

  private var accessibilityValues: AccessibilityValues {
    let key = unsafe UnsafeRawPointer(bitPattern: 1)
    guard let key = unsafe key else { return AccessibilityValues() }
    if let known = unsafe objc_getAssociatedObject(self, key) as? AccessibilityValues { return known }
    let made = AccessibilityValues()
    unsafe objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The accessibility properties of an object whose class does not store them.
private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var elements: [Any]?
  var hidesElements = false
}
