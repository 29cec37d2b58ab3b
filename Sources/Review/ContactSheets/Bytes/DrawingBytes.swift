package import Drawing
internal import HostFiles

/// The commands of a picture as bytes, one step of ``DrawingSteps`` after the other. Reading needs no recursion, so
/// groups may be nested to any depth.
package enum DrawingBytes {
  fileprivate enum Mark: UInt8 {
    case fill, stroke, text, image, group, clip, placed, leave
  }

  package static func bytes(of commands: [DrawingCommand]) -> [UInt8] {
    var writer = ByteWriter()
    for step in DrawingSteps(commands) {
      switch step {
      case .draw(let command), .enter(let command): write(command, to: &writer)
      case .leave: writer.write(mark: .leave)
      }
    }
    return writer.bytes
  }

  /// Returns the commands that ``bytes(of:)`` encoded, or nil if the bytes are malformed.
  package static func commands(in bytes: [UInt8]) -> [DrawingCommand]? {
    var reader = ByteReader(bytes)
    var levels: [(owner: DrawingCommand?, commands: [DrawingCommand])] = [(nil, [])]
    do throws(ByteReader.Malformed) {
      while !reader.isAtEnd {
        guard let step = try step(from: &reader) else {
          guard let level = levels.popLast(), let owner = level.owner, let last = levels.indices.last else {
            return nil
          }
          levels[last].commands.append(owner.holding(level.commands))
          continue
        }
        switch step {
        case .fill, .stroke, .text, .image: levels[levels.count - 1].commands.append(step)
        case .group, .clip, .placed: levels.append((step, []))
        }
      }
    } catch {
      return nil
    }
    return levels.count == 1 ? levels[0].commands : nil
  }

  private static func write(_ command: DrawingCommand, to writer: inout ByteWriter) {
    switch command {
    case .fill(let shape, let color):
      writer.write(mark: .fill)
      writer.write(shape)
      writer.write(color)
    case .stroke(let shape, let stroke):
      writer.write(mark: .stroke)
      writer.write(shape)
      writer.write(stroke)
    case .text(let run):
      writer.write(mark: .text)
      writer.write(run)
    case .image(let image):
      writer.write(mark: .image)
      writer.write(image)
    case .group(let group, _):
      writer.write(mark: .group)
      writer.write(group)
    case .clip(let shape, _):
      writer.write(mark: .clip)
      writer.write(shape)
    case .placed(let origin, let scale, _):
      writer.write(mark: .placed)
      writer.write(origin)
      writer.write(scale)
    }
  }

  /// Returns the next command, without its children, or nil for the end of a command that has children.
  private static func step(from reader: inout ByteReader) throws(ByteReader.Malformed) -> DrawingCommand? {
    guard let mark = try reader.bytes(1).first.flatMap(Mark.init) else { throw ByteReader.Malformed() }
    return switch mark {
    case .fill: .fill(try reader.shape(), try reader.color())
    case .stroke: .stroke(try reader.shape(), try reader.stroke())
    case .text: .text(try reader.textRun())
    case .image: .image(try reader.placedBitmap())
    case .group: .group(try reader.group(), [])
    case .clip: .clip(try reader.shape(), [])
    case .placed: .placed(at: try reader.point(), scale: try reader.number(), [])
    case .leave: nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(mark: DrawingBytes.Mark) { write(CollectionOfOne(mark.rawValue)) }
}
