internal import DocumentFacts

/// The parts of documents by the kind of effect that their changes have.
enum ChangedParts {
  /// Elements of bars, which are visible although no layout contains them.
  static let barItems: Set<String> = ["barButtonItem", "tabBarItem"]

  /// Bars of controllers, and what they show for a controller.
  static let bars: Set<String> = ["navigationItem", "navigationBar", "toolbar", "tabBar"]

  /// Attributes of views that are reported even if they change no layout.
  static let reportedAlone: Set<String> = [
    "text", "normal.title", "title", "placeholder", "fontDescription", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "spacing", "axis", "alignment", "distribution", "numberOfLines", "hidden", "layoutMargins", "minimumLineSpacing",
    "minimumInteritemSpacing", "itemSize", "sectionInset", "largeTitles", "image",
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "textAlignment", "variation", "alpha", "headerTitle",
    "footerTitle", "separatorInset", "contentMode", "borderStyle", "separatorStyle", "accessoryType", "enabled",
    "contentConfiguration.text", "contentConfiguration.secondaryText", "contentConfiguration", "attributedText",
    "configuration.title", "configuration.subtitle", "segment", "contentHorizontalAlignment",
    "adjustsFontSizeToFit",
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "textInputTraits", "scrollIndicatorInsets",
  ]

  /// Attributes of views that change the look but no frame.
  static let looks: Set<String> = [
    "alpha", "clipsSubviews", "contentMode", "textAlignment", "runtime cornerRadius", "enabled",
    "contentConfiguration.text", "contentConfiguration.secondaryText", "contentConfiguration",
    "contentHorizontalAlignment",
  ]

  /// Parts of views with several values that change no frame: `textInputTraits.keyboardType`.
  static let looksOfSeveralValues: Set<String> = ["textInputTraits", "scrollIndicatorInsets"]

  /// Attributes that change frames but not the look, apart from ``listLengths``.
  private static let lengths: Set<String> = [
    "spacing", "axis", "alignment", "distribution", "layoutMargins", "freeformSize", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea",
  ]

  /// Lengths of the contents of a table or collection.
  static let listLengths: Set<String> = [
    "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "minimumLineSpacing", "minimumInteritemSpacing",
    "itemSize", "sectionInset", "headerReferenceSize", "footerReferenceSize", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
  ]

  /// All attributes that change frames but not the look.
  static let frameLengths = lengths.union(listLengths)

  /// Attributes that decide how strings shrink or grow, or what margins are measured from. They rarely change a frame.
  static let weak: Set<String> = [
    "minimumFontSize", "minimumScaleFactor", "adjustsFontSizeToFit", "lineBreakMode",
    "adjustsFontForContentSizeCategory", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
  ]
}

extension DocumentChange {
  /// Whether it changes a color in an attributed text, which does not resize the text.
  var isOfAttributedColor: Bool {
    guard case .value(let name, _, _) = kind else { return false }
    return name.hasPrefix("attributedText.") && name.contains(".NSColor")
  }

  /// Whether a scene can be laid out without the change of a view.
  var isRetractable: Bool {
    switch kind {
    case .added, .value, .frame: true
    case .removed, .moved, .reordered: false
    }
  }
}
