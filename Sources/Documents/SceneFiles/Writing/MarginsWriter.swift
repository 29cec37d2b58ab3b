internal import Scenes

/// A writer of the layout margins of a view.
enum MarginsWriter {
  /// Returns the keys of the view.
  static func entries(of margins: ViewMargins) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    if let stated = margins.stated {
      entries.append(WrittenEntry("margins", WrittenText.insets(stated, isDirectional: margins.isDirectional)))
    } else if case .cell(let hasAccessory) = margins.role {
      entries.append(WrittenEntry("margins", hasAccessory ? MarginsReader.cellWithAccessory : MarginsReader.cell))
    }
    if margins.preservesSuperviewMargins { entries.append(WrittenEntry("preservesSuperviewMargins", "true")) }
    if !margins.insetsFromSafeArea { entries.append(WrittenEntry("insetsFromSafeArea", "false")) }
    if margins.followsReadableWidth { entries.append(WrittenEntry("followsReadableWidth", "true")) }
    return entries
  }
}
