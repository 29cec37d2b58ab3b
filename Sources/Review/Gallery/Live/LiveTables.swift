package import Geometry
internal import SceneLayouts

/// The tables that the windows of a scene share: functions of width and height, the lines that separate their regions,
/// and the trees that choose between them. Each entry occurs once.
///
/// Each edge of a view depends on the size differently, most of them on the width or the height alone. So each edge has
/// its own tree, and trees share their nodes.
package struct LiveTables {
  /// A linear function of width and height with integer coefficients: the constant in units of 1e-8, the factors in
  /// units of 1e-11. Integers make functions that differ by rounding errors equal.
  package struct Function: Hashable {
    package var constant: Int
    package var width: Int
    package var height: Int

    /// Creates a function. Numbers too large for any screen are clamped.
    package init(_ function: PlaneFunction) {
      constant = Self.units(function.constant, 8)
      width = Self.units(function.x, 11)
      height = Self.units(function.y, 11)
    }

    /// Returns a number in units of a decimal place.
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

  /// A line with the nodes on both sides.
  package struct Branch: Hashable {
    package var line: Int
    package var above: Int
    package var below: Int
  }

  /// Distinct values, by position.
  package struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var positions: [Value: Int] = [:]

    /// Returns the position of a value, which is added if it is new.
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

  /// Returns the number of a leaf, which is negative, unlike the numbers of branches.
  package static func leaf(_ position: Int) -> Int { -1 - position }

  /// Returns the leaf with a function, which is added if it is new.
  package mutating func leaf(_ function: PlaneFunction) -> Int { Self.leaf(functions.position(of: Function(function))) }

  /// Returns one tree for each position in the lists of leaves of the pieces. All lists have the same length.
  ///
  /// `unknown` are the leaves in places without a piece.
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
  /// The function divided by its largest factor, so that equal lines are equal values, and whether the factor was
  /// negative.
  fileprivate var scaled: (function: PlaneFunction, isTurned: Bool) {
    let largest = abs(x) >= abs(y) ? x : y
    guard largest != 0 else { return (self, false) }
    return (PlaneFunction(constant: constant / largest, x: x / largest, y: y / largest), largest < 0)
  }
}
