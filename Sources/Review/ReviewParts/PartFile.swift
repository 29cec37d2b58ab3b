package import HostFiles
package import ReviewCache
package import ReviewPlans

/// The file that a share of a run writes next to its results. ``PartSet`` joins the shares from these files.
///
/// It begins with a mark of the format. Then follow blocks, each between its length and a digest: the header, one for
/// each scene, and an empty one. So truncation and any change are detected.
package enum PartFile {
  /// The name of the file in the folder of the results.
  package static let name = "shard.part"
  /// The first line. The number grows with each change of the format.
  static let mark = Array("render-layouts part 3\n".utf8)
  /// The largest block that is read, in bytes.
  static let blockLimit = 1 << 30

  package struct Scene<Content: CacheContent> {
    /// The position of its document in the run.
    package var document: Int
    /// The size of the scene, for the costs of the next run.
    package var size: SceneCosts.Size
    /// The time that the scene took, in microseconds.
    package var microseconds: Int
    /// The record of the scene.
    package var content: Content
  }

  /// Removes the part of an earlier run, which would otherwise be taken for the finished part of this one.
  package static func remove(in folder: String) throws(FileError) {
    guard FileSystem.kind(of: folder) == .directory else { return }
    try FileSystem.remove("\(folder)/\(name)")
  }

  /// Writes a part atomically.
  ///
  /// - Parameters:
  ///   - header: The header of the part.
  ///   - contents: The records of the scenes.
  ///   - plan: The scenes of the share, in the order of the contents.
  ///   - costs: The time that each scene took.
  ///   - folder: The folder of the share.
  package static func write(
    _ header: PartHeader, _ contents: [some CacheContent], of plan: ReviewPlan, costs: CostRecorder, to folder: String
  ) throws(FileError) {
    var writer = ByteWriter()
    writer.write(mark)
    writer.writeBlock { header.write(to: &$0) }
    for (position, size) in plan.sizes.enumerated() where contents.indices.contains(position) {
      writer.writeBlock { block in
        block.write(plan.scenes[position].document)
        size.write(to: &block)
        block.write(costs.microseconds(of: size))
        contents[position].write(to: &block)
      }
    }
    writer.writeBlock { _ in }
    try FolderTree(at: folder, creates: true).write(writer.bytes, to: name)
  }
}

extension PartFile.Scene {
  /// Reads a scene.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    document = try reader.count()
    size = try SceneCosts.Size(from: &reader)
    microseconds = try reader.count()
    content = try Content(from: &reader)
    guard reader.isAtEnd else { throw ByteReader.Malformed() }
  }
}

extension ByteWriter {
  /// Writes the length of a block, the block, and its digest.
  fileprivate mutating func writeBlock(_ write: (inout ByteWriter) -> Void) {
    var block = ByteWriter()
    write(&block)
    self.write(block.bytes.count)
    self.write(block.bytes)
    self.write(ContentDigest(of: block.bytes))
  }
}

extension SceneCosts.Size {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [document, identifier, slug] { writer.write(text) }
    writer.write(layoutCount)
    writer.write(layoutCost)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      document: try reader.text(), identifier: try reader.text(), slug: try reader.text(),
      layoutCount: try reader.count(), layoutCost: try reader.count())
  }
}
