internal import Findings
internal import Scenes

// The steps in which the views of a scene get what Interface Builder gave them. Each takes the one before it, which fixes
// their order: rows have the margins of their cells, constraints name rows, and views with nothing to measure keep their sizes.

/// The first step: the views with the margins of their kind.
struct MarginedTree {
  /// The views.
  let tree: ViewTree
  /// The margins that views have on the saved canvas alone, by position.
  let savedMargins: [Int: ViewMargins]

  /// Gives the views of a tree their margins.
  init(_ tree: ViewTree, in document: InterfaceBuilderDocument) {
    var tree = tree
    savedMargins = MarginRules(document: document).setMargins(&tree)
    self.tree = tree
  }
}

/// The second step: the views with the places that tables and collections give them.
struct ListedTree {
  /// The views.
  let tree: ViewTree
  /// The margins that views have on the saved canvas alone, by position.
  let savedMargins: [Int: ViewMargins]

  /// Places the rows of tables and the items of collections.
  init(_ margined: MarginedTree, in document: InterfaceBuilderDocument) {
    var tree = margined.tree
    TableRowReader(screen: document.screen).setPlacements(&tree)
    FlowLayoutReader.setPlacements(&tree)
    self.tree = tree
    savedMargins = margined.savedMargins
  }
}

/// The third step: the constraints, and the sizes that views with nothing to measure keep.
struct ConstrainedTree {
  /// The views.
  let tree: ViewTree
  /// The margins that views have on the saved canvas alone, by position.
  let savedMargins: [Int: ViewMargins]
  /// The constraints between the views.
  let constraints: ConstraintReader

  /// Reads the constraints that the views of a tree hold.
  init(_ listed: ListedTree, in document: InterfaceBuilderDocument) {
    var tree = listed.tree
    constraints = ConstraintReader(tree, in: document)
    KeptSizeRule.setSizes(&tree, constraints.constraints)
    self.tree = tree
    savedMargins = listed.savedMargins
  }
}

/// The last step: what changes between size classes, and what was different on the saved canvas.
struct VariedTree {
  /// The views; those that no size class installs unless it says so are hidden.
  let tree: ViewTree
  /// The margins that views have on the saved canvas alone, by position.
  let savedMargins: [Int: ViewMargins]
  /// The sizes that controls and texts have on the saved canvas alone.
  let savedSizes: SavedSizes
  /// The constraints, of which those are not installed that no size class installs unless it says so.
  let constraints: [SceneConstraint]
  /// The variations, the less specific before the more specific.
  let variations: [SceneVariation]
  /// The findings about constraints and variations that could not be read.
  let findings: [Finding]

  /// Reads the variations of the views and constraints of a tree.
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
