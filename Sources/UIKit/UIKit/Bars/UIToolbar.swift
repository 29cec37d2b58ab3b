internal import Scenes

/// A toolbar, 44 points tall.
open class UIToolbar: UIToolbarDeclarations {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
