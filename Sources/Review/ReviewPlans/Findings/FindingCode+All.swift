internal import DocumentResources
package import Findings
internal import InterfaceBuilder
internal import LayoutRules
internal import MarkupReading
internal import ReviewReports
internal import SceneFiles

extension FindingCode {
  /// Every code of rules, readers and comparisons, in the order of the names.
  package static let all: [FindingCode] = [
    RuleList.codes, documents, markup, strings, assets, interfaceBuilder, yaml, sceneFiles, values, equations,
    baselines, [notDrawn, unreadableArtwork, exception], checklist,
  ].flatMap(\.self).sorted { $0.name < $1.name }

  /// The names of all codes.
  package static let names = all.map(\.name)

  private static let known = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The code with a name; without a page where this version knows none.
  package static func named(_ name: String) -> FindingCode { known[name] ?? FindingCode(name) }

  /// The name that was probably meant, or nil.
  package static func suggestion(for name: String) -> String? { NearestName.suggestion(for: name, in: names) }

  /// The list of all pages, as Markdown, with a line break at its end.
  package static var index: String {
    let rows = all.compactMap { code in code.page.map { ["[\(code)](\(code).md)", $0.summary] } }
    return """
      # Rules

      The findings that `render-layouts` reports. `render-layouts explain CODE` prints these pages.

      \(TextTable.markdown([["code", "finding"]] + rows))
      """
  }
}
