public import Foundation

// Foundation's own function has all parameters, with defaults; one that has just those of a call comes before it.

/// The text of a key in the language of the layout; the key itself where no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: .main, orElse: nil)
}

/// The text of a key in the language of the layout, from a bundle; the key itself where no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppTexts.text(key, in: nil, of: bundle, orElse: nil)
}

/// The text of a key in the language of the layout, from a table; the key itself where that has none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: .main, orElse: nil)
}

/// The text of a key in the language of the layout, from a table of a bundle; the key itself where that has none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: bundle, orElse: nil)
}

/// The text of a key in the language of the layout; `value` where no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: .main, orElse: value)
}

/// The text of a key in the language of the layout, from a bundle; `value` where no table has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  AppTexts.text(key, in: nil, of: bundle, orElse: value)
}

/// The text of a key in the language of the layout, from a table; `value` where that has none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  AppTexts.text(key, in: tableName, of: .main, orElse: value)
}
