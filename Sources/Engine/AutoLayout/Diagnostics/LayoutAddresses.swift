/// The addresses that logs give the objects of a system: made up, and the same in every run (specification DSC-05).
///
/// They count up from ``first`` in ``step`` steps: the views, superviews before their subviews and siblings in order,
/// the guides, the constraints in the order of their installation, and then what only some texts speak of.
struct LayoutAddresses: Sendable, Hashable {
  /// The address of the root view.
  static let first = 0x8c0_0000
  /// The distance between the addresses of two objects.
  static let step = 0x10

  /// The views, depth first, by their positions in the list of items.
  let views: [Int]
  /// The top and bottom guide of the root, then every other guide that a constraint names.
  let guides: [LayoutItemID]
  private let viewPositions: [Int]
  private let constraintPositions: [LayoutConstraint: Int]
  private let constraintCount: Int

  /// The addresses of everything in a system, of which `constraints` may be spoken.
  init(of system: ConstraintSystem, constraints: [LayoutConstraint]) {
    views = system.items.depthFirst
    guides = system.guides
    var viewPositions = Array(repeating: 0, count: system.items.count)
    for (position, view) in views.enumerated() { viewPositions[view] = position }
    self.viewPositions = viewPositions
    var positions: [LayoutConstraint: Int] = [:]
    for constraint in constraints {
      let object = constraint.loggedObject
      if positions[object] == nil { positions[object] = positions.count }
    }
    constraintPositions = positions
    constraintCount = positions.count
  }

  /// The address of a view or guide; that of the object after all others where the system has no such item.
  func address(of item: LayoutItemID) -> Int {
    if item.guide == nil, viewPositions.indices.contains(item.view) { return address(viewPositions[item.view]) }
    return guides.firstIndex(of: item).map { address(views.count + $0) } ?? extra(0)
  }

  /// The address of a constraint; that of the object after all others where it is not installed.
  func address(of constraint: LayoutConstraint) -> Int {
    constraintPositions[constraint.loggedObject].map { address(views.count + guides.count + $0) } ?? extra(0)
  }

  /// The address of the layer of a view.
  func layerAddress(ofView view: Int) -> Int {
    extra(viewPositions.indices.contains(view) ? viewPositions[view] : views.count)
  }

  /// The address of an object that is no part of the system, after the layers of its views.
  func systemAddress(_ number: Int) -> Int { extra(views.count + number) }

  /// An address as logs write it.
  static func text(_ address: Int) -> String { "0x\(String(address, radix: 16))" }

  private func extra(_ number: Int) -> Int { address(views.count + guides.count + constraintCount + number) }

  private func address(_ number: Int) -> Int { Self.first + Self.step * number }
}

extension LayoutConstraint {
  /// The object that logs print for the constraint: hugging and compression resistance of an axis are a single one
  /// (specification SIZ-02).
  var loggedObject: LayoutConstraint {
    guard origin == .contentSize else { return self }
    var object = self
    object.relation = .equal
    object.priority = .required
    return object
  }
}
