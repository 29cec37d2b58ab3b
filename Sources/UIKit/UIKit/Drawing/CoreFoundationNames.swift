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
