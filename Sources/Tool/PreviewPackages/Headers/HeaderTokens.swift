/// The tokens of a header in Objective-C, without comments and preprocessor lines.
struct HeaderTokens {
  /// The words, numbers, strings and signs, in order.
  private(set) var texts: [String] = []
  /// The paths of the headers that it imports, as it states them.
  private(set) var imports: [String] = []
  /// The constants that its macros define: numbers and strings, by name and in order.
  private(set) var macros: [(name: String, type: String, value: String)] = []
  /// The closing bracket of each opening one.
  private(set) var partners: [Int: Int] = [:]
  /// Whether there are more tokens than are read.
  private(set) var exceedsLimit = false

  /// The most tokens that are read.
  static let limit = 200_000

  init(of text: String, limit: Int = HeaderTokens.limit) {
    var code = ""
    var isContinued = false
    for line in LocatedLines.lines(of: Self.withoutComments(text)) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if isContinued || words.first == "#" {
        if !isContinued { read(directive: words.dropFirst().drop { $0 == " " || $0 == "\t" }) }
        isContinued = line.last == "\\"
        code += "\n"
      } else {
        code += "\(line)\n"
      }
    }
    let tokens = SwiftTokens(of: code)
    texts = tokens.code.prefix(limit).map { tokens.text(tokens.all[$0]) }
    exceedsLimit = tokens.code.count > limit
    var open: [Int] = []
    for (position, text) in texts.enumerated() {
      if ["(", "[", "{"].contains(text) { open.append(position) }
      if [")", "]", "}"].contains(text), let last = open.popLast() { partners[last] = position }
    }
  }

  private mutating func read(directive line: Substring) {
    let words = line.split(maxSplits: 2) { $0 == " " || $0 == "\t" }
    switch words.first {
    case "import", "include":
      let path = line.dropFirst(words[0].count).trimming { " \t\"<>".contains($0) }
      if path.hasSuffix(".h") { imports.append(path) }
    case "define":
      guard words.count == 3, !words[1].contains("(") else { return }
      let scanned = SwiftTokens(of: String(words[2]))
      let tokens = scanned.code.prefix(16).map { scanned.text(scanned.all[$0]) }
      let text = tokens.filter { !["@", "(", ")"].contains($0) }
      if text.count == 1, text[0].count > 1, text[0].hasPrefix("\""), text[0].hasSuffix("\"") {
        macros.append((String(words[1]), "String", text[0]))
      } else if let number = HeaderLiteral(tokens) {
        macros.append((String(words[1]), number.type, number.text))
      }
    default: break
    }
  }

  /// Returns a string with a space for each C comment, which ends at the first sign for its end. Line breaks stay.
  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var made: [UInt8] = []
    made.reserveCapacity(bytes.count)
    var (position, quote): (Int, UInt8?) = (0, nil)
    let (slash, star, escape) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\"))
    let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    while position < bytes.count {
      let (byte, next) = (bytes[position], position + 1 < bytes.count ? bytes[position + 1] : 0)
      if quote == nil, byte == slash, next == slash || next == star {
        made.append(UInt8(ascii: " "))
        position += 2
        while position < bytes.count {
          if next == slash, isBreak(bytes[position]) { break }
          if next == star, bytes[position] == star, position + 1 < bytes.count, bytes[position + 1] == slash {
            position += 2
            break
          }
          if isBreak(bytes[position]) { made.append(bytes[position]) }
          position += 1
        }
        continue
      }
      made.append(byte)
      position += 1
      if let sign = quote {
        if byte == escape, position < bytes.count {
          made.append(bytes[position])
          position += 1
        } else if byte == sign || isBreak(byte) {
          // A string ends at the end of its line, and so does text after an apostrophe outside of code.
          quote = nil
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return String(decoding: made, as: UTF8.self)
  }

  /// Returns a token, or an empty string outside of the header.
  subscript(_ position: Int) -> String { texts.indices.contains(position) ? texts[position] : "" }
}

extension StringProtocol {
  /// Returns the text without the characters of a kind at its ends.
  fileprivate func trimming(_ isOmitted: (Character) -> Bool) -> String {
    let start = drop(while: isOmitted)
    return String(String(start.reversed().drop(while: isOmitted).reversed()))
  }
}
