internal import Typography

extension Views {
  /// The contents of the bars over a scene, as far as its document contains them.
  public struct BarContents: Sendable, Hashable {
    /// The content of the bar at the top, or nil if it is unknown.
    public var navigation: NavigationBar?
    /// The items of the toolbar, in reading order.
    public var tools: [BarItem] = []
    /// The tabs, in reading order.
    public var tabs: [BarItem] = []
    /// The position of the tab that shows the scene, or nil.
    public var selectedTab: Int?
    /// The colors of the bar at the top.
    public var topLook = BarLook()
    /// The colors of the bar at the bottom.
    public var bottomLook = BarLook()

    /// Creates contents, by default none.
    public init(
      navigation: NavigationBar? = nil, tools: [BarItem] = [], tabs: [BarItem] = [], selectedTab: Int? = nil
    ) {
      self.navigation = navigation
      self.tools = tools
      self.tabs = tabs
      self.selectedTab = selectedTab
    }
  }

  public struct NavigationBar: Sendable, Hashable {
    /// The title. Nil if the app sets it or a view replaces it.
    public var title: Values.Text?
    /// The title of the back button, or nil if there is none.
    public var back: Values.Text?
    /// The buttons before the title, the outermost first.
    public var leading: [BarItem]
    /// The buttons after the title, the outermost first.
    public var trailing: [BarItem]
    /// The color of a standard title, or nil to use the label color.
    public var titleColor: Values.Color?
    /// The color of a large title, or nil to use the label color.
    public var largeTitleColor: Values.Color?
    /// The font of a standard title, or nil for the system's.
    public var titleFont: Values.Font?
    /// The artwork that replaces the title, or nil.
    public var titleImage: ImageContent?
    /// Whether the title is large, below the buttons. Only for a bar that is a view of the scene.
    public var hasLargeTitle = false
    /// The height of what is below the title, such as a search bar, in points. Only for a bar that is a view of the
    /// scene.
    public var accessoryHeight = 0.0
    /// Whether the bar has neither background nor line, because no content is scrolled below it.
    public var isClear = false

    /// Creates a bar, by default without buttons.
    public init(title: Values.Text?, back: Values.Text? = nil, leading: [BarItem] = [], trailing: [BarItem] = []) {
      self.title = title
      self.back = back
      self.leading = leading
      self.trailing = trailing
    }

    public var texts: [Values.Text] { [title, back].compactMap(\.self) + (leading + trailing).map(\.title) }
  }

  /// A button or tab in a bar, or the space between two of them.
  public struct BarItem: Sendable, Hashable {
    /// The title, which may be empty.
    public var title: Values.Text
    /// The artwork, or nil for an item with only a title.
    public var image: ImageContent?
    /// The artwork of a selected tab, or nil if it is the same.
    public var selectedImage: ImageContent?
    /// Whether it is the main action, such as Done, whose title is bold.
    public var isProminent = false
    public var isEnabled = true
    /// The space that it leaves, or nil for a visible item.
    public var space: BarSpace?

    /// Creates a visible item.
    public init(title: Values.Text = "", image: ImageContent? = nil) {
      self.title = title
      self.image = image
    }

    /// Creates a space between items.
    public init(space: BarSpace) {
      self.init()
      self.space = space
    }

    /// Returns items with other titles, one for each title, with the existing symbols and spaces.
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

  /// The colors that the author set for a bar over a scene: `barTintColor`, `tintColor` and `isTranslucent` of UIKit's
  /// bars.
  public struct BarLook: Sendable, Hashable {
    /// The color of the bar, or nil for the system's.
    public var ground: Values.Color?
    /// The tint of the items in it, or nil to use the window's.
    public var tint: Values.Color?
    /// Whether content behind the bar shows through.
    public var isTranslucent: Bool

    /// Creates a look, by default the system's.
    public init(ground: Values.Color? = nil, tint: Values.Color? = nil, isTranslucent: Bool = true) {
      self.ground = ground
      self.tint = tint
      self.isTranslucent = isTranslucent
    }
  }
}

/// The space between items of a bar.
public enum BarSpace: Sendable, Hashable {
  /// An equal share of the space that the items leave.
  case flexible
  /// A width in points.
  case fixed(Double)
}
