internal import Scenes

/// The types of views that a scene may contain.
enum ViewType: String, Sendable, CaseIterable {
  case view, label, button, image, textField, textView, `switch`, slider, segmentedControl, stepper, progress
  case activityIndicator, pageControl, picker, datePicker, searchBar, stack, scroll, navigationBar, toolbar, tabBar, map
  case table, collection, cell, web, effect, embedded, other

  static let imageKeys = ["image", "symbol", "imageSize"] + symbolKeys
  static let symbolKeys = ["pointSize", "symbolScale", "symbolWeight"]

  /// Creates the type that a view is written as.
  init(of view: View) {
    self =
      switch view.content {
      case .container: view.placement.stack != nil ? .stack : view.placement.isScrollView ? .scroll : .view
      case .label: .label
      case .button: .button
      case .image: .image
      case .textField: .textField
      case .textView: .textView
      case .toggle: .switch
      case .slider: .slider
      case .segmentedControl: .segmentedControl
      case .stepper: .stepper
      case .progress: .progress
      case .activityIndicator: .activityIndicator
      case .pageControl: .pageControl
      case .picker: .picker
      case .datePicker: .datePicker
      case .searchBar: .searchBar
      case .navigationBar: .navigationBar
      case .toolbar: .toolbar
      case .tabBar: .tabBar
      case .table: .table
      case .collection: .collection
      case .cell: .cell
      case .map: .map
      case .web: .web
      case .effect: .effect
      case .embeddedScene: .embedded
      case .unsupported: .other
      }
  }

  private static let commonKeys = [
    "type", "size", "width", "height", "aspect", "hug", "resist", "color", "fill", "tint", "radius", "hidden", "clips",
    "opacity", "outline", "shadow", "enabled",
    "insets", "margins", "contentSize", "placeholderSize", "keptSize", "direction", "views", "class", "frame",
    "designFrame",
    "preservesSuperviewMargins", "insetsFromSafeArea", "followsReadableWidth", "verifyAmbiguity", "arranged",
    "spacingAfter", "cellContent",
  ]

  /// The keys that the root view does not have: the screen determines its size, and it has no superview.
  static let keysBelowRoot = [
    "size", "width", "height", "aspect", "views", "frame", "designFrame", "arranged", "spacingAfter", "cellContent",
  ]

  private static let scrollKeys = ["contentInset", "insetAdjustment", "bounces"]

  /// The keys that only this type has.
  private var ownKeys: [String] {
    switch self {
    case .label: ["text", "style", "font", "weight", "align", "lines", "maxLayoutWidth", "lineHeight", "unbrokenSize"]
    case .textView:
      ["text", "style", "font", "weight", "align", "lines", "maxLayoutWidth", "lineHeight", "scrolls", "editable"]
        + Self.scrollKeys
    case .button:
      ["text", "style", "font", "weight", "contentInsets", "background", "imagePlacement", "imagePadding"]
        + Self.imageKeys
    case .textField: ["text", "placeholder", "style", "font", "weight", "align", "border"]
    case .image: ["mode", "mirror"] + Self.imageKeys
    case .switch: ["on"]
    case .slider, .progress: ["value"]
    case .segmentedControl: ["titles", "selected"]
    case .activityIndicator: ["large", "hidesWhenStopped"]
    case .pageControl: ["pages", "current"]
    case .searchBar: ["placeholder", "minimal"]
    case .stack: ["axis", "spacing", "distribution", "alignment"]
    case .navigationBar: ["title"]
    case .toolbar, .tabBar: ["titles", "symbols", "images"]
    case .cell: ["accessory", "separator"]
    case .scroll, .table, .collection: Self.scrollKeys
    case .view, .stepper, .picker, .datePicker, .map, .web, .effect, .embedded, .other: []
    }
  }

  /// The keys of the content that variants may change.
  var changeableKeys: [String] {
    switch self {
    case .label, .textView: ["lines"]
    case .stack: ["axis", "spacing", "distribution", "alignment"]
    case .textField, .searchBar: ["placeholder"]
    case .image, .button: Self.imageKeys
    case .switch: ["on"]
    case .slider, .progress: ["value"]
    case .segmentedControl: ["titles", "selected"]
    case .pageControl: ["current"]
    case .navigationBar: ["title"]
    case .toolbar, .tabBar: ["titles"]
    default: []
    }
  }

  var keys: [String] { Self.commonKeys + ownKeys }

  /// Whether `color` is the color of the text. For other types it is the background color.
  var showsText: Bool { self == .label || self == .textView || self == .textField || self == .button }
}

extension ViewContentReader {
  /// The content of a control or bar.
  var control: ViewContent {
    switch type {
    case .switch: .toggle(isOn: value("on") { context.flag($0, "'on'") } ?? false)
    case .slider: .slider(value: fraction)
    case .progress: .progress(value: fraction)
    case .segmentedControl:
      .segmentedControl(titles: titles, selected: value("selected") { context.wholeNumber($0, "the selected segment") })
    case .activityIndicator: .activityIndicator(isLarge: value("large") { context.flag($0, "'large'") } ?? false)
    case .pageControl:
      .pageControl(
        pages: value("pages") { context.wholeNumber($0, "the number of pages") } ?? 3,
        current: value("current") { context.wholeNumber($0, "the current page") } ?? 0)
    case .stepper: .stepper
    case .picker: .picker
    case .datePicker: .datePicker
    case .searchBar:
      .searchBar(
        placeholder: text("placeholder"),
        isMinimal: value("minimal") { context.flag($0, "'minimal'") } ?? false)
    case .navigationBar: .navigationBar(NavigationBarContent(title: text("title")))
    // Flexible spaces between the items distribute them over the bar, as toolbars usually do.
    case .toolbar: .toolbar(Array(barItems.map { [$0] }.joined(separator: [BarItem(space: .flexible)])))
    case .tabBar: .tabBar(barItems)
    default: .container
    }
  }
}
