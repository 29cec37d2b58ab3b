package import HostFiles
internal import ReviewPlans

extension FileDependency {
  /// Writes the query and its result.
  package func write(to writer: inout ByteWriter) {
    writer.write(query.path)
    switch query.subject {
    case .contents(let limit):
      writer.write("contents")
      writer.write(limit)
    case .beginning(let count):
      writer.write("beginning")
      writer.write(count)
    case .kind:
      writer.write("kind")
    case .names(let ending):
      writer.write("names")
      writer.write(ending)
    case .mentions(let signs, let ending):
      writer.write("mentions")
      writer.write(signs)
      writer.write(ending)
    case .paths(let endings):
      writer.write("paths")
      writer.write(endings) { $0.write($1) }
    case .declarations:
      writer.write("declarations")
    }
    writer.write(result)
  }

  /// Reads a query and its result.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let path = try reader.text()
    let subject: FileQuery.Subject =
      switch try reader.text() {
      case "contents": .contents(limit: try Self.count(&reader))
      case "beginning": .beginning(count: try Self.count(&reader))
      case "kind": .kind
      case "names": .names(ending: try reader.text())
      case "mentions": .mentions(signs: try reader.text(), ending: try reader.text())
      case "paths": .paths(endings: try reader.list { reader throws(ByteReader.Malformed) in try reader.text() })
      case "declarations": .declarations
      default: throw ByteReader.Malformed()
      }
    self.init(query: FileQuery(subject: subject, path: path), result: try reader.digest())
  }

  /// Reads the number of requested bytes, which is at most the size of a document.
  private static func count(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> Int {
    let count = try reader.count()
    guard count <= ReviewDocument.sizeLimit else { throw ByteReader.Malformed() }
    return count
  }
}
