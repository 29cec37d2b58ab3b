/// A fact about the subject of a rule, which is true or false.
enum RuleFact: UInt8, Sendable, Hashable, CaseIterable {
  // Facts about the document and its screen.
  case xib, screen, tablet, homeIndicator, sideways, halfPoints, renewedScreen
  // Facts about the root and its context.
  case screenSize, cell, reusable, statusBar, navigationBar, opaqueBar, largeTitle, tabBar, sheet, popover,
    olderScreen
  // Facts about views.
  case tableAround, collectionAround, separator, accessory, circle, chevron, stackAround, emptyView, textView, oneLine,
    sizedSystemFont, emptyLabel, emptyImage, secure, ownCell
  case tiedToHomeIndicator, pointInBar, openWidth, titleFont, preservedMargins

  /// The fact in words, for descriptions.
  var words: String {
    switch self {
    case .xib: "in a xib"
    case .screen: "in a document that names a screen"
    case .tablet: "on a tablet"
    case .homeIndicator: "on a screen with a home indicator"
    case .sideways: "in landscape"
    case .halfPoints: "with half points in the frames"
    case .renewedScreen: "retina5_9"
    case .screenSize: "as large as the screen"
    case .cell: "a table cell"
    case .reusable: "a reusable view"
    case .statusBar: "under a status bar"
    case .navigationBar: "under a navigation bar"
    case .opaqueBar: "under an opaque navigation bar"
    case .largeTitle: "under a large title"
    case .tabBar: "over a tab bar"
    case .sheet: "in a sheet"
    case .popover: "in a popover"
    case .olderScreen: "with the size of a screen of that time"
    case .tableAround: "in a table"
    case .collectionAround: "in a collection"
    case .separator: "with a separator"
    case .accessory: "with an accessory"
    case .circle: "a symbol in a circle"
    case .chevron: "a chevron that points to a side"
    case .stackAround: "in a stack"
    case .emptyView: "a view without subviews"
    case .textView: "a text view"
    case .oneLine: "on one line"
    case .sizedSystemFont: "in the system font at a size"
    case .emptyLabel: "an empty label that a stack arranges"
    case .emptyImage: "an image view without an image"
    case .secure: "for a password"
    case .ownCell: "in a table cell with its own document"
    case .tiedToHomeIndicator: "constrained to the space above a home indicator"
    case .pointInBar: "the custom view of a bar item, recorded without a size"
    case .openWidth: "in a vertical stack that does not stretch it, with an undetermined width"
    case .titleFont: "with a font in its configuration"
    case .preservedMargins: "with the margins of its superview"
    }
  }
}

/// A set of facts, as bits: rules are evaluated for thousands of views.
struct RuleFacts: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral facts: RuleFact...) {
    for fact in facts { insert(fact) }
  }

  /// Whether the set contains a fact.
  func contains(_ fact: RuleFact) -> Bool { bits & Self.bit(of: fact) != 0 }

  mutating func insert(_ fact: RuleFact) { bits |= Self.bit(of: fact) }

  private static func bit(of fact: RuleFact) -> UInt64 { 1 << UInt64(fact.rawValue) }
}

/// A length that conditions compare, in points. The raw values are used in descriptions.
enum RuleLength: String, Sendable, Hashable, CaseIterable {
  case screenWidth = "screen width"
  case screenHeight = "screen height"
  case screenTop = "top inset of the screen"
  case rootWidth = "root width"
  case rootHeight = "root height"
  case rootExcess = "root width beyond the screen"
  case rootBeyond = "root end beyond the screen"
  case cellWidth = "cell width"
  case cellHeight = "cell height"
  case cellExcess = "cell width beyond the screen"
  case cellBeyond = "distance of the cell below the end of its table"
  case tableWidth = "table width"
  case fontSize = "font size"
}
