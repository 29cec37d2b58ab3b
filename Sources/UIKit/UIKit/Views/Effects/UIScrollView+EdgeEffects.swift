extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ name: String = #function) -> UIScrollEdgeEffect {
    let effect = kept(UIScrollEdgeEffect(), name)
    keep(effect, name)
    return effect
  }
}
