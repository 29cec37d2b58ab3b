/// Builds the tree from the events of the parser, innermost open element last.
struct XMLElementBuilder {
  /// An element whose end tag has not come yet.
  private struct Open {
    let name: String
    let attributes: [XMLElement.Attribute]
    let place: XMLPlace
    var children: [XMLElement] = []
    var text: [UInt8] = []
  }

  private var open: [Open] = []
  /// The outermost element once its end tag has come.
  private(set) var root: XMLElement?

  /// How many elements have begun.
  private(set) var count = 0

  /// How many elements are open.
  var depth: Int { open.count }

  /// An element begins.
  mutating func start(_ name: String, _ attributes: [XMLElement.Attribute], at place: XMLPlace) {
    count += 1
    open.append(Open(name: name, attributes: attributes, place: place))
  }

  /// The innermost element has more characters; the parser cuts a text into pieces as it likes.
  mutating func append(_ characters: some Collection<UInt8>) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text.append(contentsOf: characters)
  }

  /// The innermost element ends.
  mutating func end() {
    guard let last = open.popLast() else { return }
    let isBlank = last.text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let element = XMLElement(
      name: last.name, attributes: last.attributes, children: last.children,
      text: isBlank && !last.children.isEmpty ? "" : String(decoding: last.text, as: UTF8.self), place: last.place)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
