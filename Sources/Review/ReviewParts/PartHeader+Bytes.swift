internal import ContactSheets
internal import Findings
package import HostFiles
internal import ReviewCache
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

private typealias Malformed = ByteReader.Malformed

extension PartHeader {
  package func write(to writer: inout ByteWriter) {
    writer.write(command)
    writer.write(toolVersion)
    writer.write(build)
    writer.write(options)
    share.write(to: &writer)
    writer.write(paths)
    writer.write(values) { writer, value in
      writer.write(value.option)
      writer.write(value.values)
    }
    writer.write(selection)
    writer.write(approval)
    writer.write(codes) { $0.write($1) }
    writer.write(ownCodes) { $0.write($1) }
    writer.write(acceptedCount) { $0.write($1) }
    writer.write(documents) { $1.write(to: &$0) }
    writer.write(findings) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    command = try reader.text()
    toolVersion = try reader.text()
    build = try reader.digest()
    options = try reader.digest()
    share = try ReviewPlan.Share(from: &reader)
    paths = try reader.texts()
    values = try reader.list { reader throws(Malformed) in
      OptionValues(option: try reader.text(), values: try reader.texts())
    }
    selection = try reader.text()
    approval = try reader.texts()
    codes = try reader.list { reader throws(Malformed) in try reader.count() }
    ownCodes = try reader.list { reader throws(Malformed) in try reader.count() }
    acceptedCount = try reader.optional { reader throws(Malformed) in try reader.count() }
    documents = try reader.list(Document.init(from:))
    findings = try reader.list(Finding.init(from:))
  }
}

extension PartHeader.Document {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(name)
    writer.write(failures) { $1.write(to: &$0) }
    writer.write(acceptedFailures) { $0.write($1) }
    writer.write(fontFiles)
    writer.write(storyboard) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    path = try reader.text()
    name = try reader.text()
    failures = try reader.list(Finding.init(from:))
    acceptedFailures = try reader.list { reader throws(Malformed) in try reader.count() }
    fontFiles = try reader.texts()
    storyboard = try reader.optional(StoryboardMap.init(from:))
  }
}

extension ReviewPlan.Share {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(shard.number)
    writer.write(shard.count)
    writer.write(plan)
    writer.write(sceneCount)
    writer.write(positions) { $0.write($1) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let shard = Shard(number: try reader.count(), of: try reader.count()) else { throw ByteReader.Malformed() }
    let plan = try reader.digest()
    let sceneCount = try reader.count()
    let positions = try reader.list { reader throws(Malformed) in try reader.count() }
    let isInOrder = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    guard isInOrder, positions.allSatisfy({ (0..<sceneCount).contains($0) }) else { throw ByteReader.Malformed() }
    self.init(shard: shard, plan: plan, sceneCount: sceneCount, positions: positions)
  }
}
