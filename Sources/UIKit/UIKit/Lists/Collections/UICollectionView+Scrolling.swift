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
