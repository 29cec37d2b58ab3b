internal import HostFiles
package import MarkupReading

/// The tabs that are controllers of other storyboards of a project. A storyboard reference has only the `<tabBarItem>`
/// that Interface Builder wrote when it was added, which the app does not show.
package struct ReferencedTabs: Sendable, Hashable {
  /// The `<tabBarItem>` of a controller.
  package struct Tab: Sendable, Hashable {
    package var title: String
    package var image: ImageReference?
    package var selectedImage: ImageReference?
    /// The kind of an item that the system provides, as the document names it.
    package var systemItem: String?

    /// Reads a `<tabBarItem>`.
    package init(_ item: XMLElement) {
      title = item[.title] ?? ""
      systemItem = item[.systemItem]
      image = ImageReference(of: item)
      selectedImage = ImageReference(.selectedImage, of: item)
    }

    /// The names of its images, without system symbols.
    package var imageNames: [String] {
      [image, selectedImage].compactMap { image in image.flatMap { $0.catalog == "system" ? nil : $0.name } }
    }
  }

  private struct Key: Hashable {
    var storyboard: String
    /// The storyboard identifier. Nil for the initial controller.
    var identifier: String?
  }

  private var tabs: [Key: Tab] = [:]

  package init() {}

  /// Adds the tabs of a storyboard's controllers. A storyboard that is not well formed has none.
  package mutating func add(_ storyboard: String, _ bytes: [UInt8]) {
    guard bytes.offset(of: Self.item) != nil,
      let root = try? XMLElementParser.root(of: XMLText(bytes, path: ""))
    else { return }
    let initial = root[.initialViewController]
    for scene in root.list(.scenes) {
      for controller in scene.list(.objects) where controller[.sceneMemberID] == "viewController" {
        guard let tab = controller.child(.tabBarItem).map(Tab.init) else { continue }
        if let initial, controller[.id] == initial { tabs[Key(storyboard: storyboard)] = tab }
        if let identifier = controller[.storyboardIdentifier] {
          tabs[Key(storyboard: storyboard, identifier: identifier)] = tab
        }
      }
    }
  }

  package mutating func add(_ other: ReferencedTabs) { tabs.merge(other.tabs) { first, _ in first } }

  /// Returns the tab of the controller that a storyboard reference refers to, or nil.
  package func tab(of reference: XMLElement) -> Tab? {
    reference[.storyboardName].flatMap { tabs[Key(storyboard: $0, identifier: reference[.referencedIdentifier])] }
  }

  /// The names of the images, without system symbols.
  package var imageNames: Set<String> { Set(tabs.values.flatMap(\.imageNames)) }

  private static let item = Array("<tabBarItem ".utf8)
}
