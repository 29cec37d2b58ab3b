extension NamedFont {
  /// The fonts, with a row for each range of weights that was measured separately.
  ///
  /// The samples in the evidence are labels and buttons of Xcode documents whose size only the text determines. Each
  /// string counts once per project.
  static let all = appleFonts + freeFonts

  private static let appleFonts: [NamedFont] = [
    helvetica,
    NamedFont(
      families: ["Helvetica"], weights: 600...900, letters: .published(helveticaLetters), scale: 1.068, ascender: 0.92,
      descender: 0.23, evidence: "published advances of the bold face; no samples"),

    NamedFont(
      families: ["Helvetica Neue"], weights: 100...300, letters: .published(helveticaNeueLightLetters),
      ascender: 0.951, descender: 0.239,
      evidence: """
        light: 12 of 12 samples within a point, 21 and 28 points; each omitted in turn, 11 of 12; none for lighter weights
        """),
    NamedFont(
      families: ["Helvetica Neue"], weights: 400...400, letters: .published(helveticaNeueLetters), ascender: 0.952,
      descender: 0.241, evidence: "2 of 2 samples within half a point, 14 and 24 points"),
    NamedFont(
      families: ["Helvetica Neue"], weights: 500...500, letters: .published(helveticaNeueLetters), scale: 1.04,
      ascender: 0.952, descender: 0.241, evidence: "2 of 2 samples within half a point, 17 points"),
    NamedFont(
      families: ["Helvetica Neue"], weights: 600...900, letters: .published(helveticaNeueLetters), scale: 1.065,
      ascender: 0.952, descender: 0.241, evidence: "one sample of 17 points, within half a point"),

    NamedFont(
      families: avenir, weights: 100...300, letters: .like(avenirLetters), scale: 0.972, ascender: 1, descender: 0.366,
      evidence: "ultra light: one sample of 15 points; light: none"),
    NamedFont(
      families: avenir, weights: 400...400, letters: .like(avenirLetters), ascender: 1, descender: 0.366,
      evidence: """
        17 samples of regular and medium, 16 to 90 points, 15 within a point; fitted on either half, 6 of the 17 in the other \
        half, median error 1.8; line height 13 of 13
        """),
    NamedFont(
      families: avenir, weights: 500...500, letters: .like(avenirLetters), scale: 1.03, ascender: 1, descender: 0.366,
      evidence: "with regular"),
    NamedFont(
      families: avenir, weights: 600...900, letters: .like(avenirLetters), scale: 1.06, ascender: 1, descender: 0.366,
      evidence: "none; wider than medium by as much as medium is wider than regular"),
    NamedFont(
      families: ["Avenir Next Condensed"], letters: .like(avenirLetters), scale: 0.805, ascender: 1, descender: 0.366,
      evidence: "2 of 3 samples within a point, 22 points, one project; line height of Avenir Next"),

    NamedFont(
      families: ["Didot"],
      letters: .like(ScaledLetters(family: "Inter", weight: 500, small: 0.972, capital: 0.848, other: 0.952)),
      ascender: 0.941, descender: 0.3, lookalikes: ["Noto Serif Display", "Noto Serif"],
      evidence: "5 of 5 samples within a point, 12 and 14 points; 3 of 3 heights, 12 to 17 points"),
    NamedFont(
      families: ["DIN Alternate"], letters: .like(ScaledLetters(family: "Inter")), scale: 0.854, ascender: 0.935,
      descender: 0.23, evidence: "one sample of 25 points, a capital letter; 3 of 3 heights, 17 to 25 points"),
    NamedFont(
      families: ["Futura"], letters: .like(ScaledLetters(family: "Noto Sans")), scale: 0.976, ascender: 1.039,
      descender: 0.26, lookalikes: ["URW Gothic"],
      evidence: "medium: 3 of 3 samples within half a point, 15 and 17 points; 4 of 4 heights, 15 to 18 points"),
    NamedFont(
      families: ["Futura Condensed"], letters: .like(ScaledLetters(family: "Noto Sans")), scale: 0.78, ascender: 0.96,
      descender: 0.24, lookalikes: ["URW Gothic"], evidence: "one height of 14 points; no width"),
    NamedFont(
      families: ["Menlo"], letters: .equal(0.602), ascender: 0.928, descender: 0.236,
      lookalikes: ["Noto Sans Mono", "Liberation Mono"], evidence: "one sample of 15 points; published metrics"),
    NamedFont(
      families: ["Courier"], letters: .equal(0.6), ascender: 0.754, descender: 0.246,
      lookalikes: ["Liberation Mono", "Noto Sans Mono"], evidence: "published metrics; one height of 17 points"),
    NamedFont(
      families: ["Courier New"], letters: .equal(0.6), ascender: 0.833, descender: 0.3,
      lookalikes: ["Liberation Mono", "Noto Sans Mono"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Times New Roman", "Times"], letters: .published(timesLetters), ascender: 0.891, descender: 0.258,
      lookalikes: ["Liberation Serif", "Nimbus Roman", "Noto Serif"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Hoefler Text"], letters: .published(timesLetters), scale: 1.025, ascender: 0.71, descender: 0.29,
      lookalikes: ["Noto Serif"],
      evidence: "one string of 22 and 30 points, within half a point; 4 of 4 heights, 15 to 30 points, one project"),
    NamedFont(
      families: ["Trebuchet MS"], letters: .published(trebuchetLetters), ascender: 0.939, descender: 0.222,
      lookalikes: ["Noto Sans"],
      evidence: "published metrics; regular: 5 of 6 samples within a point, 12 and 17 points, one project"),
    NamedFont(
      families: ["Georgia"], letters: .like(ScaledLetters(family: "Noto Serif")), scale: 0.9, ascender: 0.917,
      descender: 0.219, lookalikes: ["Noto Serif"], evidence: "published line height; no samples"),
    NamedFont(
      families: ["PingFang SC", "PingFang TC", "PingFang HK"], letters: .like(ScaledLetters(family: "Inter")),
      ascender: 1.06, descender: 0.34, lookalikes: ["Inter"], evidence: "published line height; no samples"),
  ]

  /// Free fonts, which Xcode shows if the project contains them. They need not be available here.
  private static let freeFonts: [NamedFont] = [
    NamedFont(
      families: ["Open Sans"], weights: 100...300, letters: .published(openSansLightLetters), ascender: 1.069,
      descender: 0.293,
      lookalikes: ["Open Sans", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Open Sans"], weights: 400...500, letters: .published(openSansRegularLetters), ascender: 1.069,
      descender: 0.293,
      lookalikes: ["Open Sans", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Open Sans"], weights: 600...600, letters: .published(openSansSemiboldLetters), ascender: 1.069,
      descender: 0.293,
      lookalikes: ["Open Sans", "Noto Sans"], evidence: "one sample of 15 points, within a pixel; published metrics"),
    NamedFont(
      families: ["Open Sans"], weights: 700...900, letters: .published(openSansBoldLetters), ascender: 1.069,
      descender: 0.293,
      lookalikes: ["Open Sans", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Roboto"], weights: 100...300, letters: .published(robotoLightLetters), ascender: 0.928,
      descender: 0.244,
      lookalikes: ["Roboto", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Roboto"], weights: 400...400, letters: .published(robotoRegularLetters), ascender: 0.928,
      descender: 0.244,
      lookalikes: ["Roboto", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Roboto"], weights: 500...600, letters: .published(robotoMediumLetters), ascender: 0.928,
      descender: 0.244,
      lookalikes: ["Roboto", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Roboto"], weights: 700...900, letters: .published(robotoBoldLetters), ascender: 0.928,
      descender: 0.244,
      lookalikes: ["Roboto", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Lato"], weights: 100...300, letters: .published(latoLightLetters), ascender: 0.987, descender: 0.213,
      lookalikes: ["Lato", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Lato"], weights: 400...400, letters: .published(latoRegularLetters), ascender: 0.987,
      descender: 0.213,
      lookalikes: ["Lato", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Lato"], weights: 500...500, letters: .published(latoMediumLetters), ascender: 0.987, descender: 0.213,
      lookalikes: ["Lato", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Lato"], weights: 600...600, letters: .published(latoSemiboldLetters), ascender: 0.987,
      descender: 0.213,
      lookalikes: ["Lato", "Noto Sans"], evidence: "published metrics; no samples"),
    NamedFont(
      families: ["Lato"], weights: 700...900, letters: .published(latoBoldLetters), ascender: 0.987, descender: 0.213,
      lookalikes: ["Lato", "Noto Sans"], evidence: "published metrics; no samples"),
  ]

  /// The metrics of families without a row, which projects bundle. The lines of most fonts that foundries sell are as
  /// tall as the font size, and their bold letters about as wide as Helvetica's regular ones.
  static let unknown = NamedFont(
    families: [], letters: .published(helveticaLetters), ascender: 0.77, descender: 0.23,
    evidence: "72 of 83 heights of six families of three projects")

  static let helvetica = NamedFont(
    families: ["Helvetica"], weights: 100...500, letters: .published(helveticaLetters), ascender: 0.92, descender: 0.23,
    evidence: "2 of 2 samples within a point, 36 points; published advances")

  private static let avenir = ["Avenir Next", "Avenir"]

  /// Fitted to the text of the regular and medium weights, regularized to one scale for each kind of letter.
  private static let avenirLetters = ScaledLetters(
    family: "Inter", weight: 500, small: 0.936, capital: 0.965, other: 0.954,
    corrections: [
      " ": 11.9, "!": 5, ",": 5, ":": -16.8, "A": 20.7, "C": -4.1, "D": 4.7, "E": 4.3, "F": 4.1, "H": 7.4, "I": -6,
      "K": 7.9, "L": -6.7, "M": -4.7, "N": 4.1, "O": -6, "P": -1.3, "S": -6, "T": -14.2, "U": -5.3, "W": 9.3, "Y": -4.7,
      "a": -2.1, "d": -1.2, "e": -16.8, "f": -6.5, "g": 3, "h": 5.1, "i": 9.8, "k": 3, "l": 19.6, "n": 1.9, "o": 6.5,
      "p": 10.1, "r": -20, "s": -14.4, "t": -6.5, "v": -3.8, "w": 1.8,
    ])
}
