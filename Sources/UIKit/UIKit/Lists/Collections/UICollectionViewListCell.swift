extension UICollectionViewListCell {
  /// The place of the line below the cell, whose beginning code may move: that of the content.
  public var separatorLayoutGuide: UILayoutGuide {
    if let known: UILayoutGuide = kept(nil) { return known }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    start.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    keep(guide)
    return guide
  }
}

/// A row of a list; what it holds lies in its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at the end.
  open var accessories: [UICellAccessory] = []
  /// The depth of the row in a tree.
  open var indentationLevel = 0
  /// A look of texts and picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
