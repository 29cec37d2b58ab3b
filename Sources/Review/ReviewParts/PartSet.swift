internal import HostFiles
package import ReviewCache
internal import ReviewPlans

/// The parts of one run: complete, and made by the same tool from the same plan and options.
package struct PartSet {
  /// The folders of the parts, in the order of the shards.
  package let folders: [String]
  /// The header of the first shard.
  package let header: PartHeader
  /// The exit codes of single parts, besides those for findings.
  package let ownCodes: [Int]

  /// Reads the parts in the given folders.
  ///
  /// `build` is the identity of the tool and the engines that join them.
  ///
  /// - Returns: The parts, or all reasons why they are not the parts of one run.
  package static func parts(in folders: [String], toolVersion: String, build: [String]) -> Result<PartSet, PartFaults> {
    var (headers, faults): ([(folder: String, header: PartHeader)], [PartFault]) = ([], [])
    for folder in folders {
      do throws(PartFault) {
        let reader = try PartReader(in: folder)
        try reader.verify()
        headers.append((folder, reader.header))
      } catch {
        faults.append(error)
      }
    }
    guard let first = headers.first else { return .failure(PartFaults(all: faults)) }
    faults += headers.compactMap { folder, header in
      header.fault(in: folder, toolVersion: toolVersion, build: ContentDigest(of: build.joined(separator: "\n")))
        ?? header.fault(in: folder, besides: first.header, in: first.folder)
    }
    // Damaged and foreign parts are reported as such, not as missing in addition.
    if faults.isEmpty { faults = countFaults(in: headers, of: first.header) }
    guard faults.isEmpty else { return .failure(PartFaults(all: faults)) }
    let sorted = headers.sorted { $0.header.share.shard.number < $1.header.share.shard.number }
    return .success(
      PartSet(folders: sorted.map(\.folder), header: sorted[0].header, ownCodes: sorted.flatMap(\.header.ownCodes)))
  }

  /// Returns the faults of missing and duplicate shards, and of scenes that are in none.
  private static func countFaults(
    in headers: [(folder: String, header: PartHeader)], of first: PartHeader
  ) -> [PartFault] {
    let count = first.share.shard.count
    let folders = Dictionary(grouping: headers, by: \.header.share.shard.number).mapValues { $0.map(\.folder) }
    let twice = (1...count).compactMap { number -> PartFault? in
      guard let found = folders[number], found.count > 1 else { return nil }
      return PartFault(
        .invalid,
        "shard \(number)/\(count) is given \(found.count == 2 ? "twice" : "\(found.count) times"): "
          + found.joined(separator: ", "),
        hint: "name each part once")
    }
    let missing = (1...count).filter { folders[$0] == nil }.map { "\($0)/\(count)" }
    guard missing.isEmpty else {
      let (named, rest) = (missing.prefix(namedShards).joined(separator: ", "), missing.count - namedShards)
      return twice + [
        PartFault(
          .missing,
          (missing.count == 1 ? "shard \(named) is" : "shards \(named)\(rest > 0 ? " and \(rest) more" : "") are")
            + " missing",
          hint: "run it with the same options and '--shard \(missing[0])'; do not run the others again")
      ]
    }
    let positions = headers.flatMap(\.header.share.positions).sorted()
    guard twice.isEmpty, positions != Array(0..<first.share.sceneCount) else { return twice }
    return [PartFault(.invalid, "the parts do not contain every scene exactly once", hint: "run all shards again")]
  }

  /// The maximum number of missing shards that a message names. The others are counted.
  private static let namedShards = 8

  /// Calls a function with the scenes of all parts, in the order of the plan. At most one scene of each part is in
  /// memory.
  ///
  /// `use` receives a scene and the folder of its part.
  package func forEachScene<Content: CacheContent>(
    as type: Content.Type, _ use: (PartFile.Scene<Content>, String) throws -> Void
  ) throws {
    let readers = try folders.map { folder throws(PartFault) in try PartReader(in: folder) }
    while let next = readers.filter({ $0.nextPosition != nil }).min(by: Self.isEarlier) {
      try use(try next.next(as: type), next.folder)
    }
  }

  private static func isEarlier(_ first: PartReader, _ second: PartReader) -> Bool {
    (first.nextPosition ?? .max) < (second.nextPosition ?? .max)
  }
}
