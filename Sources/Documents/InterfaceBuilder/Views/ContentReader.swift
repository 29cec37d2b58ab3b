internal import DocumentResources
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the contents of views.
struct ContentReader {
  /// The document that contains the views.
  let document: InterfaceBuilderDocument

  var resources: InterfaceBuilderResources { document.resources }
  var strings: DocumentStrings { document.strings }

  /// Whether the content of an element is supported. Other elements are drawn as boxes.
  static func reads(_ element: XMLElement) -> Bool {
    switch element.name {
    case .view, .label, .button, .imageView, .textField, .textView, .switch, .slider, .segmentedControl, .stepper,
      .progressView, .activityIndicatorView, .pageControl, .pickerView, .datePicker, .searchBar, .navigationBar,
      .toolbar, .tabBar, .tableView, .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewCell,
      .collectionViewCellContentView, .collectionReusableView, .scrollView, .stackView, .containerView,
      .visualEffectView, .mapView, .webView, .wkWebView, .control:
      true
    default: false
    }
  }

  /// Returns the text under a key of an element, with its translations. Empty if there is none.
  func text(_ key: XMLName, of element: XMLElement) -> LocalizedText {
    strings.text(TextReader.string(key, of: element) ?? "", id: element[.id], [key.rawValue])
  }

  /// Reads the content of a view element. Unsupported elements have no content that could be drawn.
  func content(of element: XMLElement) -> ViewContent {
    switch element.name {
    case .label: .label(label(element))
    case .textView: .textView(label(element))
    case .button: .button(button(element))
    case .imageView: .image(image(element))
    case .textField: .textField(textField(element))
    default: control(element) ?? bar(element) ?? container(element)
    }
  }

  private func control(_ element: XMLElement) -> ViewContent? {
    switch element.name {
    case .switch: .toggle(isOn: element.isYes(.on))
    case .slider: .slider(value: sliderPosition(element))
    case .segmentedControl: segmentedControl(element)
    case .stepper: .stepper
    case .progressView: .progress(value: min(max(element.number(.progress) ?? 0, 0), 1))
    case .activityIndicatorView:
      .activityIndicator(isLarge: element[.style] == "large" || element[.style] == "whiteLarge")
    case .pageControl:
      .pageControl(pages: element.integer(.numberOfPages) ?? 0, current: element.integer(.currentPage) ?? 0)
    case .pickerView: .picker
    case .datePicker: .datePicker
    default: nil
    }
  }

  private func bar(_ element: XMLElement) -> ViewContent? {
    let items = BarItemReader(content: self, hasOwnCustomViews: true)
    return switch element.name {
    case .searchBar:
      .searchBar(placeholder: text(.placeholder, of: element), isMinimal: BarLookReader.isMinimal(element))
    case .navigationBar:
      .navigationBar(navigationBar(element, items))
    case .toolbar: .toolbar(items.buttons(of: element.list(.items)))
    case .tabBar: .tabBar(items.tabs(of: element.list(.items)))
    default: nil
    }
  }

  private func navigationBar(_ element: XMLElement, _ items: BarItemReader) -> NavigationBarContent {
    var bar = element.list(.items).first.map { items.navigationBar($0) } ?? NavigationBarContent(title: nil)
    BarLookReader(resources: resources).setTitle(&bar, of: element)
    return bar
  }

  private func container(_ element: XMLElement) -> ViewContent {
    switch element.name {
    case .tableView: .table
    case .collectionView: .collection
    case .tableViewCell, .collectionViewCell: .cell(cell(element))
    case .mapView: .map
    case .webView, .wkWebView: .web
    case .visualEffectView: .effect
    case .containerView: .embeddedScene
    default: Self.reads(element) ? .container : .unsupported
    }
  }

  /// Returns the position of the thumb between the ends, from 0 to 1.
  private func sliderPosition(_ element: XMLElement) -> Double {
    let minimum = element.number(.minValue) ?? 0
    let length = (element.number(.maxValue) ?? 1) - minimum
    guard length > 0 else { return 0 }
    return min(max(((element.number(.value) ?? 0) - minimum) / length, 0), 1)
  }

  private func segmentedControl(_ element: XMLElement) -> ViewContent {
    let segments = Array(element.list(.segments))
    let selected = element.integer(.selectedSegmentIndex).flatMap { segments.indices.contains($0) ? $0 : nil }
    let titles = segments.enumerated().map { position, segment in
      let title = TextReader.string(.title, of: segment) ?? ""
      return strings.text(title, id: element[.id], ["segmentTitles[\(position)]"])
    }
    return .segmentedControl(titles: titles, selected: selected)
  }

  private func cell(_ element: XMLElement) -> CellContent {
    let written = element[.accessoryType].flatMap(CellContent.Accessory.init(rawValue:))
    return CellContent(accessory: written ?? .none, hasSeparator: element.name == .tableViewCell)
  }
}
