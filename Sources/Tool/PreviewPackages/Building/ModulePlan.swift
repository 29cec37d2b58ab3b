internal import JSON

/// A module of a package, as Swift's build system plans to compile it.
struct ModulePlan: Sendable, Hashable {
  let name: String
  /// The absolute paths of its Swift sources.
  let sources: [String]
  /// The names of the modules that are compiled before it.
  let dependencies: Set<String>
  /// The compiler and its arguments, except the arguments for sources and output.
  let command: [String]

  /// Returns the modules in the text of a plan, `debug.yaml`: each is a command with lists in JSON. A plan in a
  /// different format has none.
  static func modules(in plan: String) -> [ModulePlan] {
    var modules: [ModulePlan] = []
    var inputs: [String] = []
    for line in plan.split(separator: "\n") {
      if line.hasPrefix("  \"") { inputs = [] }
      if let values = list(in: line, named: "inputs") { inputs = values }
      if let values = list(in: line, named: "args"), let module = module(compiling: inputs, with: values) {
        modules.append(module)
      }
    }
    return modules
  }

  /// Returns the modules sorted so that each comes after its dependencies.
  static func ordered(_ modules: [ModulePlan]) -> [ModulePlan] {
    var (rest, made) = (modules, [ModulePlan]())
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let next = rest.firstIndex { $0.dependencies.isDisjoint(with: names.subtracting([$0.name])) } ?? 0
      made.append(rest.remove(at: next))
    }
    return made
  }

  private static func list(in line: Substring, named name: String) -> [String]? {
    let mark = "    \(name): ["
    guard line.hasPrefix(mark) else { return nil }
    return (try? JSONParser.value(in: Array(line.utf8.dropFirst(mark.utf8.count - 1))))?.elements.compactMap(\.string)
  }

  private static func module(compiling inputs: [String], with words: [String]) -> ModulePlan? {
    guard let position = words.firstIndex(of: "-module-name"), words.indices.contains(position + 1),
      words.contains("-emit-module"), words[0].hasSuffix("swiftc")
    else { return nil }
    let ending = ".swiftmodule"
    return ModulePlan(
      name: words[position + 1], sources: inputs.filter { $0.hasSuffix(".swift") },
      dependencies: Set(
        inputs.filter { $0.hasSuffix(ending) }.compactMap {
          $0.split(separator: "/").last.map { String($0.dropLast(ending.utf8.count)) }
        }), command: commandWithoutFiles(words))
  }

  /// The arguments that only specify the compiler's output.
  private static let outputs: Set<String> = [
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-incremental", "-c", "-enable-batch-mode",
    "-serialize-diagnostics", "-parseable-output", "-whole-module-optimization", "-v",
    "-continue-building-after-errors",
  ]
  /// Those among them with a value.
  private static let outputsWithValue: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o",
  ]

  private static func commandWithoutFiles(_ words: [String]) -> [String] {
    var made: [String] = []
    var position = 0
    while position < words.count {
      let word = words[position]
      position += outputsWithValue.contains(word) ? 2 : 1
      guard !outputs.contains(word), !outputsWithValue.contains(word), !word.hasPrefix("@"), !word.hasSuffix(".swift"),
        !word.hasPrefix("-j")
      else { continue }
      made.append(word)
    }
    return made
  }
}
