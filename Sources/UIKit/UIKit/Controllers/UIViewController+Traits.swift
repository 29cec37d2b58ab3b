extension UIViewController {
  /// The traits that the controller overrides.
  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set {
      let former = traitCollection
      keep(newValue)
      guard former != traitCollection else { return }
      tellTree {
        $0.traitCollectionDidChange(former)
        $0.tellOfTraitChange(former)
      }
      viewIfLoaded?.tellOfTraits(former)
    }
  }
}
