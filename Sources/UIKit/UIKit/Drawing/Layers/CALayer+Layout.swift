extension UIView {
  /// Calls the functions with which layers place their sublayers, after the subviews are placed.
  func layOutSublayers() {
    layer.layOutTree(depth: 0)
    layoutSublayers(of: layer)
  }
}

extension CALayer {
  /// The depth from which layers are not laid out.
  private static let deepestLayout = 100

  /// Lays out the layer and its sublayers that belong to no view.
  fileprivate func layOutTree(depth: Int) {
    guard depth < Self.deepestLayout else { return }
    layoutSublayers()
    for layer in sublayers ?? [] where layer.view == nil { layer.layOutTree(depth: depth + 1) }
  }
}
