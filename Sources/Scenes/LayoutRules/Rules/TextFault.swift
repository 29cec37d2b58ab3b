internal import Findings
internal import SceneLayouts
internal import Scenes

/// The seriousness of what is wrong with the letters of a text, by who decides the text.
enum TextFault {
  /// The seriousness: nil where a text only stands in for another one, and no lints are asked for.
  static func severity(of text: String, at position: Int, in layout: Layout) -> Finding.Severity? {
    let view = layout.resolved.views[position]
    guard layout.resolved.isFromInterfaceBuilder else { return .warning }
    // How large a part is in the app, what it lies in decides.
    if layout.resolved.extent.kind == .part { return layout.resolved.hasLints ? .note : nil }
    if SampleText.isSample(text, outlet: view.identity.outlet) { return layout.resolved.hasLints ? .note : nil }
    if case .label = view.content, view.identity.outlet != nil { return .note }
    if view.identity.hasFontOfCode { return .note }
    return .warning
  }
}
