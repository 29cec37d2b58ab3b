public import Foundation

extension String {
  /// The translation of a text in a table of a bundle; the text itself where there is none.
  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: defaultValue ?? key, table: table)
  }
}
