internal import AutoLayout
internal import CommandArguments
internal import Findings
internal import Geometry
internal import Scenes
internal import VisibleText

/// The command that prints the constraints of one visual format as equations, in UIKit's order.
struct VisualFormatCommand: RunnableCommand {
  private let text: String
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    text = arguments.paths.first ?? ""
    self.arguments = arguments
    self.console = console
  }

  func run() throws -> ExitCode {
    let parsed = Result { () throws(VisualFormatError) in try VisualFormat(parsing: text) }
    let names = try FormatNames(arguments, format: try? parsed.get())
    let constraints = Result { () throws(VisualFormatError) in
      let format = try parsed.get()
      let constraints = try format.constraints(
        views: names.views, metrics: names.metrics, options: names.options, superview: names.superview)
      if let conflict = format.conflictOfBounds(metrics: names.metrics) { throw conflict }
      return constraints
    }
    switch constraints {
    case .success(let constraints):
      if arguments.contains(.lint), (try? parsed.get())?.hasOrientationPrefix == false {
        console.printText(
          PrintedText("render-layouts: warning: Missing Orientation Prefix\n    begin the format with 'H:'\n"))
      }
      let bindings = arguments.contains(.printBindings) ? names.bindingsText + "\n" : ""
      let isOwned = arguments.contains(.owners)
      let lines = constraints.map { names.equation(of: $0) + (isOwned ? "  # owner: \(names.owner(of: $0))" : "") }
      try console.printResult(bindings + lines.map { $0 + "\n" }.joined())
      return .success
    case .failure(let error):
      console.printError(error.message)
      let lines = FormatExcerpt.lines(of: error) + [names.advice(for: error).map(VisibleText.line)].compactMap(\.self)
      console.printText(PrintedText(lines.map { "    \($0)\n" }.joined()))
      return .invalidDocument
    }
  }
}

extension FormatNames {
  private var system: ConstraintSystem { ConstraintSystem(rootSize: .zero, items: items, constraints: []) }

  /// The views that the format may name, in the form in which UIKit prints a dictionary of them (specification INV-03).
  fileprivate var bindingsText: String { LayoutDescriptions(of: system).text(ofBindings: views) }

  /// Returns a constraint as an equation for a scene file.
  fileprivate func equation(of constraint: LayoutConstraint) -> String {
    system.equation(of: constraint) + (constraint.usesStandardSpacing ? "  # standard spacing" : "")
  }

  /// Returns the name of the view that owns a constraint: the nearest that contains all views of it.
  fileprivate func owner(of constraint: LayoutConstraint) -> String {
    system.name(of: LayoutItemID(view: system.owner(of: constraint)))
  }

  /// Returns a hint for an unknown name, or nil for other errors.
  fileprivate func advice(for error: VisualFormatError) -> String? {
    switch error.reason {
    case .unknownView(let name):
      NearestName.suggestion(for: name, in: views.keys.sorted()).map { "did you mean '\($0)'?" }
        ?? "name it with '--views'"
    case .unknownMetric(let name):
      NearestName.suggestion(for: name, in: metrics.keys.sorted()).map { "did you mean '\($0)'?" }
        ?? "set its value: '--metrics \(name)=8'"
    case .unknownSize(let name):
      NearestName.suggestion(for: name, in: metrics.keys.sorted()).map { "did you mean '\($0)'?" }
        ?? "name the view with '--views \(name)', or set the value of a metric: '--metrics \(name)=8'"
    case .emptyInterval: "change one of them, or make it optional: '<=10@750'"
    default: nil
    }
  }
}

/// Functions that show the location of an error below a format.
enum FormatExcerpt {
  /// Returns the format, with carets below the wrong characters.
  static func lines(of error: VisualFormatError) -> [String] {
    let line = VisibleText.masked(error.format).replacing("\t", with: " ")
    let padding = String(repeating: " ", count: max(0, error.offset))
    return [line, padding + String(repeating: "^", count: error.length)]
  }
}
