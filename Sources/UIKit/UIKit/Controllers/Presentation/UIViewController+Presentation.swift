extension UIViewController {
  /// The presentation controller.
  public var presentationController: UIPresentationController? { presenter(UIPresentationController.self) }
  /// The presentation controller for a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presenter(UIPopoverPresentationController.self)
  }
  /// The presentation controller for a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presenter(UISheetPresentationController.self)
  }

  private func presenter<Kind: UIPresentationController>(_ kind: Kind.Type) -> Kind? {
    if let known = presenters[ObjectIdentifier(kind)] as? Kind { return known }
    let made: UIPresentationController =
      switch kind {
      case is UIPopoverPresentationController.Type:
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case is UISheetPresentationController.Type:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    presenters[ObjectIdentifier(kind)] = made
    return made as? Kind
  }
}
