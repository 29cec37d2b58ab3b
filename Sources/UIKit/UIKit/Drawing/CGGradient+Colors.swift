public import Foundation

extension CGGradient {
  /// A gradient with colours at locations from 0 to 1.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }
}
