internal import Drawing
internal import Geometry
internal import Scenes

extension Bitmap {
  /// Returns the picture resized: pixels at the edges are kept, and those between them are stretched or repeated.
  func stretched(toWidth newWidth: Int, height newHeight: Int, keeping slicing: ArtworkSlicing) -> Bitmap {
    let insets = slicing.insets
    let columns = Self.sources(
      of: newWidth, from: width, keeping: (insets.left, insets.right), center: slicing.center?.width,
      tiles: slicing.tiles)
    let rows = Self.sources(
      of: newHeight, from: height, keeping: (insets.top, insets.bottom), center: slicing.center?.height,
      tiles: slicing.tiles)
    let stretched = rows.flatMap { row in columns.map { pixels[row * width + $0] } }
    let name = "\(identity) stretched to \(newWidth)×\(newHeight)"
    return Bitmap(width: columns.count, height: rows.count, pixels: stretched, identity: name) ?? self
  }

  /// Returns the source pixel of each pixel along an axis.
  private static func sources(
    of newCount: Int, from count: Int, keeping edges: (first: Double, last: Double), center: Double?, tiles: Bool
  ) -> [Int] {
    // Values in asset descriptions may be invalid.
    func whole(_ length: Double) -> Int { Int(min(Double(count), max(0, length.rounded()))) }
    let first = min(count - 1, whole(edges.first))
    let last = min(count - 1 - first, whole(edges.last))
    let length = max(1, min(count - first - last, center.map { max(1, whole($0)) } ?? count))
    // Without room for both edges, the picture is scaled as a whole.
    let room = newCount - first - last
    guard room > 0 else { return (0..<newCount).map { $0 * count / newCount } }
    return (0..<newCount).map { position in
      if position < first { return position }
      if position >= newCount - last { return count - (newCount - position) }
      return first + (tiles ? (position - first) % length : (position - first) * length / room)
    }
  }
}
