internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// The titles above and below the sections of a table with static cells.
///
/// They have no element of their own. They are placed in the gaps between the recorded cell frames, approximately where
/// UIKit puts them.
struct SectionTitles {
  /// A title with its position in the table.
  struct Title {
    let section: XMLElement
    /// The role of the title in its section: `header` or `footer`.
    let role: String
    let content: LabelContent
    /// The frame of the text view in the table's coordinates, in points. The text is inset from it.
    let frame: Rect
  }

  /// The insets of the text in its text view, in points.
  private static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  /// The approximate width of a letter, in points, to estimate the lines of a footer.
  private static let letterWidth = 6.2

  private let table: XMLElement
  private let strings: DocumentStrings
  private let isPlain: Bool
  private let width: Double

  init(of table: XMLElement, _ strings: DocumentStrings) {
    self.table = table
    self.strings = strings
    isPlain = !(table[.style] ?? "plain").lowercased().hasSuffix("grouped")
    width = table.rect(key: .frame)?.width ?? 0
  }

  /// The height of a line, in points.
  private var lineHeight: Double { isPlain ? 21 : 16 }

  /// The titles, from top to bottom. Titles without space between the cells are skipped.
  var titles: [Title] {
    var end = table.child(.view, key: .tableHeaderView)?.rect(key: .frame)?.maxY ?? 0
    return table.list(.sections).flatMap { section -> [Title] in
      let cells = section.list(.cells).compactMap { $0.rect(key: .frame) }
      guard let first = cells.first, let last = cells.last else { return [] }
      let start = end
      end = last.maxY
      return [header(of: section, from: start, to: first), footer(of: section, below: last)].compactMap(\.self)
    }
  }

  private func header(of section: XMLElement, from start: Double, to cell: Rect) -> Title? {
    let gap = cell.minY - start
    guard gap >= lineHeight else { return nil }
    let distance = isPlain ? (min(gap, 28) - lineHeight) / 2 : min(6, gap - lineHeight)
    return title("header", .headerTitle, of: section, y: cell.minY - distance - lineHeight, cell)
  }

  private func footer(of section: XMLElement, below cell: Rect) -> Title? {
    title("footer", .footerTitle, of: section, y: cell.maxY + (isPlain ? 4 : 7), cell)
  }

  private func title(_ role: String, _ name: XMLName, of section: XMLElement, y: Double, _ cell: Rect) -> Title? {
    guard let text = section[name], !text.isEmpty else { return nil }
    let margins = SystemMargins.root(width: width)
    let column = max(1, cell.width - margins.left - margins.right)
    let lineCount = role == "header" ? 1 : (Double(text.count) * Self.letterWidth / column).rounded(.up)
    var content = LabelContent(
      text: strings.text(text, id: section[.id], [name.rawValue]),
      font: .style(isPlain ? .headline : .footnote), color: .system(isPlain ? .label : .secondaryLabel),
      numberOfLines: 0)
    content.isScrollEnabled = false
    return Title(
      section: section, role: role, content: content,
      frame: Rect(x: cell.minX + margins.left, y: y, width: column, height: lineCount * lineHeight)
        .outset(by: Self.textInsets))
  }
}
