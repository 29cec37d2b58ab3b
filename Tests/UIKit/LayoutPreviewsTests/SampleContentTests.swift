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

  private func sample(_ make: @escaping @MainActor @Sendable () -> FittedView) -> Preview {
    Preview(sample: "View", path: "View.swift", line: 1, body: make)
  }

  /// A label that is added when it has a text.
  final class Lazy: UIView {
    private(set) var calls = 0
    func setTitle(_ title: String, color: UIColor = .label) {
      calls += 1
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      label.text = title
      label.textColor = color
      addSubview(label)
    }
  }

  @Test func `a view that shows nothing is filled with data, and others are not`() throws {
    #expect(try show(sample { FittedView(showing: Lazy()) }) == ["View"])
    let filled = sample { FittedView(showing: Lazy()) { ($0 as? Lazy)?.setTitle("Title") } }
    #expect(try show(filled).isEmpty)
    let view = Lazy()
    view.setTitle("Own")
    let fitted = FittedView(showing: view) { ($0 as? Lazy)?.setTitle("Title") }
    fitted.fillIfBare()
    #expect(view.calls == 1)
  }

  @Test func `white text without a background is shown on gray`() throws {
    let (white, usual) = (Lazy(), Lazy())
    white.setTitle("Title", color: .white)
    usual.setTitle("Title", color: .systemRed)
    let backgrounds = [white, usual].map { view in
      let fitted = FittedView(showing: view)
      fitted.contrastWithContent()
      return fitted.backgroundColor
    }
    #expect(backgrounds == [.darkGray, .systemBackground])
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
