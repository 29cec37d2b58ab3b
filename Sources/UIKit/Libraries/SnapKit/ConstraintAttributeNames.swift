public import UIKit

/// The attributes that constraints name: `make.leading`, `view.snp.leading`.
@preconcurrency @MainActor
public protocol ConstraintAttributeNames {
  /// The result of naming attributes.
  associatedtype Named
  /// Returns the result of naming attributes.
  func named(_ attributes: [NSLayoutConstraint.Attribute]) -> Named
}

extension ConstraintAttributeNames {
  public var left: Named { named([.left]) }
  public var top: Named { named([.top]) }
  public var right: Named { named([.right]) }
  public var bottom: Named { named([.bottom]) }
  public var leading: Named { named([.leading]) }
  public var trailing: Named { named([.trailing]) }
  public var width: Named { named([.width]) }
  public var height: Named { named([.height]) }
  public var centerX: Named { named([.centerX]) }
  public var centerY: Named { named([.centerY]) }
  public var firstBaseline: Named { named([.firstBaseline]) }
  public var lastBaseline: Named { named([.lastBaseline]) }
  public var baseline: Named { named([.lastBaseline]) }

  public var leftMargin: Named { named([.leftMargin]) }
  public var rightMargin: Named { named([.rightMargin]) }
  public var topMargin: Named { named([.topMargin]) }
  public var bottomMargin: Named { named([.bottomMargin]) }
  public var leadingMargin: Named { named([.leadingMargin]) }
  public var trailingMargin: Named { named([.trailingMargin]) }
  public var centerXWithinMargins: Named { named([.centerXWithinMargins]) }
  public var centerYWithinMargins: Named { named([.centerYWithinMargins]) }

  public var edges: Named { named(AttributeLists.edges) }
  public var horizontalEdges: Named { named([.left, .right]) }
  public var verticalEdges: Named { named([.top, .bottom]) }
  public var directionalEdges: Named { named(AttributeLists.directionalEdges) }
  public var directionalHorizontalEdges: Named { named([.leading, .trailing]) }
  public var directionalVerticalEdges: Named { named([.top, .bottom]) }
  public var size: Named { named([.width, .height]) }
  public var center: Named { named([.centerX, .centerY]) }
  public var margins: Named { named(AttributeLists.margins) }
  public var directionalMargins: Named { named(AttributeLists.directionalMargins) }
  public var centerWithinMargins: Named { named([.centerXWithinMargins, .centerYWithinMargins]) }
}

/// The lists of attributes that correspond to each other.
enum AttributeLists {
  static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
  static let directionalEdges: [NSLayoutConstraint.Attribute] = [.leading, .top, .trailing, .bottom]
  static let margins: [NSLayoutConstraint.Attribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: [NSLayoutConstraint.Attribute] = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]

  /// Returns the attribute of the second item for each of the first one: the same ones if it names none, those of the
  /// same edges between edges and margins, otherwise its first one.
  static func matching(
    _ first: [NSLayoutConstraint.Attribute], _ second: [NSLayoutConstraint.Attribute]
  ) -> [NSLayoutConstraint.Attribute] {
    guard let one = second.first, Set(first) != Set(second) else { return first }
    let pairs = [(edges, margins), (directionalEdges, directionalMargins)]
    for (edges, margins) in pairs + pairs.map({ ($1, $0) })
    where Set(first) == Set(edges) && Set(second) == Set(margins) {
      return first.map { attribute in edges.firstIndex(of: attribute).map { margins[$0] } ?? attribute }
    }
    return first.map { _ in one }
  }
}
