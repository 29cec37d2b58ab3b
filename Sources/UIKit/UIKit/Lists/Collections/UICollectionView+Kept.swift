extension UICollectionView {
  /// Takes another layout, and runs code afterwards.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
}

extension UICollectionView.ScrollPosition {
  /// Before: at the left.
  public static let leading = UICollectionView.ScrollPosition.left
  /// Behind: at the right.
  public static let trailing = UICollectionView.ScrollPosition.right
}

extension UICollectionView.CellRegistration {
  /// A kind of cell from a document, which is empty here.
  public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
  /// A kind of view from a document, which is empty here.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
  }
}
