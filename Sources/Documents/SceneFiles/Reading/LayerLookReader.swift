internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the opacity, outline and shadow of a view.
struct LayerLookReader {
  let context: ReadingContext

  static let outlineKeys = ["width", "color"]
  static let shadowKeys = ["opacity", "radius", "x", "y", "color"]

  /// Reads the layer properties of a view.
  func look(of node: YAMLNode) -> LayerLook {
    var look = LayerLook()
    if let opacity = node["opacity"] { look.opacity = share(opacity, "the opacity") ?? 1 }
    if let outline = node["outline"] { readOutline(outline, &look) }
    if let shadow = node["shadow"] { look.shadow = self.shadow(shadow) }
    return look
  }

  /// Reads a width in points, which implies the separator color, or a mapping with a width and a color.
  private func readOutline(_ node: YAMLNode, _ look: inout LayerLook) {
    look.borderColor = .system(.separator)
    guard node.mapping != nil else {
      look.borderWidth = context.number(node, "the outline", atLeast: 0) ?? 0
      return
    }
    look.borderWidth = 1
    for field in context.fields(node, allowed: Self.outlineKeys, of: "an outline") ?? [] {
      if field.name == "width" {
        look.borderWidth = context.number(field.value, "the width", atLeast: 0) ?? 1
      } else {
        look.borderColor = context.color(field.value, isText: false) ?? look.borderColor
      }
    }
  }

  /// Reads an opacity, or a mapping with more properties of a shadow.
  private func shadow(_ node: YAMLNode) -> Views<DocumentValues>.Shadow? {
    var shadow = Views<DocumentValues>.Shadow(opacity: 0.2, radius: 8, offset: Size(width: 0, height: 3))
    guard node.mapping != nil else {
      shadow.opacity = share(node, "the shadow") ?? 0
      return shadow.opacity > 0 ? shadow : nil
    }
    for field in context.fields(node, allowed: Self.shadowKeys, of: "a shadow") ?? [] {
      switch field.name {
      case "opacity": shadow.opacity = share(field.value, "the opacity") ?? shadow.opacity
      case "radius": shadow.radius = context.number(field.value, "the radius", atLeast: 0) ?? shadow.radius
      case "x": shadow.offset.width = context.number(field.value, "the distance") ?? 0
      case "y": shadow.offset.height = context.number(field.value, "the distance") ?? 0
      default: shadow.color = context.color(field.value, isText: false)
      }
    }
    return shadow.opacity > 0 ? shadow : nil
  }

  /// Reads a number from 0 to 1.
  private func share(_ node: YAMLNode, _ what: String) -> Double? {
    guard let number = context.number(node, what, atLeast: 0) else { return nil }
    guard number <= 1 else {
      context.report(.numberOutOfRange, .init(kind: "opacity", "\(what) must be 1 or less"), at: node.place)
      return nil
    }
    return number
  }
}
