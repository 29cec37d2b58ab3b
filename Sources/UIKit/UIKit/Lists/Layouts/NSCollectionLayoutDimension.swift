public import Foundation

/// A length of a layout of parts.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Rule: Equatable {
    case width(CGFloat)
    case height(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }
  let rule: Rule
  init(_ rule: Rule) { self.rule = rule }

  /// A part of the width around it, 1 for all.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
  /// A part of the height around it, 1 for all.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
  /// A number of points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
  /// That of the content, which is probably a number of points.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

  /// That of the highest item of the group, which is probably a number of points; here each has its own.
  public static func uniformAcrossSiblings(estimate length: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(length))
  }

  /// The number: points, or a part.
  public var dimension: CGFloat {
    switch rule {
    case .width(let number), .height(let number), .absolute(let number), .estimated(let number): number
    }
  }
  /// True for that of the content.
  public var isEstimated: Bool { if case .estimated = rule { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch rule {
    case .width(let fraction): container.width * fraction
    case .height(let fraction): container.height * fraction
    case .absolute(let length), .estimated(let length): length
    }
  }
}
