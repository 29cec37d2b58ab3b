extension UICollectionViewController {
  /// Loads the collection view from the document of the controller, or creates one. The controller is its data source
  /// and delegate.
  func loadCollection(_ layout: UICollectionViewLayout) {
    if !loadsDocument() { view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout) }
    let collection = viewIfLoaded as? UICollectionView
    if collection?.dataSource == nil { collection?.dataSource = self }
    if collection?.delegate == nil { collection?.delegate = self }
  }
}
