extension UICollectionViewListCell {
  /// The guide of the separator below the cell. Code can constrain its leading edge, by default that of the content.
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

/// A row of a list. Subviews are added to its content view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the trailing edge.
  open var accessories: [UICellAccessory] = []
  /// The indentation level of the row.
  open var indentationLevel = 0
  /// Returns the default configuration of the texts and the image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
