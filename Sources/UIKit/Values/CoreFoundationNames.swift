public import Foundation

/// A list, by the name that drawing code has for it.
public typealias CFArray = NSArray
/// A text, by the name that drawing code has for it.
public typealias CFString = NSString
/// A table, by the name that drawing code has for it.
public typealias CFDictionary = NSDictionary
/// Bytes, by the name that drawing code has for it.
public typealias CFData = NSData

extension CGGradient {
  /// Colours at places from 0 to 1.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }
}

extension String {
  /// The translation of a text in a table of a bundle; the text itself where there is none.
  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: defaultValue ?? key, table: table)
  }
}

extension NSObject {
  /// Nothing: no property is found by its name here.
  public func value(forKey key: String) -> Any? { nil }
  /// Sets nothing: no property is found by its name here.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Nothing: no property is found by its name here.
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Sets nothing: no property is found by its name here.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
