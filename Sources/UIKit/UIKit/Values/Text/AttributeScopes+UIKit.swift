public import Foundation

extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The room between letters, in points.
    public let kern: KernAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The name of the attribute.
      public static var name: String { NSAttributedString.Key.font.rawValue }
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute.
      public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute.
      public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
    }
    /// The room between letters, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static var name: String { NSAttributedString.Key.kern.rawValue }
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes that UIKit knows of a dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
  }
}
