extension LayoutDescriptions {
  /// Returns the autolayout trace of a solution, with a line for each view as in UIKit's `_autolayoutTrace`: `|
  /// *<UIView:0x8c00000> - AMBIGUOUS LAYOUT` (specification TRC-01). Every line ends with a line break.
  ///
  /// A star marks views that take part in Auto Layout. The top and bottom guide of the root come after its subviews.
  /// Nothing decides their horizontal position, so they are always ambiguous (specification AMB-05).
  ///
  /// - Parameters:
  ///   - solution: The solution of the system.
  ///   - enclosures: The system's views around the root, outermost first.
  public func trace(of solution: LayoutSolution, enclosedBy enclosures: [TraceEnclosure] = [.window]) -> String {
    var trace = AutolayoutTrace(of: solution, self)
    trace.add(enclosures[...])
    return trace.lines.map { $0 + "\n" }.joined()
  }
}

/// The writer of an autolayout trace.
private struct AutolayoutTrace {
  private(set) var lines: [String] = []
  private let descriptions: LayoutDescriptions
  private let subviews: [[Int]]
  private let ambiguous: Set<Int>
  private let participating: Set<Int>
  private var depth = 0
  private var systemViewCount = 0

  init(of solution: LayoutSolution, _ descriptions: LayoutDescriptions) {
    self.descriptions = descriptions
    subviews = descriptions.system.items.subviews
    ambiguous = Set(solution.ambiguities.map(\.view))
    participating = descriptions.participatingViews
  }

  /// Adds the views around the root, then the root, and bars after what they cover.
  mutating func add(_ enclosures: ArraySlice<TraceEnclosure>) {
    guard let enclosure = enclosures.first else {
      for (view, item) in descriptions.system.items.enumerated() where item.superview == nil { addTree(view) }
      return
    }
    addSystemView(enclosure.className, takesPart: participating.contains(0), isAmbiguous: enclosure.isAmbiguous)
    depth += 1
    add(enclosures.dropFirst())
    for bar in enclosure.bars { addSystemView(bar) }
    depth -= 1
  }

  /// Adds a view and its descendants.
  private mutating func addTree(_ root: Int) {
    var rest = [(view: root, depth: depth)]
    let outerDepth = depth
    while let next = rest.popLast() {
      depth = next.depth
      let item = LayoutItemID(view: next.view)
      let className = descriptions.className(of: item)
      add(
        "\(className):\(descriptions.reference(to: item))", takesPart: participating.contains(next.view),
        isAmbiguous: ambiguous.contains(next.view))
      depth += 1
      if className == "UIButton" { addSystemView("UIButtonLabel") }
      rest += subviews[next.view].reversed().map { ($0, depth) }
    }
    depth = outerDepth + 1
    if root == 0 { addGuides() }
    depth = outerDepth
  }

  private mutating func addGuides() {
    for guide in LayoutGuide.supportGuides {
      let item = LayoutItemID(view: 0, guide: guide)
      add("\(descriptions.className(of: item)):\(descriptions.reference(to: item))", takesPart: true, isAmbiguous: true)
    }
  }

  private mutating func addSystemView(_ className: String, takesPart: Bool = false, isAmbiguous: Bool = false) {
    let address = descriptions.addresses.systemAddress(systemViewCount)
    systemViewCount += 1
    add("\(className):\(LayoutAddresses.text(address))", takesPart: takesPart, isAmbiguous: isAmbiguous)
  }

  private mutating func add(_ text: String, takesPart: Bool, isAmbiguous: Bool) {
    let indentation = String(repeating: "|   ", count: depth)
    lines.append("\(indentation)\(takesPart ? "*" : "")<\(text)>\(isAmbiguous ? " - AMBIGUOUS LAYOUT" : "")")
  }
}

extension LayoutDescriptions {
  /// The views that constraints name, with their ancestors. Constraints of masks and of the screen are ignored.
  fileprivate var participatingViews: Set<Int> {
    var views: Set<Int> = []
    for constraint in installed
    where ![.rootSize, .autoresizingMask, .list].contains(constraint.origin) {
      for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
        var view: Int? = item.view
        while let current = view, system.items.indices.contains(current), views.insert(current).inserted {
          view = system.items[current].superview
        }
      }
    }
    return views
  }
}
