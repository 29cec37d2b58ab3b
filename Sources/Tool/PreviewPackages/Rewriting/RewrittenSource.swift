/// A Swift source rewritten for the compiler on Linux. It keeps its line numbers, or has directives that state them, so
/// that messages have the author's locations.
package struct RewrittenSource: Sendable, Hashable {
  package let text: String
  /// The previews in it, in order.
  package let previews: [SourcePreview]
  /// The remarks for its author about removed code, and about code that the compiler will refuse.
  package let remarks: [SourceRemark]
  /// The number of previews in skipped code of SwiftUI.
  package let previewsOfSwiftUI: Int

  /// Creates the rewritten form of a source.
  ///
  /// - Parameters:
  ///   - text: The text of the source.
  ///   - path: Its path relative to the package.
  ///   - folder: The absolute path of the folder where it is compiled.
  ///   - number: The number of the source in its module, which makes the names of its previews unique.
  ///   - isProgram: Whether the source is part of an executable, which is compiled as a library without `@main`.
  ///   - availableModules: The modules that it can import besides the toolchain's; nil if that is unknown.
  ///   - shownPath: The path that its previews have; nil for the same path.
  package init(
    rewriting text: String, path: String, in folder: String, number: Int, isProgram: Bool = false,
    optionalNames: Set<String> = [], availableModules: Set<String>? = nil,
    shownPath: String? = nil
  ) {
    var rewriting = SourceRewriting(SwiftTokens(of: text), path: path, in: folder, number: number)
    rewriting.isProgram = isProgram
    rewriting.optionalNames = optionalNames
    rewriting.availableModules = availableModules
    rewriting.shownPath = shownPath ?? path
    rewriting.run()
    self.text = rewriting.text
    previews = rewriting.previews
    previewsOfSwiftUI = rewriting.previewsOfSwiftUI
    remarks = rewriting.remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension RewrittenSource {
  /// Returns the names of the optional requirements of the protocols in a source.
  package static func optionalRequirements(in text: String) -> Set<String> {
    text.contains("optional") ? SourceRewriting.optionalRequirements(in: SwiftTokens(of: text)) : []
  }
}

package struct SourcePreview: Sendable, Hashable {
  /// The name of the function that returns it.
  package let function: String
  package let line: Int
  /// The compilation conditions around it, the outermost first.
  package let conditions: [String]
}

/// A remark for the author of a source.
package struct SourceRemark: Sendable, Hashable {
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1.
  package let column: Int
  package let message: String
}
