internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension CGColor {
  /// The color in the form that drawings use.
  var geometryColor: Color {
    let parts = components ?? [0, 0, 0, 1]
    guard parts.count == 4 else { return Color(red: 0, green: 0, blue: 0) }
    return Color(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), alpha: Double(parts[3]))
  }
}

extension CGRect {
  /// The outline of the rectangle in the form that drawings use.
  var outline: [PathElement] {
    let path = CGPath()
    path.add(self)
    return path.elements.drawn(by: .identity)
  }
}

extension [CGPath.Element] {
  /// Returns the outline after a transform, in the form that drawings use. Elements with coordinates that are not
  /// finite are skipped.
  func drawn(by map: CGAffineTransform) -> [PathElement] {
    func point(_ point: CGPoint) -> Point { Point(point.applying(map)) }
    return compactMap { element in
      switch element {
      case .move(let to): to.isUsable ? .move(point(to)) : nil
      case .line(let to): to.isUsable ? .line(point(to)) : nil
      case .curve(let first, let second, let end):
        first.isUsable && second.isUsable && end.isUsable ? .curve(point(first), point(second), point(end)) : nil
      case .close: .close
      }
    }
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  fileprivate var isUsable: Bool { x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6 }
}

extension [ViewDrawing.Step] {
  /// Returns the steps after a transform. Strings and images are moved, but not rotated.
  func mapped(by map: CGAffineTransform) -> [ViewDrawing.Step] {
    guard !map.isIdentity else { return self }
    let scale = Double(abs(map.a * map.d - map.b * map.c).squareRoot())
    func point(_ point: Point) -> Point { Point(CGPoint(x: point.x, y: point.y).applying(map)) }
    func outline(_ path: [PathElement]) -> [PathElement] { path.map { $0.mapPoints(point) } }
    return self.map { step in
      switch step {
      case .fill(let path, let color): return .fill(outline(path), color)
      case .stroke(let path, var line):
        line.width *= scale
        line.dashes = line.dashes.map { $0 * scale }
        return .stroke(outline(path), line)
      case .gradient(var gradient, let rect):
        (gradient.start, gradient.end) = (point(gradient.start), point(gradient.end))
        return .gradient(gradient, in: Rect(CGRect(rect).applying(map)))
      case .text(let text, var font, let color, let place, let width):
        font.pointSize *= scale
        return .text(text, font, color, at: point(place), width: width * scale)
      case .image(let image, let rect): return .image(image, in: Rect(CGRect(rect).applying(map)))
      case .clip(let path, let inner): return .clip(outline(path), inner.mapped(by: map))
      case .group(let opacity, let inner): return .group(opacity: opacity, inner.mapped(by: map))
      }
    }
  }
}
