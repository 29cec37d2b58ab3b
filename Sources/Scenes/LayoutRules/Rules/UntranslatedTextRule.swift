package import Findings
internal import SceneLayouts
internal import Scenes

/// The rule for text of storyboards and xibs that a layout in another language shows untranslated. For our own scenes
/// it is reported when the scene is read.
package enum UntranslatedTextRule: LayoutRule {
  package static let code = FindingCode.missingTranslation

  static func findings(in layout: Layout) -> [Finding] {
    guard layout.resolved.isFromInterfaceBuilder else { return [] }
    let untranslated = Set(layout.resolved.untranslatedViews)
    return layout.contentViews.filter(untranslated.contains).map { position in
      let view = layout.resolved.views[position]
      return finding(
        about: position, in: layout,
        "the text of \(view.nameInFindings) is not translated to \(layout.resolved.variant.locale)",
        hint: "add it to the strings file, unless code sets the text")
    }
  }
}
