extension UICollectionView {
  /// Replaces the layout, and calls the completion handler.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
}
