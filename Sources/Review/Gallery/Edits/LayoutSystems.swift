internal import AutoLayout
internal import JSON
package import SceneLayouts
package import Typography

/// The systems of a scene's layouts. The page uses them to solve the layouts again after an edit of a constraint.
///
/// Most rows of a scene's layouts differ only in their constants, so the file has each such row once.
package struct LayoutSystems {
  private let layouts: [Layout]
  private let heights: TextHeights
  private let measurer: any TextMeasuring
  private let letters: LetterWidths

  /// Creates the systems of the layouts of a scene, in their order. `letters` are the widths of letters of the run.
  package init(of layouts: [Layout], measuringTextWith measurer: any TextMeasuring, letters: LetterWidths) {
    self.layouts = layouts
    self.measurer = measurer
    self.letters = letters
    heights = TextHeights(of: layouts, measuringTextWith: measurer)
  }

  /// Returns the path of the file with the systems of a scene.
  package static func path(of slug: String) -> String { "systems/\(slug).js" }

  /// Returns the file of a scene, by name in files. The page loads it for the first edit of the scene.
  ///
  /// `shapes` are rows without their constants: a relation (0 for `==`, 1 for `>=`, 2 for `<=`), a priority (0 for
  /// required), and pairs of a variable and its coefficient. `orders` are lists of shapes, and `keptFrames` lists of
  /// places that views take if nothing decides. A layout has the positions of its order and of its kept frames, its
  /// constants, the numbers that depend on the solution (``LayoutFeedback``), and its strings. It is `null` if the page
  /// cannot solve it. `letters` and `fonts` have the widths of letters (``LetterWidths``).
  package func file(slug: String) -> GalleryFile {
    var shapes = LiveTables.Table<RowShape>()
    var orders = LiveTables.Table<[Int]>()
    var keptFrames = LiveTables.Table<[[Double]]>()
    var strings = ChangeableTexts(measuredBy: measurer)
    let texts = layouts.indices.map { text(ofLayoutAt: $0, &shapes, &orders, &keptFrames, &strings) ?? "null" }
    let tables = strings.letterTables(letters)
    let lists = [
      ("shapes", shapes.values.map(\.text)), ("orders", orders.values.map(\.listed)),
      ("keptFrames", keptFrames.values.map { $0.map(\.listed).listed }),
      ("letters", [tables.letters.joined(separator: ",")]), ("fonts", tables.fonts), ("layouts", texts),
    ]
    let members = lists.map { "\"\($0.0)\": [\n\($0.1.joined(separator: ",\n"))\n]" }
    return GalleryFile(
      path: Self.path(of: slug),
      text: "\(Self.start(of: slug)){\n\(members.joined(separator: ",\n"))\n}\(Self.end)")
  }

  /// Returns the JSON object in the file of a scene, or nil if the text does not have the form of ``file(slug:)``.
  package static func data(inScript text: String, of slug: String) -> String? {
    let start = start(of: slug)
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  private static func start(of slug: String) -> String {
    "layoutReview.addSystems(\(JSONValue.string(slug).line), "
  }
  private static let end = ");\n"

  private func text(
    ofLayoutAt position: Int, _ shapes: inout LiveTables.Table<RowShape>, _ orders: inout LiveTables.Table<[Int]>,
    _ keptFrames: inout LiveTables.Table<[[Double]]>, _ strings: inout ChangeableTexts
  ) -> String? {
    let layout = layouts[position]
    let system = SystemRows(of: layout.system)
    let wrapping = heights.texts(ofLayoutAt: position)
    guard let feedback = LayoutFeedback(of: layout, system: system, wrapping: wrapping) else { return nil }
    let order = orders.position(of: system.rows.map { shapes.position(of: RowShape($0)) })
    let written = system.rows.indices.filter { system.rows[$0].origin == .author }
    let yielding = written.filter { system.rows[$0].yieldsFirst }
    let numbers = SystemNumbers(system: system, feedback: feedback, layout: layout)
    let members: [(String, String?)] = [
      ("order", "\(order)"), ("constants", system.rows.map(\.constant).listed), ("written", written.spans),
      ("yielding", yielding.isEmpty ? nil : yielding.spans),
      ("keptFrames", numbers.keptFrames.isEmpty ? nil : "\(keptFrames.position(of: numbers.keptFrames))"),
      ("grid", layout.resolved.rounding == .pixel ? nil : "0"),
      ("contents", numbers.contents), ("alignment", numbers.alignment), ("shifts", numbers.shifts),
      ("texts", numbers.texts),
      ("insets", numbers.insets), ("guides", numbers.guides), ("lengths", numbers.lengths), ("fit", numbers.fit),
      ("stacks", numbers.stacks), ("scrolls", numbers.scrolls),
      ("strings", feedback.areTextsFixed ? nil : strings.add(layout, system)),
    ]
    let texts = members.compactMap { name, text in text.map { "\"\(name)\":\($0)" } }
    return "{\(texts.joined(separator: ","))}"
  }
}

/// A row without its constant.
private struct RowShape: Hashable {
  private let relation: LayoutRelation
  private let priority: Double?
  private let terms: ArraySlice<SystemRows.Term>

  init(_ row: SystemRows.Row) {
    (relation, priority, terms) = (row.relation, row.priority, row.terms)
  }

  // Skips most of its numbers: few rows begin and end with the same variables, and hashing all numbers takes longer
  // than comparing two rows.
  func hash(into hasher: inout Hasher) {
    hasher.combine(terms.count)
    hasher.combine(terms.first?.variable)
    hasher.combine(terms.last?.variable)
  }

  /// The shape as a JSON list.
  var text: String {
    let code =
      switch relation {
      case .equal: 0.0
      case .greaterThanOrEqual: 1.0
      case .lessThanOrEqual: 2.0
      }
    return ([code, priority ?? 0] + terms.flatMap { [Double($0.variable), $0.coefficient] }).listed
  }
}
