extension UIViewController {
  public var presentationController: UIPresentationController? { presenter(UIPresentationController.self) }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presenter(UIPopoverPresentationController.self)
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presenter(UISheetPresentationController.self)
  }

  func standardPresentation(from presenter: UIViewController) -> UIPresentationController {
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
      made = given ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet: made = sheetPresentation
    case .popover: made = popoverPresentation(from: presenter)
    default: made = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    made.present(from: presenter)
    return made
  }

  private var sheetPresentation: UIPresentationController {
    sheetPresentationController ?? UIPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Returns a popover if there is space or the delegate insists on one, otherwise a sheet, as on phones.
  private func popoverPresentation(from presenter: UIViewController) -> UIPresentationController {
    guard let popover = popoverPresentationController else { return sheetPresentation }
    let traits = presenter.traitCollection
    let style = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
    return traits.horizontalSizeClass == .regular || style == UIModalPresentationStyle.none
      ? popover : sheetPresentation
  }

  /// Whether the controller or one of its ancestors is presented in a sheet.
  var isInSheet: Bool {
    activePresentation?.isSheet ?? parent?.isInSheet ?? false
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
