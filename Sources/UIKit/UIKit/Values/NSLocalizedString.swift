public import Foundation

// Foundation's function has all parameters with defaults. An overload with exactly the parameters of a call takes
// precedence.

/// Returns the text with a key in the language of the layout; the key itself if no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: .main, orElse: nil)
}

/// Returns the text with a key in the language of the layout, from a bundle; the key itself if no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppTexts.text(key, in: nil, of: bundle, orElse: nil)
}

/// Returns the text with a key in the language of the layout, from a table; the key itself if the table does not have
/// it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: .main, orElse: nil)
}

/// Returns the text with a key in the language of the layout, from a table of a bundle; the key itself if the table
/// does not have it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: bundle, orElse: nil)
}

/// Returns the text with a key in the language of the layout; `value` if no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: .main, orElse: value)
}

/// Returns the text with a key in the language of the layout, from a bundle; `value` if no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: bundle, orElse: value)
}

/// Returns the text with a key in the language of the layout, from a table; `value` if the table does not have it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: .main, orElse: value)
}
