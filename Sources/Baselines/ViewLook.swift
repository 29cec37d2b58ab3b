internal import AutoLayout
internal import Geometry
internal import ReviewReports
package import Scenes

/// Says in words what a view looks like, so that a change of a text, font or colour can be read in a diff.
package enum ViewLook {
  /// Longer texts are cut off and told apart by a hash.
  private static let longestText = 80

  /// The words: `label "Welcome back", 34 bold, color label, on tint`; empty for a plain view without a colour.
  package static func words(of view: View, in layout: Layout) -> String {
    let parts =
      content(of: view, in: layout.resolved)
      + [view.background.map { "on \(words(of: $0))" }, view.tint.map { "tint \(words(of: $0))" }].compactMap(\.self)
      + (view.cornerRadius > 0 ? ["radius \(view.cornerRadius.pointText)"] : []) + (view.isHidden ? ["hidden"] : [])
    return parts.joined(separator: ", ")
  }

  private static func content(of view: View, in scene: ResolvedScene) -> [String] {
    switch view.content {
    case .container, .table, .collection, .embeddedScene, .unsupported: []
    case .label(let label), .textView(let label):
      ["\(view.className) \(quoted(label.text, scene))", font(label.font, scene)] + color(label.color)
    case .button(let button):
      ["button \(quoted(button.title, scene))", font(button.titleFont, scene), button.style.rawValue]
        + color(button.color) + (button.image?.name.map { ["image \($0)"] } ?? [])
    case .textField(let field):
      ["textField \(quoted(field.text.text.isEmpty ? field.placeholder : field.text, scene))", font(field.font, scene)]
        + color(field.color)
    case .image(let image): [image.name.map { "image \($0)" } ?? "image"]
    case .toggle(let isOn): [isOn ? "switch on" : "switch off"]
    case .slider(let value): ["slider at \(value.pointText)"]
    case .progress(let value): ["progress at \(value.pointText)"]
    case .segmentedControl(let titles, let selected):
      ["segments \(list(titles, scene))"] + (selected.map { ["segment \($0) selected"] } ?? [])
    case .pageControl(let pages, let current): ["page \(current) of \(pages)"]
    case .searchBar(let text, let isMinimal):
      ["\(view.className) \(quoted(text, scene))"] + (isMinimal ? ["minimal"] : [])
    case .navigationBar(let bar):
      [([view.className] + bar.texts.filter { !$0.text.isEmpty }.map { quoted($0, scene) }).joined(separator: " ")]
    case .toolbar(let items), .tabBar(let items): ["\(view.className) \(list(items, scene))"]
    case .stepper, .activityIndicator, .picker, .datePicker, .cell, .map, .web, .effect: [view.className]
    }
  }

  /// The titles of items, or the names of what is drawn instead.
  private static func list(_ items: [BarItem], _ scene: ResolvedScene) -> String {
    items.filter { $0.space == nil }.map { item in
      item.title.text.isEmpty ? item.image?.name ?? quoted(item.title, scene) : quoted(item.title, scene)
    }
    .joined(separator: " ")
  }

  private static func list(_ titles: [LocalizedText], _ scene: ResolvedScene) -> String {
    titles.map { quoted($0, scene) }.joined(separator: " ")
  }

  private static func quoted(_ text: LocalizedText, _ scene: ResolvedScene) -> String {
    let shown = scene.text(text)
    let short = shown.count <= longestText ? shown : "\(shown.prefix(longestText))…\(OutputName.hash(of: shown))"
    return "\"\(short)\""
  }

  private static func font(_ font: FontDescription, _ scene: ResolvedScene) -> String {
    let font = scene.font(font)
    return [font.family, font.pointSize.pointText, font.weight.rawValue, font.isItalic ? "italic" : nil]
      .compactMap(\.self).joined(separator: " ")
  }

  private static func color(_ color: ViewColor?) -> [String] { color.map { ["color \(words(of: $0))"] } ?? [] }

  private static func words(of color: ViewColor) -> String {
    switch color {
    case .system(let color): color.rawValue
    case .named(let name): name
    case .components(let red, let green, let blue, let alpha):
      "rgba " + [red, green, blue, alpha].map(\.pointText).joined(separator: " ")
    }
  }
}
