internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader that finds which part of a screen the root of a scene represents: `root: cell`,
/// `root: { kind: part, width: 320 }`.
struct RootNodeReader {
  let context: ReadingContext

  /// The keys of the root that are read here.
  static let keys = ["kind", "width", "height", "freeform"]

  /// The word for the width of the screen.
  private static let screen = RootExtent.Kind.screen.rawValue

  /// Reads the part of a screen. Without a node, it is the whole screen.
  func extent(_ node: YAMLNode?) -> RootExtent {
    guard let node else { return .screen }
    guard node.mapping != nil else {
      // A value that is neither a word nor a mapping is reported when the view is read.
      return node.scalar.map(\.isEmpty) ?? true ? .screen : extent(of: kind(node), nil, nil, isFreeform: false)
    }
    let size = (node["width"], node["height"])
    let isPart = node["kind"] == nil && ["width", "height", "freeform"].contains { node[$0] != nil }
    let kind = node["kind"].map(kind) ?? (isPart ? .part : .screen)
    return extent(of: kind, size.0, size.1, isFreeform: node["freeform"].map { isFreeform($0, kind) } ?? false)
  }

  /// Whether a part keeps its own size, like a controller with a freeform size in Xcode.
  private func isFreeform(_ node: YAMLNode, _ kind: RootExtent.Kind) -> Bool {
    let isFreeform = context.flag(node, "'freeform'") ?? false
    if isFreeform, kind != .part {
      context.report(
        .unsupported, .init(kind: "freeform", "only a part can have a freeform size"), at: node.place,
        hint: "remove it, or write 'kind: part'")
    }
    return isFreeform && kind == .part
  }

  private func kind(_ node: YAMLNode) -> RootExtent.Kind { context.choice(node, "kind of root") ?? .screen }

  private func extent(
    of kind: RootExtent.Kind, _ width: YAMLNode?, _ height: YAMLNode?, isFreeform: Bool
  ) -> RootExtent {
    var extent = usual(kind)
    guard kind != .screen else {
      for node in [width, height].compactMap(\.self) {
        context.report(
          .unsupported, .init(kind: "screen-size", "a root of kind 'screen' has the size of the screen"),
          at: node.place,
          hint: "remove it, or write 'kind: part'")
      }
      return extent
    }
    if let width { extent.width = self.width(width) }
    guard let height else { return extent }
    guard height.scalar != DeviceReader.fit else {
      extent.height = .fitting(orElse: 0)
      return extent
    }
    guard let points = context.number(height, "the height", atLeast: 1) else { return extent }
    extent.height = kind == .collectionCell || isFreeform ? .own(points) : .fitting(orElse: points)
    return extent
  }

  private func width(_ node: YAMLNode) -> Double? {
    if node.scalar == Self.screen { return nil }
    guard node.scalar != DeviceReader.fit else {
      context.report(
        .unsupported, .init(kind: "width", "the width cannot fit the content"), at: node.place,
        hint: "write a number of points, or 'width: screen'")
      return nil
    }
    return context.number(node, "the width", atLeast: 1)
  }

  /// Returns the size that UIKit gives a root of this kind if the scene does not state one.
  private func usual(_ kind: RootExtent.Kind) -> RootExtent {
    switch kind {
    case .screen: .screen
    case .cell: RootExtent(.cell, height: .fitting(orElse: 44))
    case .header: RootExtent(.header, height: .fitting(orElse: 28))
    case .collectionCell: RootExtent(.collectionCell, width: 50, height: .own(50))
    case .part: RootExtent(.part, height: .fitting(orElse: 0))
    }
  }
}
