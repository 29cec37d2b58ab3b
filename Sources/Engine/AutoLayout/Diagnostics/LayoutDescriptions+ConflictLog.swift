package import Findings

/// How much of a conflict's log is written.
public enum ConflictLogDetail: String, Sendable, Hashable, CaseIterable {
  /// The constraints and the broken one.
  case short
  /// Also the two lines of advice at the end of UIKit's log.
  case full
}

extension LayoutDescriptions {
  private static let advice = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \
    Try this: (1) look at each constraint and try to figure out which you don't expect; \
    (2) find the code that added the unwanted constraint or constraints and fix it. \
    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
    refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
    """

  private static let ending = """
    Break on objc_exception_throw to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> \
    may also be helpful.
    """

  /// Returns UIKit's log of a conflict, with a final line break (specification CNF-04).
  ///
  /// The broken constraint comes first. The others follow in the order of installation.
  public func log(of conflict: UnsatisfiableConstraints, detail: ConflictLogDetail = .short) -> String {
    message(of: conflict, detail: detail).text
  }

  /// Returns UIKit's log of a conflict as a message. Its arguments are the constraints, with their numbers as measures,
  /// so that a conflict is the same on screens where only numbers differ.
  package func message(
    of conflict: UnsatisfiableConstraints, detail: ConflictLogDetail = .short
  ) -> Finding.Message {
    let list = texts(of: conflict.conflicting).map { text -> Finding.Message in
      "    \(Finding.Message(separatingNumbersIn: Self.quoted(text)))"
    }.joined(separator: ",\n")
    let log: Finding.Message = """
      \(words: Self.advice)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(Finding.Message(separatingNumbersIn: text(of: conflict.broken)))

      """
    return Finding.Message(kind: "log", detail == .full ? "\(log)\n\(words: Self.ending)\n" : log)
  }

  /// Returns a string in quotation marks, as in property lists.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
