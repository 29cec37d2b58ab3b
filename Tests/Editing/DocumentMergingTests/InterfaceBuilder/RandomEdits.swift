import DocumentEditing
import LayoutTestSupport

@testable import DocumentMerging

/// Random edits of a storyboard or xib, such as an author makes in Xcode.
struct RandomEdits {
  private(set) var bytes: [UInt8]
  private var random: SeededRandomNumberGenerator
  /// A letter in all new ids, which tells the sides apart.
  private let side: String
  private var count = 0

  /// Edits a document a few times.
  init(of bytes: [UInt8], side: String, seed: UInt64) throws {
    self.bytes = bytes
    self.side = side
    random = SeededRandomNumberGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...5, using: &random) { try edit() }
  }

  /// The attributes that are changed, with the names of their elements.
  private static let values: [String: Set<String>] = [
    "constraint": ["constant", "priority", "multiplier"], "label": ["text", "textAlignment", "numberOfLines"],
    "fontDescription": ["pointSize", "type"], "color": ["red", "green", "blue", "alpha", "white"],
    "state": ["title", "image"], "button": ["contentHorizontalAlignment"], "imageView": ["image", "contentMode"],
    "view": ["contentMode", "userLabel"], "textField": ["placeholder", "borderStyle"],
    "stackView": ["spacing", "axis"],
    "tableView": ["rowHeight", "style"], "navigationItem": ["title"], "barButtonItem": ["title"],
    "outlet": ["property"], "userDefinedRuntimeAttribute": ["value"], "segue": ["kind", "identifier"],
  ]

  private mutating func edit() throws {
    let source = try XMLSource(bytes)
    count += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: changeValue(source)
    case 4: addAttribute(source)
    case 5: removeAttribute(source)
    case 6: remove(source, "constraint")
    case 7: remove(source, Bool.random(using: &random) ? "outlet" : "action")
    case 8: addConstraint(source)
    case 9: addView(source)
    case 10: move(source)
    default: swap(source)
    }
  }

  private mutating func pick(_ source: XMLSource, where isWanted: (Int) -> Bool) -> Int? {
    source.elements.indices.filter(isWanted).randomElement(using: &random)
  }

  private mutating func changeValue(_ source: XMLSource) {
    let attributes = source.elements.indices.flatMap { element in
      let names = Self.values[source.elements[element].name] ?? []
      return source.elements[element].attributes.filter { names.contains($0.name) }
    }
    guard let attribute = attributes.randomElement(using: &random) else { return }
    let text = source.text(of: attribute.value)
    // Both sides sometimes make the same change.
    let number = Int.random(in: 1...9, using: &random)
    bytes.replaceSubrange(
      attribute.value, with: (Double(text) == nil ? "\(XMLSource.written(text)) \(number)" : "\(number)").utf8)
  }

  private mutating func addAttribute(_ source: XMLSource) {
    let name = ["tag", "userLabel", "restorationIdentifier"].randomElement(using: &random) ?? "tag"
    let element = pick(source) {
      source.value("id", of: $0) != nil && source.elements[$0].parent.map { source.elements[$0].name } == "subviews"
        && source.attribute(name, of: $0) == nil
    }
    guard let element, let id = source.attribute("id", of: element) else { return }
    let number = Int.random(in: 1...9, using: &random)
    bytes.insert(contentsOf: " \(name)=\"\(number)\"".utf8, at: id.range.lowerBound)
  }

  private mutating func removeAttribute(_ source: XMLSource) {
    let optional: Set<String> = ["opaque", "userInteractionEnabled", "clipsSubviews", "priority", "hidden", "alpha"]
    let attributes = source.elements.filter { $0.name != "color" }.flatMap(\.attributes)
      .filter { optional.contains($0.name) }
    if let attribute = attributes.randomElement(using: &random) { bytes.removeSubrange(attribute.range) }
  }

  /// The range of an element with the blanks before it.
  private func lines(of element: Int, _ source: XMLSource) -> Range<Int> {
    let start = source.elements[element].startTag.lowerBound
    let blanks = source.bytes[..<start].lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return (blanks.map { $0 + 1 } ?? start)..<source.elements[element].end
  }

  private mutating func remove(_ source: XMLSource, _ name: String) {
    let named = Set(
      source.elements.flatMap(\.attributes).filter { $0.name != "id" }.map { source.text(of: $0.value) })
    let element = pick(source) { element in
      guard source.elements[element].name == name, let id = source.value("id", of: element),
        let parent = source.elements[element].parent, source.elements[parent].children.count > 1
      else { return false }
      return !named.contains(id)
    }
    if let element { bytes.removeSubrange(lines(of: element, source)) }
  }

  private mutating func addConstraint(_ source: XMLSource) {
    guard
      let element = pick(source, where: { source.elements[$0].name == "constraint" && source.elements[$0].isEmpty }),
      let id = source.attribute("id", of: element)
    else { return }
    let range = lines(of: element, source)
    var copy = Array(source.bytes[range])
    copy.replaceSubrange(
      id.value.lowerBound - range.lowerBound..<id.value.upperBound - range.lowerBound, with: newID.utf8)
    bytes.insert(contentsOf: copy, at: range.upperBound)
  }

  private var newID: String {
    let digits = String(1000 + count)
    return "\(side)\(digits.prefix(2))-\(digits.dropFirst(2).prefix(2))-\(side)00"
  }

  private mutating func addView(_ source: XMLSource) {
    guard let list = pick(source, where: { source.elements[$0].name == "subviews" && !source.elements[$0].isEmpty }),
      let sibling = source.elements[list].children.randomElement(using: &random)
    else { return }
    let range = lines(of: sibling, source)
    let blanks = String(
      decoding: source.bytes[range.lowerBound..<source.elements[sibling].startTag.lowerBound], as: UTF8.self)
    let view = """
      \(blanks)<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(newID)">\
      \(blanks)    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\
      \(blanks)</view>
      """
    bytes.insert(contentsOf: view.utf8, at: Bool.random(using: &random) ? range.lowerBound : range.upperBound)
  }

  /// Moves a view into another view of the document.
  private mutating func move(_ source: XMLSource) {
    func isList(_ element: Int) -> Bool { source.elements[element].name == "subviews" }
    let view = pick(source) { element in
      guard let list = source.elements[element].parent, isList(list), source.value("id", of: element) != nil else {
        return false
      }
      return source.elements[list].children.count > 1
    }
    guard let view, let from = source.elements[view].parent else { return }
    let range = source.elements[view].startTag.lowerBound..<source.elements[view].end
    let list = pick(source) { element in
      isList(element) && element != from && !source.elements[element].children.isEmpty
        && !range.contains(source.elements[element].startTag.lowerBound)
    }
    guard let list, let last = source.elements[list].children.last else { return }
    let moved = Array(source.bytes[lines(of: view, source)])
    let target = source.elements[last].end
    if target <= range.lowerBound {
      bytes.removeSubrange(lines(of: view, source))
      bytes.insert(contentsOf: moved, at: target)
    } else {
      bytes.insert(contentsOf: moved, at: target)
      bytes.removeSubrange(lines(of: view, source))
    }
  }

  /// Swaps neighbors in a list.
  private mutating func swap(_ source: XMLSource) {
    let lists: Set<String> = ["subviews", "items", "cells", "sections"]
    let list = pick(source) { lists.contains(source.elements[$0].name) && source.elements[$0].children.count > 1 }
    guard let list else { return }
    let children = source.elements[list].children
    let first = Int.random(in: 0..<children.count - 1, using: &random)
    let (one, other) = (lines(of: children[first], source), lines(of: children[first + 1], source))
    let swapped = Array(source.bytes[other]) + source.bytes[one.upperBound..<other.lowerBound] + source.bytes[one]
    bytes.replaceSubrange(one.lowerBound..<other.upperBound, with: swapped)
  }
}
