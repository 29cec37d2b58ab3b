extension UIImageView {
  public func setSymbolImage(_ image: UIImage, contentTransition: SymbolEffect) { self.image = image }
}
