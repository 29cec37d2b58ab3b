/// What headers in Objective-C declare.
struct HeaderDeclarations {
  /// A method with its name in Objective-C by pieces: `initWith:color:`.
  struct Method: Hashable {
    var isStatic = false
    var isOptional = false
    /// The pieces of the selector.
    var pieces: [String] = []
    var parameters: [HeaderType] = []
    var result: HeaderType
    /// The name that the header states for Swift: `init(text:)`.
    var swiftName: String?
  }

  struct Property: Hashable {
    let name: String
    let type: HeaderType
    var isStatic = false
    var isReadOnly = false
    var isWeak = false
    var isOptional = false
  }

  /// The members of a class, a category or a protocol.
  struct Members: Hashable {
    var methods: [Method] = []
    var properties: [Property] = []
  }

  struct Class: Hashable {
    let name: String
    var parent: String
    var protocols: [String] = []
    var members = Members()
  }

  struct Enumeration: Hashable {
    let name: String
    /// The type of the raw values.
    let type: String
    let isOptionSet: Bool
    /// Whether the cases are global constants, as those of an enumeration in C.
    let isPlain: Bool
    /// The names with the text of their value, if it is stated.
    var cases: [Case] = []

    struct Case: Hashable {
      let name: String
      let value: String?
    }
  }

  struct Constant: Hashable {
    let name: String
    let type: HeaderType
    var value: String?
  }

  struct Alias: Hashable {
    let name: String
    let type: HeaderType
  }

  struct Function: Hashable {
    let name: String
    let parameters: [HeaderType]
    let result: HeaderType
  }

  var classes: [String: Class] = [:]
  /// The members of categories, by the class.
  var categories: [String: Members] = [:]
  var protocols: [String: (parents: [String], members: Members)] = [:]
  var enumerations: [String: Enumeration] = [:]
  var constants: [String: Constant] = [:]
  var aliases: [String: Alias] = [:]
  var functions: [String: Function] = [:]

  var isEmpty: Bool {
    classes.isEmpty && categories.isEmpty && protocols.isEmpty && enumerations.isEmpty && constants.isEmpty
      && aliases.isEmpty && functions.isEmpty
  }

  init() {}

  /// Creates the declarations of headers.
  init(of texts: [String]) {
    for text in texts {
      var scanner = HeaderScanner(of: HeaderTokens(of: text))
      scanner.read(into: &self)
    }
  }
}
