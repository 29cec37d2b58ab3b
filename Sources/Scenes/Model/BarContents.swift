/// What the bars over a scene show, as far as its document tells.
public struct BarContents: Sendable, Hashable {
  /// What the bar at the top shows; nil where nothing is known of it.
  public var navigation: NavigationBarContent?
  /// What stands in the toolbar, in reading order.
  public var tools: [BarItem]
  /// The tabs, in reading order.
  public var tabs: [BarItem]
  /// The position of the tab that the scene is seen in; nil where none is.
  public var selectedTab: Int?
  /// The colours of the bar at the top.
  public var topLook = BarLook()
  /// The colours of the bar at the bottom.
  public var bottomLook = BarLook()

  /// Contents; none unless given.
  public init(
    navigation: NavigationBarContent? = nil, tools: [BarItem] = [], tabs: [BarItem] = [], selectedTab: Int? = nil
  ) {
    self.navigation = navigation
    self.tools = tools
    self.tabs = tabs
    self.selectedTab = selectedTab
  }
}

/// What a navigation bar shows.
public struct NavigationBarContent: Sendable, Hashable {
  /// The title; nil where the app sets it or a view stands in its place.
  public var title: LocalizedText?
  /// What leads back, as it is written beside the arrow; nil where nothing does.
  public var back: LocalizedText?
  /// The buttons before the title, the outermost first.
  public var leading: [BarItem]
  /// The buttons after the title, the outermost first.
  public var trailing: [BarItem]
  /// The colour of a title that is not large; nil for that of labels.
  public var titleColor: ViewColor?
  /// The colour of a large title; nil for that of labels.
  public var largeTitleColor: ViewColor?
  /// The font of a title that is not large; nil for the system's.
  public var titleFont: FontDescription?

  /// A bar; without buttons unless given.
  public init(
    title: LocalizedText?, back: LocalizedText? = nil, leading: [BarItem] = [], trailing: [BarItem] = []
  ) {
    self.title = title
    self.back = back
    self.leading = leading
    self.trailing = trailing
  }

  /// The texts that it shows.
  public var texts: [LocalizedText] { [title, back].compactMap(\.self) + (leading + trailing).map(\.title) }
}

/// What stands in a bar: a button, a tab, or the space between two of them.
public struct BarItem: Sendable, Hashable {
  /// The room between items.
  public enum Space: Sendable, Hashable {
    /// An equal share of what the items leave free.
    case flexible
    /// A width in points.
    case fixed(Double)
  }

  /// The words; empty for none.
  public var title: LocalizedText
  /// The artwork, or nil.
  public var image: ImageContent?
  /// Whether it is what ends the work on the screen, such as Done, whose words are bold.
  public var isProminent = false
  /// Whether it can be used.
  public var isEnabled = true
  /// The room that it leaves free; nil for an item that is seen.
  public var space: Space?

  /// An item that is seen.
  public init(title: LocalizedText = LocalizedText(""), image: ImageContent? = nil) {
    self.title = title
    self.image = image
  }

  /// A space between items.
  public init(space: Space) {
    self.init()
    self.space = space
  }

  /// Items with other titles: as many as there are titles, with the symbols and the spaces that were there.
  static func items(_ items: [BarItem], titled titles: [LocalizedText]) -> [BarItem] {
    var rest = titles[...]
    let changed = items.compactMap { item -> BarItem? in
      guard item.space == nil else { return item }
      guard let title = rest.popFirst() else { return nil }
      var changed = item
      changed.title = title
      return changed
    }
    return changed + rest.map { BarItem(title: $0) }
  }
}
