internal import Findings
internal import MarkupReading
internal import Scenes

/// A value of a property list, as far as string tables and app settings need it.
package indirect enum PropertyList: Sendable, Hashable {
  /// A member of a dictionary.
  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: PropertyList
  }

  case string(String)
  case dictionary([Member])
  case array([PropertyList])
  /// An integer, or a Boolean as 1 or 0.
  case integer(Int)
  case data([UInt8])
  /// A date or another value that no reader needs.
  case other

  /// An error in a property list, with its offset in bytes.
  package struct Damage: Error, Hashable {
    package let message: String
    package let offset: Int
  }

  /// The members of a dictionary. Empty for other values.
  package var members: [Member] {
    if case .dictionary(let members) = self { return members }
    return []
  }

  /// The values of an array. Empty for other values.
  package var values: [PropertyList] {
    if case .array(let values) = self { return values }
    return []
  }

  package var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  /// Returns the value of a dictionary key, or nil.
  package subscript(_ key: String) -> PropertyList? { members.first { $0.key == key }?.value }

  /// Whether a file is a property list, in XML or binary format.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: BinaryPropertyList.magic) || bytes.starts(with: "<?xml".utf8)
      || bytes.starts(with: "<!DOCTYPE plist".utf8) || bytes.starts(with: "<plist".utf8)
  }

  /// Returns the value of a file.
  ///
  /// - Throws: ``Damage`` if it is not a valid property list.
  package static func value(in bytes: [UInt8]) throws(Damage) -> PropertyList {
    bytes.starts(with: BinaryPropertyList.magic)
      ? try BinaryPropertyList.value(in: bytes) : try XMLPropertyList.value(in: bytes)
  }
}

/// Functions that read property lists in XML format.
package enum XMLPropertyList {
  /// Returns the value of a file.
  package static func value(in bytes: [UInt8]) throws(PropertyList.Damage) -> PropertyList {
    let root: XMLElement
    do throws(DocumentError) {
      root = try XMLElementParser.root(of: XMLText(DocumentTypeDeclaration.blanked("plist", in: bytes), path: ""))
    } catch {
      throw PropertyList.Damage(message: error.findings.first?.message.text ?? "not XML", offset: 0)
    }
    guard root.name == .plist, let value = root.children.first else {
      throw PropertyList.Damage(message: "<\(root.name)> is not a property list", offset: root.place.offset)
    }
    return self.value(of: value)
  }

  private static func value(of element: XMLElement) -> PropertyList {
    switch element.name {
    case .string: return .string(element.text)
    case .dict:
      var members: [PropertyList.Member] = []
      for (key, value) in zip(element.children, element.children.dropFirst()) where key.name == .key {
        members.append(PropertyList.Member(key: key.text, value: self.value(of: value)))
      }
      return .dictionary(members)
    case .other where element.tag == "array": return .array(element.children.map { self.value(of: $0) })
    case .other where element.tag == "integer": return Int(element.text).map(PropertyList.integer) ?? .other
    case .other where element.tag == "true": return .integer(1)
    case .other where element.tag == "false": return .integer(0)
    default: return .other
    }
  }
}
