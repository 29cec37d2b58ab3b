extension UICollectionViewController {
  /// Creates the collection view, with the controller as its data source and delegate.
  func loadCollection(_ layout: UICollectionViewLayout) {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    view = made
    made.dataSource = self
    made.delegate = self
  }
}
