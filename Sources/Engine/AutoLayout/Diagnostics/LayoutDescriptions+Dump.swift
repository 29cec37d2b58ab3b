internal import Geometry

extension LayoutDescriptions {
  /// Returns the descriptions of the constraints installed on a view: the author's, and the ones for stack views,
  /// inferred constraints, masks, content sizes and guides (specification INV-02).
  ///
  /// The root always has the constraints of its top and bottom guide, even if they are unused. The constraints of its
  /// own size are not installed on it.
  ///
  /// - Parameter view: The position of the view in the system, by default the root.
  public func constraints(ofView view: Int = 0) -> [String] {
    guard system.items.indices.contains(view) else { return [] }
    let own = installed.filter { system.owner(of: $0) == view }
    let origins: [LayoutConstraint.Origin] = [
      .author, .stackView, .inferred, .autoresizingMask, .list, .contentSize, .guide,
    ]
    let ordered = origins.flatMap { origin in
      own.filter { $0.origin == origin && !$0.isSupport }
    }
    return texts(of: ordered + (view == 0 ? supportConstraints : []))
  }

  /// The four constraints of the top and bottom guide, from the top of the screen to the bottom (specification GUI-03).
  var supportConstraints: [LayoutConstraint] {
    guard !system.items.isEmpty else { return [] }
    let (top, bottom) = (
      LayoutItemID(view: 0, guide: .topLayoutGuide), LayoutItemID(view: 0, guide: .bottomLayoutGuide)
    )
    // UIKit adds no horizontal constraints to these guides. They have the horizontal position of their view.
    func vertical(_ guide: LayoutItemID) -> [LayoutConstraint] {
      system.constraints(placing: guide).filter { $0.firstAttribute.axis == .vertical }
    }
    return vertical(top).reversed() + vertical(bottom)
  }
}

extension LayoutConstraint {
  /// Whether the constraint places the top or bottom guide.
  fileprivate var isSupport: Bool {
    origin == .guide && firstItem.guide.map(LayoutGuide.supportGuides.contains) == true
  }
}
