internal import Findings
internal import Geometry
internal import Glibc
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for text with too little contrast to its background, if both colors are known (WCAG 2.2, success criterion
/// 1.4.3).
enum LowContrastRule: LayoutRule {
  static let code = FindingCode(
    "low-contrast", .warning, isLint: true, "The contrast between text and its background is too low.",
    why: """
      People with low vision, and everyone in sunlight, cannot read it. WCAG 2.2 requires a contrast of 4.5 : 1, and 3 :
      1 for large text: 18 points and more, or bold from 14 points. Translucent colors and views are blended first. It
      is reported if the color of the text is known and only solid backgrounds are behind it. For system colors it is a
      note. Custom classes may choose other colors and are not reported. Try `--appearance light,dark`.
      """,
    mend:
      "Choose a darker or lighter color, or the system color `label`, which adapts to the appearance.",
    example: """
      format: 1
      views:
        card:
          fill: white
          views: { price: { type: label, text: 12 €, color: "#BBBBBB" } }
      constraints:
        - card: { pin: superview }
        - price: { center: superview }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let screen = layout.screen
    return layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard let (color, font) = view.ownText, view.appearance.isEnabled, view.identity.customClass == nil,
        layout.absoluteFrames[position].intersection(screen) != nil,
        let (text, ground) = layout.seenColors(of: color.color, at: position)
      else { return nil }
      let ratio = text.contrast(with: ground)
      let wanted = font.isLarge ? 3.0 : 4.5
      guard ratio < wanted - tolerance else { return nil }
      return finding(
        about: position, in: layout, severity: color.isAuthors ? nil : .note,
        "the text of \(view.nameInFindings) has a contrast of \(measure: ratio.decimalText(places: 1)) : 1 with its "
          + "background, "
          + "but \(measure: wanted.decimalText(places: 1)) : 1 is required",
        hint: advice(toContrast: wanted, of: color.color, at: position, seenAs: (text, ground), in: layout))
    }
  }

  /// Returns the advice for text whose color appears as a different one: a color with enough contrast or, if a view is
  /// faded, its opacity, which would fade another color as well.
  private static func advice(
    toContrast wanted: Double, of color: Color, at position: Int, seenAs seen: (text: Color, ground: Color),
    in layout: Layout
  ) -> Finding.Message {
    let label = SystemColor.label.color(in: layout.resolved.variant.appearance)
    func advice(_ seen: (text: Color, ground: Color)) -> Finding.Message {
      seen.text.advice(toContrast: wanted, with: seen.ground, orSystems: label)
    }
    guard let faded = layout.path(to: position).first(where: { layout.opacity(of: $0) < 1 }) else {
      return advice(seen)
    }
    let name = layout.resolved.views[faded].nameInFindings
    func shown(atOpacity opacity: Double) -> (text: Color, ground: Color)? {
      layout.seenColors(of: color, at: position, fading: (faded, opacity))
    }
    let enough = (1...20).lazy.map { Double($0) / 20 }.first { opacity in
      opacity > layout.opacity(of: faded)
        && shown(atOpacity: opacity).map { $0.text.contrast(with: $0.ground) >= wanted } ?? false
    }
    if let enough {
      return .init(
        kind: "opacity", "set the opacity of \(name) to \(measure: enough.decimalText(places: 2)) or more")
    }
    guard let opaque = shown(atOpacity: 1) else { return advice(seen) }
    return .init(kind: "opacity-and-color", "make \(name) opaque, and \(advice(opaque))")
  }

  /// The tolerance of the contrast ratio, since documents round components.
  private static let tolerance = 0.05
}

extension ResolvedView {
  /// The known color of a shown text and its font, or nil.
  fileprivate var ownText: (ResolvedColor, Font)? {
    let (color, font): (ResolvedColor?, Font)
    switch content {
    case .label(let label) where !label.text.isEmpty: (color, font) = (label.color, label.font)
    case .textField(let field) where !field.text.isEmpty: (color, font) = (field.color, field.font)
    case .button(let button) where !button.title.isEmpty && button.image == nil && button.backgroundImage == nil:
      (color, font) = (button.color, button.font)
    default: return nil
    }
    // A nearly transparent text may be hidden on purpose.
    guard let color, color.isKnown, color.color.alpha > 0.1 else { return nil }
    return (color, font)
  }
}

extension ResolvedColor {
  /// Whether the components are known and set by the author.
  fileprivate var isAuthors: Bool {
    switch description {
    case .components, .adaptive: true
    case .system, .named: false
    }
  }

  /// Whether the components are known.
  fileprivate var isKnown: Bool {
    if case .named = description { false } else { true }
  }
}

extension Font {
  /// Whether letters count as large in WCAG: from 18 points, or bold from 14.
  fileprivate var isLarge: Bool {
    let isBold = [.bold, .heavy, .black].contains(weight)
    return pointSize >= (isBold ? 14 : 18)
  }
}

extension Layout {
  /// Returns the opacity of a view, from 0 to 1.
  fileprivate func opacity(of view: Int) -> Double { resolved.views[view].appearance.opacity }

  /// Returns the visible colors of a string and its background in a view, blended with what is behind them and faded
  /// with the ancestors of the view. Nil if the background has more than plain colors or is unknown. Also nil if the
  /// text is nearly invisible, because then it is hidden on purpose.
  ///
  /// `fading` is a view with an opacity to use instead of its own, or nil.
  fileprivate func seenColors(
    of text: Color, at position: Int, fading: (view: Int, opacity: Double)? = nil
  ) -> (text: Color, ground: Color)? {
    let views = viewsDownToGround(of: position)
    let opacities = views.map { fading?.view == $0 ? fading?.opacity ?? 1 : opacity(of: $0) }
    guard opacities.allSatisfy({ $0 > 0.1 }) else { return nil }
    // The visible color in each view before the view is faded, starting from the rearmost.
    var grounds: [Color] = []
    for view in views.reversed() {
      let color = resolved.views[view].appearance.background?.color ?? SystemColor.clear.color(in: .light)
      grounds.append(grounds.last.map { color.over($0) } ?? color)
    }
    grounds.reverse()
    guard var ground = grounds.first else { return nil }
    var seen = text.over(ground)
    for (opacity, behind) in zip(opacities, grounds.dropFirst()) {
      seen = seen.opacity(opacity).over(behind)
      ground = ground.opacity(opacity).over(behind)
    }
    return (seen, ground)
  }

  /// Returns a view and its ancestors up to the first with an opaque, unfaded color. Empty if there is anything else,
  /// or if the content there is unknown.
  private func viewsDownToGround(of position: Int) -> [Int] {
    var views: [Int] = []
    for view in path(to: position) {
      let shown = resolved.views[view]
      guard view == position || shown.isPlainGround else { return [] }
      views.append(view)
      guard let background = shown.appearance.background, background.isSeen || !background.isKnown else { continue }
      guard background.isKnown, absoluteFrames[view].contains(absoluteFrames[position], tolerance: 1) else {
        return []
      }
      if background.color.alpha == 1, path(to: view).allSatisfy({ opacity(of: $0) == 1 }) {
        return isUncovered(position, on: view) ? views : []
      }
    }
    return []
  }

  /// Whether nothing drawn between a background and a view touches the view.
  private func isUncovered(_ position: Int, on ground: Int) -> Bool {
    let own = Set(path(to: position))
    return !resolved.views.indices.dropFirst(ground + 1).contains { other in
      other < position && !own.contains(other) && !isHidden(other) && resolved.views[other].showsGround
        && absoluteFrames[other].intersection(absoluteFrames[position]) != nil
    }
  }
}

extension ResolvedView {
  /// Whether only the view's background is visible behind others: it has no class of the author's, no image, no effect and
  /// no picture of the camera.
  fileprivate var isPlainGround: Bool {
    guard identity.customClass == nil, !identity.showsCamera else { return false }
    return switch content {
    case .container: true
    // A cell without a background has a system background, which the table decides.
    case .cell: appearance.background != nil
    default: placement.isScrollView
    }
  }

  /// Whether it may be visible behind others.
  fileprivate var showsGround: Bool {
    if appearance.background?.isSeen ?? false || identity.customClass != nil || identity.showsCamera { return true }
    return switch content {
    case .container, .label: false
    default: true
    }
  }
}

extension Color {
  /// Returns the contrast ratio of two opaque colors, from 1 for equal ones to 21 for black on white (WCAG 2.2).
  fileprivate func contrast(with other: Color) -> Double {
    let values = [relativeLuminance, other.relativeLuminance]
    return ((values.max() ?? 0) + 0.05) / ((values.min() ?? 0) + 0.05)
  }

  /// Returns the advice for a string of this color on a background: `choose #767676 or darker`. If not even black or
  /// white is enough, the background has to change.
  ///
  /// `label` is the system's text color, which is also advised if it is enough.
  fileprivate func advice(toContrast wanted: Double, with ground: Color, orSystems label: Color) -> Finding.Message {
    let isDarker = relativeLuminance < ground.relativeLuminance
    let words = isDarker ? ("darker", "lighter") : ("lighter", "darker")
    let (own, other) = isDarker ? (Color.black, Color.white) : (.white, .black)
    if let enough = mixed(with: own, toContrast: wanted, with: ground) {
      let color: Finding.Message = "choose \(enough.hexadecimal) or \(words: words.0)"
      return label.over(ground).contrast(with: ground) >= wanted
        ? .init(kind: "text-or-label", "\(color), or the system's 'label'") : .init(kind: "text", color)
    }
    guard let enough = ground.mixed(with: other, toContrast: wanted, with: self) else { return "choose another color" }
    return .init(
      kind: "ground", "choose a background of \(enough.hexadecimal) or \(words: words.1)")
  }

  /// Returns the color mixed with as little black or white as gives enough contrast to another one, or nil if nothing
  /// is enough.
  private func mixed(with addition: Color, toContrast wanted: Double, with other: Color) -> Color? {
    (1...64).lazy.map { addition.opacity(Double($0) / 64).over(self) }.first { $0.contrast(with: other) >= wanted }
  }

  /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2).
  private var relativeLuminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
