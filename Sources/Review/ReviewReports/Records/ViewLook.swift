internal import Geometry
internal import SceneLayouts
package import Scenes
internal import Typography

/// Functions that describe the look of a view as text, so that a diff shows changes of a string, font or color.
package enum ViewLook {
  /// The length in characters beyond which a string is truncated and gets a hash.
  private static let longestText = 80

  /// Returns the look: `label "Welcome back", 34 bold, color label, on tint`; empty for a plain view without a color.
  package static func words(of view: ResolvedView) -> String {
    let appearance = view.appearance
    let (radius, isHidden) = (appearance.cornerRadius, appearance.isHidden)
    let parts =
      content(of: view)
      + [appearance.background.map { "on \($0.words)" }, appearance.tint.map { "tint \($0.words)" }].compactMap(\.self)
      + (radius > 0 ? ["radius \(radius.pointText)"] : []) + (isHidden ? ["hidden"] : [])
    return parts.joined(separator: ", ")
  }

  private static func content(of view: ResolvedView) -> [String] {
    switch view.content {
    case .container, .table, .collection, .embeddedScene, .unsupported: []
    case .label(let label), .textView(let label):
      ["\(view.className) \(quoted(label.text))", font(label.font)] + color(label.color)
    case .button(let button):
      ["button \(quoted(button.title))", font(button.font), button.style.rawValue] + color(button.color)
        + (button.image?.name.map { ["image \($0)"] } ?? [])
    case .textField(let field): ["textField \(quoted(field.shownText))", font(field.font)] + color(field.color)
    case .image(let image): [image.name.map { "image \($0)" } ?? "image"]
    case .segmentedControl(let titles, let selected):
      ["segments \(titles.map(quoted).joined(separator: " "))"] + (selected.map { ["segment \($0) selected"] } ?? [])
    case .searchBar(let text, let isMinimal):
      ["\(view.className) \(quoted(text))"] + (isMinimal ? ["minimal"] : [])
    case .navigationBar(let bar):
      [([view.className] + bar.texts.filter { !$0.isEmpty }.map(quoted)).joined(separator: " ")]
    case .toolbar(let items), .tabBar(let items): ["\(view.className) \(list(items))"]
    default: [view.content.state ?? view.className]
    }
  }

  /// Returns the titles of items, or the names of their images.
  private static func list(_ items: [ResolvedViews.BarItem]) -> String {
    items.filter { $0.space == nil }.map { item in
      item.title.isEmpty ? item.image?.name ?? quoted(item.title) : quoted(item.title)
    }
    .joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    // Counting bytes is faster than counting characters, and there are never more characters than bytes.
    guard text.utf8.count > longestText else { return "\"\(text)\"" }
    // The rest of the characters is not read: thousands of views may show one text of many kilobytes.
    let start = text.prefix(longestText)
    return start.endIndex == text.endIndex ? "\"\(text)\"" : "\"\(start)…\(OutputName.hash(of: text))\""
  }

  private static func font(_ font: Font) -> String {
    [font.family, font.pointSize.pointText, font.weight.rawValue, font.isItalic ? "italic" : nil]
      .compactMap(\.self).joined(separator: " ")
  }

  private static func color(_ color: ResolvedColor?) -> [String] { color.map { ["color \($0.words)"] } ?? [] }
}
