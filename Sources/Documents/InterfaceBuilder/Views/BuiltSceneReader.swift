internal import AutoLayout
internal import Findings
internal import Geometry
internal import ProjectSources
internal import Scenes

/// A reader for the views that the code of a class adds to one of its views, as a scene.
///
/// The scene exists only if all code was understood that places one of the views: by anchors on both axes, by a frame, or
/// in a stack. Frames in pictures are those of the app, so a part of them would be wrong.
struct BuiltSceneReader {
  private let code: ClassCode
  private let document: InterfaceBuilderDocument
  private let facts: BuiltViews
  /// The property paths of the view that contains the others.
  private let roots: [[String]]
  /// How deep views of the author's classes may still contain their own.
  private let depth: Int

  private var views: [View] = []
  private var constraints: [LayoutConstraint] = []
  private var filled: [FilledView] = []
  /// The positions of the views, by name.
  private var positions: [String: Int] = [:]
  /// Whether each view and constraint so far was understood.
  private var isUnderstood = true

  /// The largest number of views of a scene.
  private static let viewLimit = 60
  /// The deepest nesting of author's classes.
  private static let classDepth = 3

  private init(_ code: ClassCode, at roots: [[String]], in document: InterfaceBuilderDocument, depth: Int) {
    self.code = code
    self.document = document
    self.roots = roots
    self.depth = depth
    facts = code.built
  }

  /// Returns the views that code adds to a view. Nil if it adds none, or if not all their places are known.
  ///
  /// - Parameters:
  ///   - code: The class.
  ///   - roots: The property paths by which the class refers to the view. Empty for the object itself.
  ///   - document: The document with the view.
  ///   - extent: The kind of the view.
  static func scene(
    builtBy code: ClassCode, at roots: [[String]], in document: InterfaceBuilderDocument, _ extent: RootExtent,
    depth: Int = classDepth
  ) -> Scene? {
    guard depth > 0, code.built.isUnderstood else { return nil }
    var reader = BuiltSceneReader(code, at: roots, in: document, depth: depth)
    guard roots.contains(where: { root in reader.facts.added.contains { $0.superview == root } }) else { return nil }
    reader.read(extent)
    guard reader.isUnderstood, reader.views.count > 1, let source = document.code.location(of: code) else { return nil }
    var scene = Scene(
      name: code.name, identifier: "\(code.name).\(roots.last?.last ?? "")", documentPath: source.path, source: source,
      views: reader.views, constraints: reader.constraints.map { SceneConstraint($0) })
    scene.filled = reader.filled
    scene.extent = extent
    scene.textEra = document.textEra
    return scene
  }

  // MARK: - Views

  private mutating func read(_ extent: RootExtent) {
    var root = View(name: code.name, superview: nil, className: extent.kind == .cell ? "tableViewCell" : "view")
    if extent.kind == .cell { root.content = .cell(CellContent()) }
    if let color = BuiltLook(of: rootNames, facts, document).color("backgroundColor") {
      root.appearance.background = color
    }
    views = [root]
    for path in roots { add(childrenOf: path, to: 0) }
    for link in facts.links { add(link) }
    if facts.handed.contains(where: { positions[$0] != nil || roots.contains([$0]) }) { isUnderstood = false }
    for position in views.indices.dropFirst() where !hasKnownSize(position) { isUnderstood = false }
  }

  /// The names with which values of the root are set.
  private var rootNames: [String] { roots.compactMap(\.last) }

  /// Adds the views that code adds to a view, and those inside them.
  private mutating func add(childrenOf path: [String], to superview: Int) {
    for added in facts.added where added.superview == path {
      guard views.count < Self.viewLimit, positions[added.name] == nil, let type = type(of: added.name),
        added.isArranged == (views[superview].placement.stack != nil) || !added.isArranged,
        added.isArranged || isPlaced(added.name)
      else {
        isUnderstood = false
        return
      }
      let look = BuiltLook(of: [added.name], facts, document)
      if look.hasUnknownFont { isUnderstood = false }
      let position = views.count
      positions[added.name] = position
      let view = look.view(
        named: added.name, type, document.code.systemClass(of: type), superview: superview)
      views.append(view)
      if added.isArranged { views[superview].placement.stack?.arrangedViews.append(position) }
      place(added.name, at: position, isArranged: added.isArranged)
      fill(position, type, named: added.name)
      add(childrenOf: [added.name], to: position)
    }
  }

  /// Returns the class of a view by its name. Nil if code does not create it, or with several classes.
  private func type(of name: String) -> String? {
    let types = Set(facts.made.lazy.filter { $0.name == name }.map(\.className))
    let ownTypes = types.subtracting(["UIView"])
    return ownTypes.count > 1 ? nil : ownTypes.first ?? types.first
  }

  /// Whether the code states the place of a view.
  private func isPlaced(_ name: String) -> Bool {
    if facts.frames.contains(where: { $0.name == name }) { return true }
    let axes = Set(attributes(of: name).filter { $0 != .width && $0 != .height }.map(\.axis))
    return axes.count == 2
  }

  /// The attributes of a view that constraints mention.
  private func attributes(of name: String) -> Set<LayoutAttribute> {
    let anchors = facts.links.flatMap { link in
      [link.first.path == [name] ? link.first.anchor : nil, link.second?.path == [name] ? link.second?.anchor : nil]
    }
    return Set(anchors.compactMap { $0.flatMap { Self.attributes[$0] } })
  }

  /// Whether a view has a size of its own, or code states it: by a frame, by two constraints on each axis, or in a stack
  /// that gives all its views the same length.
  private func hasKnownSize(_ position: Int) -> Bool {
    let view = views[position]
    switch view.content {
    case .label, .button, .textField, .segmentedControl, .toggle, .stepper, .activityIndicator, .pageControl:
      return true
    default: break
    }
    if view.placement.stack != nil { return true }
    let superview = view.superview ?? 0
    if facts.frames.contains(where: { $0.name == view.name }) { return true }
    let stated = attributes(of: view.name)
    if let stack = views[superview].placement.stack {
      return stack.distribution == .fillEqually && stack.alignment == .fill
        || stated.isSuperset(of: [.width, .height])
    }
    return stated.filter { $0.axis == .horizontal }.count > 1 && stated.filter { $0.axis == .vertical }.count > 1
  }

  /// Adds the content of a view: the cells of a list, or the views of one of the author's classes.
  private mutating func fill(_ position: Int, _ type: String, named name: String) {
    switch views[position].content {
    case .table, .collection:
      if let list = FilledViewReader.list(
        at: position, named: name, of: code, in: document, ofTable: views[position].content == .table)
      {
        filled.append(list)
      }
    case .container where views[position].placement.stack == nil:
      guard let own = document.code.code(of: type),
        let scene = Self.scene(builtBy: own, at: [[]], in: document, .builtPart, depth: depth - 1)
      else { return }
      var view = FilledView(view: position, by: type, role: .content, nibs: [])
      view.built = scene
      filled.append(view)
    default: break
    }
  }

  // MARK: - Places

  private static let attributes: [String: LayoutAttribute] = [
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]
  private static let guides: [String: LayoutGuide] = [
    "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMargins, "readableContentGuide": .readableContent,
    "contentLayoutGuide": .scrollContent, "frameLayoutGuide": .scrollFrame, "topLayoutGuide": .topLayoutGuide,
    "bottomLayoutGuide": .bottomLayoutGuide,
  ]

  private mutating func add(_ link: BuiltViews.Link) {
    guard let first = item(link.first.path), let attribute = Self.attributes[link.first.anchor],
      let constant = code.points(link.constant)
    else {
      isUnderstood = false
      return
    }
    let relation: LayoutRelation =
      switch link.relation {
      case .equal: .equal
      case .atMost: .lessThanOrEqual
      case .atLeast: .greaterThanOrEqual
      }
    guard let second = link.second else {
      constraints.append(LayoutConstraint(first, attribute, relation, constant: constant, priority: Self.priority))
      return
    }
    guard let item = item(second.path), let other = Self.attributes[second.anchor] else {
      isUnderstood = false
      return
    }
    constraints.append(
      LayoutConstraint(
        first, attribute, relation, item, other, multiplier: link.multiplier, constant: constant,
        priority: Self.priority))
  }

  /// The priority of constraints from code. The size of the view around them is known and takes precedence.
  private static let priority = LayoutPriority(999)

  /// Returns the view or layout guide at a property path. Nil if it is not part of the scene.
  private func item(_ path: [String]) -> LayoutItemID? {
    if let view = view(path) { return LayoutItemID(view: view) }
    guard let last = path.last, let guide = Self.guides[last] else { return nil }
    let rest = Array(path.dropLast())
    return (view(rest) ?? (rest.isEmpty ? 0 : nil)).map { LayoutItemID(view: $0, guide: guide) }
  }

  private func view(_ path: [String]) -> Int? {
    if roots.contains(path) { return 0 }
    return path.count == 1 ? positions[path[0]] : nil
  }

  /// Adds the constraints that give a view its frame.
  private mutating func place(_ name: String, at position: Int, isArranged: Bool) {
    let superview = LayoutItemID(view: views[position].superview ?? 0)
    let item = LayoutItemID(view: position)
    guard !isArranged, !facts.links.contains(where: { $0.first.path == [name] }) else { return }
    let frames = facts.frames.filter { $0.name == name }
    let (frame, parts) = (frames.last, frames.last?.parts ?? [])
    if frames.count > 1 || superview.view > 0 && parts.contains(where: { $0.map { $0.share != 0 } ?? true }) {
      isUnderstood = false
    }
    if parts.allSatisfy({ $0 == nil }) {
      guard frame != nil else { return }
      for edge in [LayoutAttribute.leading, .top, .trailing, .bottom] {
        constraints.append(LayoutConstraint(item, edge, .equal, superview, edge, priority: Self.priority))
      }
      return
    }
    for (attribute, part) in zip([LayoutAttribute.left, .top, .width, .height], parts) {
      guard let part else { continue }
      let isPlace = attribute == .left || attribute == .top
      if part.share == 0 || isPlace {
        guard part.share == 0 else {
          isUnderstood = false
          continue
        }
        constraints.append(
          isPlace
            ? LayoutConstraint(
              item, attribute, .equal, superview, attribute, constant: part.points, priority: Self.priority)
            : LayoutConstraint(item, attribute, .equal, constant: part.points, priority: Self.priority))
      } else {
        constraints.append(
          LayoutConstraint(
            item, attribute, .equal, superview, part.isOfWidth ? .width : .height, multiplier: part.share,
            constant: part.points, priority: Self.priority))
      }
    }
  }
}

extension RootExtent {
  /// A view that has the size of the view that contains it.
  static let builtPart = RootExtent(.part, height: .fitting(orElse: nil))
}
