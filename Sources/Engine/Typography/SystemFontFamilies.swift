/// The font families on every device of Apple's. Projects contain no files for them.
package enum SystemFontFamilies {
  /// The names in documents.
  package static let names: Set<String> = [
    "American Typewriter", "Arial", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "DIN Alternate", "DIN Condensed", "Didot", "Futura", "Futura Condensed", "Georgia", "Gill Sans", "Helvetica",
    "Helvetica Neue", "Helvetica Neue Condensed", "Hiragino Sans", "Hoefler Text", "Kohinoor Devanagari", "Marker Felt",
    "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell",
    "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ]
}
