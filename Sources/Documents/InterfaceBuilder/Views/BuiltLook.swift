internal import AutoLayout
internal import Geometry
internal import ProjectSources
internal import Scenes
internal import Typography

/// The look of a view that code creates, from the values of its properties.
struct BuiltLook {
  private let values: [BuiltViews.Value]
  private let document: InterfaceBuilderDocument

  /// Creates the look of the view with one of some names.
  init(of names: [String], _ facts: BuiltViews, _ document: InterfaceBuilderDocument) {
    values = facts.values.filter { names.contains($0.name) }
    self.document = document
  }

  private func value(_ property: String) -> BuiltViews.Value? { values.first { $0.property == property } }

  /// Returns a view of a class.
  ///
  /// - Parameters:
  ///   - name: The name of its property.
  ///   - type: The class, as written.
  ///   - systemClass: The class of UIKit from which it inherits. Nil if the project does not declare the class.
  ///   - superview: The position of its superview.
  func view(named name: String, _ type: String, _ systemClass: String?, superview: Int) -> View {
    let base = systemClass ?? type
    var view = View(
      name: name, superview: superview, className: base.hasPrefix("UI") ? String(base.dropFirst(2)) : base,
      content: content(base, named: name))
    if systemClass != nil || view.content == .container && !Self.plainClasses.contains(type) {
      view.identity.customClass = type
    }
    view.appearance.background = color("backgroundColor")
    view.appearance.tint = color("tintColor")
    view.appearance.isHidden = value("isHidden")?.words == ["true"]
    if base == "UIStackView" { view.placement.stack = stack }
    view.placement.isScrollView = ["UIScrollView", "UITableView", "UICollectionView"].contains(base)
    return view
  }

  /// Classes without a look of their own.
  private static let plainClasses: Set<String> = ["UIView", "UIStackView", "UIScrollView"]

  private func content(_ base: String, named name: String) -> ViewContent {
    let title = value("title").map { text($0) ?? name } ?? ""
    switch base {
    case "UILabel":
      return .label(label(text: value("text").map { text($0) ?? name } ?? name))
    case "UITextView": return .textView(label(text: value("text").flatMap(text) ?? ""))
    case "UIButton":
      return .button(
        ButtonContent(title: localized(title.isEmpty && image == nil ? name : title), font: font, image: image))
    case "UIImageView": return .image(image ?? ImageContent())
    case "UITextField":
      return .textField(
        TextFieldContent(
          text: localized(value("text").flatMap(text) ?? ""),
          placeholder: localized(value("placeholder").flatMap(text) ?? ""),
          font: font ?? .system(17)))
    case "UISearchBar":
      return .searchBar(placeholder: localized(value("placeholder").flatMap(text) ?? ""), isMinimal: false)
    case "UISegmentedControl": return .segmentedControl(titles: [localized("First"), localized("Second")], selected: 0)
    default: return Self.contents[base] ?? .container
    }
  }

  /// The contents of classes of which nothing else is known.
  private static let contents: [String: ViewContent] = [
    "UITableView": .table, "UICollectionView": .collection, "UISwitch": .toggle(isOn: true),
    "UISlider": .slider(value: 0.5), "UIStepper": .stepper, "UIProgressView": .progress(value: 0.5),
    "UIActivityIndicatorView": .activityIndicator(isLarge: false), "UIPageControl": .pageControl(pages: 3, current: 0),
    "UIPickerView": .picker, "UIDatePicker": .datePicker, "MKMapView": .map, "WKWebView": .web, "UIWebView": .web,
    "UIVisualEffectView": .effect,
  ]

  private func label(text: String) -> LabelContent {
    let lines = value("numberOfLines")?.words.first.flatMap(SourceReader.number) ?? 1
    var label = LabelContent(
      text: localized(text), font: font ?? .system(17), color: color("textColor"),
      numberOfLines: Int(min(max(lines, 0), 100)))
    label.alignment = value("textAlignment")?.words.last.flatMap(TextAlignment.init) ?? .natural
    return label
  }

  // MARK: - Values

  /// Returns the string of a value, or the text with that key. Nil if the value is not a literal.
  private func text(_ value: BuiltViews.Value) -> String? { value.text }

  private func localized(_ text: String) -> LocalizedText { document.appStrings[text] ?? LocalizedText(text) }

  private var image: ImageContent? {
    guard let words = value("image")?.words,
      let mark = words.firstIndex(where: { ["named", "systemName"].contains($0) }),
      mark + 1 < words.count
    else { return nil }
    let name = words[mark + 1]
    return words[mark] == "systemName"
      ? .symbol(name) : document.resources.image(named: name, catalog: nil, mode: .scaleAspectFit)
  }

  /// The font of `UIFont.systemFont(ofSize: 17, weight: .bold)` or `.preferredFont(forTextStyle: .body)`. Nil for others.
  private var font: FontDescription? {
    guard let words = value("font")?.words else { return nil }
    if let mark = words.firstIndex(of: "forTextStyle"), mark + 1 < words.count,
      let style = TextStyle(name: words[words.count - 1])
    {
      return .style(style)
    }
    guard let size = words.lazy.compactMap(SourceReader.number).first, size > 0, size < 200 else { return nil }
    let isBold = words.contains("boldSystemFont")
    let weight = words.firstIndex(of: "weight").flatMap {
      words.count > $0 + 1 ? FontWeight(rawValue: words[$0 + 1]) : nil
    }
    return .system(size, weight: isBold ? .bold : weight)
  }

  /// Whether code sets a font that is not one of the system.
  var hasUnknownFont: Bool {
    guard let words = value("font")?.words else { return false }
    let isOfSystem = ["systemFont", "boldSystemFont", "preferredFont"].contains(where: words.contains)
    return font == nil || !isOfSystem
  }

  /// Returns the system color of a property: `.white`, `UIColor.systemBlue`. Nil for other colors.
  func color(_ property: String) -> ViewColor? {
    guard let words = value(property)?.words, let last = words.last, words.count <= 2,
      words.count == 1 || words[0] == "UIColor"
    else { return nil }
    return ColorReader.systemColor(last + "Color").map { .system($0) }
  }

  private var stack: StackLayout {
    var stack = StackLayout(axis: value("axis")?.words.last == "vertical" ? .vertical : .horizontal)
    stack.spacing = value("spacing")?.words.first.flatMap(SourceReader.number) ?? 0
    stack.distribution = value("distribution")?.words.last.flatMap(StackLayout.Distribution.init) ?? .fill
    stack.alignment = value("alignment")?.words.last.flatMap(StackLayout.Alignment.init) ?? .fill
    return stack
  }
}
