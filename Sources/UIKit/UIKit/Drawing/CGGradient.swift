public import Foundation
internal import Geometry
internal import Scenes

/// Colors that change along a line or around a point.
public final class CGGradient: NSObject {
  private let colors: [CGColor]
  private let locations: [CGFloat]?

  /// Creates a gradient of colors at positions from 0 to 1, which are evenly spaced by default.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    (self.colors, self.locations) = (colors, locations)
  }

  /// Creates a gradient of colors at positions from 0 to 1, which are evenly spaced by default.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Creates a gradient of colors by their components, from 0 to 1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let colors = stride(from: 0, to: min(components.count, count * 4) - 3, by: 4).map { start in
      CGColor(
        red: components[start], green: components[start + 1], blue: components[start + 2], alpha: components[start + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  var stops: [ViewDrawing.Gradient.Stop] {
    Self.stops(colors, locations?.map { Double($0) })
  }

  /// Returns the stops in order. Positions are evenly spaced unless each color has one.
  static func stops(_ colors: [CGColor], _ locations: [Double]?) -> [ViewDrawing.Gradient.Stop] {
    let even = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    return zip(colors, places).map { ViewDrawing.Gradient.Stop($0.geometryColor, at: $1) }
      .sorted { $0.position < $1.position }
  }
}
