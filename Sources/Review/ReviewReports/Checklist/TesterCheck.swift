/// A question that a careful tester asks about a screen, by its name on the command line (specification AUD-06).
package enum TesterCheck: String, Sendable, Hashable, CaseIterable {
  /// Every screen that a phone has.
  case phones
  /// Every screen that a tablet has.
  case tablets
  /// The smallest and the largest window that the app can have.
  case windows
  /// Portrait and landscape.
  case orientations
  /// Portrait, landscape and portrait again.
  case rotation
  /// The smallest text size.
  case smallestText = "smallest-text"
  /// The largest text size, which only the settings for accessibility offer.
  case largestText = "largest-text"
  /// Text as long as in the longest language.
  case longTexts = "long-texts"
  /// A language that is written from right to left.
  case rightToLeft = "right-to-left"
  /// The dark appearance.
  case dark
  /// Screens with two and three pixels per point, for which artwork has separate files.
  case densities
  /// The keyboard over text fields.
  case keyboard

  /// The title of the question.
  package var title: String {
    switch self {
    case .phones: "All phones"
    case .tablets: "All tablets"
    case .windows: "Smallest and largest window"
    case .orientations: "Both orientations"
    case .rotation: "Rotation and return"
    case .smallestText: "Smallest text"
    case .largestText: "Largest text"
    case .longTexts: "Longest language"
    case .rightToLeft: "Right to left"
    case .dark: "Dark appearance"
    case .densities: "Artwork densities"
    case .keyboard: "Keyboard"
    }
  }

  /// The options that run it alone; nil if only the whole checklist does.
  package var option: String? {
    switch self {
    case .phones: "--device 'all phones'"
    case .tablets: "--device 'all tablets'"
    case .windows, .rotation: nil
    case .orientations: "--orientation portrait,landscape"
    case .smallestText: "--text-size XS"
    case .largestText: "--text-size AX5"
    case .longTexts: "--locale double"
    case .rightToLeft: "--locale ar-XB"
    case .dark: "--appearance dark"
    case .densities: "--device iphone-se-3,iphone-16-pro"
    case .keyboard: nil
    }
  }
}
