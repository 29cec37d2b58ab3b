internal import Findings
internal import Geometry
internal import HostFiles

extension UsageError {
  /// Creates an error about a word that is not a value of an option.
  package init(unknown word: String, of option: Option, known: [String]) {
    let nearest = NearestName.suggestion(for: word, in: known)
    self.init(
      "invalid value '\(word)' for '--\(option.rawValue)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "use one of \(known.joined(separator: ", "))")
  }
}

/// A length on the command line.
package enum StatedLength: Sendable, Hashable {
  /// The present length in the design.
  case present
  /// The standard spacing.
  case standard
  /// A number of points.
  case points(Double)
}

extension ParsedArguments {
  /// Returns the values of a list option as cases of a type, each once.
  package func cases<Value>(_ option: Option, of type: Value.Type) throws(UsageError) -> [Value]
  where Value: RawRepresentable<String> & CaseIterable & Equatable {
    var values: [Value] = []
    for word in list(option) {
      guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
        throw UsageError(unknown: word, of: option, known: Value.allCases.map(\.rawValue))
      }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Returns the value of an option as a case of a type; `standard` if the option was not given.
  package func oneCase<Value>(_ option: Option, standard: Value) throws(UsageError) -> Value
  where Value: RawRepresentable<String> & CaseIterable & Equatable {
    guard let word = value(of: option) else { return standard }
    guard let value = Value(rawValue: word) else {
      throw UsageError(unknown: word, of: option, known: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Returns the number of an option; `standard` if the option was not given.
  package func number(_ option: Option, in range: ClosedRange<Double>, standard: Double) throws(UsageError) -> Double {
    try bounded(option, in: range, standard: standard, called: "a number") { $0.pointText }
  }

  /// Returns the length of an option, or nil if the option was not given.
  package func length(_ option: Option) throws(UsageError) -> StatedLength? {
    guard let word = value(of: option) else { return nil }
    if word == StandardNames.presentLength { return .present }
    if StandardNames.standardLengths.contains(word) { return .standard }
    guard let points = Double(word), points.magnitude <= 100_000 else {
      throw UsageError(
        "invalid value '\(word)' for '--\(option.rawValue)'",
        hint: "write a number of points, or \(StandardNames.lengths.joined(separator: ", "))")
    }
    return .points(points)
  }

  /// Returns the integer of an option; `standard` if the option was not given.
  package func count(_ option: Option, in range: ClosedRange<Int>, standard: Int) throws(UsageError) -> Int {
    try bounded(option, in: range, standard: standard, called: "a whole number") { String($0) }
  }

  private func bounded<Number: LosslessStringConvertible & Comparable>(
    _ option: Option, in range: ClosedRange<Number>, standard: Number, called kind: String, text: (Number) -> String
  ) throws(UsageError) -> Number {
    guard let word = value(of: option) else { return standard }
    guard let number = Number(word), range.contains(number) else {
      throw UsageError(
        "invalid value '\(word)' for '--\(option.rawValue)'",
        hint: "write \(kind) from \(text(range.lowerBound)) to \(text(range.upperBound))")
    }
    return number
  }

  /// The number of workers, from 1 to 256; by default one for each processor.
  package var workers: Int {
    get throws(UsageError) { try count(.jobs, in: 1...256, standard: HostProcess.processorCount) }
  }
}

extension ParsedArguments {
  /// Checks that a command has its operands, and no more.
  package func checkOperands() throws(UsageError) {
    let name = command.rawValue
    switch command.operand {
    case .paths:
      if paths.isEmpty {
        throw UsageError(
          "'\(name)' needs a document or a folder",
          hint: "for this folder and its subfolders write 'render-layouts \(name) .'")
      }
      if paths.contains("") { throw UsageError("an empty path does not name a document") }
    case .format:
      guard paths.count == 1 else {
        throw UsageError(
          "'\(name)' takes one visual format, not \(paths.count)",
          hint: "write it in quotes: render-layouts \(name) 'H:|-[a]-[b]-|'")
      }
    case .question: try checkQuestion()
    case .views, .view, .drag, .constraints: try checkEdit()
    case .shell:
      guard paths.count == 1, Shell(rawValue: paths[0]) != nil else {
        let names = Shell.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw UsageError("'\(name)' needs the name of a shell", hint: "use one of \(names)")
      }
    case .parts:
      if paths.isEmpty {
        throw UsageError(
          "'merge' needs the folders of all parts", hint: "write 'render-layouts merge parts/* -o Output'")
      }
    case .versions:
      guard (3...4).contains(paths.count), !paths.prefix(3).contains("") else {
        throw UsageError(
          "'\(name)' needs three files: the common ancestor, ours and theirs",
          hint: "write 'render-layouts \(name) BASE OURS THEIRS PATH'; the result is written to OURS")
      }
    case .states: try checkStates()
    case .report:
      if paths.count > 1 { throw UsageError("'\(name)' takes one report, not \(paths.count)") }
    case .schema:
      let subjects = SchemaSubject.allCases.map(\.rawValue)
      guard paths.count <= 1, paths.allSatisfy(subjects.contains) else {
        throw UsageError(
          "there is no schema for '\(paths.joined(separator: " "))'", hint: "write 'schema scene' or 'schema report'")
      }
    case .folder:
      if paths.count > 1 { throw UsageError("'\(name)' takes one folder, not \(paths.count)") }
    case .package:
      guard paths.count == 1, paths[0] != "" else {
        throw UsageError("'\(name)' needs the folder of one Swift package", hint: "write 'render-layouts \(name) .'")
      }
    case .exercise: try checkExercise()
    case .nothing:
      if let path = paths.first { throw UsageError("'\(name)' does not take '\(path)'") }
    }
  }

  /// Checks for at most one request about an exercise.
  private func checkExercise() throws(UsageError) {
    let requests = [Option.hint, .start, .answer].filter(contains)
    let all = [Option.answers, .gallery].filter(contains)
    if let option = all.first {
      let others = (all.dropFirst() + requests).map { "'--\($0.rawValue)'" } + paths.map { "'\($0)'" }
      guard let other = others.first else { return }
      throw UsageError(
        "'--\(option.rawValue)' cannot be combined with \(other)",
        hint: "'--\(option.rawValue)' covers all exercises")
    }
    guard let request = requests.first else { return }
    if requests.count > 1 {
      throw UsageError("'--\(request.rawValue)' cannot be combined with '--\(requests[1].rawValue)'")
    }
    if paths.count != 1 {
      throw UsageError(
        "'--\(request.rawValue)' needs one exercise, not \(paths.count)",
        hint: "write 'render-layouts learn EXERCISE --\(request.rawValue)'; 'render-layouts learn' lists the exercises")
    }
  }

  /// Checks for two states of a document, as a person names them or as git does, or for one document that git compares
  /// as text.
  private func checkStates() throws(UsageError) {
    let counts = contains(.textconv) ? [1] : [1, 2, 7, 9]
    guard counts.contains(paths.count), !paths.contains("") else {
      throw UsageError(
        "'diff' needs two states of a document, not \(paths.count)", hint: "write 'render-layouts diff OLD NEW'")
    }
  }

  /// Checks for a document and the objects to change.
  private func checkEdit() throws(UsageError) {
    let count = paths.count - 1
    let (isEnough, what) =
      switch command.operand {
      case .drag: (count == 2, "a document and two views")
      case .view: (count == 1, "a document and a view")
      case .constraints: (count > 0, "a document and constraints")
      default: (count > 0, "a document and views")
      }
    guard !isEnough else { return }
    throw UsageError(
      "'\(command.rawValue)' needs \(what)",
      hint: "write 'render-layouts \(command.rawValue)\(command.operand.rawValue)'")
  }

  /// Checks that a document has views to explain. Without a document, there is one code, or none to list all.
  private func checkQuestion() throws(UsageError) {
    // With a log, the paths are documents in which to look for its constraints.
    guard let path = paths.first, !contains(.conflictLog) else { return }
    let asksForViews = paths.count > 1 || contains(.at)
    if !asksForViews, FileSystem.kind(of: path) != nil {
      throw UsageError(
        "'explain \(path)' needs a view", hint: "'render-layouts solve --format text \(path)' shows their names")
    }
    if contains(.distanceTo), paths.count < 2 {
      throw UsageError(
        "'--distance-to' needs a view", hint: "write 'render-layouts explain PATH VIEW --distance-to OTHER'")
    }
  }
}
