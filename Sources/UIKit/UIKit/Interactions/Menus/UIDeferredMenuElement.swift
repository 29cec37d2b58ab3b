/// Lines of a menu that are made when it is shown; no menu is shown here.
open class UIDeferredMenuElement: UIMenuElement {
  /// Lines that are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
  /// Lines that are made each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
