internal import VisibleText

extension Finding {
  /// The message of a finding: a kind, typed arguments, and an English template that only becomes text for display.
  ///
  /// A template is an interpolated string literal: `"\(view.name) is cut off by \(measure: points)"`. Two messages are
  /// equal if they have the same kind and arguments. The literal words do not count, so rewording a rule changes no
  /// identity.
  public struct Message: Sendable {
    public enum Argument: Sendable, Hashable {
      /// A name or word of the document, which distinguishes one fault from another.
      case name(String)
      /// A number, count or measure. It changes with the screen and does not count for identity.
      case measure(String)

      /// The argument as readers see it.
      var text: String {
        switch self {
        case .name(let text), .measure(let text): text
        }
      }
    }

    /// A part of the template, in order.
    private enum Piece: Sendable {
      case words(String)
      /// Words that depend on the case, such as plurals.
      case variableWords(String)
      case argument(Int)
    }

    /// The key of the message among the messages of its code. Empty for the only or usual one.
    public var kind: String
    /// The arguments, in the order of the template.
    public private(set) var arguments: [Argument]
    private var pieces: [Piece]

    public init(kind: String, _ template: Message) {
      self = template
      self.kind = kind
    }

    /// Creates a message from a constraint or view in UIKit's notation, which has no words to replace, with its numbers
    /// as measures.
    package init(separatingNumbersIn text: String) {
      self.init(kind: "", arguments: [], text: "")
      var rest = text[...]
      while let first = rest.first {
        let isNumber = Self.isDigit(first)
        let part = rest.prefix { Self.isDigit($0) == isNumber || (isNumber && $0 == ".") }
        append(isNumber ? .measure(String(part)) : .name(String(part)))
        rest = rest.dropFirst(part.count)
      }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Creates a message that another run has rendered.
    package init(kind: String, arguments: [Argument], text: String) {
      self.kind = kind
      self.arguments = arguments
      pieces = [.words(text)]
    }

    /// The sentence that readers see, without a full stop.
    public var text: String {
      pieces.reduce(into: "") { text, piece in
        switch piece {
        case .words(let words), .variableWords(let words): text += words
        case .argument(let index): text += arguments[index].text
        }
      }
    }

    /// The sentence with `…` in place of everything that differs between messages of its kind. If one kind of a code
    /// has two templates, nothing distinguishes their messages.
    package var template: String {
      pieces.reduce(into: "") { template, piece in
        if case .words(let words) = piece { template += words } else if !template.hasSuffix("…") { template += "…" }
      }
    }

    package var isEmpty: Bool { text.isEmpty }

    /// The names among the arguments.
    package var names: [String] {
      arguments.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// Returns the message with other literal words, and the same kind and arguments.
    package func reworded(_ change: (String) -> String) -> Message {
      var message = self
      message.pieces = pieces.map { piece in
        switch piece {
        case .words(let words): .words(change(words))
        case .variableWords(let words): .variableWords(change(words))
        case .argument: piece
        }
      }
      return message
    }

    /// Concatenates two templates. The first one decides the kind.
    public static func + (first: Message, second: Message) -> Message {
      var both = first
      both.append(second)
      return both
    }

    private mutating func append(_ other: Message) {
      let offset = arguments.count
      arguments += other.arguments
      pieces += other.pieces.map { piece in
        if case .argument(let index) = piece { .argument(offset + index) } else { piece }
      }
    }
  }
}

extension Finding.Message: Hashable {
  /// Whether both have the same kind and arguments.
  public static func == (first: Finding.Message, second: Finding.Message) -> Bool {
    first.kind == second.kind && first.arguments == second.arguments
  }

  /// Hashes the kind and the arguments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(arguments)
  }
}

extension Finding.Message: CustomStringConvertible {
  /// The sentence that readers see.
  public var description: String { text }
}

extension Finding.Message: ExpressibleByStringInterpolation {
  /// The template of a message, collected piece by piece.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Finding.Message(kind: "", arguments: [], text: "")

    /// Creates an empty template.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words of the template.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { message.appendWords(literal) }
    }

    /// Appends a name or a word of the document.
    public mutating func appendInterpolation(_ name: some StringProtocol) { message.append(.name(String(name))) }

    /// Appends a name or a word of the document, as its description.
    public mutating func appendInterpolation(_ name: some CustomStringConvertible) {
      message.append(.name(name.description))
    }

    /// Appends a name or a word of the document, as its description.
    public mutating func appendInterpolation<Value>(_ name: Value) { message.append(.name("\(name)" as String)) }

    public mutating func appendInterpolation(_ number: Double) { message.append(.measure("\(number)" as String)) }

    public mutating func appendInterpolation(_ count: some BinaryInteger) {
      message.append(.measure("\(count)" as String))
    }

    /// Appends a number or a measure that is already text.
    public mutating func appendInterpolation(measure: String) { message.append(.measure(measure)) }

    /// Appends the pieces and arguments of another message.
    public mutating func appendInterpolation(_ other: Finding.Message) { message.append(other) }

    /// Appends words of the template that depend on the case, such as plurals.
    public mutating func appendInterpolation(words: String) { message.append(variableWords: words) }
  }

  /// Creates a message without arguments.
  public init(stringLiteral words: String) { self.init(kind: "", arguments: [], text: words) }

  /// Creates a message from a template.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }

  /// The maximum number of characters of a name argument. It is above the limit of any list of names. Names alone are
  /// limited elsewhere.
  private static let argumentLimit = 1000

  fileprivate mutating func append(_ argument: Argument) {
    let argument: Argument =
      if case .name(let name) = argument { .name(VisibleText.name(name, limit: Self.argumentLimit)) } else { argument }
    pieces.append(.argument(arguments.count))
    arguments.append(argument)
  }

  fileprivate mutating func append(variableWords: String) { pieces.append(.variableWords(variableWords)) }

  fileprivate mutating func appendWords(_ words: String) { pieces.append(.words(words)) }
}

extension [Finding.Message] {
  /// Joins the messages into one, with words between them.
  package func joined(separator: String) -> Finding.Message {
    enumerated().reduce(into: "") { joined, item in
      joined = item.offset == 0 ? item.element : "\(joined)\(words: separator)\(item.element)"
    }
  }
}
