/// The declarations of Objective-C headers.
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
    /// Whether it throws an error, which is a parameter in Objective-C.
    var isThrowing = false
    /// Whether the header says that other initializers call it.
    var isDesignated = false
  }

  struct Property: Hashable {
    let name: String
    var type: HeaderType
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
    /// Whether the cases are global constants, as in an enumeration in C.
    let isPlain: Bool
    /// Whether the cases are codes of errors.
    var isError = false
    /// The names with the tokens of their value, if it is stated.
    var cases: [Case] = []

    struct Case: Hashable {
      let name: String
      let value: [String]
      /// The name that the header states for Swift.
      var swiftName: String?
    }
  }

  struct Constant: Hashable {
    let name: String
    var type: HeaderType
    var value: String?
    /// Whether other sources see it. The others, and macros, cannot be names of notifications.
    var isExtern = false
    /// The name that the header states for Swift.
    var swiftName: String?
  }

  struct Alias: Hashable {
    let name: String
    let type: HeaderType
    /// Whether it is a type of its own in Swift, with its constants as members.
    var isStructure = false
  }

  struct Function: Hashable {
    let name: String
    var parameters: [HeaderType]
    var result: HeaderType
    /// The name that the header states for Swift.
    var swiftName: String?
  }

  var classes: [String: Class] = [:]
  /// The members of categories, by the class.
  var categories: [String: Members] = [:]
  var protocols: [String: (parents: [String], members: Members)] = [:]
  var enumerations: [String: Enumeration] = [:]
  var constants: [String: Constant] = [:]
  var aliases: [String: Alias] = [:]
  var functions: [String: Function] = [:]

  /// The names that the headers state for types, by the name in Objective-C.
  var statedNames: [String: String] = [:]

  var isEmpty: Bool {
    classes.isEmpty && categories.isEmpty && protocols.isEmpty && enumerations.isEmpty && constants.isEmpty
      && aliases.isEmpty && functions.isEmpty
  }

  init() {}

  /// Creates the declarations of headers.
  init(of headers: [HeaderTokens]) {
    for header in headers {
      var scanner = HeaderScanner(of: header)
      scanner.read(into: &self)
    }
    readAliases()
  }

  /// Gives type aliases of blocks and objects the nullability from the header.
  private mutating func readAliases() {
    let pointers = aliases.filter { named(by: $0.value.type).isPointer }
    guard !pointers.isEmpty else { return }
    let closures = Set(pointers.filter { named(by: $0.value.type).isClosure }.keys)
    func read(_ type: inout HeaderType) {
      guard pointers[type.name] != nil else { return }
      type.setPointer(isClosure: closures.contains(type.name))
    }
    func read(_ members: inout Members) {
      for place in members.properties.indices { read(&members.properties[place].type) }
      for place in members.methods.indices {
        read(&members.methods[place].result)
        for other in members.methods[place].parameters.indices { read(&members.methods[place].parameters[other]) }
      }
    }
    categories.changeValues { read(&$0) }
    classes.changeValues { read(&$0.members) }
    protocols.changeValues { read(&$0.members) }
    functions.changeValues { function in
      read(&function.result)
      for place in function.parameters.indices { read(&function.parameters[place]) }
    }
  }

  /// Returns the type that a type is a different name for.
  private func named(by type: HeaderType) -> HeaderType {
    var (current, steps) = (type, 0)
    while let alias = aliases[current.name], steps < 8 { (current, steps) = (alias.type, steps + 1) }
    return current
  }
}

extension Dictionary {
  /// Changes each value in place.
  fileprivate mutating func changeValues(_ change: (inout Value) -> Void) {
    var place = startIndex
    while place < endIndex {
      change(&values[place])
      formIndex(after: &place)
    }
  }
}
