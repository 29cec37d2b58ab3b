internal import Findings
package import HostFiles

extension Finding.Fix {
  package func write(to writer: inout ByteWriter) {
    writer.write(title)
    writer.write(isSafe)
    writer.write(changes) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      try reader.text(), isSafe: try reader.boolean(), try reader.list(Finding.Change.init(from:)))
  }
}

extension Finding.Change {
  /// The names of the kinds of changes in entries.
  private enum Kind: String {
    case remove, removeView, set, renew, replace
  }

  fileprivate func write(to writer: inout ByteWriter) {
    func write(_ kind: Kind, _ place: SourceLocation) {
      writer.write(kind.rawValue)
      place.write(to: &writer)
    }
    switch self {
    case .remove(let place): write(.remove, place)
    case .removeView(let place): write(.removeView, place)
    case .renew(let place): write(.renew, place)
    case .set(let name, let value, let before, let place):
      write(.set, place)
      writer.write(name)
      writer.write(value) { $0.write($1) }
      writer.write(before) { $0.write($1) }
    case .replace(let place, let columns, let word):
      write(.replace, place)
      writer.write(columns)
      writer.write(word)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    let kind = try reader.oneCase(of: Kind.self)
    let place = try SourceLocation(from: &reader)
    switch kind {
    case .remove: self = .remove(at: place)
    case .removeView: self = .removeView(at: place)
    case .renew: self = .renew(at: place)
    case .set:
      let name = try reader.text()
      let value = try reader.optional { reader throws(Malformed) in try reader.text() }
      self = .set(
        name: name, value: value, after: try reader.optional { reader throws(Malformed) in try reader.text() },
        at: place)
    case .replace: self = .replace(at: place, columns: try reader.count(), word: try reader.text())
    }
  }
}
