/// An affine union–find: variables tied in pairs, so that each is `scale · representative + offset`, or a number.
///
/// The links of the union–find (Tarjan 1975) carry an affine map. Most required equalities of layouts put an edge at a
/// distance from another, or make a size a multiple of another. So nearly all variables are eliminated here, in
/// near-linear time.
struct AffineUnionFind: Sendable {
  /// The expression for a variable: `scale · parent + offset`.
  struct Link: Sendable {
    /// Another variable, the variable itself for a representative, or ``number``.
    var parent: Int32
    /// The number of variables that a representative represents, including itself.
    var count: Int32 = 1
    /// The factor of the parent; zero for a number.
    var scale: Double
    /// The constant that is added.
    var offset: ParametricValue
  }

  /// The parent of a variable that is a number.
  static let number: Int32 = -1

  private var links: [Link]

  /// Creates a union–find of untied variables.
  init(count: Int) {
    links = (0..<Int32(count)).map { Link(parent: $0, scale: 1, offset: ParametricValue()) }
  }

  /// Whether there are no variables.
  var isEmpty: Bool { links.isEmpty }

  /// Returns the link of a variable to its representative, or to a number.
  ///
  /// The smaller set always joins the larger one. So a chain is no longer than the logarithm of the number of
  /// variables, even before it is shortened here.
  @inline(__always)
  mutating func find(_ variable: Int) -> Link {
    let link = links[variable]
    if link.parent < 0 || link.parent == variable || links[Int(link.parent)].parent == link.parent { return link }
    return shorten(variable)
  }

  /// Links a variable directly to the end of its chain (path compression).
  private mutating func shorten(_ variable: Int) -> Link {
    var link = links[variable]
    let found = find(Int(link.parent))
    link.offset.add(found.offset, times: link.scale)
    link.scale *= found.scale
    link.parent = found.parent
    links[variable] = link
    return link
  }

  /// Shortens all chains, so that every link leads to a representative or a number.
  mutating func compress() {
    for variable in links.indices { _ = find(variable) }
  }

  /// Returns the link of a variable to its representative, after ``compress()`` has shortened all chains.
  func link(of variable: Int) -> Link { links[variable] }

  /// Computes the values of variables from their representatives, after ``compress()``.
  ///
  /// `read` evaluates an offset.
  func complete<Value: AffineValue>(_ values: inout [Value], reading read: (ParametricValue) -> Value) {
    for (variable, link) in links.enumerated() where link.parent != variable {
      var value = read(link.offset)
      if link.parent >= 0 { value.add(values[Int(link.parent)], times: link.scale) }
      values[variable] = value
    }
  }

  func isRepresentative(_ variable: Int) -> Bool { links[variable].parent == variable }

  /// Returns the number of variables that a representative represents.
  func count(of representative: Int) -> Int32 { links[representative].count }

  /// Sets a representative to a number.
  mutating func set(_ representative: Int, to value: ParametricValue) {
    links[representative] = Link(parent: Self.number, scale: 0, offset: value)
  }

  /// Sets a representative to `scale · other + offset`, where `other` is a representative as well.
  mutating func tie(_ representative: Int, to other: Int, scale: Double, offset: ParametricValue) {
    links[other].count += links[representative].count
    links[representative] = Link(parent: Int32(other), scale: scale, offset: offset)
  }
}
