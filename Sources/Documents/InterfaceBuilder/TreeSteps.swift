internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

// The steps that give views the properties that Interface Builder infers. Each takes the result of the one before,
// which fixes their order: rows depend on cell margins, constraints name rows, and kept sizes depend on constraints.

/// The first step: the views with their margins.
struct MarginedTree {
  let tree: ViewTree
  /// The margins that hold only on the saved canvas, by position.
  let savedMargins: [Int: ViewMargins]

  /// Creates the tree with its margins set.
  init(_ tree: ViewTree, in document: InterfaceBuilderDocument) {
    var tree = tree
    savedMargins = MarginRules(document: document).setMargins(&tree)
    self.tree = tree
  }
}

/// The second step: the views with their roles in tables and collections.
struct ListedTree {
  let tree: ViewTree
  /// The margins that hold only on the saved canvas, by position.
  let savedMargins: [Int: ViewMargins]

  /// Creates the tree with the roles of table rows and collection items set.
  init(_ margined: MarginedTree, in document: InterfaceBuilderDocument) {
    var tree = margined.tree
    TableRowReader(screen: document.screen, code: document.code).setPlacements(&tree)
    FlowLayoutReader.setPlacements(&tree, document.code)
    self.tree = tree
    savedMargins = margined.savedMargins
  }
}

/// The third step: the constraints, and the sizes that views without measurable content keep.
struct ConstrainedTree {
  let tree: ViewTree
  /// The margins that hold only on the saved canvas, by position.
  let savedMargins: [Int: ViewMargins]
  /// The constraints between the views.
  let constraints: ConstraintReader

  /// Reads the constraints of a tree.
  init(_ listed: ListedTree, in document: InterfaceBuilderDocument) {
    var tree = listed.tree
    constraints = ConstraintReader(tree, in: document)
    Self.settleMarks(&tree, constraints.constraints)
    KeptSizeRule.setSizes(&tree, constraints.constraints)
    self.tree = tree
    savedMargins = listed.savedMargins
  }

  /// Decides between mask and constraints for views whose marks contradict their constraints. Xcode writes such marks
  /// for views that are not installed, and edits by other means leave them behind. A view with a fixed frame is placed
  /// by constraints that tie it to items around it. An installed view that no constraint names is placed by its mask, and
  /// the content view of a table view cell by its cell.
  private static func settleMarks(_ tree: inout ViewTree, _ constraints: [SceneConstraint]) {
    let marked = tree.elements.indices.filter { view in
      let element = tree.elements[view]
      guard view > 0, element[.translatesAutoresizingMaskIntoConstraints] == "NO" else { return false }
      return element.isYes(.fixedFrame) || element.name == .tableViewCellContentView
        || !tree.views[view].placement.autoresizingMask.isEmpty
    }
    guard !marked.isEmpty else { return }
    let uninstalled = uninstalled(tree)
    var (named, tied): (Set<Int>, Set<Int>) = ([], [])
    for constraint in constraints.lazy.map(\.constraint) {
      for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
        named.insert(item.view)
        if constraint.secondItem != nil, constraint.owner != item.view, item.guide == nil { tied.insert(item.view) }
      }
    }
    for view in marked {
      if tree.elements[view].isYes(.fixedFrame) {
        if tied.contains(view) { tree.update(view) { $0.placement.isPlacedByMask = false } }
      } else if !named.contains(view), !uninstalled.contains(view), !isArranged(view, tree.views) {
        tree.update(view) { $0.placement.isPlacedByMask = true }
      }
    }
  }

  /// Returns the views that only size classes which include them show.
  private static func uninstalled(_ tree: ViewTree) -> Set<Int> {
    let defaults = tree.elements.lazy.flatMap(\.children).filter { $0.name == .variation && $0.key == .default }
    let masks = defaults.flatMap(\.children).filter { $0.name == .mask && $0.key == .subviews }
    let excluded = masks.flatMap(\.children).filter { $0.name == .exclude }
    return Set(excluded.compactMap { $0[.reference].flatMap { tree.items[$0]?.view } })
  }

  private static func isArranged(_ view: Int, _ views: [View]) -> Bool {
    views[view].superview.flatMap { views[$0].placement.stack?.arrangedViews.contains(view) } ?? false
  }
}

/// The last step: the changes between size classes, and the differences on the saved canvas.
struct VariedTree {
  /// The views. Those that are not installed by default are hidden.
  let tree: ViewTree
  /// The margins that hold only on the saved canvas, by position.
  let savedMargins: [Int: ViewMargins]
  /// The sizes of controls and text that hold only on the saved canvas.
  let savedSizes: SavedSizes
  /// All constraints. Those that are not installed by default are uninstalled.
  let constraints: [SceneConstraint]
  /// The variations, less specific ones first.
  let variations: [SceneVariation]
  /// The findings about constraints and variations that could not be read.
  let findings: [Finding]

  /// Reads the variations of a tree.
  init(_ constrained: ConstrainedTree, in document: InterfaceBuilderDocument) {
    var tree = constrained.tree
    let reader = VariationReader(tree, constrained.constraints, in: document)
    for view in reader.hidden { tree.update(view) { $0.appearance.isHidden = true } }
    var constraints = constrained.constraints.constraints
    savedSizes = SavedSizesReader(screen: document.screen).sizes(of: &tree, constraints)
    for position in reader.uninstalled { constraints[position].isInstalled = false }
    self.tree = tree
    self.constraints = constraints
    savedMargins = constrained.savedMargins
    variations = reader.variations
    findings = constrained.constraints.findings.findings + reader.findings.findings
  }
}
