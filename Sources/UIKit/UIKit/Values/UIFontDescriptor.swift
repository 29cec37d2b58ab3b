public import Foundation
internal import Typography

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont
  init(of font: UIFont) { self.font = font }

  /// Creates a descriptor with attributes; of the system font if they name none.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.systemFontSize
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    self.init(of: UIFontDescriptor(of: font).addingAttributes(attributes).font)
  }
  /// Creates a descriptor with a name and a point size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }
  open var pointSize: CGFloat { font.pointSize }

  /// Returns the descriptor with other attributes. A text style keeps its line height. Unknown attributes are ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let size = attributes[.size] as? CGFloat ?? font.pointSize
    return UIFontDescriptor(
      of: UIFont(
        family: font.family, size: size, weight: traits?[.weight] as? UIFont.Weight ?? font.weight,
        isItalic: font.isItalic, style: size == font.pointSize ? font.style : nil))
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      of: UIFont(
        family: font.family, size: font.pointSize, weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
        isItalic: symbolicTraits.contains(.traitItalic), style: font.style))
  }

  /// Returns the descriptor with another design. Only the monospaced one is measured differently.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      of: UIFont(
        family: design == .monospaced ? "monospace" : font.family, size: font.pointSize, weight: font.weight,
        isItalic: font.isItalic, style: font.style))
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(of: font.withSize(newPointSize))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(of: .preferredFont(forTextStyle: style))
  }

  /// Returns the descriptor of the font of a text style in the text size of other traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { UIFontDescriptor(of: .preferredFont(forTextStyle: style, compatibleWith: traits)) }
}
