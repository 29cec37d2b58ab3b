public import Foundation
internal import Typography

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    /// Properties by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

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

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The properties of letters, by the names of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The features of letters.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a property of letters.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// A property by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

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

  /// Shapes of the system's letters.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// A shape by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
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
