/// The types that sources use and no module on Linux has. Each is declared as an empty type, of the kind that its use
/// asks for, so that declarations which only name it still compile.
struct MissingTypes: Sendable {
  private var declarations: [String: String] = [:]
  /// The names of the types.
  var types: [String] { declarations.filter { !$0.value.isEmpty }.map(\.key) }

  /// The source with the declarations.
  var text: String {
    (["import UIKit"] + declarations.sorted { $0.key < $1.key }.map(\.value)).joined(separator: "\n") + "\n"
  }

  /// Removes the declaration on a line of the source, which does not compile.
  ///
  /// - Returns: Whether there is one.
  mutating func remove(atLine line: Int) -> Bool {
    let names = declarations.keys.sorted()
    guard names.indices.contains(line - 2), declarations[names[line - 2]] != "" else { return false }
    declarations[names[line - 2]] = ""
    return true
  }

  /// Declares a type, unless it is declared already.
  mutating func declare(_ name: String, usedAt error: CompilerError, in text: String) -> Bool {
    guard declarations[name] == nil else { return false }
    let outline = SourceOutline(of: SwiftTokens(of: text))
    guard let position = outline.position(of: error) else { return false }
    let declaration = outline.part(at: position, in: outline.brace(around: position))
    let isInherited = outline.inheritedItem(at: position, in: declaration) != nil
    if isInherited, let parent = Self.superclass(of: name), outline.isSuperclass(at: position, in: declaration) {
      declarations[name] = "open class \(name): \(parent) {}"
    } else if isInherited || outline.text(position - 1) == "any" || outline.text(position - 1) == "&" {
      declarations[name] = "public protocol \(name) {}"
    } else {
      let count = Self.numberOfArguments(after: position, in: outline)
      let arguments = (0..<count).map { "Argument\($0)" }.joined(separator: ", ")
      declarations[name] =
        "open class \(name)\(count > 0 ? "<\(arguments)>" : ""): NSObject { public override init() {} }"
    }
    return true
  }

  /// The class of UIKit that a missing superclass most likely inherits from, judged by its name.
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

  /// The number of generic arguments after a name.
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

  /// The names of the types that a source declares.
  static func declared(in text: String) -> Set<String> {
    let tokens = SwiftTokens(of: text)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]
    return Set(words.indices.dropFirst().filter { keywords.contains(words[$0 - 1]) }.map { words[$0] })
  }

  /// A source that imports UIKit, on its first line; nil if it does so already.
  static func importingUIKit(in text: String) -> String? {
    let tokens = SwiftTokens(of: text)
    let words = tokens.code.map { tokens.text(tokens.all[$0]) }
    let isImported = words.indices.dropFirst().contains { words[$0 - 1] == "import" && words[$0] == "UIKit" }
    return isImported ? nil : "import UIKit; \(text)"
  }

  /// A source without the imports of modules; nil if it has none of them.
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
