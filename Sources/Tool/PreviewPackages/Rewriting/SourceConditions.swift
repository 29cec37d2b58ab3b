/// The compilation conditions around a position in a source: `#if`, `#elseif`, `#else`.
struct SourceConditions {
  private struct Branches {
    var earlier: [String] = []
    var current: String?
  }

  private var open: [Branches] = []

  /// The active conditions, the outermost first.
  var all: [String] {
    open.flatMap { branches in
      branches.earlier.map { "!(\($0))" } + [branches.current.map { "(\($0))" }].compactMap(\.self)
    }
  }

  var isEmpty: Bool { open.isEmpty }

  /// Begins a branch, ends one, or both.
  mutating func follow(_ directive: String, _ condition: String) {
    switch directive {
    case "if": open.append(Branches(current: condition))
    case "endif": _ = open.popLast()
    default:
      guard var branches = open.popLast() else { return }
      branches.earlier += [branches.current].compactMap(\.self)
      branches.current = directive == "elseif" ? condition : nil
      open.append(branches)
    }
  }
}
