package import Findings

extension SharedFinding {
  /// The findings of the given layouts of a scene, each once.
  package typealias Groups = (shared: [SharedFinding], positions: [[Int]])

  /// Returns the findings of layouts of a scene, each once, the worst first and otherwise in the order of their first
  /// occurrence.
  package static func all(in layouts: [(title: String, findings: [Finding])]) -> [SharedFinding] {
    groups(of: layouts).shared
  }

  /// Returns the findings of layouts of a scene, each once, the worst first and otherwise in the order of their first
  /// occurrence.
  ///
  /// - Returns: The findings, and for each layout the positions of its own findings among them, in its order.
  package static func groups(of layouts: [(title: String, findings: [Finding])]) -> Groups {
    var numbers: [FindingIdentity: Int] = [:]
    var shared: [SharedFinding] = []
    var layoutsOfShared: [[Int]] = []
    let found = layouts.enumerated().map { layout, found in
      let (title, findings) = found
      return zip(FindingIdentity.identities(of: findings), findings).map { identity, finding -> Int in
        guard let number = numbers[identity] else {
          numbers[identity] = shared.count
          shared.append(
            SharedFinding(finding: finding, layouts: [title], layoutCount: layouts.count, numbersDiffer: false))
          layoutsOfShared.append([layout])
          return shared.count - 1
        }
        shared[number].layouts.append(title)
        layoutsOfShared[number].append(layout)
        shared[number].finding.addConsequences(of: finding)
        if shared[number].finding.message != finding.message { shared[number].numbersDiffer = true }
        return number
      }
    }
    let representatives = representatives(of: shared, on: layoutsOfShared)
    for (number, head) in representatives.enumerated() where number != head {
      layoutsOfShared[head] = (layoutsOfShared[head] + layoutsOfShared[number]).sorted()
      shared[head].layouts = layoutsOfShared[head].map { layouts[$0].title }
      shared[head].finding.addConsequences(of: shared[number].finding)
      shared[head].numbersDiffer = true
    }
    let order = shared.indices.filter { representatives[$0] == $0 }.sorted { first, second in
      let severities = (shared[first].finding.severity, shared[second].finding.severity)
      return severities.0 == severities.1 ? first < second : severities.0 > severities.1
    }
    var positions = Array(repeating: 0, count: shared.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    return (order.map { shared[$0] }, found.map { $0.map { positions[representatives[$0]] } })
  }
}

extension Finding {
  /// Adds the consequences of the same finding in another layout that are new. Numbers are ignored.
  fileprivate mutating func addConsequences(of other: Finding) {
    guard !other.consequences.isEmpty else { return }
    var known = Set(consequences.map(\.identity))
    consequences += other.consequences.filter { known.insert($0.identity).inserted }
  }
}

extension Finding.Consequence {
  /// The parts by which consequences of the same finding in different layouts are equal.
  fileprivate var identity: [String] { [code.name, "\(view)", name, message.kind] + message.names }
}
