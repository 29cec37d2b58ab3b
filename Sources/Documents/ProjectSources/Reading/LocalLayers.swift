/// The local values of a function that are layers, or other names for layers, up to the token that is read.
///
/// Values of a block that has ended are unknown after it. Reading takes linear time: each name has the values of the
/// blocks around the token, and the innermost one decides.
struct LocalLayers {
  /// The value of a name.
  enum Value: Sendable, Hashable {
    /// It is a layer, with the picture of the camera or another one.
    case layer(isCamera: Bool)
    /// It is the value of another name, which is not declared in the function.
    case alias(String)
  }

  /// A block around the token.
  private struct Block {
    /// The position of the closing brace.
    var end: Int
    /// The names with a value in the block.
    var names: Set<String> = []
  }

  /// The blocks around the token, the function as a whole first.
  private var blocks = [Block(end: .max)]
  /// The values of each name, one for each block that has one.
  private var values: [String: [Value]] = [:]

  /// Reads the brace that begins a block.
  mutating func beginBlock(endingAt end: Int) {
    blocks.append(Block(end: end))
  }

  /// Reads the declaration or assignment of a name.
  mutating func declare(_ name: String, as value: Value, at position: Int) {
    endBlocks(before: position)
    var value = value
    if case .alias(let other) = value, let known = values[other]?.last { value = known }
    if blocks[blocks.count - 1].names.insert(name).inserted {
      values[name, default: []].append(value)
    } else if let last = values[name]?.indices.last {
      values[name]?[last] = value
    }
  }

  /// Returns the value of a name at a token: an alias of itself if the function does not declare it.
  mutating func value(of name: String, at position: Int) -> Value {
    endBlocks(before: position)
    return values[name]?.last ?? .alias(name)
  }

  /// Forgets the values of the blocks that end before a token.
  private mutating func endBlocks(before position: Int) {
    while let last = blocks.last, last.end < position {
      blocks.removeLast()
      for name in last.names { values[name]?.removeLast() }
    }
  }
}
