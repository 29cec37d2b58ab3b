internal import DocumentResources
package import Findings
internal import InterfaceBuilder
internal import LayoutRules
internal import MarkupReading
internal import ReviewReports
internal import SceneFiles

extension FindingCode {
  /// The codes of all rules, readers and comparisons, sorted by name.
  package static let all: [FindingCode] = [
    RuleList.codes, documents, markup, strings, assets, interfaceBuilder, yaml, sceneFiles, values, equations,
    baselines, [notDrawn, designDeviation, unreadableArtwork, moreFindings, exception], checklist,
  ].flatMap(\.self).sorted { $0.name < $1.name }

  package static let names = all.map(\.name)

  private static let known = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the code with the given name; one without a page if this version does not know the name.
  package static func named(_ name: String) -> FindingCode { known[name] ?? FindingCode(name) }

  /// Returns the most similar name, or nil if none is similar.
  package static func suggestion(for name: String) -> String? { NearestName.suggestion(for: name, in: names) }

  /// The list of all pages, as Markdown, with a line break at the end.
  package static var index: String {
    let rows = all.compactMap { code in code.page.map { ["[\(code)](\(code).md)", $0.summary] } }
    return """
      # Rules

      The findings that `render-layouts` reports. `render-layouts explain CODE` prints these pages.

      \(TextTable.markdown([["code", "finding"]] + rows))
      """
  }
}
