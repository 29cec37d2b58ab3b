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
  /// Names and marks of messages.
  case twitter = 9
  /// Words to search for.
  case webSearch = 10
  /// Numbers in plain letters.
  case asciiCapableNumberPad = 11

  /// Plain letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Search with Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// A way.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search with Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Help.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
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
  /// The kind called `honorific-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The kind called `additional-name`.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The kind called `honorific-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The kind called `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The kind called `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The kind called `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The kind called `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The kind called `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The kind called `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The kind called `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The kind called `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The kind called `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The kind called `address-level1+2`.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The kind called `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The kind called `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The kind called `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The kind called `cc-exp`.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The kind called `cc-csc`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind called `cc-name`.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The kind called `bday`.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The kind called `date-time`.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The kind called `flight-number`.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The kind called `shipment-tracking-number`.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
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
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Things to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
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

/// Ways of touching something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// It is opened.
  case invokeDefaultAction = 0
  /// Its actions are shown.
  case presentActions = 1
  /// It is looked at.
  case preview = 2
}
