package import Geometry

/// The mechanism that determines the recorded frame of a view.
enum FrameHolder: Sendable, Hashable {
  /// Constraints, a stack, a table or the system, but not the author.
  case system
  /// The autoresizing mask, and the frame that the author gave the view.
  case mask
  /// The autoresizing mask below a table, which determines everything except the height.
  case tablePart
  /// The canvas, for the root of a xib or a scene.
  case root
  /// Constraints, except for a length along these axes, which the view keeps.
  case keptLengths(Set<Axis>)
  /// A stack, along whose axis the view keeps its length.
  case arrangedLength(Axis)
}

/// The objects that the recorded frames in a document depend on.
struct FrameHolders {
  private let objects: DocumentObjects
  /// The constraints that name each object.
  private var constraints: [String: [DocumentObject]] = [:]
  /// The labels and images of system cells.
  private var cellParts: Set<String> = []

  /// Views with an intrinsic content size.
  private static let measured: Set<String> = [
    "label", "button", "imageView", "textField", "segmentedControl", "switch", "slider", "progressView", "stepper",
    "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar", "stackView", "navigationBar",
    "toolbar", "tabBar",
  ]

  /// Views that the system places.
  private static let placed: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
    "collectionViewCellContentView",
  ]

  init(_ objects: DocumentObjects) {
    self.objects = objects
    for object in objects.all {
      if object.isConstraint {
        for identifier in Set(object.constrainedObjects) { constraints[identifier, default: []].append(object) }
      } else if object.tag == "tableViewCell" {
        cellParts.formUnion(["textLabel", "detailTextLabel", "imageView"].compactMap { object[$0] })
      }
    }
  }

  /// Returns the mechanism that determines the frame of a view.
  func holder(of view: DocumentObject) -> FrameHolder {
    if Self.placed.contains(view.tag) || view.role == "contentView" || cellParts.contains(view.identifier) {
      // A top-level collection cell has the size that its author gave it.
      return view.tag == "collectionViewCell" && view.parent == DocumentObjects.document ? .root : .system
    }
    guard let parent = view.parent.flatMap({ objects[$0] }), parent.frame != nil || parent.role == "subviews" else {
      return .root
    }
    if view.role == "tableHeaderView" || view.role == "tableFooterView" { return .tablePart }
    // Bars, and views in bars.
    guard view.role == "subviews" || parent.tag == "tableView" else { return .system }
    let hasPlaceholder = view["placeholderIntrinsicWidth"] != nil || view["placeholderIntrinsicHeight"] != nil
    let isMeasured =
      Self.measured.contains(view.tag) || view.tag == "textView" && view["scrollEnabled"] == "NO" || hasPlaceholder
    let keeps = !isMeasured && !view.children.contains { objects[$0]?.frame != nil }
    if parent.tag == "stackView" {
      let axis: Axis = parent["axis"] == "vertical" ? .vertical : .horizontal
      let fills = ["fillEqually", "fillProportionally"].contains(parent["distribution"] ?? "")
      // A custom class may have reported another intrinsic size.
      return keeps && !fills && view["customClass"] == nil && isOpen(view, along: axis, isArranged: true)
        ? .arrangedLength(axis) : .system
    }
    guard view["translatesAutoresizingMaskIntoConstraints"] == "NO", !view.hasFixedFrame else { return .mask }
    let open = keeps ? Axis.allCases.filter { isOpen(view, along: $0, isArranged: false) } : []
    return open.isEmpty ? .system : .keptLengths(Set(open))
  }

  fileprivate static let attributes: [Axis: Set<String>] = [
    .horizontal: [
      "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
      "rightMargin", "centerXWithinMargins",
    ],
    .vertical: [
      "top", "bottom", "centerY", "firstBaseline", "baseline", "lastBaseline", "topMargin", "bottomMargin",
      "centerYWithinMargins",
    ],
  ]

  /// Whether the constraints of a view leave its length along an axis open.
  private func isOpen(_ view: DocumentObject, along axis: Axis, isArranged: Bool) -> Bool {
    let length = axis == .horizontal ? "width" : "height"
    var edges: Set<String> = []
    for constraint in constraints[view.identifier] ?? [] {
      let isFirst = constraint["firstItem"] == view.identifier
      let sides = [
        isFirst ? constraint["firstAttribute"] : nil,
        constraint["secondItem"] == view.identifier ? constraint["secondAttribute"] : nil,
      ].compactMap(\.self)
      if sides.contains(length) { return false }
      edges.formUnion(sides.filter { Self.attributes[axis, default: []].contains($0) })
    }
    return isArranged || edges.count < 2
  }
}

extension DocumentObject {
  /// Returns the axis of a constraint attribute as documents write it. Nil for unknown attributes.
  package static func axis(ofAttribute attribute: String) -> Axis? {
    switch attribute {
    case "width": .horizontal
    case "height": .vertical
    default: Axis.allCases.first { FrameHolders.attributes[$0, default: []].contains(attribute) }
    }
  }
}
