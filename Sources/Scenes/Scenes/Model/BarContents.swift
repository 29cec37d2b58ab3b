internal import Typography

extension Views {
  /// The contents of the bars over a scene, as far as its document tells.
  public struct BarContents: Sendable, Hashable {
    /// The content of the bar at the top; nil where nothing is known of it.
    public var navigation: NavigationBar?
    /// The items of the toolbar, in reading order.
    public var tools: [BarItem] = []
    /// The tabs, in reading order.
    public var tabs: [BarItem] = []
    /// The position of the tab that the scene is seen in; nil where none is.
    public var selectedTab: Int?
    /// The colours of the bar at the top.
    public var topLook = BarLook()
    /// The colours of the bar at the bottom.
    public var bottomLook = BarLook()

    /// Contents; none unless given.
    public init(
      navigation: NavigationBar? = nil, tools: [BarItem] = [], tabs: [BarItem] = [], selectedTab: Int? = nil
    ) {
      self.navigation = navigation
      self.tools = tools
      self.tabs = tabs
      self.selectedTab = selectedTab
    }
  }

  /// The content of a navigation bar.
  public struct NavigationBar: Sendable, Hashable {
    /// The title; nil where the app sets it or a view stands in its place.
    public var title: Values.Text?
    /// The words beside the arrow that leads back; nil where nothing does.
    public var back: Values.Text?
    /// The buttons before the title, the outermost first.
    public var leading: [BarItem]
    /// The buttons after the title, the outermost first.
    public var trailing: [BarItem]
    /// The colour of a title that is not large; nil for that of labels.
    public var titleColor: Values.Color?
    /// The colour of a large title; nil for that of labels.
    public var largeTitleColor: Values.Color?
    /// The font of a title that is not large; nil for the system's.
    public var titleFont: Values.Font?
    /// The artwork in place of a title; nil for none.
    public var titleImage: ImageContent?
    /// Whether the title is large, below the buttons. Only for a bar that is a view of the scene.
    public var hasLargeTitle = false
    /// The height of what is below the title, such as a search bar, in points. Only for a bar that is a view of the scene.
    public var accessoryHeight = 0.0
    /// Whether the bar has no background and no line: nothing is scrolled below it.
    public var isClear = false

    /// A bar; without buttons unless given.
    public init(title: Values.Text?, back: Values.Text? = nil, leading: [BarItem] = [], trailing: [BarItem] = []) {
      self.title = title
      self.back = back
      self.leading = leading
      self.trailing = trailing
    }

    /// The texts that it shows.
    public var texts: [Values.Text] { [title, back].compactMap(\.self) + (leading + trailing).map(\.title) }
  }

  /// A button or tab in a bar, or the space between two of them.
  public struct BarItem: Sendable, Hashable {
    /// The words; empty for none.
    public var title: Values.Text
    /// The artwork, or nil.
    public var image: ImageContent?
    /// The artwork of a tab while it is chosen; nil for the same.
    public var selectedImage: ImageContent?
    /// True where it is what ends the work on the screen, such as Done, whose words are bold.
    public var isProminent = false
    /// True where it can be used.
    public var isEnabled = true
    /// The room that it leaves free; nil for an item that is seen.
    public var space: BarSpace?

    /// An item that is seen.
    public init(title: Values.Text = "", image: ImageContent? = nil) {
      self.title = title
      self.image = image
    }

    /// A space between items.
    public init(space: BarSpace) {
      self.init()
      self.space = space
    }

    /// Items with other titles: as many as there are titles, with the symbols and the spaces that were there.
    package static func items(_ items: [Self], titled titles: [Values.Text]) -> [Self] {
      var rest = titles[...]
      let changed = items.compactMap { item -> Self? in
        guard item.space == nil else { return item }
        guard let title = rest.popFirst() else { return nil }
        var changed = item
        changed.title = title
        return changed
      }
      return changed + rest.map { Self(title: $0) }
    }
  }

  /// The colours that the author gave a bar over a scene, as `barTintColor`, `tintColor` and `isTranslucent` of UIKit's
  /// bars.
  public struct BarLook: Sendable, Hashable {
    /// The colour of the bar; nil for the system's.
    public var ground: Values.Color?
    /// The colour of what can be touched in it; nil for that of the window.
    public var tint: Values.Color?
    /// True where something of what lies behind is seen through it.
    public var isTranslucent: Bool

    /// A look; the system's unless given.
    public init(ground: Values.Color? = nil, tint: Values.Color? = nil, isTranslucent: Bool = true) {
      self.ground = ground
      self.tint = tint
      self.isTranslucent = isTranslucent
    }
  }
}

/// The room between items of a bar.
public enum BarSpace: Sendable, Hashable {
  /// An equal share of what the items leave free.
  case flexible
  /// A width in points.
  case fixed(Double)
}
