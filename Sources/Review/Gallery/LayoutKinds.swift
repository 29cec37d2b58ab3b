internal import HostFiles
internal import JSON

/// The data of a gallery. Layouts that several scenes share are written once.
///
/// Most layouts have no data but their device and settings, and a browser would take seconds to read a hundred thousand
/// of them. So scenes contain numbers, and `kinds` contains the layouts with these numbers. The script of the page
/// joins them.
struct LayoutKinds {
  /// The number of each distinct line of JSON. Lines omit the folder of the scene, so that scenes can share them.
  private var numbers: [LayoutLines: Int] = [:]
  /// The lines of the layouts, by number.
  private var texts: [JSONValue] = []

  /// Returns the data of a report, with numbers in its scenes, and the layouts with these numbers.
  static func value(of report: JSONValue) -> JSONValue {
    var kinds = LayoutKinds()
    let members = report.members.map { member in
      guard member.key == "scenes" else { return member }
      return JSONValue.Member(member.key, .array(member.value.elements.map { kinds.scene($0) }))
    }
    return .object(members).adding(["kinds": .array(kinds.texts)])
  }

  /// Returns the scene with numbers instead of its layouts.
  private mutating func scene(_ scene: JSONValue) -> JSONValue {
    let text = if case .written(let text) = scene { text } else { scene.lines(indentation: 2) }
    var lines = SceneLines()
    for line in Array(text.utf8).split(separator: SceneLines.newline) { lines.read(line) { number(of: $0) } }
    return .written(String(decoding: lines.result, as: UTF8.self))
  }

  private mutating func number(of layout: [UInt8]) -> Int {
    if let known = numbers[LayoutLines(bytes: layout)] { return known }
    numbers[LayoutLines(bytes: layout)] = texts.count
    texts.append(.written(String(decoding: layout, as: UTF8.self)))
    return texts.count - 1
  }
}

/// The lines of a layout, as a key.
private struct LayoutLines: Hashable {
  let bytes: [UInt8]

  // A layout with conflicts has half a megabyte, and an array hashes each of its elements by itself.
  func hash(into hasher: inout Hasher) { hasher.combine(ContentDigest(of: bytes).low) }
}

/// A filter that reads the lines of a scene in a report and replaces its layouts with numbers. The scene is an element
/// of a list in an object.
private struct SceneLines {
  /// The lines written so far.
  private(set) var result: [UInt8] = []
  /// The folder of the scene's pictures, as in the lines of its layouts.
  private var folder: [UInt8] = []
  /// The numbers of its layouts; nil outside their list.
  private var numbers: [Int]?
  /// The lines of the current layout.
  private var layout: [UInt8] = []

  static let newline = UInt8(ascii: "\n")
  private static let slug = Array("      \"slug\": \"".utf8)
  private static let listStart = Array("      \"layouts\": [".utf8)
  private static let listEnd = Array("      ]".utf8)
  private static let layoutStart = Array("        {".utf8)
  private static let layoutEnd = Array("        }".utf8)
  private static let picture = Array("          \"picture\": ".utf8)
  /// A placeholder for the scene's folder. No scene has this name.
  private static let anyFolder = Array("renders/~/".utf8)

  /// Reads a line.
  ///
  /// `number` returns the number of a layout.
  mutating func read(_ line: ArraySlice<UInt8>, _ number: ([UInt8]) -> Int) {
    guard numbers != nil else { return readOutside(line) }
    if line.starts(with: Self.layoutStart) {
      layout = Array(line.drop { $0 == UInt8(ascii: " ") })
    } else if line.starts(with: Self.layoutEnd) {
      numbers?.append(number(layout + Array("\n    }".utf8)))
    } else if line.starts(with: Self.listEnd) {
      result += (numbers ?? []).map(String.init).joined(separator: ",").utf8
      result += line.drop { $0 == UInt8(ascii: " ") }
      numbers = nil
    } else {
      // Lines in the list of kinds are indented by four spaces less.
      layout.append(Self.newline)
      layout += inAnyFolder(line.dropFirst(4))
    }
  }

  private mutating func readOutside(_ line: ArraySlice<UInt8>) {
    if !result.isEmpty { result.append(Self.newline) }
    result += line
    if line.starts(with: Self.slug) {
      folder = "renders/".utf8 + line.dropFirst(Self.slug.count).prefix { $0 != UInt8(ascii: "\"") } + "/".utf8
    }
    if line.elementsEqual(Self.listStart) { numbers = [] }
  }

  /// Returns the line of a picture, with the placeholder in place of the scene's folder. Other lines are returned
  /// unchanged.
  private func inAnyFolder(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.starts(with: Self.picture.dropFirst(4)), !folder.isEmpty else { return Array(line) }
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], line)
    while let byte = rest.first {
      let isFolder = byte == UInt8(ascii: "r") && result.last == UInt8(ascii: "\"") && rest.starts(with: folder)
      result += isFolder ? Self.anyFolder : [byte]
      rest = rest.dropFirst(isFolder ? folder.count : 1)
    }
    return result
  }
}
