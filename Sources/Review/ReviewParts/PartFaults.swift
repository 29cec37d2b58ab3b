internal import HostFiles
package import ReviewPlans

/// All reasons why some folders do not contain the parts of one run.
package struct PartFaults: Error, Sendable, Hashable {
  /// The reasons, in the order of the folders.
  package var all: [PartFault]
}

extension PartHeader {
  /// Returns the reason why a tool cannot join the part, or nil if there is none.
  func fault(in folder: String, toolVersion: String, build: ContentDigest) -> PartFault? {
    guard self.toolVersion == toolVersion else {
      return PartFault(
        .invalid,
        "\(folder): shard \(share.shard) was written by version \(self.toolVersion), but this is \(toolVersion)",
        hint: "run the shard again with this version, or merge with the other version")
    }
    guard self.build == build else {
      return PartFault(
        .invalid, "\(folder): shard \(share.shard) was written by another build of render-layouts, or with other fonts",
        hint: "all machines need the same package and the same fonts; a container image is the safest way")
    }
    return nil
  }

  /// Returns the reason why two parts do not belong together, or nil if they do.
  func fault(in folder: String, besides other: PartHeader, in otherFolder: String) -> PartFault? {
    let again = "run all shards with the same command line, and change nothing until they are merged"
    func fault(_ what: String) -> PartFault {
      PartFault(.invalid, "\(folder): shard \(share.shard) \(what) \(otherFolder)", hint: again)
    }
    if command != other.command { return fault("is from '\(command)', not from '\(other.command)' as") }
    if share.shard.count != other.share.shard.count {
      return fault("belongs to a run with a different number of shards than")
    }
    if options != other.options { return fault("was written with different options than") }
    if share.plan != other.share.plan { return fault("was planned from different documents or costs than") }
    if withoutOwn != other.withoutOwn { return fault("was written from different paths than") }
    return nil
  }
}
