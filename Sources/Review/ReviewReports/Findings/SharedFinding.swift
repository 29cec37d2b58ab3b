package import Findings

/// A finding with the layouts that have it, perhaps with other numbers.
package struct SharedFinding: Sendable, Hashable {
  /// The finding as the first of the layouts has it.
  package var finding: Finding
  /// The identity by which it is the same in all of them.
  package let identity: FindingIdentity
  /// The positions of the layouts, ascending.
  package var layouts: [Int]
  /// True where the layouts have it with other numbers.
  package var numbersDiffer: Bool

  /// The findings of several layouts of a scene, worst first, else in the order they first appear.
  package static func all(in layouts: [[Finding]]) -> [SharedFinding] {
    var positions: [FindingIdentity: Int] = [:]
    var shared: [SharedFinding] = []
    for (layout, findings) in layouts.enumerated() {
      for (key, finding) in zip(FindingIdentity.identities(of: findings), findings) {
        if let position = positions[key] {
          shared[position].layouts.append(layout)
          shared[position].finding.addConsequences(of: finding)
          if shared[position].finding.message != finding.message { shared[position].numbersDiffer = true }
        } else {
          positions[key] = shared.count
          shared.append(SharedFinding(finding: finding, identity: key, layouts: [layout], numbersDiffer: false))
        }
      }
    }
    let order = shared.indices.sorted { first, second in
      let severities = (shared[first].finding.severity, shared[second].finding.severity)
      return severities.0 == severities.1 ? first < second : severities.0 > severities.1
    }
    return order.map { shared[$0] }
  }
}

extension Finding {
  /// Adds what follows from the same finding in another layout and in none before it; numbers make no difference.
  fileprivate mutating func addConsequences(of other: Finding) {
    guard !other.consequences.isEmpty else { return }
    var known = Set(consequences.map(\.identity))
    consequences += other.consequences.filter { known.insert($0.identity).inserted }
  }
}

extension Finding.Consequence {
  /// The parts by which consequences of the same finding in different layouts are the same.
  fileprivate var identity: [String] { [code.name, "\(view)", name, message.kind] + message.names }
}
