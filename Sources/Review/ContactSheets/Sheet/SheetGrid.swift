internal import AutoLayout
internal import Geometry
internal import SceneDrawing
package import SceneLayouts
internal import Scenes
internal import Typography

/// The layouts of a sheet by row and column.
package struct SheetGrid {
  /// The words for the layouts of a row or column.
  package struct Heading: Hashable {
    /// The distinguishing words: `Portrait`, `iPhone 16 Pro`.
    package var title: String
    /// Further lines: the language, the size in points.
    package var details: [String]
  }

  /// The headings above, from left to right.
  package let columns: [Heading]
  /// The headings on the left, from top to bottom.
  package let rows: [Heading]
  /// The layout of each row and column; nil if there is none.
  package let cells: [[Layout?]]

  package init(_ layouts: [Layout], columns: ContactSheet.Columns) {
    let words = SheetWords(layouts)
    let across = layouts.map { words.column($0.resolved, columns) }
    let down = layouts.map { words.row($0.resolved, columns) }
    let order = SheetOrder(layouts)
    self.columns = Self.headings(across, layouts, by: order.acrossRank(columns))
    self.rows = Self.headings(down, layouts, by: order.downRank(columns))
    var cells = [[Layout?]](repeating: [Layout?](repeating: nil, count: self.columns.count), count: self.rows.count)
    for (index, layout) in layouts.enumerated() {
      guard let row = self.rows.firstIndex(of: down[index]), let column = self.columns.firstIndex(of: across[index]),
        cells[row][column] == nil
      else { continue }
      cells[row][column] = layout
    }
    self.cells = cells
  }

  /// Returns each heading once, in the order of its first layout's rank.
  private static func headings(_ all: [Heading], _ layouts: [Layout], by rank: (Layout) -> [Double]) -> [Heading] {
    var seen: Set<Heading> = []
    let first = all.indices.filter { seen.insert(all[$0]).inserted }
    let ranked = first.map { (index: $0, rank: rank(layouts[$0])) }
    return ranked.sorted { one, other in
      one.rank == other.rank ? one.index < other.index : one.rank.lexicographicallyPrecedes(other.rank)
    }
    .map { all[$0.index] }
  }

  /// The shown layouts, row by row.
  package var layouts: [Layout] { cells.flatMap { $0.compactMap { $0 } } }

  /// Returns the width of the widest layout in a column, in points.
  package func width(ofColumn column: Int) -> Double { rows.indices.compactMap { size($0, column)?.width }.max() ?? 0 }

  /// The height of the tallest layout, in points.
  var height: Double { cells.joined().compactMap { $0?.resolved.shownArea.size.height }.max() ?? 0 }

  private func size(_ row: Int, _ column: Int) -> Size? { cells[row][column]?.resolved.shownArea.size }
}

/// The words of headings. Values that are the default for the whole sheet are omitted.
private struct SheetWords {
  private let showsLocale: Bool
  private let showsTextSize: Bool
  private let showsAppearance: Bool
  private let showsOrientation: Bool

  init(_ layouts: [Layout]) {
    let variants = layouts.map(\.resolved.variant)
    showsLocale = variants.contains { $0.locale != "en" }
    showsTextSize = variants.contains { $0.textSize != .l }
    showsAppearance = variants.contains { $0.appearance != .light }
    // A component has no orientation, unless the sheet has both.
    showsOrientation =
      variants.contains { Self.canBeTurned($0.device) } || Set(variants.map(\.orientation)).count > 1
  }

  /// Whether a device is more than a window or a size.
  private static func canBeTurned(_ device: Device) -> Bool {
    device.window == nil && !device.statements.fitsHeight && !isKnownBySizeOnly(device)
  }

  private static func isKnownBySizeOnly(_ device: Device) -> Bool {
    device.name == device.size(in: .portrait).pointText
  }

  func column(_ scene: ResolvedScene, _ columns: ContactSheet.Columns) -> SheetGrid.Heading {
    switch columns {
    case .device: device(scene.variant.device)
    case .locale: SheetGrid.Heading(title: language(scene.variant), details: [scene.variant.locale])
    case .textSize: SheetGrid.Heading(title: "Text size \(scene.variant.textSize.rawValue)", details: [])
    case .orientation: SheetGrid.Heading(title: orientation(scene.variant), details: [])
    }
  }

  func row(_ scene: ResolvedScene, _ columns: ContactSheet.Columns) -> SheetGrid.Heading {
    let variant = scene.variant
    var details: [String] = []
    if let state = variant.state { details.append(state) }
    if columns != .device { details.append(variant.device.title) }
    if columns != .locale, showsLocale {
      details.append(language(variant))
      if variant.direction == .rightToLeft { details.append("right to left") }
    }
    if columns != .textSize, showsTextSize { details.append("Text size \(variant.textSize.rawValue)") }
    if showsAppearance { details.append(variant.appearance == .light ? "Light" : "Dark") }
    if let version = variant.systemVersion { details.append("iOS \(version)") }
    if let settings = variant.accessibility.title { details.append(capitalized(settings)) }
    guard columns != .orientation, showsOrientation, !variant.device.statements.fitsHeight else {
      return SheetGrid.Heading(title: details.first ?? "", details: Array(details.dropFirst()))
    }
    return SheetGrid.Heading(title: orientation(variant), details: details)
  }

  private func orientation(_ variant: SceneVariant) -> String { capitalized(variant.orientation.words) }

  private func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  private func language(_ variant: SceneVariant) -> String { LocaleName.name(of: variant.locale) }

  private func device(_ placed: Device) -> SheetGrid.Heading {
    var device = placed
    device.part = nil
    let screen = device.size(in: .portrait)
    // The name of a window is its size.
    if device.window != nil {
      return SheetGrid.Heading(title: device.name, details: device.host.map { ["on \($0)"] } ?? [])
    }
    // So is the name of a screen if only its size is known.
    if Self.isKnownBySizeOnly(device) {
      return SheetGrid.Heading(title: "\(device.name) pt", details: ["@\(device.scale.pointText)x"])
    }
    let height = device.statements.fitsHeight ? "pt wide" : "× \(screen.height.pointText) pt"
    let size = "\(screen.width.pointText) \(height)"
    return SheetGrid.Heading(title: device.name, details: ["\(size) @\(device.scale.pointText)x"])
  }
}

/// The order of layouts in rows and columns: devices from small to large, other properties in reading order.
private struct SheetOrder {
  private let locales: [String]
  private let states: [String?]

  init(_ layouts: [Layout]) {
    locales = layouts.map(\.resolved.variant.locale).eachOnce
    states = layouts.map(\.resolved.variant.state).eachOnce
  }

  func acrossRank(_ columns: ContactSheet.Columns) -> (Layout) -> [Double] {
    { layout in
      switch columns {
      case .device: deviceRank(layout)
      case .locale: [localeRank(layout)]
      case .textSize: [textSizeRank(layout)]
      case .orientation: [orientationRank(layout)]
      }
    }
  }

  func downRank(_ columns: ContactSheet.Columns) -> (Layout) -> [Double] {
    { layout in
      let variant = layout.resolved.variant
      return (columns == .device ? [] : deviceRank(layout)) + [
        orientationRank(layout), Double(states.firstIndex(of: variant.state) ?? 0),
        localeRank(layout), textSizeRank(layout),
        variant.appearance == .light ? 0 : 1, Double(variant.accessibility.rawValue),
        Double(variant.systemVersion ?? 0),
      ]
    }
  }

  /// Returns the rank of the orientation: portrait before landscape, then the order of the list.
  private func orientationRank(_ layout: Layout) -> Double {
    let orientation = layout.resolved.variant.orientation
    let order: [Orientation] = [.portrait, .upsideDown, .landscape, .landscapeLeft, .landscapeRight]
    return Double(order.firstIndex(of: orientation) ?? 0)
  }

  private func deviceRank(_ layout: Layout) -> [Double] {
    var device = layout.resolved.variant.device
    // A device may show a scene full screen in one orientation and in part in another.
    device.part = nil
    let screen = device.size(in: .portrait)
    // The windows of a sweep are grouped with the other windows of the same device.
    let host = device.host == nil ? screen : device.size
    return [device.idiom == .phone ? 0 : 1, host.width, host.height, screen.width, screen.height, device.scale]
  }

  private func localeRank(_ layout: Layout) -> Double {
    Double(locales.firstIndex(of: layout.resolved.variant.locale) ?? 0)
  }

  private func textSizeRank(_ layout: Layout) -> Double {
    Double(TextSize.allCases.firstIndex(of: layout.resolved.variant.textSize) ?? 0)
  }
}

extension Array where Element: Hashable {
  /// The distinct elements, in the order of their first occurrence.
  fileprivate var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
