internal import VisibleText

extension LayoutDescriptions {
  /// Returns a constraint as UIKit prints it: `<NSLayoutConstraint:0x8c00040 H:|-(136)-[UISwitch:0x8c00010]   (Names:
  /// '|':UIView:0x8c00000 )>` (specification DSC-01).
  ///
  /// A constraint that a visual format could have made is printed as one, any other as an equation (specification
  /// DSC-02).
  public func text(of constraint: LayoutConstraint) -> String {
    let form = form(of: constraint)
    let parts = [
      identifier(of: constraint).map { "'\($0)'" }, maskCodes(of: constraint), form.text, priorities(of: constraint),
    ]
    let text = ([classAndAddress(of: constraint)] + parts.compactMap(\.self)).joined(separator: " ")
    return "<\(text)\(names(in: form))>"
  }

  /// Returns the descriptions of constraints, each object once.
  func texts(of constraints: [LayoutConstraint]) -> [String] {
    var seen: Set<LayoutConstraint> = []
    return constraints.filter { seen.insert($0.loggedObject).inserted }.map(text)
  }

  private func classAndAddress(of constraint: LayoutConstraint) -> String {
    "\(className(of: constraint)):\(LayoutAddresses.text(addresses.address(of: constraint)))"
  }

  private func className(of constraint: LayoutConstraint) -> String {
    switch constraint.origin {
    case .author, .stackView: "NSLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .rootSize, .autoresizingMask, .list: "NSAutoresizingMaskLayoutConstraint"
    case .guide:
      constraint.firstItem.guide.map(LayoutGuide.supportGuides.contains) == true
        ? "_UILayoutSupportConstraint" : "NSLayoutConstraint"
    // The older builder for OS X added plain constraints.
    case .inferred:
      className(of: constraint.firstItem).hasPrefix("NS") ? "NSLayoutConstraint" : "NSIBPrototypingLayoutConstraint"
    }
  }

  /// Returns the author's identifier, or UIKit's for the constraints of guides and stack views.
  private func identifier(of constraint: LayoutConstraint) -> String? {
    if let identifier = constraint.identifier { return VisibleText.name(identifier).oneLine }
    if constraint.origin == .stackView {
      return StackConstraintIdentifier(of: constraint, items: system.items)?.rawValue
    }
    guard constraint.origin == .guide else { return nil }
    return switch constraint.firstItem.guide {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(constraint.firstAttribute.name)"
    case .layoutMargins, .contentMargins: "UIView-\(constraint.firstAttribute.name)Margin-guide-constraint"
    default: nil
    }
  }

  /// Returns `h=-&- v=--&` for a view that its mask places (specification AUT-04). The root follows its window on all
  /// sides (specification G-28).
  private func maskCodes(of constraint: LayoutConstraint) -> String? {
    switch constraint.origin {
    case .rootSize: return AutoresizingMask([.flexibleWidth, .flexibleHeight]).codes
    case .autoresizingMask:
      let view = constraint.firstItem.view
      return system.items.indices.contains(view) ? system.items[view].autoresizing?.mask.codes : nil
    default: return nil
    }
  }

  /// Returns the text after the form: the priority of an optional constraint, or both priorities of a content size.
  private func priorities(of constraint: LayoutConstraint) -> String? {
    guard constraint.origin == .contentSize, let axis = constraint.firstAttribute.axis,
      system.items.indices.contains(constraint.firstItem.view)
    else { return constraint.priority.isRequired ? nil : "priority:\(constraint.priority)" }
    let item = system.items[constraint.firstItem.view]
    return "Hug:\(item.contentHugging[axis]) CompressionResistance:\(item.compressionResistance[axis])"
  }

  /// Returns the names after a form: the items that `|` and each identifier represent (specification DSC-04).
  private func names(in form: ConstraintForm) -> String {
    var names: [String] = []
    for item in form.items {
      guard let identifier = identifier(of: item) else { continue }
      let name = "\(identifier):\(reference(to: item))"
      if !names.contains(name) { names.append(name) }
    }
    if let superview = form.superview {
      names.append(
        "'|':\(identifier(of: superview).map { "\($0):\(reference(to: superview))" } ?? text(of: superview))")
    }
    return names.isEmpty ? "" : "   (Names: \(names.joined(separator: ", ")) )"
  }
}

extension AutoresizingMask {
  /// The mask in logs, `h=-&- v=--&`: before, size and after on each axis, with `&` for flexible parts (specification
  /// AUT-04).
  ///
  /// Something must change with the superview. If no part is flexible, the margin after the view does.
  var codes: String {
    let horizontal = Self.code([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], in: self)
    let vertical = Self.code([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], in: self)
    return "h=\(horizontal) v=\(vertical)"
  }

  private static func code(_ parts: [AutoresizingMask], in mask: AutoresizingMask) -> String {
    let isFlexible = parts.map(mask.contains)
    return isFlexible.contains(true) ? String(isFlexible.map { $0 ? "&" : "-" }) : "--&"
  }
}
