internal import Geometry
internal import MarkupReading
internal import MarkupWriting
internal import Scenes
internal import Typography

/// A reader for the drawings of a symbol template: groups named by weight and scale, `Regular-M`, and their margins.
struct SymbolTemplateReader {
  private var drawings: [SymbolTemplateDrawing] = []
  /// The positions of the margins by name, `left-margin-Regular-M`.
  private let margins: [String: Double]

  /// The elements that draw outlines, and groups.
  private static let outlines: Set<String> = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  /// Attributes about layers and colors, which a single-color template does not need, and references that have no
  /// meaning outside the file.
  private static let omitted: Set<String> = ["class", "id", "style", "fill", "opacity", "filter", "mask", "clip-path"]

  /// The valid sizes of drawings, in units.
  private static let sizes = 0.1...100_000.0

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

  /// Returns the weight and scale of a name: `Ultralight-S`, `Regular-M`.
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
    // Without margins around it, a drawing is as wide as its outlines.
    let isAround = left <= inner.midX && right >= inner.midX && right - left <= 4 * max(inner.width, inner.height)
    let place = Rect(
      left: isAround ? left : inner.minX, top: inner.minY, right: isAround ? right : inner.maxX, bottom: inner.maxY)
    guard Self.sizes.contains(place.width), Self.sizes.contains(place.height) else { return nil }
    return SymbolTemplateDrawing(
      weight: weight, scale: scale, bounds: transform.isMove ? place.moved(byX: -transform.x, y: -transform.y) : place,
      markup: transform.isMove ? markup : "<g transform=\"\(transform.text)\">\(markup)</g>")
  }

  /// Adds an element and its descendants to a drawing. Elements that are not outlines are skipped.
  private static func add(
    _ element: XMLElement, _ outer: OutlineTransform, to markup: inout String, _ bounds: inout OutlineBounds
  ) {
    guard outlines.contains(element.tag), element.written("display") != "none" else { return }
    let transform = outer.followed(by: element.written("transform"))
    bounds.add(element, transform)
    // The first of several attributes with the same local name is used.
    var seen = omitted
    let attributes = element.attributes.filter { !$0.name.hasPrefix("on") && seen.insert($0.name).inserted }
    // Stroked outlines have no fill. Everything else is filled with one color.
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
  func written(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
