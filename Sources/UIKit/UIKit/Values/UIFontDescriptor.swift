public import Foundation
internal import Typography

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont
  init(of font: UIFont) { self.font = font }

  /// A description by attributes: of the system's font where they name none.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    self.init(of: UIFontDescriptor(of: font).addingAttributes(attributes).font)
  }
  /// A description of a font by its name and size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The properties of the letters.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }
  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }

  /// The description with other attributes; a text style keeps its distance of lines. Attributes of other names are passed
  /// over.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let size = attributes[.size] as? CGFloat ?? font.pointSize
    return UIFontDescriptor(
      of: UIFont(
        family: font.family, size: size, weight: traits?[.weight] as? UIFont.Weight ?? font.weight,
        isItalic: font.isItalic, style: size == font.pointSize ? font.style : nil))
  }

  /// The description with other properties of letters.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      of: UIFont(
        family: font.family, size: font.pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
        isItalic: symbolicTraits.contains(.traitItalic), style: font.style))
  }

  /// The description with another shape of letters; those of one width are measured, the others as the usual ones.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      of: UIFont(
        family: design == .monospaced ? "monospace" : font.family, size: font.pointSize, weight: font.weight,
        isItalic: font.isItalic, style: font.style))
  }

  /// The description at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(of: font.withSize(newPointSize))
  }

  /// The description of the system's font for a use.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(of: .preferredFont(forTextStyle: style))
  }
}
