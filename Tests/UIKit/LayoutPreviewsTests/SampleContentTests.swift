import CommandArguments
import ReviewPlans
import Scenes
import Testing
import UIKit

@testable import LayoutPreviews

/// Views and lists that show nothing without an app's data get sample content.
@MainActor
struct SampleContentTests {
  private func show(_ preview: Preview) throws -> [String] {
    var selection = ReviewSelection()
    selection.variants.devices = DeviceCatalogue.devices(named: "iphone-16-pro")
    selection.variants.orientations = [.portrait]
    let review = PreviewReview(of: [preview], selection: selection)
    return try review.blankPreviews(in: review.laidOut()).map(\.name)
  }

  /// Returns the color behind a view without a preview of its own.
  private func background(of view: UIView) -> UIColor? {
    let fitted = FittedView(showing: view)
    fitted.contrastWithContent()
    return fitted.backgroundColor
  }

  private func label(_ color: UIColor, background: UIColor? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    (label.text, label.textColor, label.backgroundColor) = ("Title", color, background)
    return label
  }

  private func box(_ views: [UIView], background: UIColor? = nil) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    box.backgroundColor = background
    views.forEach(box.addSubview)
    return box
  }

  @Test func `white text without a background is shown on gray`() {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.white, for: .normal)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    (text.text, text.textColor, text.backgroundColor) = ("Title", .white, nil)
    let hidden = label(.red)
    hidden.isHidden = true
    let light = [label(.white), button, text, box([label(.white)]), box([label(.white), UILabel(), hidden])]
    #expect(light.map { background(of: $0) } == light.map { _ in .darkGray })
  }

  @Test func `other text and text with a background are shown on the color of the screen`() {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.systemRed, for: .normal)
    func text() -> UITextView {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      (text.text, text.backgroundColor) = ("Title", nil)
      return text
    }
    let parts = NSMutableAttributedString(
      string: "Price", attributes: [.foregroundColor: UIColor.black])
    let colored = label(.white)
    colored.attributedText = parts
    let framed = box([label(.white)])
    framed.layer.addSublayer(CALayer())
    let others = [
      label(.systemRed), button, text(), colored, UILabel(), framed, label(.white, background: .systemBlue),
      box([label(.white)], background: .white), box([label(.white), label(.systemRed)]), box([label(.white), text()]),
      box([label(.white, background: .systemBlue)]),
    ]
    #expect(others.map { background(of: $0) } == others.map { _ in .systemBackground })
  }

  @Test func `a view shows nothing if its parts show nothing`() {
    let layered = box([UIView()])
    layered.layer.addSublayer(CALayer())
    let refresh = UIRefreshControl()
    #expect(box([UILabel(), UIImageView(), UITextField(), UIButton(), refresh, box([])]).isBare)
    refresh.beginRefreshing()
    let picture = UIImageView()
    picture.addSubview(label(.label))
    let framed = UITextField()
    framed.borderStyle = .roundedRect
    let empty = UILabel()
    empty.backgroundColor = .systemBlue
    let shown = [layered, refresh, picture, framed, empty, label(.label), UISwitch()]
    #expect(shown.filter { box([$0]).isBare }.isEmpty)
  }

  /// A row with a name.
  final class Row: UITableViewCell {
    let nameLabel = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(nameLabel)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A list of rows that the app loads later.
  final class List: UITableViewController {
    var names: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.nameLabel.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(names[indexPath.row].count)
    }
  }

  @Test func `an empty list of a screen that shows nothing has a row for its cell`() throws {
    let list = List()
    #expect(try show(Preview(sample: "List", path: "List.swift", line: 1) { list }).isEmpty)
    let cells = list.tableView.visibleCells.compactMap { $0 as? Row }
    #expect(cells.count == 3 && cells.allSatisfy { $0.nameLabel.text == "Name" })
    let full = List()
    full.names = ["A cell of the list"]
    _ = try show(Preview(sample: "List", path: "List.swift", line: 1) { full })
    #expect(full.tableView.visibleCells.compactMap { ($0 as? Row)?.nameLabel.text } == full.names)
    let declared = List()
    _ = try show(Preview("List") { declared })
    #expect(declared.tableView.visibleCells.isEmpty)
  }

  /// A list whose data source counts down from nothing.
  final class Countdown: UITableViewController, UICollectionViewDataSource {
    var (sections, rows) = (-1, -1)
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test(arguments: [-1, 1]) func `a list with a negative number of sections or rows is empty`(sections: Int) throws {
    let list = Countdown()
    list.sections = sections
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = list
    #expect(list.view.showSampleRows() && collection.showSampleRows())
    #expect(list.tableView.numberOfRows(inSection: 0) == 3 && collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `a cell that the app took from the list has a row as well`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(Row.self, forCellReuseIdentifier: "other")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let taken = table.dequeueReusableCell(withIdentifier: "row")
    #expect(taken != nil && table.showSampleRows() && table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `an empty collection with a flow layout has an item for its cell`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let controller = UIViewController()
    controller.view.addSubview(collection)
    _ = try show(Preview(sample: "Items", path: "Items.swift", line: 1) { controller })
    #expect(collection.visibleCells.count == 3)
  }
}
