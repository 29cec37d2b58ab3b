internal import Findings
internal import SceneLayouts
internal import Scenes

/// The severity of truncated or broken text, which depends on who decides the text.
enum TextFault {
  /// Returns the severity. Nil if a string is only a sample and lints are not requested.
  static func severity(of text: String, at position: Int, in layout: Layout) -> Finding.Severity? {
    let view = layout.resolved.views[position]
    guard layout.resolved.isFromInterfaceBuilder else { return .warning }
    // In the app its container determines the size of a part.
    if layout.resolved.extent.kind == .part { return layout.resolved.hasLints ? .note : nil }
    if SampleText.isSample(text, outlet: view.identity.outlet) { return layout.resolved.hasLints ? .note : nil }
    if case .label = view.content, view.identity.outlet != nil { return .note }
    if view.identity.hasFontOfCode { return .note }
    return .warning
  }
}
