internal import Foundation
internal import UIKit

/// A table whose cells are as high as their texts.
@MainActor
final class CellTable: NSObject, UITableViewDataSource {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = self
    // Without estimated heights the table measures all cells, not only the visible ones.
    table.estimatedRowHeight = 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    let words = (0...indexPath.row % 40).map { "word\((indexPath.row + $0) % 97)" }
    (cell as? TextCell)?.label.text = words.joined(separator: " ")
    return cell
  }

  /// Lays out the table at a width and returns the height of its content, both in points.
  func layOut(width: CGFloat) -> CGFloat {
    table.frame.size.width = width
    table.layoutIfNeeded()
    return table.contentSize.height
  }
}

/// A cell with a text of one or more lines.
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
