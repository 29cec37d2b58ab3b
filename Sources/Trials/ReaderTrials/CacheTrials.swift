internal import ContactSheets
internal import Drawing
internal import Geometry
internal import HostFiles
internal import ReviewCache
internal import ReviewPlans

extension ReaderTrial {
  /// Entries of the cache: a written entry is read as the same value.
  static let cacheEntry = ReaderTrial("cache-entry", longestInput: 6144, mutantCount: 10_000) { bytes in
    guard let document = keptDocument(in: bytes) else { return nil }
    var writer = ByteWriter()
    document.write(to: &writer)
    return keptDocument(in: writer.bytes) == document ? nil : "what is written is read as something else"
  }

  private static func keptDocument(in bytes: [UInt8]) -> CachedDocument? {
    var reader = ByteReader(bytes)
    return try? CachedDocument(from: &reader)
  }

  /// Pictures in the cache: they are written with the same bytes again, and can be drawn.
  static let drawingBytes = ReaderTrial("drawing-bytes", longestInput: 4096, mutantCount: 8000) { bytes in
    guard let commands = DrawingBytes.commands(in: bytes) else { return nil }
    let written = DrawingBytes.bytes(of: commands)
    guard let again = DrawingBytes.commands(in: written) else { return "what is written cannot be read" }
    if DrawingBytes.bytes(of: again) != written { return "what is written is read as something else" }
    let list = DisplayList(
      size: Size(width: 10, height: 10), background: .white, title: "", summary: "", commands: commands)
    return list.svgBytes().isEmpty ? "nothing is drawn" : nil
  }
}
