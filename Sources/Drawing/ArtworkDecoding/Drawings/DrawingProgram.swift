internal import Drawing
internal import HostFiles
internal import WorkBudgets

/// An external program that reads a drawing from standard input and converts it to PNG.
struct DrawingProgram: Sendable, Hashable {
  var name: String
  /// The Debian package that contains it.
  var package: String
  /// The argument that prints its version. Nil if there is none.
  var versionArgument: String?
  var arguments: [String]
  /// The name of the format that it draws: `PDF`.
  var format: String
  /// Whether it writes the PNG file to the path in its last argument. Otherwise it writes to standard output.
  var writesFile = false

  /// The program that draws PDF documents.
  static let pdf = "pdftocairo"
  /// The program that draws SVG files.
  static let svg = "rsvg-convert"
  /// The program that converts GIF and TIFF files.
  static let pixbuf = "gdk-pixbuf-thumbnailer"
  /// The program that converts HEIF files.
  static let heif = "heif-convert"
  static let names = [pdf, svg, pixbuf, heif]

  /// The path of standard input, for programs that require a path.
  static let inputPath = "/dev/stdin"
  /// The names of the output file. If there are several pictures, the first one gets a number.
  private static let writtenNames = ["drawn.png", "drawn-1.png"]

  /// The offset of signal numbers in exit codes of shells.
  private static let firstSignal: Int32 = 128
  /// The signals that end a program after its time limit: SIGKILL and SIGXCPU.
  private static let signalsOfTime: [Int32] = [9, 24]

  /// Returns the output for the file `drawing` in a folder, which also contains the font configuration.
  ///
  /// `budget` is the budget that all drawings of the run share.
  func output(
    in folder: String, limits: ArtworkLimits, spending budget: DrawingBudget
  ) throws(ArtworkFault) -> [UInt8] {
    let outcome = try drawn(in: folder, limits: limits, spending: budget)
    if outcome.code == 0, let png = writesFile ? Self.written(in: folder, limits) : outcome.output { return png }
    if Self.isOverTime(outcome) {
      // Less CPU time means that the machine was busy or short of memory, or that slow drawings had little time left.
      let isPassing = !Self.hasUsedUp(limits.processorSeconds, outcome)
      throw ArtworkFault(
        message: """
          drawing it takes longer than \(limits.processorSeconds) \
          \(limits.processorSeconds == 1 ? "second" : "seconds"); make it simpler, or export it as PNG
          """, isPassing: isPassing)
    }
    if outcome.messages.contains("has no dimensions") {
      throw ArtworkFault(message: "it has no size; add a width and height or a view box to its root")
    }
    throw ArtworkFault(message: "it is damaged, protected or too large; export it again, or as PNG")
  }

  /// Draws with the time of a usual drawing and, if that is too short, again with the remaining time for slow ones.
  private func drawn(
    in folder: String, limits: ArtworkLimits, spending budget: DrawingBudget
  ) throws(ArtworkFault) -> ExternalProgram.Outcome {
    func run(_ seconds: Int) throws(ArtworkFault) -> ExternalProgram.Outcome {
      var limits = limits
      limits.processorSeconds = seconds
      let path = writesFile ? ["\(folder)/\(Self.writtenNames[0])"] : []
      return try self.run(arguments + path, in: folder, reading: "\(folder)/drawing", limits: limits)
    }
    try budget.begin(limits)
    let first = min(limits.usualSeconds, limits.processorSeconds)
    let outcome = try run(first)
    budget.spend(outcome.processorSeconds)
    // A program is also killed if the run is canceled, or waits for something for a minute.
    guard Self.isOverTime(outcome), Self.hasUsedUp(first, outcome), !WorkBudget.checkCancellation() else {
      return outcome
    }
    guard first < limits.processorSeconds else {
      budget.spendSlowly(outcome.processorSeconds)
      return outcome
    }
    return try budget.drawSlowly(limits, run)
  }

  /// Whether a program that was ended has used up its CPU time in seconds, and did not only wait for something.
  static func hasUsedUp(_ seconds: Int, _ outcome: ExternalProgram.Outcome) -> Bool {
    outcome.processorSeconds > DrawingBudget.fullShare * Double(seconds)
  }

  /// Whether the program was ended because it took too long.
  private static func isOverTime(_ outcome: ExternalProgram.Outcome) -> Bool {
    signalsOfTime.contains(outcome.code - firstSignal)
  }

  /// Returns the file that the program has written, or nil.
  private static func written(in folder: String, _ limits: ArtworkLimits) -> [UInt8]? {
    guard let files = try? FolderTree(at: folder) else { return nil }
    return writtenNames.lazy.compactMap { try? files.contents(of: $0, limit: limits.memory / 4) }.first
  }

  /// Returns the first line of its version output, or its name if it prints no version.
  func version() throws(ArtworkFault) -> String {
    guard let versionArgument else { return name }
    return try FileSystem.withTemporaryFolder { folder throws(ArtworkFault) in
      let outcome = try run([versionArgument], in: folder, reading: "/dev/null", limits: .standard)
      let text = String(decoding: outcome.output, as: UTF8.self) + outcome.messages
      return text.split(separator: "\n").first.map(String.init) ?? name
    } otherwise: {
      ArtworkFault(message: "not enough space to draw it: \($0.reason)", isPassing: true)
    }
  }

  private func run(
    _ arguments: [String], in folder: String, reading input: String, limits: ArtworkLimits
  ) throws(ArtworkFault) -> ExternalProgram.Outcome {
    var program = ExternalProgram(name, arguments)
    program.input = input
    // The environment is cleared, so that settings of the user affect neither the result nor libraries.
    program.removesVariable = { $0 != "PATH" }
    program.environment = [
      "LC_ALL": "C.UTF-8", "HOME": folder, "TMPDIR": folder, "FONTCONFIG_FILE": "\(folder)/fonts.conf",
    ]
    program.limits = .init(
      processorSeconds: limits.processorSeconds, seconds: limits.seconds, memory: limits.memory,
      fileSize: limits.memory / 4)
    do throws(ExternalProgram.Failure) {
      return try program.run(writingTo: folder)
    } catch {
      switch error {
      case .notInstalled:
        throw ArtworkFault(
          message: "'\(name)', which draws \(format) files, was not found; install it: apt-get install \(package)")
      case .failed(let error):
        throw ArtworkFault(
          message: "'\(name)' cannot be started: \(error.reason)", isPassing: error.reason.isShortage)
      }
    }
  }
}
