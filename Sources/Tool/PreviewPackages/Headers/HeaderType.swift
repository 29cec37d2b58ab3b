/// A type of Objective-C as Swift imports it.
struct HeaderType: Hashable {
  /// The type without its optionality.
  var name: String
  /// Whether a value may be nil: `?`, `!` if the header does not say so, or nothing.
  var optionality = ""
  /// Whether it is a closure.
  private(set) var isClosure = false
  /// Whether it is a pointer of Objective-C, which may be nil.
  private(set) var isPointer = false
  /// The name by which methods are shortened that repeat it: `Video` for an array of videos.
  var shownName = ""
  /// The optionality of the type if its name turns out to denote a block or an object.
  private(set) var pointerOptionality = ""
  /// The type in Swift.
  var text: String { optionality.isEmpty ? name : text(with: optionality) }

  /// Makes a type with a different name for a block or an object one that may be nil.
  mutating func setPointer(isClosure: Bool) {
    (isPointer, self.isClosure, optionality) = (true, isClosure, pointerOptionality)
  }

  /// Returns the type with a sign behind it.
  func text(with sign: String) -> String {
    name.contains("->") || name.contains("&") ? "(\(name))\(sign)" : "\(name)\(sign)"
  }

  /// The type of a parameter: closures may be kept.
  var parameterText: String { isClosure && optionality.isEmpty ? "@escaping \(text)" : text }

  /// The type within another, which has no implicitly unwrapped values.
  var innerText: String {
    var inner = self
    if optionality == "!" { inner.optionality = "?" }
    return inner.text
  }

  /// Creates a type with a name in Swift.
  init(named name: String) { self.name = name }

  /// Creates the type that tokens name.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, which may contain the name of a block: `void (^done)(BOOL)`.
  ///   - isAudited: Whether pointers that say nothing are not nil.
  init(_ tokens: [String], isAudited: Bool, depth: Int = 0) {
    let nullability = Self.nullability(in: tokens)
    let missing = nullability ?? (isAudited ? "" : "!")
    pointerOptionality = missing
    if depth < 8, let (open, caret, closing) = Self.block(in: tokens) {
      let result = HeaderType(Array(tokens[..<open]), isAudited: isAudited, depth: depth + 1)
      let inner = Array(tokens[(caret + 1)..<closing])
      var parameters: [String] = []
      if closing + 1 < tokens.count, tokens[closing + 1] == "(", let end = Self.closing(of: closing + 1, in: tokens) {
        parameters = Self.list(Array(tokens[(closing + 2)..<end])).filter { $0 != ["void"] && !$0.isEmpty }
          .map { HeaderType(Self.withoutName($0), isAudited: isAudited, depth: depth + 1).innerText }
      }
      name = "(\(parameters.joined(separator: ", "))) -> \(result.innerText)"
      (isClosure, isPointer, shownName) = (true, true, "Block")
      optionality = Self.nullability(in: inner) ?? (isAudited ? "" : "!")
      return
    }
    let plain = tokens.filter { !Self.qualifiers.contains($0) && !Self.isMacro($0) }
    let stars = Self.stars(in: plain)
    let words = plain.prefix { $0 != "<" && $0 != "*" }
    let base = words.joined(separator: " ")
    var arguments: [HeaderType] = []
    if depth < 8, let open = plain.firstIndex(of: "<"), let end = Self.closing(of: open, in: plain, ("<", ">")) {
      arguments = Self.list(Array(plain[(open + 1)..<end])).map {
        HeaderType($0, isAudited: true, depth: depth + 1)
      }
    }
    shownName = base
    if let value = Self.values[base], stars == 0 {
      name = value
      // A selector may be nil, and an initializer may fail.
      if base == "SEL" || base == "instancetype" { optionality = missing }
      return
    }
    let object = Self.object(base, arguments)
    (name, shownName) = (object.name, object.shownName)
    isPointer = stars > 0 || ["id", "Class", "dispatch_queue_t", "dispatch_block_t"].contains(base)
    isClosure = base == "dispatch_block_t"
    let access = tokens.prefix { $0 != "*" }.contains("const") ? "Unsafe" : "UnsafeMutable"
    if stars > 0, let value = Self.values[base], base != "void" {
      name = "\(access)Pointer<\(value)>"
    } else if stars > 0, base == "void" {
      name = "\(access)RawPointer"
    }
    // Other names may denote blocks, which only all headers together show.
    if isPointer { optionality = missing } else if let nullability { optionality = nullability }
  }

  private static func object(_ base: String, _ arguments: [HeaderType]) -> (name: String, shownName: String) {
    let first = arguments.first?.innerText
    switch base {
    case "NSArray": return ("[\(first ?? "Any")]", arguments.first.map { "\($0.shownName)s" } ?? "Array")
    case "NSSet": return ("Set<\(first ?? "AnyHashable")>", arguments.first.map { "\($0.shownName)s" } ?? "Set")
    case "NSDictionary":
      let value = arguments.count > 1 ? arguments[1].innerText : "Any"
      return ("[\(first.map { $0 == "Any" ? "AnyHashable" : $0 } ?? "AnyHashable"): \(value)]", "Dictionary")
    case "id", "NSObject":
      let protocols = arguments.map(\.name)
      return (
        protocols.isEmpty ? base == "id" ? "Any" : base : protocols.joined(separator: " & "),
        protocols.first ?? "Object"
      )
    case "Class": return ("AnyClass", "Class")
    default: return (renamed[base] ?? base, base)
    }
  }

  // MARK: - Tokens

  /// Returns the tokens of a parameter without its name.
  private static func withoutName(_ tokens: [String]) -> [String] {
    guard !tokens.contains("^"), tokens.count > 1, let last = tokens.last, isWord(last), !qualifiers.contains(last),
      last != "id", !values.keys.contains(last) || tokens.dropLast().last == "*"
    else { return tokens }
    let former = tokens.dropLast().filter { !qualifiers.contains($0) }
    return former.isEmpty || ["unsigned", "signed"].contains(former.joined()) ? tokens : Array(tokens.dropLast())
  }

  static func isWord(_ text: String) -> Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// Whether a word is a macro that says something about a declaration: `NS_SWIFT_NAME`.
  static func isMacro(_ word: String) -> Bool {
    word.count > 3 && word.contains("_") && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Returns the parts between the commas of a list.
  ///
  /// - Parameter isCode: Whether `<` is an operator, not a bracket.
  static func list(_ tokens: [String], isCode: Bool = false) -> [[String]] {
    var (parts, depth) = ([[String]](), 0)
    var part: [String] = []
    for token in tokens {
      if ["(", "[", "{"].contains(token) || token == "<" && !isCode { depth += 1 }
      if [")", "]", "}"].contains(token) || token == ">" && !isCode { depth -= 1 }
      if token == ",", depth == 0 {
        parts.append(part)
        part = []
      } else {
        part.append(token)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// Returns the position of the bracket that closes the one at `open`. Nil if `open` has no opening bracket, or if it is
  /// never closed.
  static func closing(of open: Int, in tokens: [String], _ brackets: (String, String) = ("(", ")")) -> Int? {
    guard tokens.indices.contains(open), tokens[open] == brackets.0 else { return nil }
    var depth = 0
    for position in open..<tokens.count {
      if tokens[position] == brackets.0 { depth += 1 }
      if tokens[position] == brackets.1 { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Returns the positions of the brackets around the name of a block, and of its sign: `(__strong ^done)`. Nil if the
  /// tokens do not declare a block.
  static func block(in tokens: [String]) -> (open: Int, caret: Int, close: Int)? {
    guard let caret = tokens.firstIndex(of: "^"), let open = tokens[..<caret].lastIndex(of: "("),
      tokens[(open + 1)..<caret].allSatisfy({ qualifiers.contains($0) || isMacro($0) }),
      let close = closing(of: open, in: tokens)
    else { return nil }
    return (open, caret, close)
  }

  /// Whether tokens are the type of a pointer to an error: `NSError **`.
  static func isErrorPointer(_ tokens: [String]) -> Bool {
    tokens.filter { !qualifiers.contains($0) && !isMacro($0) && $0 != "out" } == ["NSError", "*", "*"]
  }

  private static func stars(in tokens: [String]) -> Int {
    var (depth, count) = (0, 0)
    for token in tokens {
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      if token == "*", depth == 0 { count += 1 }
    }
    return count
  }

  /// Returns the nullability according to the words outside of generic arguments, or nil for nothing.
  private static func nullability(in tokens: [String]) -> String? {
    var depth = 0
    for token in tokens {
      if token == "<" || token == "(" { depth += 1 }
      if token == ">" || token == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      switch token {
      case "nullable", "_Nullable", "__nullable": return "?"
      case "nonnull", "_Nonnull", "__nonnull", "null_resettable": return ""
      case "null_unspecified", "_Null_unspecified": return "!"
      default: break
      }
    }
    return nil
  }

  static let qualifiers: Set<String> = [
    "nullable", "_Nullable", "__nullable", "nonnull", "_Nonnull", "__nonnull", "null_unspecified",
    "_Null_unspecified", "null_resettable", "const", "volatile", "struct", "enum", "__kindof", "__weak", "__strong",
    "__unsafe_unretained", "__autoreleasing", "__block", "IBOutlet", "IBInspectable", "oneway", "inout", "bycopy",
    "static", "inline", "extern", "__covariant", "__contravariant",
  ]

  /// The types without objects, as Swift imports them.
  private static let values: [String: String] = [
    "void": "Void", "IBAction": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool",
    "NSInteger": "Int", "long": "Int", "NSUInteger": "UInt", "unsigned long": "UInt", "int": "Int32",
    "signed int": "Int32", "unsigned": "UInt32", "unsigned int": "UInt32", "short": "Int16",
    "unsigned short": "UInt16", "char": "CChar", "unsigned char": "UInt8", "long long": "Int64",
    "unsigned long long": "UInt64", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int",
    "float": "Float", "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "SEL": "Selector",
    "instancetype": "Self", "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIViewContentMode": "UIView.ContentMode", "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UIButtonType": "UIButton.ButtonType", "UIImageOrientation": "UIImage.Orientation",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "NSNotificationName": "NSNotification.Name",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
  ]

  /// The names of Foundation's classes in Swift.
  private static let renamed: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "Error",
    "NSURLRequest": "URLRequest", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSUUID": "UUID",
    "NSCharacterSet": "CharacterSet", "NSLocale": "Locale", "NSTimeZone": "TimeZone", "NSCalendar": "Calendar",
    "NSDateComponents": "DateComponents", "NSNotification": "Notification", "NSTimer": "Timer", "NSBundle": "Bundle",
    "NSUserDefaults": "UserDefaults", "NSFileManager": "FileManager", "NSURLResponse": "URLResponse",
    "NSHTTPURLResponse": "HTTPURLResponse", "NSURLSession": "URLSession", "NSURLSessionTask": "URLSessionTask",
    "NSURLSessionDataTask": "URLSessionDataTask", "NSURLSessionDownloadTask": "URLSessionDownloadTask",
    "NSURLSessionConfiguration": "URLSessionConfiguration", "NSOperationQueue": "OperationQueue",
    "NSOperation": "Operation", "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter",
    "NSNotificationCenter": "NotificationCenter", "NSProgress": "Progress", "NSInputStream": "InputStream",
    "NSOutputStream": "OutputStream", "NSThread": "Thread", "NSRunLoop": "RunLoop",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem", "NSUndoManager": "UndoManager",
    "NSFormatter": "Formatter", "NSScanner": "Scanner", "NSProcessInfo": "ProcessInfo",
    "dispatch_queue_t": "DispatchQueue", "dispatch_block_t": "() -> Void",
  ]
}
