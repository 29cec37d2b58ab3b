internal import Scenes
internal import Typography

/// UIKit's system bar items as they are shown: buttons as a symbol or a word, tabs as both.
enum SystemBarItem {
  /// Returns a system button, or nil for an unknown name.
  static func button(named name: String) -> BarItem? {
    switch name {
    case "flexibleSpace": return BarItem(space: .flexible)
    case "fixedSpace": return BarItem(space: .fixed(0))
    default: break
    }
    if let symbol = buttonSymbols[name] { return BarItem(image: .symbol(symbol)) }
    guard let words = buttonWords[name] else { return nil }
    var item = BarItem(title: LocalizedText(words))
    item.isProminent = name == "done" || name == "save"
    return item
  }

  /// Returns a system tab, or nil for an unknown name.
  static func tab(named name: String) -> BarItem? {
    tabs[name].map { BarItem(title: LocalizedText($0.title), image: .symbol($0.symbol)) }
  }

  private static let buttonWords = [
    "cancel": "Cancel", "close": "Close", "done": "Done", "edit": "Edit", "redo": "Redo", "save": "Save",
    "undo": "Undo",
  ]

  private static let buttonSymbols = [
    "action": "square.and.arrow.up", "add": "plus", "bookmarks": "book", "camera": "camera",
    "compose": "square.and.pencil", "fastForward": "forward.fill", "organize": "folder", "pageCurl": "doc",
    "pause": "pause.fill", "play": "play.fill", "refresh": "arrow.clockwise", "reply": "arrowshape.turn.up.left",
    "rewind": "backward.fill", "search": "magnifyingglass", "stop": "xmark", "trash": "trash",
  ]

  private static let tabs = [
    "bookmarks": (title: "Bookmarks", symbol: "book.fill"),
    "contacts": (title: "Contacts", symbol: "person.crop.circle.fill"),
    "downloads": (title: "Downloads", symbol: "square.and.arrow.down.fill"),
    "favorites": (title: "Favorites", symbol: "star.fill"),
    "featured": (title: "Featured", symbol: "star.fill"),
    "history": (title: "History", symbol: "clock.fill"),
    "more": (title: "More", symbol: "ellipsis"),
    "mostRecent": (title: "Most Recent", symbol: "clock.fill"),
    "mostViewed": (title: "Most Viewed", symbol: "list.bullet"),
    "recents": (title: "Recents", symbol: "clock.fill"),
    "search": (title: "Search", symbol: "magnifyingglass"),
    "topRated": (title: "Top Rated", symbol: "star.fill"),
  ]
}
