/// A Swift source as the compiler on Linux takes it: with as many lines as before, or with words that tell the compiler of
/// them, so that its messages have the author's places.
package struct RewrittenSource: Sendable, Hashable {
  /// The text.
  package let text: String
  /// The previews in it, in order.
  package let previews: [SourcePreview]
  /// The things to tell its author: what was left out, and what the compiler will refuse.
  package let remarks: [SourceRemark]

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - text: The text of the source.
  ///   - path: Its path below the package.
  ///   - folder: The absolute path of the folder in which it is compiled.
  ///   - number: The number of the source in its module, which makes the names of its previews different from all others.
  ///   - isProgram: True for a source of a program, which is compiled as one of a library: without `@main`.
  ///   - optionalNames: The names of optional requirements in other sources of the package.
  package init(
    rewriting text: String, path: String, in folder: String, number: Int, isProgram: Bool = false,
    optionalNames: Set<String> = []
  ) {
    var rewriting = SourceRewriting(SwiftTokens(of: text), path: path, in: folder, number: number)
    rewriting.isProgram = isProgram
    rewriting.optionalNames = optionalNames
    rewriting.run()
    self.text = rewriting.text
    previews = rewriting.previews
    remarks = rewriting.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension RewrittenSource {
  /// The names of the optional requirements of protocols in a source.
  package static func optionalRequirements(in text: String) -> Set<String> {
    text.contains("optional") ? SourceRewriting.optionalRequirements(in: SwiftTokens(of: text)) : []
  }
}

/// A preview in a rewritten source.
package struct SourcePreview: Sendable, Hashable {
  /// The name of the function that gives it.
  package let function: String
  /// The line that it stands on.
  package let line: Int
  /// The conditions of compilation around it, the outermost first.
  package let conditions: [String]
}

/// Something to tell the author of a source.
package struct SourceRemark: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
  /// The message.
  package let message: String
}
