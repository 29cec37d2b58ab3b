/// The lower edge of the content of a page so far, from left to right. Blocks are placed below it.
package struct SheetSkyline: Hashable {
  /// A piece of the edge: its left end and its height. It ends at the next piece.
  private struct Piece: Hashable {
    var x: Double
    var y: Double
  }

  /// A place for a block, and the area above the block that nothing can use anymore.
  package struct Place: Hashable {
    package var x: Double
    package var y: Double
    package var waste: Double
  }

  /// The width of the page, including the gap after the last block.
  package let width: Double
  private var pieces = [Piece(x: 0, y: 0)]

  package init(width: Double) { self.width = width }

  /// The lowest point of the edge.
  package var bottom: Double { pieces.map(\.y).max() ?? 0 }

  /// Returns the highest place for a block of a width, the leftmost if there are several. Nil if the page is too
  /// narrow.
  package func place(width blockWidth: Double) -> Place? {
    pieces.compactMap { place(x: $0.x, width: blockWidth) }.min { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Returns the place for a block with a left end and a width. Nil if the block would leave the page.
  package func place(x: Double, width blockWidth: Double) -> Place? {
    guard x + blockWidth <= width + 0.01 else { return nil }
    let covered = covered(by: x..<(x + blockWidth))
    let y = covered.map(\.y).max() ?? 0
    return Place(x: x, y: y, waste: covered.map { $0.width * (y - $0.y) }.reduce(0, +))
  }

  /// Puts a block of a width at a place. The edge below it is at a height.
  package mutating func put(at place: Place, width blockWidth: Double, bottom: Double) {
    let end = place.x + blockWidth
    let after = pieces.last { $0.x <= end + 0.01 }
    var rest = pieces.filter { $0.x < place.x - 0.01 || $0.x > end + 0.01 }
    rest.append(Piece(x: place.x, y: bottom))
    if let after, end < width - 0.01 { rest.append(Piece(x: end, y: after.y)) }
    pieces = rest.sorted { $0.x < $1.x }
  }

  /// Continues below everything that is on the page.
  package mutating func level() { pieces = [Piece(x: 0, y: bottom)] }

  private func covered(by range: Range<Double>) -> [(width: Double, y: Double)] {
    pieces.indices.compactMap { index in
      let end = index + 1 < pieces.count ? pieces[index + 1].x : width
      let width = min(end, range.upperBound) - max(pieces[index].x, range.lowerBound)
      return width > 0.01 ? (width, pieces[index].y) : nil
    }
  }
}
