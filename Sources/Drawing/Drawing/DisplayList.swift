public import Geometry

/// A picture as a value. PNG and SVG files are made from it.
public struct DisplayList: Sendable, Hashable {
  /// The size of the picture, in points.
  public var size: Size
  public var background: Color
  /// A short description of the picture.
  public var title: String
  /// A description in a sentence or two, for readers who cannot see the picture.
  public var summary: String
  /// The commands, back to front.
  public var commands: [DrawingCommand]

  public init(size: Size, background: Color, title: String, summary: String, commands: [DrawingCommand]) {
    self.size = size
    self.background = background
    self.title = title
    self.summary = summary
    self.commands = commands
  }

  /// The names of the non-empty top-level groups without duplicates, back to front: `views`, `frames`, `constraints`.
  public var layers: [String] {
    var layers: [String] = []
    for case .group(let group, let content) in commands
    where !content.isEmpty && !group.name.isEmpty && !layers.contains(group.name) {
      layers.append(group.name)
    }
    return layers
  }
}
