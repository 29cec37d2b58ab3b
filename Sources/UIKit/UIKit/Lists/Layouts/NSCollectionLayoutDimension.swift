public import Foundation

/// A width or height in a compositional layout.
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

  /// Returns a fraction of the container's width, from 0 to 1.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.width(fraction)) }
  /// Returns a fraction of the container's height, from 0 to 1.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.height(fraction)) }
  /// Returns a length in points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(length)) }
  /// Returns the length of the content, with an estimate in points.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(length)) }

  /// Returns the length of the longest sibling, with an estimate in points. Here each item has its own length.
  public static func uniformAcrossSiblings(estimate length: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(length))
  }

  /// The length in points, or the fraction.
  public var dimension: CGFloat {
    switch rule {
    case .width(let number), .height(let number), .absolute(let number), .estimated(let number): number
    }
  }
  /// Whether the length is determined by the content.
  public var isEstimated: Bool { if case .estimated = rule { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch rule {
    case .width(let fraction): container.width * fraction
    case .height(let fraction): container.height * fraction
    case .absolute(let length), .estimated(let length): length
    }
  }
}
