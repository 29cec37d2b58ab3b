/// Values for the parameters of initializers: simple ones of the system's types, and those of types that the sources
/// declare.
struct SampleValues {
  /// A parameter of an initializer.
  struct Parameter: Hashable {
    /// The label of its argument; nil for none.
    let label: String?
    /// The tokens of its type.
    let type: [String]
    /// Whether it needs no argument.
    let hasDefault: Bool
  }

  /// How a value of a declared type may be created.
  private enum Making {
    /// A case of an enumeration, with the parameters of its associated values.
    case choice(String, [Parameter])
    /// Calls of initializers.
    case calls([[Parameter]])
    /// The instance that a static property of the type has.
    case shared(String)
  }

  private var types: [String: Making] = [:]
  /// The types that inherit from a class or conform to a protocol, by its name and in the order of the sources.
  private var subtypes: [String: [String]] = [:]

  /// The depth of values within values that are created.
  private static let depth = 4

  // MARK: - Reading

  /// Creates the values of the system's types only.
  init() {}

  /// Creates the values of the types at the top level of sources.
  init(of texts: [String]) {
    for text in texts {
      let outline = SourceOutline(of: SwiftTokens(of: text))
      var position = 0
      while position < outline.tokens.code.count {
        let range = outline.part(at: position, in: nil)
        add(range, outline)
        position = max(position + 1, range.upperBound)
      }
    }
  }

  /// Adds the type that a declaration at the top level of a source declares, if any.
  mutating func add(_ range: Range<Int>, _ outline: SourceOutline) {
    let keywords: Set<String> = ["class", "struct", "enum", "{", "("]
    let hidden: Set<String> = ["private", "fileprivate"]
    guard let keyword = range.first(where: { keywords.contains(outline.text($0)) }), outline.text(keyword) != "{",
      outline.text(keyword) != "(",
      !(range.lowerBound..<keyword).contains(where: { hidden.contains(outline.text($0)) }),
      // In 'protocol Pane: class {' the keyword begins no declaration.
      let open = range.first(where: { outline.text($0) == "{" }), open > keyword + 1
    else { return }
    let name = outline.text(keyword + 1)
    for parent in Self.parents(keyword + 2..<open, outline) { subtypes[parent, default: []].append(name) }
    let initializers = Self.initializers(in: range, outline)
    if let shared = Self.sharedInstance(of: name, in: range, outline, open) {
      types[name] = .shared(shared)
      return
    }
    switch outline.text(keyword) {
    case "enum":
      if let choice = Self.choice(in: range, outline, open) { types[name] = choice }
    case "struct" where initializers.isEmpty:
      types[name] = Self.properties(in: range, outline, open).map { .calls([$0]) }
    default:
      // A class without initializers has one without parameters if its superclass has.
      types[name] = .calls(initializers.isEmpty ? [[]] : initializers)
    }
  }

  /// Returns the parameters of the initializers in a declaration, except those that decode.
  static func initializers(in range: Range<Int>, _ outline: SourceOutline) -> [[Parameter]] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    let hidden: Set<String> = ["private", "fileprivate"]
    return range.filter { position in
      outline.text(position) == "init" && outline.text(position - 1) != "." && outline.brace(around: position) == open
        && outline.text(position + 1) == "(" && !["coder", "from"].contains(outline.text(position + 2))
        && !outline.part(at: position, in: open).prefix { $0 < position }.contains { hidden.contains(outline.text($0)) }
    }.compactMap { position in
      outline.partners[position + 1].map { parameters(in: position + 2..<$0, outline) }
    }
  }

  private static func parameters(in range: Range<Int>, _ outline: SourceOutline) -> [Parameter] {
    var made: [Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, outline.text(end) != "," { end = next(after: end, outline) }
      let words = (start..<end).map(outline.text)
      start = end + 1
      // A value of a case may have no label: `case failed([String: Int])`.
      let isLabeled = words.first != "[" && words.first != "(" && words.prefix(3).contains(":")
      let type = isLabeled ? words.drop { $0 != ":" }.dropFirst() : words[...]
      made.append(
        Parameter(
          label: isLabeled && words.first != "_" ? words.first : nil, type: Array(type.prefix { $0 != "=" }),
          hasDefault: words.contains("=")))
    }
    return made
  }

  /// Returns the position after a token, or after the bracket that closes it.
  private static func next(after position: Int, _ outline: SourceOutline) -> Int {
    if ["(", "[", "{"].contains(outline.text(position)), let end = outline.partners[position] { return end + 1 }
    guard outline.text(position) == "<" else { return position + 1 }
    var (depth, next) = (0, position)
    repeat {
      if outline.text(next) == "<" { depth += 1 }
      if outline.text(next) == ">", outline.text(next - 1) != "-" { depth -= 1 }
      next += 1
    } while depth > 0 && next < outline.tokens.code.count
    return next
  }

  /// Returns the first case of an enumeration without associated values, or else its first case.
  private static func choice(in range: Range<Int>, _ outline: SourceOutline, _ open: Int) -> Making? {
    let cases = range.filter { outline.text($0) == "case" && outline.brace(around: $0) == open }
    let plain = cases.first { outline.text($0 + 2) != "(" }
    guard let position = plain ?? cases.first else { return nil }
    guard plain == nil, let end = outline.partners[position + 2] else {
      return .choice(outline.text(position + 1), [])
    }
    return .choice(outline.text(position + 1), parameters(in: position + 3..<end, outline))
  }

  /// Returns the types in the inheritance clause of a declaration, without those that have generic parameters.
  private static func parents(_ head: Range<Int>, _ outline: SourceOutline) -> [String] {
    let words = head.map(outline.text).prefix { $0 != "where" }
    guard words.first == ":" else { return [] }
    return words.dropFirst().split(separator: ",").filter { $0.count == 1 }.compactMap(\.first)
  }

  /// Returns the name of a static property that has an instance of the type: `static let shared = Store()`.
  private static func sharedInstance(
    of type: String, in range: Range<Int>, _ outline: SourceOutline, _ open: Int
  ) -> String? {
    range.first { position in
      guard outline.text(position) == "static", outline.brace(around: position) == open else { return false }
      let value = outline.text(position + 4)
      return outline.text(position + 1) == "let" && [":", "="].contains(outline.text(position + 3))
        && (value == type || value == "Self")
        && !outline.part(at: position, in: open).contains { ["private", "fileprivate"].contains(outline.text($0)) }
    }.map { outline.text($0 + 2) }
  }

  /// Returns the parameters of the initializer that a structure gets for its properties, or nil if one is hidden.
  private static func properties(in range: Range<Int>, _ outline: SourceOutline, _ open: Int) -> [Parameter]? {
    var made: [Parameter] = []
    for position in range
    where ["let", "var"].contains(outline.text(position)) && outline.brace(around: position) == open {
      let part = outline.part(at: position, in: open)
      let words = part.map(outline.text)
      let before = words.prefix(position - part.lowerBound)
      if before.contains("static") || words.contains("{") && !words.contains("didSet") { continue }
      if words.contains("=") && outline.text(position) == "let" { continue }
      if before.contains("private") || before.contains("fileprivate") { return nil }
      guard outline.text(position + 2) == ":" else { continue }
      let type = words.dropFirst(position + 3 - part.lowerBound).prefix { !["=", "{", ";"].contains($0) }
      let isOptionalVariable = type.last == "?" && outline.text(position) == "var"
      made.append(
        Parameter(
          label: outline.text(position + 1), type: Array(type),
          hasDefault: words.contains("=") || isOptionalVariable))
    }
    return made
  }

  /// Returns the properties of a class without a value that code uses as if they had one, `var model: Model!`, except
  /// outlets and those that would not keep their object.
  static func implicitValues(in range: Range<Int>, _ outline: SourceOutline) -> [Parameter] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    let other: Set<String> = ["weak", "private", "fileprivate", "static", "unowned", "lazy", "(", "{"]
    return range.filter { outline.text($0) == "var" && outline.brace(around: $0) == open }.compactMap { position in
      let words = outline.part(at: position, in: open).map(outline.text)
      let type = words.drop { $0 != ":" }.dropFirst().prefix { $0 != "=" && $0 != "{" }
      guard type.last == "!", !words.contains("="),
        words.prefix(while: { $0 != "var" }).allSatisfy({ !other.contains($0) }),
        type.first?.hasPrefix("UI") == false
      else { return nil }
      return Parameter(label: outline.text(position + 1), type: Array(type.dropLast()), hasDefault: false)
    }
  }

  // MARK: - Values

  /// Returns the arguments for parameters; nil if a value is not known.
  func arguments(for parameters: [Parameter]) -> String? { arguments(for: parameters, depth: Self.depth) }

  private func arguments(for parameters: [Parameter], depth: Int) -> String? {
    var made: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let value = value(ofType: parameter.type, depth: depth) else { return nil }
      made.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return made.joined(separator: ", ")
  }

  /// Returns a value of a type, given by its tokens, or nil for unknown types.
  private func value(ofType type: [String], depth: Int) -> String? {
    let words: Set<String> = ["@", "escaping", "any", "some", "MainActor", "Sendable", "autoclosure", "inout"]
    let type = type.filter { !words.contains($0) }
    if let closure = closure(ofType: type, depth: depth) { return closure }
    switch type.last {
    case "?", "!": return "nil"
    case "]" where type.first == "[":
      if type.contains(":") { return "[:]" }
      // A list with one row shows more than an empty one.
      return "[\(depth > 0 ? value(ofType: Array(type.dropFirst().dropLast()), depth: depth - 1) ?? "" : "")]"
    case ">" where type.first == "Set": return "[]"
    default: break
    }
    if let value = Self.value(ofSystemType: type) { return value }
    guard depth > 0, type.count == 1 else { return nil }
    return value(named: type[0], depth: depth)
  }

  /// Returns a value of a type that the sources declare: of the type itself, or else of the first one that inherits
  /// from it or conforms to it, such as a stub that the app has for its tests.
  private func value(named name: String, depth: Int) -> String? {
    let own: String? =
      switch types[name] {
      case .choice(let choice, let parameters):
        arguments(for: parameters, depth: depth - 1).map { "\(name).\(choice)\(parameters.isEmpty ? "" : "(\($0))")" }
      case .calls(let initializers):
        initializers.lazy.compactMap { arguments(for: $0, depth: depth - 1) }.first.map { "\(name)(\($0))" }
      case .shared(let property): "\(name).\(property)"
      case nil: nil
      }
    return own
      ?? (depth > 1 ? subtypes[name]?.lazy.compactMap { value(named: $0, depth: depth - 1) }.first : nil)
  }

  private static func value(ofSystemType type: [String]) -> String? {
    switch type.joined() {
    case "String", "NSString", "Substring": return "\"Text\""
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64", "NSNumber":
      return "3"
    case "Bool": return "true"
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    case "UIImage", "UIView", "UILabel", "UIImageView", "UIButton", "UIViewController", "UINavigationController",
      "UIScrollView", "UIStackView", "UITextField", "UICollectionViewFlowLayout", "NSObject", "UUID", "Data",
      "UIBarButtonItem":
      return "\(type[0])()"
    case "UICollectionViewLayout": return "UICollectionViewFlowLayout()"
    case "UITableView": return "UITableView(frame: .zero)"
    case "UIColor": return ".systemBlue"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "Locale": return "Locale(identifier: \"en\")"
    case "Bundle": return ".main"
    case "IndexPath": return "IndexPath(row: 0, section: 0)"
    case "NSAttributedString", "NSMutableAttributedString": return "\(type[0])(string: \"Text\")"
    case "UITableView.Style", "UITableViewStyle": return ".plain"
    case "UITableViewCell.CellStyle", "UITableViewCellStyle": return ".default"
    case "NSLayoutConstraint.Axis", "UILayoutConstraintAxis": return ".vertical"
    case "UICollectionView": return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UITableViewCell", "UICollectionViewCell", "UIWindow", "UITraitCollection", "DateFormatter",
      "NumberFormatter", "JSONDecoder", "JSONEncoder", "NSMutableArray", "NSMutableDictionary":
      return "\(type[0])()"
    case "Decimal", "Any": return "3"
    case "AnyObject": return "NSObject()"
    case "Character": return "\"T\""
    case "Calendar", "TimeZone": return ".current"
    case "DispatchQueue", "OperationQueue": return ".main"
    case "FileManager": return ".default"
    case "UserDefaults": return ".standard"
    case "NotificationCenter": return ".default"
    case "Error": return "CancellationError()"
    default: return nil
    }
  }

  /// Returns a closure that does nothing and returns nothing or a known value, or nil for other types.
  private func closure(ofType type: [String], depth: Int) -> String? {
    var type = type
    if type.first == "(", Self.end(in: type) == type.count - 1, type.contains("-") {
      type = Array(type.dropFirst().dropLast())
    }
    guard depth > 0, type.first == "(", let end = Self.end(in: type),
      let arrow = type.indices.dropLast().first(where: { $0 > end && type[$0] == "-" && type[$0 + 1] == ">" }),
      type[(end + 1)..<arrow].allSatisfy({ ["async", "throws"].contains($0) })
    else { return nil }
    let result = Array(type[(arrow + 2)...])
    let returnsNothing = ["Void", "()"].contains(result.joined())
    guard let value = returnsNothing ? "" : value(ofType: result, depth: depth - 1) else { return nil }
    let parameters = type[1..<end]
    if parameters.isEmpty { return value.isEmpty ? "{}" : "{ \(value) }" }
    var (nesting, count) = (0, 1)
    for (position, word) in parameters.enumerated() {
      if ["<", "[", "("].contains(word) { nesting += 1 }
      // The end of an arrow closes nothing.
      if ["]", ")"].contains(word) || word == ">" && type[position] != "-" { nesting -= 1 }
      if word == ",", nesting == 0 { count += 1 }
    }
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in\(value.isEmpty ? "" : " \(value)") }"
  }

  /// Returns the position of the bracket that closes the first token, which is itself a bracket, or nil if none does.
  private static func end(in type: [String]) -> Int? {
    var nesting = 0
    return type.indices.first { position in
      if type[position] == "(" { nesting += 1 }
      if type[position] == ")" { nesting -= 1 }
      return nesting == 0
    }
  }
}
