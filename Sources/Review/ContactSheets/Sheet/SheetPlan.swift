/// The division of a sheet's layouts into pages, and the scale at which they are drawn.
package struct SheetPlan {
  /// A strip at its place on a page, in points from the upper left corner of the pictures.
  struct PlacedStrip {
    let strip: SheetStrip
    let arrangement: SheetStrip.Arrangement
    let place: SheetSkyline.Place
  }

  /// The strips of one page.
  package struct Page {
    var strips: [PlacedStrip] = []
    /// The edge below which further strips go.
    var skyline: SheetSkyline

    /// The width that the strips take.
    var width: Double { strips.map { $0.place.x + $0.arrangement.width }.max() ?? 0 }
    /// The height that the strips take.
    var height: Double { strips.map { $0.place.y + $0.arrangement.height }.max() ?? 0 }
  }

  /// The size of one point of a layout, in points of the sheet.
  package let scale: Double
  /// The pages in order.
  package let pages: [Page]

  package init(_ grid: SheetGrid, _ pen: SheetPen) {
    let scale = Self.scale(for: grid)
    let blocks = SheetStrip.all(of: grid, scale: scale, pen).map { Block($0, $0.arrangements(pen)) }
    self.scale = scale
    pages = Self.pages(of: blocks)
  }

  /// A strip with its arrangements.
  private struct Block {
    let strip: SheetStrip
    let arrangements: [SheetStrip.Arrangement]

    init(_ strip: SheetStrip, _ arrangements: [SheetStrip.Arrangement]) {
      self.strip = strip
      self.arrangements = arrangements
    }

    /// The width of the narrowest arrangement.
    var leastWidth: Double { arrangements.map(\.width).min() ?? 0 }
  }

  // MARK: Scale

  /// Returns the scale at which the widest layouts side by side fill the preferred width, or a larger one if they would
  /// be too small.
  private static func scale(for grid: SheetGrid) -> Double {
    let widths = grid.columns.indices.map { max(1, grid.width(ofColumn: $0)) }.sorted(by: >)
    let content = widths.prefix(SheetMetrics.scaleColumns)
    let gaps = SheetMetrics.columnGap * Double(max(0, content.count - 1))
    let preferred = (SheetMetrics.preferredWidth - 2 * SheetMetrics.margin - gaps) / max(1, content.reduce(0, +))
    let largest = (SheetMetrics.limit - 2 * SheetMetrics.margin) / (widths.first ?? 1)
    let scale = max(preferred, min(SheetMetrics.leastScale, largest))
    // The header shows the scale with two decimals; the least one keeps layouts of any size visible.
    return max(0.01, (min(SheetMetrics.largestScale, scale) * 100).rounded(.down) / 100)
  }

  // MARK: Pages

  /// The number of page widths that are tried.
  private static let widthCount = 48

  /// Returns the pages of the width that leaves the least space empty.
  private static func pages(of blocks: [Block]) -> [Page] {
    let least = blocks.map(\.leastWidth).max() ?? 0
    let most = max(least, SheetMetrics.preferredWidth - 2 * SheetMetrics.margin)
    // Sheets of hundreds of rows fill the largest width anyway.
    let count = blocks.count > 100 ? 1 : widthCount
    let step = (most - max(least, min(most, SheetMetrics.leastWidth))) / Double(widthCount)
    let widths = (0..<count).map { most - step * Double($0) }
    let all = widths.map { width in pages(of: blocks, width: width.rounded(.up)) }
    return all.min { cost($0) < cost($1) } ?? []
  }

  /// Returns the area of pages. Tall and narrow pages count for more, because screens are wide.
  private static func cost(_ pages: [Page]) -> Double {
    let sizes = pages.map { page in
      (
        width: max(page.width, SheetMetrics.leastWidth) + 2 * SheetMetrics.margin,
        height: page.height + 2 * SheetMetrics.margin + SheetMetrics.headerHeight + SheetMetrics.sectionGap
      )
    }
    let tallness = sizes.map { $0.height / $0.width }.max() ?? 1
    return sizes.map { $0.width * $0.height }.reduce(0, +) * (1 + 0.1 * max(0, tallness - 1.3))
  }

  /// Places the strips in order, each where it wastes least. Tablets begin below the phones.
  private static func pages(of blocks: [Block], width: Double) -> [Page] {
    let empty = Page(skyline: SheetSkyline(width: width + SheetMetrics.columnGap))
    var pages: [Page] = []
    var page = empty
    var isOfPhones = blocks.first?.strip.isOfPhones
    for block in blocks {
      if block.strip.isOfPhones != isOfPhones {
        page.skyline.level()
        isOfPhones = block.strip.isOfPhones
      }
      if let placed = placed(block, on: page, width) {
        page.add(placed)
        continue
      }
      pages.append(page)
      page = empty
      if let placed = placed(block, on: page, width) { page.add(placed) }
    }
    return page.strips.isEmpty ? pages : pages + [page]
  }

  /// Returns the arrangement and the place of a strip that add least to the page and to its wasted area. Nil if the
  /// strip has to go to the next page.
  private static func placed(_ block: Block, on page: Page, _ width: Double) -> PlacedStrip? {
    // The findings and the legend follow and may make the page slightly taller.
    let available = SheetMetrics.limit - 2 * SheetMetrics.margin - SheetMetrics.headerHeight - 200
    let options = block.arrangements.compactMap { arrangement -> (placed: PlacedStrip, cost: Double)? in
      guard let place = page.skyline.place(width: arrangement.width + SheetMetrics.columnGap) else { return nil }
      let bottom = place.y + arrangement.height
      // A strip that is too tall for a page gets a page to itself.
      guard bottom <= available || page.strips.isEmpty else { return nil }
      let placed = PlacedStrip(strip: block.strip, arrangement: arrangement, place: place)
      return (placed, place.waste + max(0, bottom - page.height) * width)
    }
    return options.min { $0.cost < $1.cost }?.placed
  }
}

extension SheetPlan.Page {
  fileprivate mutating func add(_ placed: SheetPlan.PlacedStrip) {
    strips.append(placed)
    skyline.put(
      at: placed.place, width: placed.arrangement.width + SheetMetrics.columnGap,
      bottom: placed.place.y + placed.arrangement.height + placed.strip.rowGap)
  }
}
