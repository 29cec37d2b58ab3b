extension UIImageView {
  /// Exchanges the symbol.
  public func setSymbolImage(_ image: UIImage, contentTransition: SymbolEffect) { self.image = image }
}
