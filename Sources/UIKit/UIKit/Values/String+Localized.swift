public import Foundation

extension String {
  /// Looks up the text with a key in the language of the layout, from a table of a bundle; the default value, or the
  /// key itself, if the table does not have it.
  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = AppTexts.text(key, in: table, of: bundle ?? .main, orElse: defaultValue)
  }
}
