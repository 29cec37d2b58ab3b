internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for a view without its subviews.
struct ViewNodeReader {
  let context: ReadingContext

  /// The keys that expand to constraints. They are read after all views are known.
  static let constraintKeys = ["size", "width", "height", "aspect"]

  /// Reads a view except for its subviews and constraints. The root of the scene has no superview.
  func view(_ name: String, _ key: YAMLNode, _ node: YAMLNode, superview: Int?) -> View {
    let known = self.type(node)
    let type = known ?? .view
    // The keys of an unknown type are not known, so all keys are accepted.
    var keys = known?.keys ?? ViewType.allCases.flatMap(\.keys)
    var owner = type == .view ? "a view" : "a view of type '\(type.rawValue)'"
    if superview == nil {
      keys.removeAll(where: ViewType.keysBelowRoot.contains)
      keys += RootNodeReader.keys
      owner = "the root"
    }
    _ = context.fields(node, allowed: keys, of: owner) { Self.advice(on: $0, isRoot: superview == nil) }
    let content = ViewContentReader(context: context, type: type, node: node).content
    var view = View(
      name: name, superview: superview, className: type.rawValue, content: content,
      source: context.source.location(key.range.start))
    readLook(node, type, &view)
    readSizing(node, &view)
    MarginsReader(context: context).read(node, &view.placement.margins)
    if let word = node["class"] { view.identity.customClass = context.word(word, "the class") }
    if let frame = node["frame"], superview != nil { FrameNodeReader(context: context).read(frame, &view) }
    if let frame = node["designFrame"], superview != nil { FrameNodeReader(context: context).readDesign(frame, &view) }
    if type == .stack { readStack(node, &view) }
    view.placement.isScrollView = type == .scroll
    if let content = node["cellContent"] { view.list.isContentOfCell = context.flag(content, "'cellContent'") ?? false }
    if view.scrollsContent { readScrolling(node, &view.placement.scrollInsets) }
    return view
  }

  /// Returns a hint about the view types that have a key.
  private static func advice(on key: String, isRoot: Bool) -> Finding.Message? {
    if isRoot, key == "views" {
      return .init(kind: "views-of-root", "move the views of the scene next to 'root'")
    }
    if isRoot, ViewType.keysBelowRoot.contains(key) {
      return .init(kind: "frame-of-root", "the screen determines its position and size")
    }
    let types = ViewType.allCases.filter { $0.keys.contains(key) }.map(\.rawValue)
    return types.isEmpty
      ? nil : .init(kind: "other-types", "it belongs to views of type \(Suggestion.list(types))")
  }

  /// Reads the type of a view. Without one, it is a plain view; nil for an unknown type, which is reported.
  private func type(_ node: YAMLNode) -> ViewType? {
    guard let type = node["type"] else { return .view }
    return context.choice(type, "type of view", code: .unknownType)
  }

  private func readLook(_ node: YAMLNode, _ type: ViewType, _ view: inout View) {
    if !type.showsText, let color = node["color"] { view.appearance.background = context.color(color, isText: false) }
    if let background = node["background"] { view.appearance.background = context.color(background, isText: false) }
    if let fill = node["fill"] {
      if type == .button {
        readButtonFill(fill, &view)
      } else {
        view.appearance.background = context.color(fill, isText: false)
      }
    }
    if let tint = node["tint"] { view.appearance.tint = context.color(tint, isText: false) }
    if let radius = node["radius"] {
      view.appearance.cornerRadius = context.number(radius, "the radius", atLeast: 0) ?? 0
    }
    if let hidden = node["hidden"] { view.appearance.isHidden = context.flag(hidden, "'hidden'") ?? false }
    if let hides = node["hidesWhenStopped"] {
      view.appearance.hidesWhenStopped = context.flag(hides, "'hidesWhenStopped'") ?? false
    }
    if let clips = node["clips"] { view.appearance.clipsSubviews = context.flag(clips, "'clips'") ?? false }
    if let direction = node["direction"] { view.placement.direction = context.direction(direction) }
    if let enabled = node["enabled"] { view.appearance.isEnabled = context.flag(enabled, "'enabled'") ?? true }
    view.appearance.layer = LayerLookReader(context: context).look(of: node)
  }

  /// Reads the color of a filled button, which is its tint. Words for styles do not set a color.
  private func readButtonFill(_ node: YAMLNode, _ view: inout View) {
    guard case .button(let button) = view.content, button.style == .filled, let word = node.scalar,
      ButtonStyle(rawValue: word) == nil, word != SystemColor.tint.rawValue
    else { return }
    view.appearance.tint = context.color(node, isText: false)
  }

  private func readSizing(_ node: YAMLNode, _ view: inout View) {
    if let hug = node["hug"] {
      view.placement.contentHugging = context.priorities(hug, "'hug'") ?? view.placement.contentHugging
    }
    if let resist = node["resist"] {
      view.placement.compressionResistance =
        context.priorities(resist, "'resist'") ?? view.placement.compressionResistance
    }
    if let size = node["contentSize"] {
      view.placement.statedContentSize = context.size(size, "the content size") ?? .none
    }
    if let size = node["placeholderSize"] {
      view.placement.placeholderContentSize = context.size(size, "the placeholder size") ?? .none
    }
    if let word = node["verifyAmbiguity"] {
      view.placement.ambiguityVerification = context.choice(word, "verification") ?? .always
    }
    if let size = node["keptSize"] { view.placement.keptSize = context.size(size, "the kept size") ?? .none }
    if case .image(let image) = view.content { view.placement.alignmentRectInsets = image.alignmentInsets }
    if let insets = node["insets"] { view.placement.alignmentRectInsets = context.insets(insets, "'insets'")?.insets }
  }

  private func readScrolling(_ node: YAMLNode, _ insets: inout ScrollInsets) {
    if let inset = node["contentInset"] {
      insets.contentInset = context.insets(inset, "'contentInset'")?.insets ?? .zero
    }
    if let word = node["insetAdjustment"] { insets.adjustment = context.choice(word, "adjustment") ?? .automatic }
    if let axes = node["bounces"] {
      insets.draggedAxes = Set(context.list(axes).compactMap { context.choice($0, "axis") as Axis? })
    }
  }

  private func readStack(_ node: YAMLNode, _ view: inout View) {
    var stack = StackLayout()
    if let axis = node["axis"] { stack.axis = context.choice(axis, "axis") ?? .horizontal }
    if let spacing = node["spacing"] { stack.spacing = context.number(spacing, "the spacing") ?? 0 }
    if let word = node["distribution"] { stack.distribution = context.choice(word, "distribution") ?? .fill }
    if let word = node["alignment"] { stack.alignment = context.choice(word, "alignment") ?? .fill }
    stack.margins = view.placement.margins.stated ?? .zero
    view.placement.stack = stack
  }
}
