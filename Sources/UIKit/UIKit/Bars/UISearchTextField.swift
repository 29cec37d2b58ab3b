/// The field of a search.
open class UISearchTextField: UITextField {
  /// Kept; nothing here depends on it.
  open var tokens: [UISearchToken] = []
  /// Kept; nothing here depends on it.
  open var allowsCopyingTokens = true
  /// Kept; nothing here depends on it.
  open var allowsDeletingTokens = true
  /// Kept; nothing here depends on it.
  open var tokenBackgroundColor: UIColor!
}
