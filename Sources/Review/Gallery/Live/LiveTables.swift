package import Geometry
internal import SceneLayouts

/// The tables that the windows of a scene share: functions of width and height, the lines along which others hold, and the
/// trees that choose between them, each once.
///
/// Edges of views follow the size in their own way, most of them the width alone or the height alone. So each has a tree
/// of its own, and what one tree asks others ask too.
package struct LiveTables {
  /// Numbers that follow width and height, in units of ``unit`` and ``rateUnit``.
  package struct Function: Hashable {
    package var constant: Int
    package var width: Int
    package var height: Int

    /// A function; what is too large for any screen is cut.
    package init(_ function: PlaneFunction) {
      constant = Self.units(function.constant, 8)
      width = Self.units(function.x, 11)
      height = Self.units(function.y, 11)
    }

    /// A number in units of some decimal place.
    private static func units(_ number: Double, _ places: Int) -> Int {
      var unit = 1.0
      for _ in 0..<places { unit *= 10 }
      let limit = 1e7
      return Int((max(-limit, min(limit, number.isNaN ? 0 : number)) * unit).rounded())
    }

    /// The function as three numbers.
    package var text: String {
      let unit = 1e8
      let rateUnit = 1e11
      return [
        (Double(constant) / unit).decimalText(places: 8), (Double(width) / rateUnit).decimalText(places: 11),
        (Double(height) / rateUnit).decimalText(places: 11),
      ].joined(separator: ",")
    }
  }

  /// A line with what holds on both sides.
  package struct Branch: Hashable {
    package var line: Int
    package var above: Int
    package var below: Int
  }

  /// Values, each once, by their positions.
  package struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var positions: [Value: Int] = [:]

    /// The position of a value, which is added where it is not there.
    package mutating func position(of value: Value) -> Int {
      if let position = positions[value] { return position }
      positions[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  private(set) var functions = Table<Function>()
  private(set) var lines = Table<Function>()
  private(set) var branches = Table<Branch>()

  /// The number that stands for a leaf: positions of branches are not negative.
  package static func leaf(_ position: Int) -> Int { -1 - position }

  /// The number that stands for a function.
  package mutating func leaf(_ function: PlaneFunction) -> Int { Self.leaf(functions.position(of: Function(function))) }

  /// The trees of a tree of pieces, each of which holds a list of leaves of the same length.
  ///
  /// - Parameter unknown: The leaves where there is no piece.
  mutating func trees(of node: PiecewiseLayout.Node, _ leaves: [[Int]], unknown: [Int]) -> [Int] {
    guard case .split(let line, let above, let below) = node else {
      if case .piece(let position) = node, leaves.indices.contains(position) { return leaves[position] }
      return unknown
    }
    let (upper, lower) = (trees(of: above, leaves, unknown: unknown), trees(of: below, leaves, unknown: unknown))
    guard upper != lower else { return upper }
    let (scaled, isTurned) = line.scaled
    let position = lines.position(of: Function(scaled))
    return zip(upper, lower).map { upper, lower in
      guard upper != lower else { return upper }
      return branches.position(
        of: Branch(line: position, above: isTurned ? lower : upper, below: isTurned ? upper : lower))
    }
  }
}

extension PlaneFunction {
  /// The function with a largest factor of 1, so that equal lines look alike, and whether that turned it around.
  fileprivate var scaled: (function: PlaneFunction, isTurned: Bool) {
    let largest = abs(x) >= abs(y) ? x : y
    guard largest != 0 else { return (self, false) }
    return (PlaneFunction(constant: constant / largest, x: x / largest, y: y / largest), largest < 0)
  }
}
