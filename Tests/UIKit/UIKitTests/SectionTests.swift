import LayoutTestSupport
import Testing
import UIKit
import UIKitCode5
import UIKitCode6

@MainActor
struct SectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// UIKit, NSDiffableDataSourceSectionSnapshot: descendants of a collapsed item are not visible.
  ///
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot
  @Test func `a section shows the children of expanded items`() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["fruit", "tools"])
    section.append(["apple", "pear"], to: "fruit")
    section.append(["core"], to: "apple")
    expect(section.items, is: ["fruit", "apple", "core", "pear", "tools"])
    expect(section.visibleItems, is: ["fruit", "tools"])
    section.expand(["fruit"])
    expect(section.visibleItems, is: ["fruit", "apple", "pear", "tools"])
    #expect(section.level(of: "core") == 2 && !section.isVisible("core"))
    expect(section.parent(of: "core"), is: "apple")
    expect(section.snapshot(of: "fruit").items, is: ["apple", "core", "pear"])
    expect(section.snapshot(of: "fruit", includingParent: true).rootItems, is: ["fruit"])
    section.delete(["apple"])
    expect(section.items, is: ["fruit", "pear", "tools"])
    section.collapse(["fruit"])
    expect(section.visibleItems, is: section.rootItems)
  }

  /// UIKit, UICollectionViewDiffableDataSource, `apply(_:to:animatingDifferences:completion:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource/apply(_:to:animatingdifferences:completion:)
  @Test func `a snapshot of a section replaces only its items`() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([0, 1])
    whole.appendItems(["a", "b"], toSection: 0)
    whole.appendItems(["c"], toSection: 1)
    whole.moveItem("b", beforeItem: "a")
    source.apply(whole)
    expect(source.snapshot(for: 0).items, is: ["b", "a"])
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["x", "y"])
    source.apply(section, to: 0)
    expect(source.snapshot().itemIdentifiers, is: ["x", "y", "c"])
    var moved = source.snapshot()
    moved.moveSection(1, beforeSection: 0)
    source.apply(moved)
    expect(source.snapshot().sectionIdentifiers, is: [1, 0])
    expect(view.numberOfItems(inSection: 1), is: 2)
  }

  /// UIKit, NSCollectionLayoutAnchor: a supplementary view is at the anchored edges of its item, moved by an offset in
  /// points or in parts of its own size.
  ///
  /// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
  @Test func `a badge is anchored to its item`() {
    let item = CGRect(x: 100, y: 50, width: 80, height: 60)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
    func frame(_ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> CGRect? {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: own)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(60)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 100, bottom: 0, trailing: 0)
      let layout = UICollectionViewCompositionalLayout(section: section)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let data = OneItem()
      view.dataSource = data
      view.layoutIfNeeded()
      let path = IndexPath(item: 0, section: 0)
      expect(layout.layoutAttributesForItem(at: path)?.frame, is: item)
      return withExtendedLifetime(data) {
        view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
      }
    }
    expect(frame(.init(edges: [.top, .trailing])), is: CGRect(x: 160, y: 50, width: 20, height: 10))
    expect(
      frame(.init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -6, y: 6))),
      is: CGRect(x: 154, y: 56, width: 20, height: 10))
    expect(
      frame(.init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))),
      is: CGRect(x: 170, y: 45, width: 20, height: 10))
    expect(frame(.init(edges: .bottom)), is: CGRect(x: 130, y: 100, width: 20, height: 10))
    expect(
      frame(.init(edges: [.top, .leading]), .init(edges: [.bottom, .trailing])),
      is: CGRect(x: 80, y: 40, width: 20, height: 10))
  }

  /// UIKit, NSCollectionLayoutGroup, `custom(layoutSize:itemProvider:)`: the provider sets the frames of items in each
  /// group.
  ///
  /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)
  @Test func `items of a group have the frames set by code`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let half = environment.container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 30, width: half, height: 40), zIndex: 2),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(
      (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame } == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 30, width: 150, height: 40),
        CGRect(x: 0, y: 100, width: 150, height: 100),
      ])
  }

  @Test func `code that uses many APIs runs in both language modes`() {
    UIKitCode5.allInits()
    UIKitCode6.allInits()
    UIKitCode5.values()
    UIKitCode6.values()
    let rectangles = [CGRect(x: 2, y: 13.5, width: 100, height: 8), CGRect(x: 2, y: 2, width: 16, height: 16)]
    expect(UIKitCode5.rareUses(), is: rectangles)
    expect(UIKitCode6.rareUses(), is: rectangles)
  }

  /// UIKit, UITextView, `textStorage`: changing it changes the view.
  ///
  /// https://developer.apple.com/documentation/uikit/uitextview/textstorage
  @Test func `text appended to the storage is the text of the view`() {
    let view = UITextView()
    view.text = "Good"
    view.textStorage.append(NSAttributedString(string: " day"))
    expect(view.text, is: "Good day")
    expect(view.textStorage.length, is: 8)
  }

  /// Swift, `#colorLiteral`, and UIKit, UIColor, `getHue(_:saturation:brightness:alpha:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uicolor/gethue(_:saturation:brightness:alpha:)
  @Test func `colors are read by hue and brightness`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.5)
    var (hue, saturation, brightness, alpha, white) = (CGFloat(), CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1 / 3) < 0.001 && saturation == 1 && brightness == 1 && alpha == 0.5)
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
