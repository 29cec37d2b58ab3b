public import Geometry

/// A picture as plain values; PNG and SVG are made from it and from nothing else.
public struct DisplayList: Sendable, Hashable {
  /// The size of the picture, in points.
  public var size: Size
  /// The colour behind everything.
  public var background: Color
  /// The content of the picture in a few words.
  public var title: String
  /// The content of the picture in a sentence or two, for those who cannot see it.
  public var summary: String
  /// The drawing, back to front.
  public var commands: [DrawingCommand]

  /// A picture.
  public init(size: Size, background: Color, title: String, summary: String, commands: [DrawingCommand]) {
    self.size = size
    self.background = background
    self.title = title
    self.summary = summary
    self.commands = commands
  }

  /// The names of the outermost groups that hold anything, each once, back to front: `views`, `frames`, `constraints`.
  public var layers: [String] {
    var layers: [String] = []
    for case .group(let group, let content) in commands
    where !content.isEmpty && !group.name.isEmpty && !layers.contains(group.name) {
      layers.append(group.name)
    }
    return layers
  }
}
