/// The addresses of a system's objects in logs. They are invented, and the same in every run (specification DSC-05).
///
/// They start at ``first`` and increase by ``step``: the views (superviews before their subviews, siblings in order),
/// the guides, the constraints in the order of installation, and then objects that only some strings mention.
struct LayoutAddresses: Sendable, Hashable {
  /// The address of the root view.
  static let first = 0x8c0_0000
  /// The distance between the addresses of two objects.
  static let step = 0x10

  /// The positions of the views in the list of items, depth first.
  let views: [Int]
  /// The top and bottom guide of the root, then every other guide that a constraint names.
  let guides: [LayoutItemID]
  private let viewPositions: [Int]
  private let constraintPositions: [LayoutConstraint: Int]
  private let constraintCount: Int

  /// Creates the addresses of everything in a system, and of the constraints that strings may mention.
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

  /// Returns the address of a view or guide. If the system has no such item, returns the one after all other objects.
  func address(of item: LayoutItemID) -> Int {
    if item.guide == nil, viewPositions.indices.contains(item.view) { return address(viewPositions[item.view]) }
    return guides.firstIndex(of: item).map { address(views.count + $0) } ?? extra(0)
  }

  /// Returns the address of a constraint. If it is not installed, returns the one after all other objects.
  func address(of constraint: LayoutConstraint) -> Int {
    constraintPositions[constraint.loggedObject].map { address(views.count + guides.count + $0) } ?? extra(0)
  }

  func layerAddress(ofView view: Int) -> Int {
    extra(viewPositions.indices.contains(view) ? viewPositions[view] : views.count)
  }

  /// Returns the address of an object outside the system, after the layers of its views.
  func systemAddress(_ number: Int) -> Int { extra(views.count + number) }

  /// Returns an address in the notation of logs.
  static func text(_ address: Int) -> String { "0x\(String(address, radix: 16))" }

  private func extra(_ number: Int) -> Int { address(views.count + guides.count + constraintCount + number) }

  private func address(_ number: Int) -> Int { Self.first + Self.step * number }
}

extension LayoutConstraint {
  /// The object that logs print for the constraint. Hugging and compression resistance of an axis are a single object
  /// (specification SIZ-02).
  var loggedObject: LayoutConstraint {
    guard origin == .contentSize else { return self }
    var object = self
    object.relation = .equal
    object.priority = .required
    return object
  }
}
