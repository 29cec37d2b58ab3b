internal import HostFiles
package import ReviewCache
package import ReviewPlans

/// A reader that reads a part block by block, so that only one scene of it is in memory.
package final class PartReader {
  package let folder: String
  package let header: PartHeader
  private let file: FileDescriptor
  /// The positions of the scenes that have not been read.
  private var rest: ArraySlice<Int>

  /// Reads the part in a folder.
  ///
  /// - Throws: ``PartFault`` if there is no part with an intact header.
  package init(in folder: String) throws(PartFault) {
    self.folder = folder
    do throws(FileError) {
      file = try FileDescriptor(opening: FolderPath.join(folder, PartFile.name), flags: FileDescriptor.forReading)
    } catch {
      throw PartFault(
        .missing, "\(folder): contains no finished part of a run",
        hint: "run the shard: '--shard I/N -o \(folder)' of 'render', 'check' or 'compare' writes one when it finishes")
    }
    guard let mark = try? file.bytes(upTo: PartFile.mark.count) else { throw Self.damage(in: folder) }
    guard mark == PartFile.mark else {
      throw PartFault(
        .invalid, "\(folder): the part was written by another version of render-layouts",
        hint: "run the shard again with this version, or merge with the other version")
    }
    var reader = ByteReader(try Self.block(of: file, in: folder))
    guard let header = try? PartHeader(from: &reader), reader.isAtEnd else { throw Self.damage(in: folder) }
    self.header = header
    rest = header.share.positions[...]
  }

  /// The position of the next scene in the plan; nil at the end.
  package var nextPosition: Int? { rest.first }

  package func next<Content: CacheContent>(as type: Content.Type) throws(PartFault) -> PartFile.Scene<Content> {
    var reader = ByteReader(try Self.block(of: file, in: folder))
    rest = rest.dropFirst()
    guard let scene = try? PartFile.Scene<Content>(from: &reader),
      header.documents.indices.contains(scene.document)
    else { throw Self.damage(in: folder) }
    return scene
  }

  /// Reads the remaining blocks and verifies that they are intact.
  package func verify() throws(PartFault) {
    for _ in rest { _ = try Self.block(of: file, in: folder) }
    rest = []
    guard try Self.block(of: file, in: folder).isEmpty, let end = try? file.bytes(upTo: 1), end.isEmpty else {
      throw Self.damage(in: folder)
    }
  }

  private static func block(of file: borrowing FileDescriptor, in folder: String) throws(PartFault) -> [UInt8] {
    do {
      var length = ByteReader(try file.bytes(upTo: 8))
      let count = try length.count()
      guard count <= PartFile.blockLimit else { throw ByteReader.Malformed() }
      let bytes = try file.bytes(upTo: count)
      var digest = ByteReader(try file.bytes(upTo: 16))
      guard bytes.count == count, try digest.digest() == ContentDigest(of: bytes) else { throw ByteReader.Malformed() }
      return bytes
    } catch {
      throw damage(in: folder)
    }
  }

  private static func damage(in folder: String) -> PartFault {
    PartFault(
      .invalid, "\(FolderPath.join(folder, PartFile.name)): damaged or truncated",
      hint: "run the shard again to rewrite its part")
  }
}
