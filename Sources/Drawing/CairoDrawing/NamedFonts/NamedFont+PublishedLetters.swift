extension NamedFont {
  /// The advances of Helvetica, which Arial and Liberation Sans share.
  static let helveticaLetters = advances([
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722,
    778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,
    556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ])

  /// The advances of Neue Helvetica in the regular weight.
  static let helveticaNeueLetters = advances([
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556, 556, 556,
    556,
    556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722,
    760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296,
    574,
    556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ])

  /// The advances of Times, which Times New Roman and Liberation Serif share.
  static let timesLetters = advances([
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500,
    500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722,
    722,
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333,
    500,
    500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ])

  /// The advances of Trebuchet MS in the regular weight.
  static let trebuchetLetters = advances([
    301, 367, 325, 524, 524, 600, 706, 160, 367, 367, 367, 524, 367, 367, 367, 524, 524, 524, 524, 524, 524, 524, 524,
    524,
    524, 524, 367, 367, 524, 524, 524, 367, 771, 590, 566, 598, 613, 536, 525, 676, 654, 278, 477, 576, 506, 709, 638,
    674,
    558, 676, 582, 481, 581, 648, 587, 852, 557, 570, 550, 367, 355, 367, 524, 524, 524, 525, 557, 495, 557, 545, 370,
    502,
    546, 285, 367, 504, 295, 830, 546, 537, 557, 557, 389, 405, 396, 546, 490, 744, 501, 493, 475, 367, 524, 367, 524,
  ])

  /// The advances of Neue Helvetica Light, fitted to twelve strings of two projects: the regular weight's with
  /// one scale for lower-case letters and one for all others (regularized), plus differences of some letters.
  static let helveticaNeueLightLetters: [Character: Double] = {
    let differences: [Character: Double] = [
      "A": 1.1, "C": -6.2, "D": 3, "E": -1.9, "G": -1.5, "K": 1.1, "L": 2.8, "R": 3.6, "S": 1.4, "a": 9.5, "c": 2.8,
      "d": 2.5, "e": 4.3, "g": 2, "h": 3.3, "i": -10.3, "l": -2.1, "p": 2.7, "r": -2.9, "s": -3.5, "t": -2.7, "u": 2.8,
      "v": -6.2,
    ]
    var letters = helveticaNeueLetters
    for (letter, advance) in helveticaNeueLetters {
      letters[letter] = (letter.isLowercase ? 0.952 : 0.969) * advance + (differences[letter] ?? 0) / 1000
    }
    return letters
  }()

  /// Returns advances for the printable ASCII characters, starting with the space, given in thousandths of the font
  /// size.
  static func advances(_ thousandths: [Int]) -> [Character: Double] {
    var advances: [Character: Double] = [:]
    for (offset, advance) in thousandths.enumerated() {
      advances[Character(Unicode.Scalar(UInt8(offset + 0x20)))] = Double(advance) / 1000
    }
    return advances
  }
}
