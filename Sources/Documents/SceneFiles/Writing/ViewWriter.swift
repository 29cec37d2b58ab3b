internal import AutoLayout
internal import Geometry
internal import Scenes

/// A writer of the views of a scene, without the constraints between them.
struct ViewWriter {
  let scene: Scene
  let names: ViewNames
  /// The keys for the size of a view that come from constraints, by position.
  let sizes: [Int: [WrittenEntry]]
  /// The views whose layout margins affect the layout.
  private let usesMargins: Set<Int>
  /// The views that constraints keep at the edges of their superviews, regardless of their recorded frames.
  private let filling: Set<Int>
  /// The positions of the subviews of each view, in order.
  private let children: [Int: [Int]]

  init(_ scene: Scene, names: ViewNames, sizes: [Int: [WrittenEntry]]) {
    self.scene = scene
    self.names = names
    self.sizes = sizes
    children = Dictionary(grouping: scene.views.indices.filter { scene.views[$0].superview != nil }) {
      scene.views[$0].superview ?? 0
    }
    usesMargins = MarginUse.views(of: scene)
    filling = Set(
      scene.constraints.map(\.constraint).filter { $0.origin == .autoresizingMask }.map(\.firstItem.view))
  }

  /// The entries of the root view. Empty if it is a plain view that fills the screen.
  var root: [WrittenEntry] {
    guard let view = scene.views.first else { return [] }
    return RootWriter.entries(of: scene.extent) + properties(of: view, at: 0)
  }

  /// Returns the subviews of a view, back to front.
  func subviews(of superview: Int) -> [WrittenEntry] {
    children[superview, default: []].map { position in
      let view = scene.views[position]
      var entries = properties(of: view, at: position) + (sizes[position] ?? [])
      let inner = subviews(of: position)
      if !inner.isEmpty { entries.append(WrittenEntry("views", .mapping(inner))) }
      return WrittenEntry(names[position], entries.isEmpty ? .scalar("{}") : .mapping(entries), comment: view.name)
    }
  }

  private func properties(of view: View, at position: Int) -> [WrittenEntry] {
    let type = ViewType(of: view)
    var entries = type == .view ? [] : [WrittenEntry("type", type.rawValue)]
    if let customClass = view.identity.customClass {
      entries.append(WrittenEntry("class", WrittenText.scalar(customClass)))
    }
    entries += ContentWriter(locale: scene.selection.locales.first ?? "en").entries(of: view)
    if let stack = view.placement.stack { entries += stackEntries(stack) }
    if view.scrollsContent { entries += scrolling(view.placement.scrollInsets) }
    entries += look(view, type)
    entries += sizing(view, at: position)
    entries += margins(at: position)
    entries += placement(view, at: position)
    return entries
  }

  private func look(_ view: View, _ type: ViewType) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    let isUsual = view.superview == nil && view.appearance.background == .system(.background)
    if !isUsual, let background = view.appearance.background.flatMap(ContentWriter.color) {
      entries.append(WrittenEntry(type == .button ? "background" : "fill", background))
    }
    if let tint = view.appearance.tint.flatMap(ContentWriter.color) { entries.append(WrittenEntry("tint", tint)) }
    if view.appearance.cornerRadius > 0 {
      entries.append(WrittenEntry("radius", WrittenText.number(view.appearance.cornerRadius)))
    }
    if view.appearance.isHidden { entries.append(WrittenEntry("hidden", "true")) }
    if view.appearance.clipsSubviews { entries.append(WrittenEntry("clips", "true")) }
    if !view.appearance.isEnabled { entries.append(WrittenEntry("enabled", "false")) }
    entries += layer(view.appearance.layer)
    if let direction = view.placement.direction { entries.append(WrittenEntry("direction", direction.rawValue)) }
    return entries
  }

  private func layer(_ look: LayerLook) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    func color(_ color: ViewColor?) -> [WrittenEntry] {
      color.flatMap(ContentWriter.color).map { [WrittenEntry("color", $0)] } ?? []
    }
    if look.opacity < 1 { entries.append(WrittenEntry("opacity", WrittenText.number(look.opacity))) }
    if look.borderWidth > 0 {
      let width = WrittenEntry("width", WrittenText.number(look.borderWidth))
      entries.append(WrittenEntry("outline", .mapping([width] + color(look.borderColor ?? .system(.black)))))
    }
    if let shadow = look.shadow {
      let numbers = [
        ("opacity", shadow.opacity), ("radius", shadow.radius), ("x", shadow.offset.width), ("y", shadow.offset.height),
      ]
      let parts = numbers.map { WrittenEntry($0.0, WrittenText.number($0.1)) } + color(shadow.color)
      entries.append(WrittenEntry("shadow", .mapping(parts)))
    }
    return entries
  }

  private func stackEntries(_ stack: StackLayout) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    if stack.axis != .horizontal { entries.append(WrittenEntry("axis", stack.axis.rawValue)) }
    if stack.spacing != 0 { entries.append(WrittenEntry("spacing", WrittenText.number(stack.spacing))) }
    if stack.distribution != .fill { entries.append(WrittenEntry("distribution", stack.distribution.rawValue)) }
    if stack.alignment != .fill { entries.append(WrittenEntry("alignment", stack.alignment.rawValue)) }
    return entries
  }

  private func scrolling(_ insets: ScrollInsets) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    if insets.contentInset != .zero {
      entries.append(WrittenEntry("contentInset", WrittenText.insets(insets.contentInset)))
    }
    // A scene file has no controller that could turn the adjustment off for its scroll views.
    let isLeftAlone = insets.adjustment == .automatic && !scene.adjustsScrollViewInsets
    let adjustment = isLeftAlone ? .never : insets.adjustment
    if adjustment != .automatic { entries.append(WrittenEntry("insetAdjustment", adjustment.rawValue)) }
    if let axes = insets.draggedAxes {
      let words = Axis.allCases.filter(axes.contains).map { WrittenValue.scalar($0.rawValue) }
      entries.append(WrittenEntry("bounces", .list(words)))
    }
    return entries
  }

  private func sizing(_ view: View, at position: Int) -> [WrittenEntry] {
    var entries =
      Self.priorities("hug", view.placement.contentHugging)
      + Self.priorities("resist", view.placement.compressionResistance)
    if let size = Self.contentSize(view.placement.statedContentSize) {
      entries.append(WrittenEntry("contentSize", size))
    }
    if let size = Self.contentSize(view.placement.placeholderContentSize) {
      entries.append(WrittenEntry("placeholderSize", size))
    }
    if let size = Self.contentSize(view.placement.keptSize) { entries.append(WrittenEntry("keptSize", size)) }
    if view.placement.ambiguityVerification != .always {
      entries.append(WrittenEntry("verifyAmbiguity", WrittenText.name(view.placement.ambiguityVerification.rawValue)))
    }
    if let insets = view.placement.alignmentRectInsets {
      entries.append(WrittenEntry("insets", WrittenText.insets(insets)))
    }
    return entries
  }

  /// Returns a content size, or nil for none.
  static func contentSize(_ size: IntrinsicContentSize) -> WrittenValue? {
    let size = IntrinsicContentSize(metrics: size.width, size.height)
    return switch (size.width, size.height) {
    case (nil, nil): nil
    case (let width?, let height?): .scalar(WrittenText.size(Size(width: width, height: height)))
    case (let width?, nil): .mapping([WrittenEntry("width", WrittenText.length(width))])
    case (nil, let height?): .mapping([WrittenEntry("height", WrittenText.length(height))])
    }
  }

  /// Returns content priorities under a key. Empty if none is set.
  static func priorities(_ key: String, _ priorities: OptionalAxisPriorities) -> [WrittenEntry] {
    let axes = [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)]
    let entries = axes.compactMap { axis, priority in priority.map { WrittenEntry(axis, WrittenText.priority($0)) } }
    guard let first = priorities.horizontal, first == priorities.vertical else {
      return entries.isEmpty ? [] : [WrittenEntry(key, .mapping(entries))]
    }
    return [WrittenEntry(key, WrittenText.priority(first))]
  }

  private func margins(at position: Int) -> [WrittenEntry] {
    guard usesMargins.contains(position) else { return [] }
    return MarginsWriter.entries(of: scene.views[position].placement.margins)
  }

  /// Returns the frame of a view without constraints, in points in its superview, and the properties that a stack needs
  /// of it.
  private func placement(_ view: View, at position: Int) -> [WrittenEntry] {
    guard let superview = view.superview else { return [] }
    // The content view of a root cell fills the cell. In a table, its role expresses that.
    let fillsRoot = view.list.isContentOfCell && superview == 0 && scene.extent.isComponent
    var entries = fillsRoot ? [WrittenEntry("cellContent", "true")] : []
    if let stack = scene.views[superview].placement.stack {
      if !stack.arrangedViews.contains(position) { entries.append(WrittenEntry("arranged", "false")) }
      if let spacing = stack.customSpacing[position] {
        entries.append(WrittenEntry("spacingAfter", WrittenText.number(spacing)))
      }
    }
    guard view.placement.isPlacedByMask, !filling.contains(position), let frame = view.placement.recordedFrame else {
      return entries
    }
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    var parts = numbers.map { WrittenEntry($0.0, WrittenText.length($0.1)) }
    let words = FrameNodeReader.words(for: view.effectiveAutoresizingMask)
    if let size = scene.views[superview].placement.recordedFrame?.size, !words.isEmpty, size.width >= 0,
      size.height >= 0
    {
      parts.append(WrittenEntry("in", WrittenText.size(size)))
      parts.append(WrittenEntry("stretch", .list(words.map(WrittenValue.scalar))))
    }
    entries.append(WrittenEntry("frame", .mapping(parts)))
    return entries
  }
}
