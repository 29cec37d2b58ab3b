import LayoutTestSupport
import Testing
import UIKit

/// Sizes that code requests, of buttons, text and parts of lists.
@MainActor
struct NaturalSizeTests {
  /// Xcode records 75 × 34.33 points in xibs for a screen with three pixels per point.
  @Test func `a configured button has a title of 17 points`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let size = UIButton(configuration: configuration).intrinsicContentSize
    #expect(abs(size.width - 75) <= 1 && abs(size.height - 34.33) <= 0.5)
    for look in [UIButton.Configuration.filled(), .gray(), .tinted(), .bordered()] {
      var look = look
      look.title = "Button"
      expect(UIButton(configuration: look).intrinsicContentSize, is: size)
    }
  }

  @Test func `a small button has a smaller title`() {
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Button"
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    #expect(height(.small) < height(.medium) && height(.medium) < height(.large))
  }

  @Test func `a text without a given width has its own line breaks`() {
    let most = CGFloat.greatestFiniteMagnitude
    let text = NSAttributedString(
      string: "Hello World\nHello World\nHello World", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let free = text.boundingRect(
      with: CGSize(width: most, height: most), options: .usesLineFragmentOrigin, context: nil
    ).size
    let wide = text.boundingRect(
      with: CGSize(width: 1000, height: most), options: .usesLineFragmentOrigin, context: nil
    ).size
    #expect(free == wide && abs(free.width - 66) < 3 && abs(free.height - 43) < 1)
    let line = text.boundingRect(with: CGSize(width: most, height: most), options: [], context: nil).size
    #expect(line.height < free.height)
  }

  @Test func `a layout manager measures a text without a view`() {
    let storage = NSTextStorage(string: "Hello World\nHello World")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    let wide = manager.usedRect(for: container)
    #expect(wide.height > 25 && wide.width > 60)
    container.lineFragmentPadding = 0
    expect(manager.usedRect(for: container).width, is: wide.width - 10)
    container.size.width = 40
    #expect(manager.usedRect(for: container).height > wide.height)
  }

  @Test func `the position of a header is known before and after a layout`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = HeadedRows()
    (table.dataSource, table.delegate) = (source, source)
    let place = CGRect(x: 0, y: 0, width: 320, height: 51)
    #expect(table.rectForHeader(inSection: 0) == place && table.rectForFooter(inSection: 0) == .zero)
    expect(table.contentSize, is: CGSize(width: 320, height: 131))
    table.layoutIfNeeded()
    expect(table.rectForHeader(inSection: 0), is: place)
    expect(table.contentSize, is: CGSize(width: 320, height: 131))
  }

  @Test func `the position of a collection view's header is known`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 51)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = Tiles()
    collection.dataSource = source
    let path = IndexPath(item: 0, section: 0)
    let header = collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    expect(header?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 51))
    #expect(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path) == nil)
  }

  @Test func `rows of an inset group are inset from the edges`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 480), style: .insetGrouped)
    let source = PlainRows()
    table.dataSource = source
    table.layoutIfNeeded()
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)), is: CGRect(x: 16, y: 35, width: 358, height: 44))
  }
}

private final class HeadedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 51 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
}

private final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Tiles: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
