/// The identifiers of a document: valid XML names without duplicates.
struct DocumentIdentifiers {
  private var given: Set<String> = []
  private var lastSuffixes: [String: Int] = [:]

  /// Returns an identifier made from a name. Invalid characters become `-`, and duplicates get a number.
  mutating func identifier(for wish: String) -> String {
    let name = Self.name(from: wish)
    if given.insert(name).inserted { return name }
    var suffix = lastSuffixes[name] ?? 1
    var candidate: String
    repeat {
      suffix += 1
      candidate = "\(name)-\(suffix)"
    } while !given.insert(candidate).inserted
    lastSuffixes[name] = suffix
    return candidate
  }

  private static func name(from wish: String) -> String {
    if isPlain(wish) { return wish }
    var name = String.UnicodeScalarView()
    for scalar in wish.unicodeScalars {
      if name.isEmpty, !scalar.isNameStart { name.append("_") }
      name.append(scalar.isNamePart ? scalar : "-")
    }
    return name.isEmpty ? "_" : String(name)
  }
}

extension DocumentIdentifiers {
  /// Whether a name is already valid: a Latin letter, then Latin letters, digits and hyphens.
  private static func isPlain(_ wish: String) -> Bool {
    var isFirst = true
    for byte in wish.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }
}

extension Unicode.Scalar {
  /// Whether an XML name may begin with the character (production 4, `NameStartChar`, without the colon).
  fileprivate var isNameStart: Bool {
    switch value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x1_0000...0xE_FFFF:
      true
    default: false
    }
  }

  /// Whether an XML name may contain the character (production 4a, `NameChar`, without the colon).
  fileprivate var isNamePart: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart
    }
  }
}
