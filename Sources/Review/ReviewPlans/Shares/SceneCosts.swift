internal import HostFiles
internal import JSON

/// The times that scenes took in an earlier run, to plan the shares of the next run.
///
/// All shards of a run get the same file. Nothing else that is measured affects the plan.
package struct SceneCosts: Sendable, Hashable {
  /// A scene, by its document and its identifier in the document.
  private struct Name: Hashable {
    var document: String
    var identifier: String
  }

  /// The time that a scene took.
  private struct Cost: Hashable {
    var layouts: Int
    var microseconds: Int
  }

  private var costs: [Name: Cost] = [:]

  /// The largest file that is read, in bytes: enough for a million scenes.
  private static let sizeLimit = 1 << 28
  private static let format = 1

  /// Creates a value without costs: shares are planned from the sizes of scenes.
  package init() {}

  /// Reads the costs in a file that an earlier run wrote.
  ///
  /// - Throws: ``PartFault`` if the file cannot be read or is malformed.
  package init(at path: String) throws(PartFault) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.contents(of: path, limit: Self.sizeLimit)
    } catch {
      throw PartFault(
        .missing, "\(error)", hint: "'--write-costs FILE' of 'render', 'check', 'compare' or 'merge' writes it")
    }
    guard let value = try? JSONParser.value(in: bytes), value["format"]?.number == Double(Self.format),
      let scenes = value["scenes"]
    else {
      throw PartFault(
        .invalid, "\(path): contains no measured costs", hint: "rewrite it with '--write-costs FILE'")
    }
    for scene in scenes.elements {
      guard let document = scene["document"]?.string, let identifier = scene["scene"]?.string,
        let layouts = Self.count(scene["layouts"]), let cost = Self.count(scene["microseconds"]), layouts > 0
      else { continue }
      let name = Name(document: document, identifier: identifier)
      if costs[name] == nil { costs[name] = Cost(layouts: layouts, microseconds: max(1, cost)) }
    }
  }

  private static func count(_ value: JSONValue?) -> Int? {
    value?.number.flatMap { Int(exactly: $0) }.flatMap { (0...1_000_000_000_000).contains($0) ? $0 : nil }
  }

  /// Returns the text of a file with the times that scenes took, in their order. Scenes from the cache have no time and
  /// are skipped.
  package static func text(of scenes: [(size: Size, microseconds: Int)]) -> String {
    let values = scenes.filter { $0.microseconds > 0 }.map { scene -> JSONValue in
      [
        "document": .string(scene.size.document), "scene": .string(scene.size.identifier),
        "layouts": .number(scene.size.layoutCount), "microseconds": .number(scene.microseconds),
      ]
    }
    let value: JSONValue = ["format": .number(format), "scenes": .array(values)]
    return value.lines(before: "\n")
  }

  /// Returns the estimated time of scenes, in their order: the measured time, scaled to the number of layouts. For
  /// scenes that were not measured, it is scaled from their size by the measured ones.
  package func weights(of sizes: [Size]) -> [Double] {
    let measured = sizes.map { size -> Double? in
      costs[Name(document: size.document, identifier: size.identifier)].map {
        Double($0.microseconds) / Double($0.layouts) * Double(size.layoutCount)
      }
    }
    let estimates = sizes.map { Double($0.layoutCount) * Double($0.layoutCost) }
    let known = zip(measured, estimates).filter { $0.0 != nil && $0.1 > 0 }
    let time = known.reduce(0) { $0 + ($1.0 ?? 0) }
    let estimate = known.reduce(0) { $0 + $1.1 }
    let scale = estimate > 0 ? time / estimate : 1
    return zip(measured, estimates).map { $0 ?? $1 * scale }
  }
}
