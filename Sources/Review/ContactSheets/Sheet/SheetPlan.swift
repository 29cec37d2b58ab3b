internal import Geometry
internal import SceneLayouts
internal import Scenes

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
    /// The edge above the next strips.
    var skyline: SheetSkyline

    /// The width that the strips take.
    var width: Double { strips.map { $0.place.x + $0.arrangement.width }.max() ?? 0 }
    /// The height that the strips take.
    var height: Double { strips.map { $0.place.y + $0.arrangement.height }.max() ?? 0 }
  }

  /// The header of the pages, without their numbers.
  package let header: SheetHeader
  /// The pages in order.
  package let pages: [Page]

  /// The size of one point of a layout, in points of the sheet.
  package var scale: Double { header.scale }

  /// The area of the sheet's pictures, in square points of the layouts.
  private let pictureArea: Double

  /// Returns the plans of a sheet to choose from, the one whose pictures leave least of its pages empty first.
  ///
  /// On a small sheet of parts, the findings, the checklist and the legend decide among several plans of a single page.
  /// Other sheets have one plan.
  ///
  /// `header` is the header of the sheet, whose scale the plans choose. Those of parts differ in it: which layouts fit
  /// side by side depends on it.
  static func all(for grid: SheetGrid, header: SheetHeader, _ pen: SheetPen) -> [SheetPlan] {
    var header = header
    header.isOfParts =
      grid.height <= SheetMetrics.partHeight && grid.layouts.allSatisfy(\.resolved.extent.isComponent)
    let scales = header.isOfParts ? partScales(for: grid) : []
    let sizes = grid.layouts.map(\.resolved.shownArea.size)
    let pictureArea = max(1, sizes.map { $0.width * $0.height }.reduce(0, +))
    let plans = (scales.isEmpty ? [scale(for: grid)] : scales).flatMap { scale -> [(plan: SheetPlan, cost: Double)] in
      header.scale = scale
      return all(for: grid, header: header, pictureArea: pictureArea, pen)
    }
    let ranked = plans.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    let best = ranked.map(\.element.plan)
    let isShort = header.isOfParts && grid.layouts.count <= choiceLayouts && best.first?.pages.count == 1
    return Array(isShort ? best.filter { $0.pages.count == 1 }.prefix(choiceCount) : best.prefix(1))
  }

  /// Returns the plans at the scale of a header, with their costs.
  private static func all(
    for grid: SheetGrid, header: SheetHeader, pictureArea: Double, _ pen: SheetPen
  ) -> [(plan: SheetPlan, cost: Double)] {
    let strips = SheetStrip.all(of: grid, isOfParts: header.isOfParts, scale: header.scale, pen)
    let blocks = strips.map { Block($0, $0.arrangements(pen)) }
    let measure = PageMeasure(
      margin: header.margin, leastWidth: header.leastWidth(pen), headerHeight: { header.height(innerWidth: $0, pen) })
    return pages(of: blocks, isOfParts: header.isOfParts, measure).map { pages in
      let plan = SheetPlan(header: header, pages: pages, pictureArea: pictureArea)
      return (plan, plan.cost(of: pages.map(measure.size(of:))))
    }
  }

  /// The number of plans among which the sections decide, and the maximum number of layouts on such a sheet. On larger
  /// sheets, and on sheets of screens, sections take little of the page, and placing them for each plan takes time.
  private static let (choiceCount, choiceLayouts) = (8, 32)

  /// The lengths of a page apart from its pictures.
  private struct PageMeasure {
    let margin: Double
    let leastWidth: Double
    let headerHeight: (Double) -> Double

    /// Returns the size of a page without sections.
    func size(of page: Page) -> Size {
      let width = max(page.width, leastWidth)
      return Size(
        width: width + 2 * margin,
        height: page.height + 2 * margin + headerHeight(width) + SheetMetrics.sectionGap)
    }
  }

  /// Returns the area of pages for each square point of their pictures. Tall and narrow pages count for more, because
  /// screens are wide. So do small scales and layouts that are not in order: of two plans that are about as full, the
  /// one with larger pictures shows more, and the one in order reads better.
  func cost(of pages: [Size]) -> Double {
    let area = pages.map(Self.weightedArea(of:)).reduce(0, +) / (pictureArea * scale * scale)
    return area * (1 + Self.reductionPenalty * max(0, 2 - scale)) * (isInOrder ? 1 : 1 + Self.disorderPenalty)
  }

  /// The part of the area that a plan has to save to have a scale that is smaller by 1.
  private static let reductionPenalty = 0.04
  /// The part of the area that a plan has to save to have layouts out of order.
  private static let disorderPenalty = 0.04

  /// Whether the layouts are in the order of the grid, with phones first.
  private var isInOrder: Bool {
    let places = pages.flatMap(\.strips).map { placed in
      [placed.strip.isOfPhones ? 0 : 1, placed.strip.row, placed.strip.cells.first?.column ?? 0]
    }
    return zip(places, places.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }

  private static func weightedArea(of page: Size) -> Double {
    page.width * page.height * (1 + 0.1 * max(0, page.height / max(1, page.width) - 1.3))
  }

  /// A strip with its arrangements.
  private struct Block {
    let strip: SheetStrip
    let arrangements: [SheetStrip.Arrangement]

    /// The width of the narrowest arrangement.
    let leastWidth: Double

    init(_ strip: SheetStrip, _ arrangements: [SheetStrip.Arrangement]) {
      self.strip = strip
      self.arrangements = arrangements
      leastWidth = arrangements.map(\.width).min() ?? 0
    }
  }

  // MARK: Scale

  /// Returns the scales of parts of screens, the largest first. Empty if they are too wide for the sheet.
  private static func partScales(for grid: SheetGrid) -> [Double] {
    let widest = grid.columns.indices.map { grid.width(ofColumn: $0) }.max() ?? 0
    let fitting = SheetMetrics.partScales.filter { scale in
      widest * scale <= SheetMetrics.preferredWidth - 2 * SheetMetrics.partMargin
        && grid.height * scale <= SheetMetrics.partHeight
    }
    // Many layouts fill their lines at any scale.
    return grid.layouts.count > manyCount ? Array(fitting.prefix(1)) : fitting
  }

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
  /// The maximum number of layouts or rows of a sheet. With more, it is full at any scale and width, so that only one
  /// is tried.
  private static let manyCount = 100

  /// Returns the pages for several widths, those that leave the least space empty first.
  private static func pages(of blocks: [Block], isOfParts: Bool, _ measure: PageMeasure) -> [[Page]] {
    let least = blocks.map(\.leastWidth).max() ?? 0
    let most = max(least, SheetMetrics.preferredWidth - 2 * measure.margin)
    // Many rows fill the largest width anyway.
    let count = blocks.count > manyCount ? 1 : widthCount
    let step = (most - max(least, min(most, measure.leastWidth))) / Double(widthCount)
    let widths = (0..<count).map { most - step * Double($0) }
    let all = widths.enumerated().flatMap { index, width in
      let other = isOfParts ? filling(blocks, width: width) : nil
      return [blocks, other].compactMap(\.self).enumerated().map { order, blocks in
        let pages = pages(of: blocks, isOfParts: isOfParts, width: width.rounded(.up))
        let cost = pages.map { weightedArea(of: measure.size(of: $0)) }.reduce(0, +)
        return (pages: pages, cost: cost, order: order, index: index)
      }
    }
    // Several widths may give the same pages. Pages in order are kept, even if a later width gives them.
    var seen: Set<[Size]> = []
    return all.sorted { ($0.cost, $0.order, $0.index) < ($1.cost, $1.order, $1.index) }.map(\.pages)
      .filter { seen.insert($0.map { Size(width: $0.width, height: $0.height) }).inserted }
  }

  /// Returns strips in an order that fills lines of a width: after the first one, each time the widest that still fits.
  /// Nil if they are in that order.
  private static func filling(_ blocks: [Block], width: Double) -> [Block]? {
    var (rest, ordered) = (Array(blocks.indices)[...], [Int]())
    while let first = rest.popFirst() {
      ordered.append(first)
      var room = width - blocks[first].leastWidth
      func fits(_ place: Int) -> Bool { blocks[rest[place]].strip.columnGap + blocks[rest[place]].leastWidth <= room }
      while let next = rest.indices.filter(fits).max(by: { blocks[rest[$0]].leastWidth < blocks[rest[$1]].leastWidth })
      {
        let index = rest.remove(at: next)
        room -= blocks[index].strip.columnGap + blocks[index].leastWidth
        ordered.append(index)
      }
    }
    return ordered.elementsEqual(blocks.indices) ? nil : ordered.map { blocks[$0] }
  }

  /// Places the strips in order, each where it wastes least. Tablets begin below the phones, but on sheets of parts,
  /// whose rows would leave much of the page empty.
  private static func pages(of blocks: [Block], isOfParts: Bool, width: Double) -> [Page] {
    let empty = Page(skyline: SheetSkyline(width: width + SheetMetrics.columnGap))
    var pages: [Page] = []
    var page = empty
    var isOfPhones = blocks.first?.strip.isOfPhones
    for block in blocks {
      if !isOfParts, block.strip.isOfPhones != isOfPhones {
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

  /// Returns the arrangement and the position of a strip that enlarge the page and its wasted area the least. Nil if
  /// the strip has to go to the next page.
  private static func placed(_ block: Block, on page: Page, _ width: Double) -> PlacedStrip? {
    // The findings and the legend follow and may make the page slightly taller.
    let available = SheetMetrics.limit - 2 * SheetMetrics.margin - SheetMetrics.headerHeight - 200
    let options = block.arrangements.compactMap { arrangement -> (placed: PlacedStrip, cost: Double)? in
      guard let place = page.skyline.place(width: arrangement.width + block.strip.columnGap) else { return nil }
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
      at: placed.place, width: placed.arrangement.width + placed.strip.columnGap,
      bottom: placed.place.y + placed.arrangement.height + placed.strip.rowGap)
  }
}
