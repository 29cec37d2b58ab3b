/// A mutator that mutates XML so that most results are still well-formed: it changes values, attributes and whole
/// elements.
///
/// The parser rejects almost all inputs with changes of arbitrary bytes.
public struct MarkupMutator {
  private let bytes: [UInt8]
  private let outline: MarkupOutline
  /// The second input, the source of attributes and elements.
  private let other: [UInt8]
  private let otherOutline: MarkupOutline

  /// Creates a mutator of the given bytes; nil if they are not well-formed.
  ///
  /// `other` is the source of attributes and elements. If it is not well-formed, `bytes` is used.
  public init?(_ bytes: [UInt8], with other: [UInt8]) {
    guard let outline = MarkupOutline(of: bytes) else { return nil }
    self.bytes = bytes
    self.outline = outline
    let otherOutline = MarkupOutline(of: other)
    self.other = otherOutline == nil ? bytes : other
    self.otherOutline = otherOutline ?? outline
  }

  /// Returns the bytes with one change.
  public func mutated(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5: settingValue(using: &generator)
    case 5: removingAttribute(using: &generator)
    case 6: addingAttribute(using: &generator)
    case 7: removingElement(using: &generator)
    case 8: repeatingElement(using: &generator)
    case 9: movingElement(using: &generator)
    case 10: graftingElement(using: &generator)
    default: renamingElement(using: &generator)
    }
  }

  // MARK: - Attributes

  private func settingValue(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let attribute = outline.attributes.randomElement(using: &generator) else { return bytes }
    return replacing(attribute.value, with: value(for: bytes[attribute.name], using: &generator))
  }

  /// Returns a value for an attribute: one of the same name, one of any name, an object's id, or a special value.
  private func value(for name: ArraySlice<UInt8>, using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let choice = Int.random(in: 0..<8, using: &generator)
    let named = otherOutline.attributes.filter { attribute in
      choice == 7 || other[attribute.name] == (choice < 3 ? name : Self.id)
    }
    if choice < 5 || choice == 7, let found = named.randomElement(using: &generator) {
      return Array(other[found.value])
    }
    return Array((Self.tellingValues.randomElement(using: &generator) ?? "").utf8)
  }

  private func removingAttribute(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let attribute = outline.attributes.randomElement(using: &generator) else { return bytes }
    // Includes the space before the name and the quote after the value.
    return replacing(attribute.name.lowerBound - 1..<attribute.value.upperBound + 1, with: [])
  }

  private func addingAttribute(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = outline.elements.randomElement(using: &generator),
      let attribute = otherOutline.attributes.randomElement(using: &generator)
    else { return bytes }
    let name = other[attribute.name]
    // An element with a repeated attribute is not well-formed.
    if outline.attributes[element.attributes].contains(where: { bytes[$0.name] == name }) { return bytes }
    let place = element.name.upperBound
    let text = Array(" ".utf8) + other[attribute.name.lowerBound..<attribute.value.upperBound + 1]
    return replacing(place..<place, with: text)
  }

  // MARK: - Elements

  private func removingElement(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = outline.elements.dropFirst().randomElement(using: &generator) else { return bytes }
    return replacing(element.range, with: [])
  }

  private func repeatingElement(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = outline.elements.dropFirst().randomElement(using: &generator) else { return bytes }
    let copy = copy(of: Array(bytes[element.range]), using: &generator)
    return replacing(element.range.upperBound..<element.range.upperBound, with: copy)
  }

  private func movingElement(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = outline.elements.dropFirst().randomElement(using: &generator),
      let container = outline.elements.filter({ !element.range.contains($0.range.lowerBound) })
        .randomElement(using: &generator)
    else { return bytes }
    let (place, text) = insertion(of: Array(bytes[element.range]), into: container)
    // The later range changes first, so that the other one stays valid.
    if place.lowerBound >= element.range.upperBound {
      var result = replacing(place, with: text)
      result.removeSubrange(element.range)
      return result
    }
    var result = replacing(element.range, with: [])
    result.replaceSubrange(place, with: text)
    return result
  }

  private func graftingElement(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = otherOutline.elements.randomElement(using: &generator),
      let container = outline.elements.randomElement(using: &generator)
    else { return bytes }
    let (place, text) = insertion(of: copy(of: Array(other[element.range]), using: &generator), into: container)
    return replacing(place, with: text)
  }

  private func renamingElement(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard let element = outline.elements.randomElement(using: &generator),
      let named = otherOutline.elements.randomElement(using: &generator)
    else { return bytes }
    var result = bytes
    let name = other[named.name]
    if let lastTag = element.lastTag {
      result.replaceSubrange(lastTag, with: Array("</".utf8) + name + Array(">".utf8))
    }
    result.replaceSubrange(element.name, with: name)
    return result
  }

  /// Returns the range to replace, and the new bytes, so that an element becomes the last one in a container.
  private func insertion(of text: [UInt8], into container: MarkupOutline.Element) -> (Range<Int>, [UInt8]) {
    if let tag = container.lastTag { return (tag.lowerBound..<tag.lowerBound, text) }
    // An empty element ends with '/>'.
    let end = container.range.upperBound - 2..<container.range.upperBound
    return (end, Array(">".utf8) + text + Array("</".utf8) + bytes[container.name] + Array(">".utf8))
  }

  /// Returns a copy of an element. Three of four copies have new ids and references to them.
  private func copy(of element: [UInt8], using generator: inout some RandomNumberGenerator) -> [UInt8] {
    guard Int.random(in: 0..<4, using: &generator) > 0, let outline = MarkupOutline(of: element) else { return element }
    let ids = Set(outline.attributes.filter { element[$0.name] == Self.id }.map { element[$0.value] })
    let ending = Array(String(Int.random(in: 0..<1296, using: &generator), radix: 36).utf8)
    var result = element
    for attribute in outline.attributes.reversed() where ids.contains(element[attribute.value]) {
      result.insert(contentsOf: ending, at: attribute.value.upperBound)
    }
    return result
  }

  private func replacing(_ range: Range<Int>, with text: [UInt8]) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range, with: text)
    return result
  }

  private static let id = Array("id".utf8)[...]

  /// Values that reach special cases in the reading of numbers, names and switches.
  private static let tellingValues = [
    "", "0", "-1", "0.5", "20", "750", "1000", "1001", "16:9", "1:0", "1e9", "-1e308", "5e-324", "NaN", "inf", "YES",
    "NO",
    "leading", "trailing", "top", "bottom", "centerX", "baseline", "width", "leadingMargin", "greaterThanOrEqual",
    "default", "widthClass=compact", "&quot;&amp;&#10;", "\u{202E}é",
  ]
}
