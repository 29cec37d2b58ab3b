internal import DocumentResources
internal import MarkupReading
internal import ProjectSources
internal import Scenes
internal import Typography

/// A reader for the contents of the bars around a controller's view from the controllers that provide them.
struct BarContentsReader {
  /// The document that contains the controllers.
  let document: InterfaceBuilderDocument

  private var content: ContentReader { ContentReader(document: document) }
  private var items: BarItemReader { BarItemReader(content: content) }
  private var looks: BarLookReader { BarLookReader(resources: document.resources) }

  private func element(of controller: LinkedStoryboards.Controller) -> XMLElement? {
    document.storyboards.element(of: controller)
  }

  func contents(of controller: XMLElement, in context: SimulatedContext) -> BarContents {
    var contents = BarContents()
    if context.navigationBar != .none { contents.navigation = navigationBar(of: controller, context) }
    if context.bottomBar == .tool { contents.tools = items.buttons(of: controller.list(.toolbarItems)) }
    if context.bottomBar == .tab, let tabs = context.tabs {
      contents.tabs = tabs.controllers.compactMap(tab)
      contents.selectedTab = tabs.controllers.firstIndex(of: tabs.selected)
    }
    setLooks(&contents, in: context)
    return contents
  }

  /// Sets the colors of the bars from the controllers that provide them.
  private func setLooks(_ contents: inout BarContents, in context: SimulatedContext) {
    let navigation = context.navigationController.flatMap(element)
    let tabs = context.tabBarController.flatMap(element)
    if let bar = navigation?.child(.navigationBar) {
      contents.topLook = looks.look(of: bar)
      if var shown = contents.navigation {
        looks.setTitle(&shown, of: bar)
        contents.navigation = shown
      }
    }
    contents.bottomLook = looks.look(
      of: context.bottomBar == .tab ? tabs?.child(.tabBar) : navigation?.child(.toolbar))
  }

  private func navigationBar(of controller: XMLElement, _ context: SimulatedContext) -> NavigationBarContent {
    let back = context.previous.map(backTitle)
    var bar =
      controller.child(.navigationItem).map { items.navigationBar($0, back: back) }
      ?? NavigationBarContent(title: nil, back: back)
    let hasTitleView = controller.child(.navigationItem)?.child(key: .titleView) != nil
    if bar.title == nil, !hasTitleView { bar.title = title(of: controller) ?? titleInCode(of: controller) }
    return bar
  }

  /// Returns the title that a controller's code sets, if it is literal text. Nil for other values, and for keys of
  /// tables.
  private func titleInCode(of controller: XMLElement) -> LocalizedText? {
    guard let code = controller[.id].flatMap({ document.code.classes[$0] }) else { return nil }
    return code.parts.lazy.flatMap(\.part.settings).filter {
      $0.name == "title" && ($0.path.isEmpty || $0.path == ["navigationItem"])
    }.compactMap(\.words).first.map { LocalizedText($0) }
  }

  /// Returns the title of a controller for bars, or nil if it has none.
  private func title(of controller: XMLElement) -> LocalizedText? {
    controller.has(.title) ? content.text(.title, of: controller) : nil
  }

  /// Returns the title of the back button that leads to a controller: the title of its own back button item, otherwise
  /// its title, otherwise `Back`.
  private func backTitle(_ controller: LinkedStoryboards.Controller) -> LocalizedText {
    let element = element(of: controller)
    let item = element?.child(.navigationItem)
    let titled = [item?.child(.barButtonItem, key: .backBarButtonItem), item, element].compactMap(\.self)
    return titled.first { $0.has(.title) }.map { title(of: $0, in: controller.storyboard) } ?? LocalizedText("Back")
  }

  /// Returns the tab of a controller. One of another storyboard has the title that is written there, untranslated.
  private func tab(_ controller: LinkedStoryboards.Controller) -> BarItem? {
    guard let element = element(of: controller) else { return nil }
    if let tab = document.referencedTabs.tab(of: element) { return items.tab(tab) }
    guard let item = element.child(.tabBarItem) else {
      return BarItem(title: element.has(.title) ? title(of: element, in: controller.storyboard) : LocalizedText(""))
    }
    return isOwn(controller.storyboard) ? items.tab(item) : items.tab(ReferencedTabs.Tab(item))
  }

  /// Returns the title of an element in a storyboard. The strings of the document belong to its own elements.
  private func title(of element: XMLElement, in storyboard: String) -> LocalizedText {
    isOwn(storyboard) ? content.text(.title, of: element) : LocalizedText(element[.title] ?? "")
  }

  private func isOwn(_ storyboard: String) -> Bool { storyboard == document.storyboards.name }
}
