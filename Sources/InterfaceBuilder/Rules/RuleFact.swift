/// Something that is true or not of what a rule is asked about; the words are those of its description.
enum RuleFact: String, Sendable, Hashable, CaseIterable {
  // The document and its screen.
  case xib = "in a xib"
  case screen = "in a document that names a screen"
  case tablet = "on a tablet"
  case homeIndicator = "on a screen with a home indicator"
  case sideways = "held sideways"
  case halfPoints = "with half points in the frames"
  case renewedScreen = "retina5_9"

  // The root and what surrounds it.
  case screenSize = "as large as the screen"
  case cell = "a table cell"
  case reusable = "a reusable view"
  case statusBar = "under a status bar"
  case opaqueBar = "under an opaque navigation bar"
  case largeTitle = "under a large title"
  case tabBar = "over a tab bar"
  case sheet = "in a sheet"

  // Views.
  case tableAround = "in a table"
  case collectionAround = "in a collection"
  case separator = "with a separator"
  case accessory = "with an accessory"
  case circle = "a symbol in a circle"
  case stackAround = "in a stack"
  case oneLine = "on one line"
  case sizedSystemFont = "in the system font at a size"
  case tiedToHomeIndicator = "tied to the room above a home indicator"
}

/// A length that conditions of rules compare, in points; the words are those of their descriptions.
enum RuleLength: String, Sendable, Hashable, CaseIterable {
  case screenWidth = "screen width"
  case screenTop = "top inset of the screen"
  case rootWidth = "root width"
  case rootHeight = "root height"
  case rootExcess = "root width beyond the screen"
  case rootBeyond = "root end beyond the screen"
  case cellWidth = "cell width"
  case tableWidth = "table width"
  case fontSize = "font size"
}
