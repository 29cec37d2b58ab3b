/// The attributes and children of views and controllers that matter to layout, with the support for each.
enum LayoutProperties {
  /// The support for a property, with a remark or nil.
  struct Property: Sendable, Hashable {
    let support: DocumentSurvey.Support
    let remark: String?

    static let supported = Property(support: .supported, remark: nil)

    static func approximated(_ remark: String) -> Property { Property(support: .approximated, remark: remark) }

    static func omitted(_ remark: String? = nil) -> Property { Property(support: .omitted, remark: remark) }
  }

  /// Elements with the size or look of something simpler.
  static let approximatedElements = [
    "imageView": "a box with the size from the document or the asset catalog",
    "mapView": "a plain area", "webView": "a plain area", "wkWebView": "a plain area",
    "searchBar": "of standard height", "navigationBar": "of standard height", "toolbar": "of standard height",
    "tabBar": "of standard height", "datePicker": "wheels of standard size", "pickerView": "wheels of standard size",
    "visualEffectView": "without its effect",
  ]

  /// Attributes by name.
  static let attributes: [String: Property] = supportedAttributes.merging(otherAttributes) { first, _ in first }

  private static let supportedAttributes = Dictionary(
    uniqueKeysWithValues: [
      "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "hidden", "horizontalHuggingPriority",
      "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      "numberOfLines", "preferredMaxLayoutWidth", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
      "semanticContentAttribute", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "axis", "distribution",
      "alignment", "spacing", "spacingType", "accessoryType", "navigationBarHidden", "toolbarHidden",
      "hidesBottomBarWhenPushed", "modalPresentationStyle", "largeTitles", "automaticallyAdjustsScrollViewInsets",
      "contentInsetAdjustmentBehavior", "layoutMarginsFollowReadableWidth", "verifyAmbiguity", "autoresizesSubviews",
    ].map { ($0, Property.supported) })

  private static let lineHeights = "lines have the height of the font"
  private static let bars = "as saved, taken from the root's frame; on devices all roots extend under bars"
  private static let indents = "lines begin at the edge"
  private static let shrinking = "single-line labels shrink, other text keeps its size"

  private static let otherAttributes: [String: Property] = [
    "adjustsFontSizeToFit": .approximated(shrinking),
    "adjustsFontForContentSizeCategory": .approximated("text styles follow the text size, fixed sizes do not"),
    "minimumFontSize": .approximated(shrinking), "minimumScaleFactor": .approximated(shrinking),
    "datePickerMode": .approximated("wheels of standard size"),
    "baselineRelativeArrangement": .omitted("distances to edges are used"),
    "headerTitle": .approximated("in the gap above the cells"),
    "footerTitle": .approximated("in the gap below the cells"),
    "prompt": .approximated("on the device that the document was saved with"),
    "rowHeight": .approximated("cells keep their recorded height"),
    "sectionHeaderHeight": .approximated("cells keep their recorded position"),
    "sectionFooterHeight": .approximated("cells keep their recorded position"),
    "extendedLayoutIncludesOpaqueBars": .omitted(bars),
    "indentationLevel": .approximated("titles and images of cells in a system style"),
    "indentationWidth": .approximated("titles and images of cells in a system style"),
    "editingAccessoryType": .omitted("no row is being edited"),
    "lineBreakMode": .approximated("lines end between words"),
    "adjustsImageSizeForAccessibilityContentSizeCategory": .omitted("images have the same size at all text sizes"),
    "apportionsSegmentWidthsByContent": .supported,
    "contentViewInsetsToSafeArea": .omitted("content views are as wide as their cells"),
    "sectionInsetReference": .omitted("sections begin at the insets of the collection"),
    "minimumLineHeight": .omitted(lineHeights), "maximumLineHeight": .omitted(lineHeights),
    "lineHeightMultiple": .omitted(lineHeights), "lineSpacing": .omitted(lineHeights),
    "paragraphSpacing": .omitted(lineHeights), "paragraphSpacingBefore": .omitted(lineHeights),
    "firstLineHeadIndent": .omitted(indents), "headIndent": .omitted(indents), "tailIndent": .omitted(indents),
    "secondaryText": .omitted("of a content configuration"),
    "dynamicTypePreference": .omitted("text has the size in which that version of Xcode shows it"),
    "useAutomaticPreferredMaxLayoutWidth": .omitted("the width that the document states is used"),
  ]

  /// Children by the key of their element.
  static let children: [String: Property] = [
    "autoresizingMask": .supported, "layoutMargins": .supported, "directionalLayoutMargins": .supported,
    "contentEdgeInsets": .supported, "contentInset": .supported, "contentInsets": .supported, "frameInset": .supported,
    "titleEdgeInsets": .omitted("moves the title, not the size"),
    "imageEdgeInsets": .omitted("moves the image, not the size"),
    "configuration": .approximated("insets of the standard size"),
    "contentConfiguration": .approximated("cells keep their recorded height"),
    "collectionViewLayout": .approximated("cells keep their recorded frames"),
    "preferredSymbolConfiguration": .approximated("symbols have about the size of text"),
    "tableHeaderView": .supported, "tableFooterView": .supported, "contentSizeForViewInPopover": .supported,
    "edgesForExtendedLayout": .omitted(bars),
    "listContentConfiguration": .omitted("cells keep their recorded height"),
  ]
}
