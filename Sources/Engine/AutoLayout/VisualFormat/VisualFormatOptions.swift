/// The alignment of a visual format's views and its reading direction, in UIKit's numbering (specification VFL-22).
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns left edges.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns right edges.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns top edges.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns bottom edges.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns leading edges.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns trailing edges.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns horizontal centers.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Aligns vertical centers.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Aligns last baselines.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Aligns first baselines.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// Reads from left to right in every writing direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Reads from right to left in every writing direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// Makes ``VisualFormatLayout`` read the extended language, which UIKit does not have. ``VisualFormat`` ignores it.
  public static let extended = VisualFormatOptions(rawValue: 1 << 30)

  /// The names of the options in the order of their bits (specification VFL-25).
  public static let names = words.map(\.name)

  /// Creates the option with a name such as `top`, `centerY`, `baseline` or `directionLeftToRight`. Nil for an unknown
  /// name.
  public init?(name: String) {
    guard let word = Self.words.first(where: { $0.name == name }) else { return nil }
    self = word.option
  }

  /// The attributes by which neighbors are aligned, in the order of their bits.
  package var alignedAttributes: [LayoutAttribute] {
    Self.words.compactMap { contains($0.option) ? $0.attribute : nil }
  }

  private static let words: [(name: String, option: VisualFormatOptions, attribute: LayoutAttribute?)] = [
    ("left", .alignAllLeft, .left), ("right", .alignAllRight, .right),
    ("top", .alignAllTop, .top), ("bottom", .alignAllBottom, .bottom),
    ("leading", .alignAllLeading, .leading), ("trailing", .alignAllTrailing, .trailing),
    ("centerX", .alignAllCenterX, .centerX), ("centerY", .alignAllCenterY, .centerY),
    ("baseline", .alignAllLastBaseline, .lastBaseline), ("firstBaseline", .alignAllFirstBaseline, .firstBaseline),
    ("directionLeftToRight", .directionLeftToRight, nil), ("directionRightToLeft", .directionRightToLeft, nil),
  ]
}
