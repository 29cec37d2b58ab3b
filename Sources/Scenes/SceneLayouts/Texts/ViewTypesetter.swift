internal import AutoLayout
internal import Geometry
package import Scenes
internal import Typography

/// A typesetter that places the text of a layout's views.
struct ViewTypesetter {
  private let layout: Layout
  private let typesetter: Typesetter
  private let showsArtwork: Bool
  /// The views that have subviews.
  private let holders: Set<Int>

  init(of layout: Layout, _ typesetter: Typesetter, showsArtwork: Bool) {
    self.layout = layout
    self.typesetter = typesetter
    self.showsArtwork = showsArtwork
    holders = Set(layout.resolved.views.compactMap(\.superview))
  }

  private var resolved: ResolvedScene { layout.resolved }

  /// Returns the text of the view at a position, or nil if it shows none.
  func content(of position: Int) -> PlacedTexts.Content? {
    let (view, frame) = (resolved.views[position], layout.absoluteFrames[position])
    switch layout.contents?.embedded[position] {
    case .words(let words): return .caption(caption(words, in: frame))
    case .layout: return nil
    case nil: break
    }
    guard frame.width > 0, frame.height > 0 else { return nil }
    if position == 0, let caption = layout.codeCaption { return .caption(self.caption(caption)) }
    let isRightToLeft = layout.isRightToLeft(position)
    switch view.content {
    case .label(let label): return .text(self.label(label, at: position))
    case .textView(let label): return .text(textView(label, at: position))
    case .button(let button): return self.button(button, in: frame, isRightToLeft).map { .button($0) }
    case .textField(let field): return .text(textField(field, in: frame, isRightToLeft))
    case .searchBar(let placeholder, _): return .text(searchBar(placeholder, in: frame, isRightToLeft))
    case .segmentedControl(let titles, let selected):
      return .segments(segments(titles, selected, view.appearance.controlLook, in: frame, isRightToLeft))
    case .navigationBar, .toolbar, .tabBar: return .bar(bar(view.content, in: frame, isRightToLeft))
    case .embeddedScene: return .caption(caption(view.identity.label ?? "Container View", in: frame))
    case .unsupported: return .caption(caption(view.className, in: frame))
    case .table, .collection: return layout.fillingClass(at: position).map { .caption(caption($0, in: frame)) }
    case .container:
      let isCamera = position > 0 && layout.isEmptyCamera(position) && layout.hasRoomForName(at: position)
      let name = isCamera ? "camera" : ownClass(of: view, at: position) ?? layout.fillingClass(at: position)
      return name.map { .caption(caption($0, in: frame)) }
    default: return nil
    }
  }

  // MARK: Texts

  private func label(_ label: ResolvedViews.Label, at position: Int) -> PlacedText {
    let frame = layout.absoluteFrames[position]
    let rects = layout.solution.alignmentRects
    // The frame has the width of the text only to the nearest pixel.
    let width = rects.indices.contains(position) ? rects[position].width : frame.width
    let smallest = max(1, label.font.pointSize * label.smallestScale(ofFontWith: label.font.pointSize))
    let font = typesetter.shrunk(label.font, downTo: smallest, forLine: label.text, in: width)
    return typesetter.paragraph(
      lines(label, at: position, in: font), font, alignment(label.alignment, position), width: width, in: frame,
      leading: typesetter.measurer.metrics(of: font).leading)
  }

  /// Returns the text of a text view. It is not truncated, since the rest can be scrolled to.
  private func textView(_ label: ResolvedViews.Label, at position: Int) -> PlacedText {
    let origin = layout.scrolledContent.origin(of: position)
    var column = layout.absoluteFrames[position].inset(by: TextViewMetrics.insets).moved(byX: origin.x, y: origin.y)
    column.size.height = .greatestFiniteMagnitude
    let lineHeight = typesetter.measurer.metrics(of: label.font).lineHeight
    return typesetter.paragraph(
      lines(label, at: position, in: label.font), label.font, alignment(label.alignment, position),
      width: column.width, in: column, startsAtTop: true, leading: label.font.leading(lineHeight: lineHeight))
  }

  /// Returns the lines into which the layout broke a string, measured in the font in which they are drawn. A label may
  /// shrink its text. If a class reported the size of a label, the layout measures the text in proportion to that size.
  private func lines(_ label: ResolvedViews.Label, at position: Int, in font: Font) -> [TextLine] {
    let lines = layout.lines(ofView: position, measuringTextWith: typesetter.measurer)
    if font == label.font, label.reportedSize == nil { return lines }
    return lines.map {
      TextLine(text: $0.text, width: typesetter.width(of: $0.text, in: font), endsInWord: $0.endsInWord)
    }
  }

  private func alignment(_ alignment: TextAlignment, _ position: Int) -> LineAlignment {
    LineAlignment(alignment, isRightToLeft: layout.isRightToLeft(position))
  }

  private func textField(_ field: ResolvedViews.TextField, in frame: Rect, _ isRightToLeft: Bool) -> PlacedText {
    typesetter.line(
      field.shownText, field.font, LineAlignment(field.alignment, isRightToLeft: isRightToLeft),
      in: frame.inset(x: field.hasBorder ? 7 : 0, y: 0))
  }

  /// Returns the words next to the lens of a search bar.
  private func searchBar(_ placeholder: String, in frame: Rect, _ isRightToLeft: Bool) -> PlacedText {
    let field = SearchBarPlaces(in: frame, isRightToLeft: isRightToLeft)
    return typesetter.line(placeholder, font(17), isRightToLeft ? .right : .left, in: field.words)
  }

  // MARK: Controls

  /// Returns the title and the image of a button. Nil for a button that is always a symbol.
  private func button(_ button: ResolvedViews.Button, in frame: Rect, _ isRightToLeft: Bool) -> PlacedButton? {
    guard button.style != .detail, button.style != .close else { return nil }
    let places = ButtonPlaces(of: button, in: frame, isRightToLeft: isRightToLeft, typesetter)
    // The widths of symbols are estimates, and titles beside them are truncated only if the rule is sure.
    let isBeside = button.image?.isSymbol == true && !button.arrangement.isVertical
    let slack = isBeside ? TextTolerance.symbol * (places.image?.width ?? 0) : 0
    let title = places.title.map {
      typesetter.line(button.title, button.font, .center, in: $0, width: places.titleWidth, slack: slack)
    }
    return PlacedButton(image: places.image, title: title)
  }

  private func segments(
    _ titles: [String], _ selected: Int?, _ look: ResolvedViews.ControlLook?, in frame: Rect, _ isRightToLeft: Bool
  ) -> [PlacedText?] {
    titles.enumerated().map { index, title in
      guard look?.images[.segment(index)] == nil else { return nil }
      let place = SegmentPlaces(in: frame, count: titles.count, isRightToLeft: isRightToLeft)[index]
      return typesetter.line(
        title, font(13, weight: index == selected ? .semibold : .medium), .center, in: place.inset(x: 4, y: 0))
    }
  }

  private func bar(_ content: ResolvedViews.Content, in frame: Rect, _ isRightToLeft: Bool) -> PlacedBar {
    let bars = BarTypesetter(
      typesetter: typesetter, variant: resolved.variant, isRightToLeft: isRightToLeft, showsArtwork: showsArtwork)
    /// Returns the upper part of the bar. The home indicator is below it.
    func row(_ height: Double) -> Rect {
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(height, frame.height))
    }
    switch content {
    case .navigationBar(let bar):
      let titleHeight = bar.hasLargeTitle ? ControlMetrics.largeTitleHeight : 0
      let end = max(frame.minY, frame.maxY - bar.accessoryHeight - titleHeight)
      let height = min(44, end - frame.minY)
      let row = Rect(x: frame.minX, y: end - height, width: frame.width, height: height)
      var placed = bars.navigation(bar, in: row, showsTitle: !bar.hasLargeTitle)
      if bar.hasLargeTitle, let title = bar.title {
        placed.largeTitle = bars.largeTitle(
          title, in: Rect(x: frame.minX, y: end, width: frame.width, height: titleHeight))
      }
      return placed
    case .toolbar(let items): return bars.tools(items, in: row(44))
    case .tabBar(let items): return bars.tabs(items, selected: 0, in: row(49))
    default: return PlacedBar()
    }
  }

  // MARK: Captions

  /// Returns a system font for words without a font in the document.
  private func font(_ pointSize: Double, weight: FontWeight = .regular) -> Font {
    Font(pointSize: pointSize, weight: weight, era: resolved.textEra, ideographs: resolved.ideographs)
  }

  /// Returns the caption about code that fills a view, with as many names as there is room for.
  private func caption(_ code: CodeCaption) -> PlacedCaption {
    let font = font(12, weight: .medium)
    let counts = (0...min(code.views.count, Self.namedViews)).reversed()
    let words = counts.lazy.map(code.words).first { typesetter.width(of: $0, in: font) <= code.frame.width - 32 }
    return caption(words ?? code.className, in: code.frame, isInFront: true)
  }

  /// The largest number of views that a caption names.
  private static let namedViews = 4

  /// Returns a word on a small background in the middle of a frame.
  private func caption(_ words: String, in frame: Rect, isInFront: Bool = false) -> PlacedCaption {
    let font = font(12, weight: .medium)
    let width = typesetter.width(of: words, in: font)
    let ground = Rect(center: frame.center, width: min(width + 16, frame.width), height: min(20, frame.height))
    return PlacedCaption(
      ground: ground, text: typesetter.line(words, font, .center, in: ground.inset(x: 8, y: 0), width: width),
      isInFront: isInFront)
  }

  /// Returns the author's own class of a view that only the app draws, if there is room for its name. Nil for other
  /// views.
  private func ownClass(of view: ResolvedView, at position: Int) -> String? {
    guard layout.contents != nil, view.placement.stack == nil, !holders.contains(position),
      layout.hasRoomForName(at: position)
    else { return nil }
    return view.ownClass
  }
}

extension Views.View {
  /// The author's class, without its module, or nil for a system class.
  package var ownClass: String? {
    guard let customClass = identity.customClass, !customClass.isEmpty else { return nil }
    let isOfSystem = customClass.hasPrefix("UI") && customClass.dropFirst(2).first?.isUppercase ?? false
    return isOfSystem ? nil : customClass.split(separator: ".").last.map(String.init)
  }
}

extension Layout {
  /// Whether a view has the picture of the camera and nothing else.
  package func isEmptyCamera(_ position: Int) -> Bool {
    showsCamera(position) && !resolved.views.contains { $0.superview == position }
  }

  /// Whether a view shows the picture of the camera.
  package func showsCamera(_ position: Int) -> Bool {
    showsCamera(resolved.views[position])
  }

  /// Whether a view of the layout shows the picture of the camera.
  package func showsCamera(_ view: ResolvedView) -> Bool {
    contents != nil && view.content == .container && view.identity.showsCamera
  }

  /// Returns the class that fills a list or container with unknown views, if there is room for its name. Nil for containers
  /// of the author's own class, which show that name instead.
  package func fillingClass(at position: Int) -> String? {
    guard let name = contents?.unknownFillings[position], hasRoomForName(at: position) else { return nil }
    let view = resolved.views[position]
    return view.content == .container && view.ownClass != nil ? nil : name
  }

  /// Whether a view is not smaller than 56 × 20 points, the smallest area that contains a name.
  fileprivate func hasRoomForName(at position: Int) -> Bool {
    let size = absoluteFrames[position].size
    return size.width >= 56 && size.height >= 20
  }

  /// Whether the text of a view runs from right to left.
  package func isRightToLeft(_ view: Int) -> Bool {
    let direction = system.items.indices.contains(view) ? system.items[view].direction : resolved.variant.direction
    return direction == .rightToLeft
  }
}
