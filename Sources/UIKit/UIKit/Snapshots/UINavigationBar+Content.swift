internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UINavigationBar {
  var content: NavigationBarContent {
    let before = items.flatMap { $0.dropLast().last }
    let beforeTitle = before?.title.flatMap { $0.isEmpty ? nil : $0 }
    let item = topItem
    func shown(_ items: [UIBarButtonItem]?, _ one: UIBarButtonItem?) -> [BarItem] {
      (items ?? [one].compactMap(\.self)).filter { !$0.isHidden }.map(\.content)
    }
    var content = NavigationBarContent(
      title: item?.titleView == nil ? item?.title.map { LocalizedText($0) } : nil,
      back: item?.hidesBackButton == true
        ? nil
        : before.map { ($0.backButtonTitle ?? beforeTitle).map { LocalizedText($0) } ?? SystemWords.text("Back") },
      leading: shown(item?.leftBarButtonItems, item?.leftBarButtonItem),
      trailing: shown(item?.rightBarButtonItems, item?.rightBarButtonItem))
    if isSearching { content = NavigationBarContent(title: nil) }
    content.hasLargeTitle = showsLargeTitle
    content.accessoryHeight = Double(searchHeight)
    content.isClear = isClear
    content.titleColor = (look.titleTextAttributes[.foregroundColor] ?? titleTextAttributes?[.foregroundColor])
      .flatMap { ($0 as? UIColor)?.viewColor }
    content.largeTitleColor =
      (look.largeTitleTextAttributes[.foregroundColor] ?? largeTitleTextAttributes?[.foregroundColor])
      .flatMap { ($0 as? UIColor)?.viewColor }
    return content
  }

  /// Whether content is scrolled below the bar.
  private var isOverContent: Bool { owner?.isContentScrolled ?? true }

  /// The current appearance of the bar.
  private var look: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    return isOverContent ? standard : topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Whether the bar has no background. This is so in a navigation controller whose content begins below the bar,
  /// unless the app sets an appearance for it (`UINavigationBar.scrollEdgeAppearance`).
  private var isClear: Bool {
    if !isTranslucent { return false }
    if isOverContent { return look.isTransparent }
    return (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance)?.isTransparent ?? true
  }

  /// The background color that the app chose, or nil for the system's.
  var ground: UIColor? { isClear ? nil : look.backgroundColor ?? barTintColor ?? backgroundColor }
}

extension UIBarItem {
  var content: BarItem {
    var item = BarItem(title: LocalizedText(title ?? ""), image: image?.content(in: .center))
    item.isEnabled = isEnabled
    if let tab = self as? UITabBarItem { item.selectedImage = tab.selectedImage?.content(in: .center) }
    guard let button = self as? UIBarButtonItem else { return item }
    if let view = button.customView { return BarItem(space: .fixed(Double(view.bounds.width))) }
    item.isProminent = button.style == .done
    if let systemItem = button.systemItem { return systemItem.content(item, width: button.width) }
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// Returns the text or the symbol that the system shows for the item.
  func content(_ item: BarItem, width: CGFloat) -> BarItem {
    var item = item
    switch self {
    case .flexibleSpace: return BarItem(space: .flexible)
    case .fixedSpace: return BarItem(space: .fixed(Double(width)))
    default: break
    }
    if let symbol { item.image = .symbol(symbol) } else { item.title = SystemWords.text(word) }
    if self == .done || self == .save { item.isProminent = true }
    return item
  }

  private var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: "xmark"
    default: nil
    }
  }

  private var word: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
