internal import Geometry
internal import MarkupReading
internal import MarkupWriting
internal import Scenes
internal import Typography

/// Reads the drawings of a template for symbols: groups that are called by weight and scale, `Regular-M`, and the margins
/// that belong to them.
struct SymbolTemplateReader {
  private var drawings: [SymbolTemplateDrawing] = []
  /// The places of the margins by their names, `left-margin-Regular-M`.
  private let margins: [String: Double]

  /// The elements that draw outlines, and groups of them.
  private static let outlines: Set<String> = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  /// The attributes that tell of layers and colours, which a template in one colour does not have, or that mean nothing
  /// outside of the file.
  private static let leftOut: Set<String> = ["class", "id", "style", "fill", "opacity", "filter", "mask", "clip-path"]

  /// The sizes of drawings, in units; others are damaged.
  private static let sizes = 0.1...100_000.0

  /// The drawings in a template.
  static func drawings(below root: XMLElement) -> [SymbolTemplateDrawing] {
    var margins: [String: Double] = [:]
    root.walk { element in
      guard let name = element[.id], name.contains("-margin"), margins[name] == nil else { return }
      margins[name] = element.written("x1").flatMap(Double.init)
    }
    var reader = SymbolTemplateReader(margins: margins)
    reader.read(root, OutlineTransform())
    return reader.drawings
  }

  private init(margins: [String: Double]) { self.margins = margins }

  private mutating func read(_ parent: XMLElement, _ outer: OutlineTransform) {
    for element in parent.children where element.tag == "g" {
      let transform = outer.followed(by: element.written("transform"))
      if let name = element[.id], let (weight, scale) = Self.variant(name) {
        if let drawing = drawing(element, name, weight, scale, transform) { drawings.append(drawing) }
      } else {
        read(element, transform)
      }
    }
  }

  /// The weight and the scale of a name: `Ultralight-S`, `Regular-M`.
  private static func variant(_ name: String) -> (FontWeight, SymbolSizes.Scale)? {
    let words = name.split(separator: "-")
    let scales: [Substring: SymbolSizes.Scale] = ["S": .small, "M": .medium, "L": .large]
    guard words.count == 2, let scale = scales[words[1]],
      let weight = FontWeight.allCases.first(where: { $0.rawValue.lowercased() == words[0].lowercased() })
    else { return nil }
    return (weight, scale)
  }

  private func drawing(
    _ group: XMLElement, _ name: String, _ weight: FontWeight, _ scale: SymbolSizes.Scale, _ transform: OutlineTransform
  ) -> SymbolTemplateDrawing? {
    var bounds = OutlineBounds()
    var markup = ""
    for element in group.children { Self.add(element, transform, to: &markup, &bounds) }
    guard let inner = bounds.rect, inner.height > 0 else { return nil }
    let left = margins["left-margin-\(name)"] ?? margins["left-margin"] ?? inner.minX
    let right = margins["right-margin-\(name)"] ?? margins["right-margin"] ?? inner.maxX
    // Margins of another drawing, or none, leave it as wide as its outlines.
    let isAround = left <= inner.midX && right >= inner.midX && right - left <= 4 * max(inner.width, inner.height)
    let place = Rect(
      left: isAround ? left : inner.minX, top: inner.minY, right: isAround ? right : inner.maxX, bottom: inner.maxY)
    guard Self.sizes.contains(place.width), Self.sizes.contains(place.height) else { return nil }
    return SymbolTemplateDrawing(
      weight: weight, scale: scale, bounds: transform.isMove ? place.moved(byX: -transform.x, y: -transform.y) : place,
      markup: transform.isMove ? markup : "<g transform=\"\(transform.text)\">\(markup)</g>")
  }

  /// Adds an element with what lies in it to a drawing; others than outlines are left out.
  private static func add(
    _ element: XMLElement, _ outer: OutlineTransform, to markup: inout String, _ bounds: inout OutlineBounds
  ) {
    guard outlines.contains(element.tag), element.written("display") != "none" else { return }
    let transform = outer.followed(by: element.written("transform"))
    bounds.add(element, transform)
    // Of those that have one name in several namespaces the first counts.
    var seen = leftOut
    let attributes = element.attributes.filter { !$0.name.hasPrefix("on") && seen.insert($0.name).inserted }
    // What is drawn as a line has no ground; all else is one colour.
    let isLine = element.written("fill") == "none" || (element.written("style") ?? "").contains("fill:none")
    let written =
      attributes.map { " \($0.name)=\"\(XMLCharacters.escaped($0.value, in: .attribute))\"" }.joined()
      + (isLine ? " fill=\"none\"" : "")
    markup += "<\(element.tag)\(written)>"
    for child in element.children { add(child, transform, to: &markup, &bounds) }
    markup += "</\(element.tag)>"
  }
}

extension XMLElement {
  /// The value of an attribute by its name as it is written, or nil.
  func written(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
