internal import MarkupReading
internal import Scenes

// The steps of reading a scene. Each takes the result of the one before, so that nothing is read before what it refers
// to.

/// The first step: the metrics and strings, which views and constraints use.
struct NamedScene {
  /// The root mapping of the document.
  let root: YAMLNode
  let context: ReadingContext

  /// Reads the metrics and strings of a scene.
  init(_ root: YAMLNode, _ context: ReadingContext) {
    self.root = root
    self.context = context
    _ = context.fields(root, allowed: SceneFileReader.keys, of: "a scene")
    if let locales = root["locales"] { context.locales = SelectionReader(context: context).locales(locales) }
    let names = NameReader(context: context)
    if let metrics = root["metrics"] { names.readMetrics(metrics) }
    if let strings = root["strings"] { names.readStrings(strings) }
  }
}

/// The second step: the views, which constraints and variants name.
struct ViewedScene {
  /// The previous step.
  let named: NamedScene
  let rootEntry: YAMLNode.Entry?
  /// The views, and the constraints written as their properties.
  let tree: ViewTreeReader

  /// Reads the views of a scene.
  init(_ named: NamedScene) {
    self.named = named
    rootEntry = named.root.mapping?.first { $0.name == "root" }
    var tree = ViewTreeReader(root: rootEntry, context: named.context)
    if let views = named.root["views"] { tree.read(views, superview: 0) }
    self.tree = tree
  }
}

/// The third step: the constraints, which variants remove and install.
struct ConstrainedScene {
  /// The previous step.
  let viewed: ViewedScene
  /// The reader of constraints between the views.
  let reader: ConstraintNodeReader
  /// The constraints, those written as properties of views first.
  let constraints: ConstraintList

  /// Reads the constraints of a scene.
  init(_ viewed: ViewedScene) {
    self.viewed = viewed
    let (named, views) = (viewed.named, viewed.tree.views)
    reader = ConstraintNodeReader(context: named.context, superviews: views.map(\.superview))
    var constraints = ConstraintList()
    for property in viewed.tree.sizeProperties {
      let name = views[property.view].name
      let made = reader.sizeProperty(property.entry, view: property.view, property.entry.key, name)
      constraints.append(made.map { SceneConstraint($0) }, view: property.view, key: property.entry.name)
    }
    if let node = named.root["constraints"] {
      var reader = reader
      reader.allowsInstallations = true
      constraints.append(reader.constraints(node, isInstalled: true))
    }
    self.constraints = constraints
  }
}

/// The last step: the changes under conditions, which may add constraints.
struct VariedScene {
  let viewed: ViewedScene
  /// The variants that the scene asks for.
  let selection: VariantSelection
  /// The screen that the scene was designed on, or nil.
  let design: SceneDesign?
  let designPictures: [DesignPicture]
  /// All constraints, including those that only variations install.
  let constraints: [SceneConstraint]
  /// The variations, states before variants.
  let variations: [SceneVariation]
  /// The expectations, unconditional ones first.
  let expectations: [SceneExpectation]

  /// Reads the states and variants of a scene.
  init(_ constrained: ConstrainedScene) {
    viewed = constrained.viewed
    let views = viewed.tree.views
    let (root, context) = (viewed.named.root, viewed.named.context)
    selection = SelectionReader(context: context).selection(root)
    let designs = DesignReader(context: context)
    design = designs.design(of: viewed.tree.views, root, selection)
    designPictures = designs.pictures(root)
    let conditions = ConditionReader(
      context: context, devices: selection.devices, states: selection.states.compactMap(\.self))
    var variants = VariantReader(
      context: context, constraintReader: constrained.reader, conditionReader: conditions, views: viewed.tree.views)
    var constraints = constrained.constraints
    if let node = root["constraints"] {
      let installations = InstallationReader(context: context, conditionReader: conditions)
      variants.add(installations.variations(of: node, in: &constraints))
    }
    if let states = root["states"] { variants.readStates(states, &constraints) }
    if let node = root["variants"] { variants.readVariants(node, &constraints) }
    let expectations = root["expect"].map {
      ExpectationReader(context: context, constraintReader: constrained.reader, conditionReader: conditions)
        .expectations($0)
    }
    self.constraints = constraints.constraints.map { constraint in
      var constraint = constraint
      constraint.constraint = constraint.constraint.namingScrolledContent(in: views)
      return constraint
    }
    variations = variants.variations
    self.expectations = (expectations ?? []) + variants.expectations
  }
}
