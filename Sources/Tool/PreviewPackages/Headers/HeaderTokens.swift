/// The tokens of a header in Objective-C, without comments and preprocessor lines.
struct HeaderTokens {
  /// The words, numbers, strings and signs, in order.
  private(set) var texts: [String] = []
  /// The names of the files that it imports, without their folders.
  private(set) var imports: [String] = []
  /// The constants that its macros define: numbers and strings, by name and in order.
  private(set) var macros: [(name: String, value: String)] = []
  /// The closing bracket of each opening one.
  private(set) var partners: [Int: Int] = [:]

  /// The most tokens that are read.
  private static let limit = 200_000

  init(of text: String) {
    var code = ""
    var isContinued = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if isContinued || words.first == "#" {
        if !isContinued { read(directive: words.dropFirst().drop { $0 == " " }) }
        isContinued = line.last == "\\"
        code += "\n"
      } else {
        code += "\(line)\n"
      }
    }
    let tokens = SwiftTokens(of: code)
    texts = tokens.code.prefix(Self.limit).map { tokens.text(tokens.all[$0]) }
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
      let path = words.dropFirst().first?.trimming { "\"<>\r".contains($0) } ?? ""
      if path.hasSuffix(".h") { imports.append(path.split(separator: "/").last.map(String.init) ?? path) }
    case "define":
      guard words.count == 3, !words[1].contains("(") else { return }
      var value = words[2].trimming { " \t\r".contains($0) }
      if let comment = value.firstRange(of: "//"), !value.contains("\"") {
        value = String(value[..<comment.lowerBound]).trimming { " \t".contains($0) }
      }
      let text = value.hasPrefix("@\"") ? String(value.dropFirst()) : value
      let isText = text.count > 1 && text.hasPrefix("\"") && text.dropFirst().firstIndex(of: "\"") == text.indices.last
      if Int(value) != nil || Double(value) != nil || isText { macros.append((String(words[1]), text)) }
    default: break
    }
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
