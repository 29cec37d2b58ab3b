extension UIScrollView {
  /// The effect at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ name: String = #function) -> UIScrollEdgeEffect {
    let effect = kept(UIScrollEdgeEffect(), name)
    keep(effect, name)
    return effect
  }
}
