/// The field of a search.
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var allowsCopyingTokens = true
  open var allowsDeletingTokens = true
  open var tokenBackgroundColor: UIColor!
}
