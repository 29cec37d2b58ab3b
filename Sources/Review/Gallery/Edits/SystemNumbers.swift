internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The numbers of a layout that the page needs besides the rows of its system, as JSON strings. A string is nil if the
/// layout has no such numbers.
struct SystemNumbers {
  private let system: SystemRows
  private let feedback: LayoutFeedback
  private let layout: Layout
  /// The rows of each view's intrinsic height, by view.
  private let heightRows: [Int: [Int]]

  init(system: SystemRows, feedback: LayoutFeedback, layout: Layout) {
    (self.system, self.feedback, self.layout) = (system, feedback, layout)
    let rows = system.rows.indices.filter {
      system.rows[$0].origin == .contentSize && system.rows[$0].attribute == .height
    }
    heightRows = Dictionary(grouping: rows) { system.rows[$0].item.view }
  }

  /// The scroll views whose content has variables: the position of the view, and the number of its content guide.
  var contents: String? {
    let contents = system.guides.enumerated().filter { $0.element.guide == .scrollContent }
    return lists(contents.map { [$0.element.view, $0.offset] })
  }

  /// The alignment rectangle insets: the view, then left, top, right and bottom.
  var alignment: String? {
    lists(
      layout.system.items.enumerated().filter { $0.element.alignmentRectInsets != .zero }.map {
        [Double($0.offset)] + $0.element.alignmentRectInsets.listed
      })
  }

  /// The places that views take if nothing decides (specification G-05): the view, its x and y in the superview, its
  /// width and height if it has no content size. Views that would be empty in the corner of their superviews are
  /// missing.
  var keptFrames: [[Double]] {
    layout.system.items.enumerated().compactMap { view, item in
      let (frame, kept) = (item.designFrame, item.keptSize)
      let place: [Double] = [
        frame?.minX ?? 0, frame?.minY ?? 0,
        kept[.horizontal] ?? frame?.width ?? 0, kept[.vertical] ?? frame?.height ?? 0,
      ]
      return place.allSatisfy { $0 == 0 } ? nil : [Double(view)] + place
    }
  }

  /// How far scrolling moves views: the view, x, y.
  var shifts: String? {
    lists(
      layout.scrolledContent.shifts.enumerated().filter { $0.element != .zero }.map {
        [Double($0.offset), $0.element.x, $0.element.y]
      })
  }

  /// The strings: the view, the two rows of its height, its widths, its heights.
  var texts: String? {
    let all = feedback.texts.compactMap { text -> String? in
      guard let rows = heightRows[text.view] else { return nil }
      return ["\(text.view)", rows.listed, text.widths.listed, text.heights.listed].listed
    }
    return all.isEmpty ? nil : all.listed
  }

  /// The insets of views: the view, its own margins, four flags, the width of readable lines, and its safe area and
  /// layout margins.
  var insets: String? {
    lists(
      feedback.insets.map { insets -> [Double] in
        let flags = [
          insets.addSafeArea, insets.preserveSuperview, insets.isScrolled, insets.followReadableWidth,
        ].map { $0 ? 1.0 : 0 }
        return [Double(insets.view)] + insets.margins.listed + flags + [insets.readableWidth]
          + insets.safeArea.listed + insets.layoutMargins.listed
      })
  }

  /// The guides of inner views that depend on insets: the view, the guide, its first row.
  var guides: String? {
    lists(
      system.guides.filter { $0.view > 0 }.compactMap { item -> [Int]? in
        guard let guide = item.guide, guide != .scrollContent, guide != .scrollFrame,
          let row = system.rows.firstIndex(where: { $0.origin == .guide && $0.item == item })
        else { return nil }
        let kinds: [LayoutGuide: Int] = [
          .safeArea: 0, .layoutMargins: 1, .readableContent: 2, .contentMargins: 1,
        ]
        return [item.view, kinds[guide] ?? 3, row]
      })
  }

  /// The lengths that other numbers depend on: the variable, and the smallest length, or −1 if it must not change.
  var lengths: String? {
    var least: [Int: Double] = [:]
    for length in feedback.lengths {
      let variable = 4 * length.view + (length.axis == .horizontal ? 2 : 3)
      least[variable] = length.least.flatMap { min($0, least[variable] ?? $0) } ?? -1
    }
    return lists(least.sorted { $0.key < $1.key }.map { [Double($0.key), $0.value] })
  }

  /// The height that the root fits: its number, the priority, the reserve, and the rows that yield to it.
  var fit: String? {
    guard let fit = feedback.fit else { return nil }
    let rows = feedback.artwork.flatMap { view -> [Int] in
      heightRows[view, default: []].filter { system.rows[$0].relation == .greaterThanOrEqual }
    }
    let reserve = fit.reserve.map { $0.decimalText(places: 8) } ?? "null"
    return [
      [fit.height, fit.priority].map { $0.decimalText(places: 8) }.joined(separator: ","), reserve,
      fit.squeezesArtwork ? "1" : "0", rows.listed,
    ].listed
  }

  /// The stacks with their own layout margins.
  var stacks: String? {
    let views = layout.resolved.views
    let stacks = views.indices.filter { views[$0].placement.stack != nil && views[$0].placement.margins.stated != nil }
    return stacks.isEmpty ? nil : stacks.listed
  }

  /// The scroll views. Their content begins below the part that the safe area covers.
  var scrolls: String? {
    let scrolls = layout.resolved.views.indices.filter { layout.resolved.views[$0].scrollsContent }
    return scrolls.isEmpty ? nil : scrolls.listed
  }

  private func lists(_ lists: [[Int]]) -> String? { lists.isEmpty ? nil : lists.map(\.listed).listed }
  private func lists(_ lists: [[Double]]) -> String? { lists.isEmpty ? nil : lists.map(\.listed).listed }
}

extension EdgeInsets {
  fileprivate var listed: [Double] { [left, top, right, bottom] }
}

extension Collection<Double> {
  /// The numbers as a JSON list. Eleven decimals keep a factor of a screen's length exact to the pixel.
  var listed: String {
    var bytes = [UInt8(ascii: "[")]
    bytes.reserveCapacity(8 * count + 2)
    for number in self {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      number.appendDecimals(places: 11, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [Int] {
  /// The numbers as a JSON list.
  var listed: String { "[\(map(String.init).joined(separator: ","))]" }

  /// Ascending numbers, as pairs of the first number and the length of each run.
  var spans: String {
    var spans: [Int] = []
    for number in self {
      if let last = spans.indices.last, spans[last - 1] + spans[last] == number {
        spans[last] += 1
      } else {
        spans += [number, 1]
      }
    }
    return spans.listed
  }
}

extension [String] {
  /// The text as a JSON list.
  var listed: String { "[\(joined(separator: ","))]" }
}
