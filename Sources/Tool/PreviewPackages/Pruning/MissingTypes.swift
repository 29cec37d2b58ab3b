/// The types that sources use and no module on Linux has. Each is declared with the kind that its use requires, so that
/// the code around it still compiles.
///
/// Classes conform to `MissingMembers`, and so have all members of objects. Static members and initializers are added
/// as code uses them: Swift looks up neither by name.
struct MissingTypes: Sendable {
  /// A declaration, on one line.
  struct Declaration {
    /// The text up to the members; empty if the declaration itself does not compile.
    var head: String
    /// The members that the declaration has without any use.
    var ownMembers: [String] = []
    /// The members that code uses.
    var members: [String] = []
    /// The members that did not compile, which are not added again.
    var rejected: Set<String> = []
    /// Whether members that code uses can be added.
    var takesMembers = false

    var allMembers: [String] { ownMembers + members }

    var text: String { head.isEmpty ? "" : "\(head) { \(allMembers.joined(separator: "; ")) }" }

    /// Returns the declaration of a class of objects, with generic arguments such as `<Argument0>`.
    ///
    /// Without its property, Foundation ends the process if an object is an attribute of text.
    static func object(_ name: String, arguments: String = "") -> Declaration {
      Declaration(
        head: "open class \(name)\(arguments): NSObject, MissingMembers",
        ownMembers: ["private let header: UInt64 = 256", "public override init() {}"],
        takesMembers: arguments.isEmpty)
    }

    /// Returns the declaration of a class that most likely inherits from one of UIKit's, judged by its name, or else of
    /// a class of objects.
    static func named(_ name: String) -> Declaration {
      guard let parent = MissingTypes.superclass(of: name) else { return .object(name) }
      return Declaration(head: "open class \(name): \(parent), MissingMembers", takesMembers: true)
    }

    /// Whether it only adds members to a type of UIKit.
    var isExtension: Bool { head.hasPrefix("extension") }

    /// Whether it is a class with the initializers of one of UIKit's.
    var isOfUIKit: Bool { !head.isEmpty && ownMembers.isEmpty && head.hasPrefix("open class") }
  }

  var declarations: [String: Declaration] = [:]
  /// The names of the types, except the one that contains cases.
  var types: [String] {
    declarations.filter { !$0.value.head.isEmpty && !$0.value.isExtension && $0.key != Self.choice }.map(\.key)
  }

  /// The type of arguments such as `.bold`, which has the cases that code uses. Swift looks up no case in `Any`.
  private static let choice = "RenderLayoutsChoice"

  /// The most members that are added to one type.
  private static let memberLimit = 200

  /// The source with the declarations.
  var text: String {
    (["import LayoutPreviews; import UIKit"] + declarations.sorted { $0.key < $1.key }.map(\.value.text))
      .joined(separator: "\n") + "\n"
  }

  /// The names of types that a module has after all, which some sources do not import.
  private(set) var withdrawn: Set<String> = []

  /// Removes the declaration of a type that an error reports as ambiguous, because a module has it as well.
  ///
  /// - Returns: Whether there is one.
  mutating func withdraw(_ error: CompilerError) -> Bool {
    guard error.message.contains("is ambiguous for type lookup"), let name = error.names.first,
      declarations[name]?.head.isEmpty == false
    else { return false }
    declarations[name] = Declaration(head: "")
    withdrawn.insert(name)
    return true
  }

  /// Removes the members of the declaration on a line of the source, which does not compile, and then all of it.
  ///
  /// - Returns: Whether there is one.
  mutating func remove(atLine line: Int) -> Bool {
    let names = declarations.keys.sorted()
    guard names.indices.contains(line - 2), let declaration = declarations[names[line - 2]], !declaration.head.isEmpty
    else { return false }
    declarations[names[line - 2]]?.members = []
    declarations[names[line - 2]]?.rejected.formUnion(declaration.members)
    if declaration.members.isEmpty { declarations[names[line - 2]]?.head = "" }
    return true
  }

  /// Declares a class for static members or initializers that code uses, as in `Logger.log()`, if it is not declared
  /// yet. Returns whether it was added.
  mutating func declare(_ name: String, calledAt error: CompilerError, in text: String) -> Bool {
    guard declarations[name] == nil, name.first?.isUppercase == true else { return false }
    let outline = SourceOutline(of: SwiftTokens(of: text))
    guard let position = outline.position(of: error), [".", "("].contains(outline.text(position + 1)) else {
      return false
    }
    declarations[name] = .named(name)
    return true
  }

  /// Declares a type, unless it is declared already. Returns whether it was added.
  mutating func declare(_ name: String, usedAt error: CompilerError, in text: String) -> Bool {
    guard declarations[name] == nil else { return false }
    let outline = SourceOutline(of: SwiftTokens(of: text))
    guard let position = outline.position(of: error) else { return false }
    let declaration = outline.part(at: position, in: outline.brace(around: position))
    let isInherited = outline.inheritedItem(at: position, in: declaration) != nil
    let isProtocol =
      isInherited || outline.text(position - 1) == "any" || outline.text(position - 1) == "&"
      || outline.text(position + 1) == "&"
    if isInherited, Self.superclass(of: name) != nil, outline.isSuperclass(at: position, in: declaration) {
      declarations[name] = .named(name)
    } else if isProtocol {
      declarations[name] = Declaration(head: "public protocol \(name)")
    } else {
      let count = Self.numberOfArguments(after: position, in: outline)
      let arguments = (0..<count).map { "Argument\($0)" }.joined(separator: ", ")
      declarations[name] = count > 0 ? .object(name, arguments: "<\(arguments)>") : .named(name)
    }
    return true
  }

  // MARK: - Members

  /// Adds the static member, the type or the initializer that an error reports as missing in one of the declared
  /// classes.
  ///
  /// - Returns: Whether there is such a class, and the member is new.
  mutating func addMember(usedAt error: CompilerError, in text: String) -> Bool {
    if let name = error.nameOfUnknownCase { return addCase(name, usedAt: error, in: text) }
    if error.message.contains("is not a member type of class"), let name = error.names.first {
      let owner = error.names.dropFirst().first?.split(separator: ".").last.map(String.init) ?? ""
      return add(Declaration.object(name).text, to: owner)
    }
    if Self.isAboutSuperclasses(error) { return turnIntoProtocols(error.names) }
    let isMember = error.message.hasPrefix("type '") && error.message.contains("has no member")
    let isStatic = error.message.hasPrefix("instance member '") && error.message.contains("cannot be used on type")
    let isOfOtherType =
      error.message.hasPrefix("cannot convert value") || error.message.hasPrefix("cannot assign value")
    let isCase = error.message.hasPrefix("type 'Any?' has no member")
    guard isMember || isStatic || isOfOtherType || Self.isAboutArguments(error) else { return false }
    let outline = SourceOutline(of: SwiftTokens(of: text))
    guard let position = outline.position(of: error) else { return false }
    if isMember, !isCase {
      extendSystemType(named: error.names.first ?? "")
      return addStaticMember(usedAt: position, error.names, in: outline)
    }
    if isStatic { return addStaticMember(usedAt: position, error.names.prefix(2).reversed(), in: outline) }
    if isOfOtherType, !error.names.contains(Self.choice) {
      return changeMember(usedAt: position, error.names, in: outline)
    }
    return addCall(around: position, in: outline)
  }

  /// Adds the initializer or the static function with the arguments of the innermost call of a declared type around a
  /// token. Returns whether there is one, and it is new.
  private mutating func addCall(around position: Int, in outline: SourceOutline) -> Bool {
    var open = outline.text(position) == "(" ? position : outline.opening(around: position)
    while let bracket = open, outline.text(bracket) != "(" || owner(ofCallAt: bracket, in: outline) == nil {
      open = outline.opening(around: bracket)
    }
    guard let open, let name = owner(ofCallAt: open, in: outline),
      let parameters = parameters(ofCallAt: open, in: outline), !parameters.isEmpty
    else { return false }
    if outline.text(open - 2) == ".", outline.text(open - 1) != "init" {
      let function = outline.text(open - 1).filter { $0 != "`" }
      return add("public static func `\(function)`(\(parameters)) -> \(name) { \(name)() }", to: name)
    }
    let isOfUIKit = declarations[name]?.isOfUIKit == true
    return add(
      isOfUIKit ? "public convenience init(\(parameters)) { self.init() }" : "public init(\(parameters)) {}", to: name)
  }

  /// Returns the declared type whose initializer or static function a call names: `Style(`, `Style.init(`, `Style.bold(`.
  /// Nil for a type inside it: `Style.Inner(`.
  private func owner(ofCallAt open: Int, in outline: SourceOutline) -> String? {
    func isDeclared(_ name: String) -> Bool { declarations[name].map { !$0.isExtension } ?? false }
    if isDeclared(outline.text(open - 1)) { return outline.text(open - 1) }
    let name = outline.text(open - 3)
    guard outline.text(open - 2) == ".", isDeclared(name), outline.text(open - 4) != "." else { return nil }
    let isType = declarations[name]?.members.contains { $0.hasPrefix("open class \(outline.text(open - 1)):") } ?? false
    return isType ? nil : name
  }

  /// Whether an error is about a type in a list of superclasses or protocols that has to be a protocol.
  private static func isAboutSuperclasses(_ error: CompilerError) -> Bool {
    error.message.hasPrefix("multiple inheritance from classes")
      || error.message.hasPrefix("protocol-constrained type cannot contain class")
  }

  /// Turns declared classes into protocols. If there are several, the classes of UIKit remain superclasses, or else the
  /// first one does.
  ///
  /// - Returns: Whether there are any.
  private mutating func turnIntoProtocols(_ names: [String]) -> Bool {
    let classes = names.filter { declarations[$0]?.head.hasPrefix("open class") == true }
    let others = classes.filter { declarations[$0]?.isOfUIKit != true }
    let turned = classes.count == 1 ? classes : others.isEmpty ? Array(classes.dropFirst()) : others
    for name in turned { declarations[name] = Declaration(head: "public protocol \(name)") }
    return !classes.isEmpty
  }

  /// Gives a static member that has the type of its owner the type that code needs: a string, a number, a color.
  ///
  /// - Returns: Whether there is such a member.
  private mutating func changeMember(usedAt position: Int, _ names: [String], in outline: SourceOutline) -> Bool {
    guard names.count > 1, let owner = names.first, let members = declarations[owner]?.members else { return false }
    let type = names[1].hasSuffix("?") ? String(names[1].dropLast()) : names[1]
    let places = (max(0, position - 4)..<position + 8).filter {
      outline.text($0) == owner && outline.text($0 + 1) == "."
    }
    for place in places {
      let name = outline.text(place + 2)
      let parameter = SampleValues.Parameter(label: nil, type: [type], hasDefault: false)
      guard
        let number = members.firstIndex(where: { $0.contains(" `\(name)`") && $0.hasSuffix("\(owner) { \(owner)() }") }
        ),
        let value = type == "String" ? "\"\(name)\"" : SampleValues().arguments(for: [parameter])
      else { continue }
      let end = "\(owner) { \(owner)() }"
      declarations[owner]?.members[number] = members[number].dropLast(end.count) + "\(type) { \(value) }"
      declarations[owner]?.rejected.insert(members[number])
      return true
    }
    return false
  }

  /// Adds a static member of a type: a function if it is called, otherwise a property. Both are of the type itself,
  /// like most values that types have. Returns whether it was added.
  private mutating func addStaticMember(usedAt position: Int, _ names: [String], in outline: SourceOutline) -> Bool {
    guard let owner = names.first?.prefix(while: { !"<?".contains($0) }).split(separator: ".").last, names.count > 1,
      let place = (position..<position + 6).first(where: { outline.text($0) == names[1] })
    else { return false }
    let arguments = outline.text(place + 1) == "(" ? parameters(ofCallAt: place + 1, in: outline) : nil
    let value = SampleValues.value(ofSystemType: [String(owner)]) ?? "\(owner)()"
    let result = "\(owner) { \(declarations[String(owner)]?.isExtension == true ? value : "\(owner)()") }"
    // A word of the language may be the name of a member.
    let name = "`\(names[1])`"
    return add(
      arguments.map { "public static func \(name)(\($0)) -> \(result)" } ?? "public static var \(name): \(result)",
      to: String(owner))
  }

  /// The types of UIKit that libraries often add static members to.
  static let extendedTypes: Set<String> = ["UIColor", "UIFont", "UIImage"]

  /// Prepares an extension of a type of UIKit for members that a missing module added to it.
  private mutating func extendSystemType(named name: String) {
    let type = name.last == "?" ? String(name.dropLast()) : name
    guard Self.extendedTypes.contains(type), declarations[type] == nil else { return }
    declarations[type] = Declaration(head: "extension \(type)", takesMembers: true)
  }

  mutating func add(_ member: String, to type: String) -> Bool {
    guard let known = declarations[type], known.takesMembers, !known.head.isEmpty,
      !known.allMembers.contains(member), !known.rejected.contains(member), known.allMembers.count < Self.memberLimit
    else { return false }
    declarations[type]?.members.append(member)
    return true
  }

  private static func isAboutArguments(_ error: CompilerError) -> Bool {
    [
      "argument passed to call that takes no arguments", "extra argument", "incorrect argument label",
      "no exact matches in call to",
    ].contains { error.message.hasPrefix($0) }
  }

  /// Returns the parameters for the arguments of a call, which take any value, or a case; nil without a closing bracket.
  mutating func parameters(ofCallAt open: Int, in outline: SourceOutline) -> String? {
    guard let close = outline.partners[open], close > open else { return nil }
    var made: [String] = []
    var position = open + 1
    while position < close {
      let isLabeled = outline.text(position + 1) == ":" && outline.token(position)?.kind == .word
      let label = isLabeled ? outline.text(position) : "_"
      let start = isLabeled ? position + 2 : position
      while position < close, outline.text(position) != "," {
        position = max(position, outline.partners[position] ?? position) + 1
      }
      let cases = start < position ? outline.cases(of: start..<position) : nil
      for name in cases ?? [] { declareCase(name) }
      made.append("\(label) argument\(made.count): \(cases == nil ? "Any?" : Self.choice)")
      position += 1
    }
    return made.joined(separator: ", ")
  }

  private mutating func declareCase(_ name: String) {
    if declarations[Self.choice] == nil {
      declarations[Self.choice] = Declaration(
        head: "public struct \(Self.choice)", ownMembers: ["public init() {}"], takesMembers: true)
    }
    _ = add("public static var `\(name)`: \(Self.choice) { \(Self.choice)() }", to: Self.choice)
  }

  /// Returns the class of UIKit that a missing superclass most likely inherits from, judged by its name.
  private static func superclass(of name: String) -> String? {
    let endings = [
      ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
      ("TableViewController", "UITableViewController"), ("Controller", "UIViewController"), ("VC", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
      ("Cell", "UITableViewCell"), ("TextField", "UITextField"), ("TextView", "UITextView"), ("Button", "UIButton"),
      ("ImageView", "UIImageView"), ("Label", "UILabel"), ("View", "UIView"), ("Control", "UIControl"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// Returns the number of generic arguments after a name.
  private static func numberOfArguments(after position: Int, in outline: SourceOutline) -> Int {
    guard outline.text(position + 1) == "<" else { return 0 }
    var (depth, count) = (0, 1)
    for next in position + 1..<min(position + 60, outline.tokens.code.count) {
      switch outline.text(next) {
      case "<", "(", "[": depth += 1
      case ">" where outline.text(next - 1) != "-", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      default: break
      }
      if depth == 0 { break }
    }
    return count
  }

  /// Whether a source declares a static member of a type with a name.
  static func hasStaticMember(_ name: String, of type: String, in text: String) -> Bool {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    return outline.tokens.code.indices.contains { position in
      guard outline.text(position) == name, ["let", "var", "func"].contains(outline.text(position - 1)),
        outline.typeName(around: position)?.split(separator: ".").last == type[...]
      else { return false }
      return outline.part(at: position, in: outline.brace(around: position)).prefix { $0 < position - 1 }
        .contains { ["static", "class"].contains(outline.text($0)) }
    }
  }

  /// Returns the names of the types that a source declares.
  static func declared(in text: String) -> Set<String> {
    let tokens = SwiftTokens(of: text)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]
    return Set(words.indices.dropFirst().filter { keywords.contains(words[$0 - 1]) }.map { words[$0] })
  }

  /// Returns a source that imports a module, on its first line, or nil if it does so already.
  static func importing(_ module: String, in text: String) -> String? {
    let tokens = SwiftTokens(of: text)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    let isImported = words.indices.dropFirst().contains { words[$0 - 1] == "import" && words[$0] == module }
    return isImported ? nil : "import \(module); \(text)"
  }

  /// Returns a source without the imports of modules, or nil if it has none of them.
  static func removingImports(of modules: Set<String>, from text: String) -> String? {
    let tokens = SwiftTokens(of: text)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    var bytes = tokens.bytes
    var isChanged = false
    for position in words.indices.dropFirst() where words[position - 1] == "import" && modules.contains(words[position])
    {
      let start = tokens.all[tokens.code[position - 1]].range.lowerBound
      var last = position
      while last + 2 < words.count, words[last + 1] == "." { last += 2 }
      let end = tokens.all[tokens.code[last]].range.upperBound
      for byte in start..<end where bytes[byte] != 0x0A { bytes[byte] = 0x20 }
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
