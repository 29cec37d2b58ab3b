internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// Reads bars and what stands in them.
struct BarItemReader {
  let content: ContentReader
  /// True where views that stand in bars as they are are among the views of the scene, as those of bars in a scene are.
  var hasOwnCustomViews = false

  /// The buttons of a `<toolbar>` or `<toolbarItems>`, in reading order.
  func buttons(of items: XMLElement.Children) -> [BarItem] { items.map(button) }

  /// The tabs of a `<tabBar>`, in reading order.
  func tabs(of items: XMLElement.Children) -> [BarItem] { items.map(tab) }

  /// A `<tabBarItem>`.
  func tab(_ element: XMLElement) -> BarItem {
    element[.systemItem].flatMap(SystemBarItem.tab) ?? item(element)
  }

  /// The contents that a `<navigationItem>` puts into its bar.
  ///
  /// - Parameter back: What leads back where the item does not say otherwise.
  func navigationBar(_ item: XMLElement, back: LocalizedText? = nil) -> NavigationBarContent {
    let leading = buttons(of: item, one: .leftBarButtonItem, several: .leftBarButtonItems)
    let isBackHidden = item.isYes(.hidesBackButton) || !leading.isEmpty && !item.isYes(.leftItemsSupplementBackButton)
    let isTitled = item.child(key: .titleView) == nil && item.has(.title)
    var bar = NavigationBarContent(
      title: isTitled ? content.text(.title, of: item) : nil, back: isBackHidden ? nil : back, leading: leading,
      trailing: buttons(of: item, one: .rightBarButtonItem, several: .rightBarButtonItems))
    if !hasOwnCustomViews, let view = item.child(.imageView, key: .titleView) { bar.titleImage = titleImage(view) }
    return bar
  }

  /// The artwork in place of a title, as large as its view.
  private func titleImage(_ view: XMLElement) -> ImageContent {
    var image = content.image(view)
    if image.mode == .scaleToFill, let frame = view.rect(key: .frame) { image.size = frame.size }
    return image
  }

  private func buttons(of item: XMLElement, one: XMLName, several: XMLName) -> [BarItem] {
    if let button = item.child(.barButtonItem, key: one) { return [self.button(button)] }
    return buttons(of: item.list(several))
  }

  private func button(_ element: XMLElement) -> BarItem {
    var item = element[.systemItem].flatMap(SystemBarItem.button) ?? customItem(element) ?? item(element)
    if case .fixed(0) = item.space { item.space = .fixed(max(0, element.number(.width) ?? 0)) }
    if element[.style] == "done" { item.isProminent = true }
    item.isEnabled = element[.enabled] != "NO"
    return item
  }

  /// A view that stands in a bar as it is: the words or the artwork of a button, else the room that it takes; nil for an
  /// item without one.
  private func customItem(_ element: XMLElement) -> BarItem? {
    guard let view = element.child(key: .customView) else { return nil }
    guard !hasOwnCustomViews, view.name == .button else {
      return BarItem(space: .fixed(max(0, view.rect(key: .frame)?.width ?? 0)))
    }
    let button = content.button(view)
    return BarItem(title: button.title, image: button.image)
  }

  private func item(_ element: XMLElement) -> BarItem {
    func image(_ name: XMLName) -> ImageContent? {
      ImageReference(name, of: element).map {
        content.resources.image(
          named: $0.name, catalog: $0.catalog, mode: .center, SymbolConfiguration(nil, scale: $0.scale))
      }
    }
    var item = BarItem(title: content.text(.title, of: element), image: image(.image))
    item.selectedImage = image(.selectedImage)
    return item
  }
}
