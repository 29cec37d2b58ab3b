public import Foundation

/// Keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Plain letters.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Numbers.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of letters.
  case emailAddress = 7
  /// Numbers with a point.
  case decimalPad = 8
}

/// Words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// Rules for capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// At words.
  case words = 1
  /// At sentences.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

/// Rules for mending words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// Rules for spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Meanings of a text.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of letters.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// An address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}

/// Things in a text that may be touched.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Things by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Rules for quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Rules for dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Rules for spaces around what is put in.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// A rule for passwords.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// A rule in words.
  public init(descriptor passwordRulesDescriptor: String) {}
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A place.
  public override init() { super.init() }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The beginning.
  open var start: UITextPosition { UITextPosition() }
  /// The end.
  open var end: UITextPosition { UITextPosition() }
  /// True where nothing lies between them.
  open var isEmpty: Bool { true }
}

/// Ways of touching something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// It is opened.
  case invokeDefaultAction = 0
  /// Its actions are shown.
  case presentActions = 1
  /// It is looked at.
  case preview = 2
}
