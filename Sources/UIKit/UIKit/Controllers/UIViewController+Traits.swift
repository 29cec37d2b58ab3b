extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set {
      let former = traitCollection
      keep(newValue)
      guard former != traitCollection else { return }
      notifyTree {
        $0.traitCollectionDidChange(former)
        $0.notifyOfTraitChange(former)
      }
      viewIfLoaded?.notifyOfTraits(former)
    }
  }
}
