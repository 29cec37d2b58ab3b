extension AuthorsChange.Aspect {
  /// Creates the values of a view that a trial reverts to undo a changed part.
  init(revertedFor part: String) {
    switch part {
    case "text", "title", "normal.title", "disabled.title", "selected.title", "selected#2.title", "highlighted.title",
      "highlighted#2.title", "placeholder":
      self = .string
    case "fontDescription": self = .font
    case "numberOfLines": self = .lines
    case "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor": self = .shrinking
    case "axis": self = .stack(.axis)
    case "distribution": self = .stack(.distribution)
    case "alignment": self = .stack(.alignment)
    case "spacing": self = .stack(.spacing)
    case "hidden": self = .visibility
    case _ where part.hasSuffix("Priority"): self = .priorities
    case _ where part.hasPrefix("autoresizingMask") || part.hasPrefix("frameInset"): self = .frame
    case _ where part.lowercased().contains("layoutmargins"): self = .margins
    default: self = .all
    }
  }
}
