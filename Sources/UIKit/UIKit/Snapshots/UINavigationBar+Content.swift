internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UINavigationBar {
  var content: NavigationBarContent {
    let before = items.flatMap { $0.dropLast().last }
    let item = topItem
    func shown(_ items: [UIBarButtonItem]?, _ one: UIBarButtonItem?) -> [BarItem] {
      (items ?? [one].compactMap(\.self)).map(\.content)
    }
    return NavigationBarContent(
      title: item?.title.map { LocalizedText($0) },
      back: item?.hidesBackButton == true
        ? nil : before.map { LocalizedText($0.backButtonTitle ?? $0.title ?? "Back") },
      leading: shown(item?.leftBarButtonItems, item?.leftBarButtonItem),
      trailing: shown(item?.rightBarButtonItems, item?.rightBarButtonItem))
  }
}

extension UIBarItem {
  var content: BarItem {
    BarItem(title: LocalizedText(title ?? ""), image: image?.content(in: .center))
  }
}
