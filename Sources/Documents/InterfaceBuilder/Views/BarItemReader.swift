internal import DocumentResources
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

struct BarItemReader {
  let content: ContentReader
  /// Whether the custom views of bar items are views of the scene themselves, as for bars inside a scene.
  var hasOwnCustomViews = false

  /// Returns the buttons of a `<toolbar>` or `<toolbarItems>`, in reading order.
  func buttons(of items: XMLElement.Children) -> [BarItem] { items.map(button) }

  /// Returns the tabs of a `<tabBar>`, in reading order.
  func tabs(of items: XMLElement.Children) -> [BarItem] { items.map(tab) }

  /// Reads a `<tabBarItem>`.
  func tab(_ element: XMLElement) -> BarItem {
    element[.systemItem].flatMap(SystemBarItem.tab) ?? item(element)
  }

  /// Returns the tab of a controller in another storyboard. Its title is not translated.
  func tab(_ tab: ReferencedTabs.Tab) -> BarItem {
    tab.systemItem.flatMap(SystemBarItem.tab) ?? item(LocalizedText(tab.title), tab.image, tab.selectedImage)
  }

  /// Returns the contents of the navigation bar for a `<navigationItem>`.
  ///
  /// `back` is the title of the back button, unless the item hides it.
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

  /// Returns the image of a title view, in the size of the view.
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

  /// Returns a custom view as an item: the title or image of a button, otherwise a space of the view's width. Nil for
  /// an item without a custom view.
  private func customItem(_ element: XMLElement) -> BarItem? {
    guard let view = element.child(key: .customView) else { return nil }
    guard !hasOwnCustomViews, view.name == .button else {
      return BarItem(space: .fixed(max(0, view.rect(key: .frame)?.width ?? 0)))
    }
    let button = content.button(view)
    return BarItem(title: button.title, image: button.image)
  }

  private func item(_ element: XMLElement) -> BarItem {
    item(
      content.text(.title, of: element), ImageReference(of: element), ImageReference(.selectedImage, of: element))
  }

  private func item(_ title: LocalizedText, _ image: ImageReference?, _ selected: ImageReference?) -> BarItem {
    func content(_ reference: ImageReference?) -> ImageContent? {
      reference.map { self.content.resources.image($0, mode: .center) }
    }
    var item = BarItem(title: title, image: content(image))
    item.selectedImage = content(selected)
    return item
  }
}
