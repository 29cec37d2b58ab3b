extension WrongScenes {
  /// Wrong values for a scene and its devices.
  static let scenes = [
    WrongFile(
      "a format of the future", marked: "format: «2»",
      "format 2 needs a newer version of render-layouts [unsupported-format]", "^ this version reads format 1"),
    WrongFile(
      "a misspelled key of the scene", marked: "format: 1\n«veiws»: {}",
      "a scene has no 'veiws' [unknown-key]", "^ did you mean 'views'?"),
    WrongFile(
      "an orientation that is none", marked: "format: 1\norientations: [«portait»]",
      "unknown orientation 'portait' [unknown-value]", "^ did you mean 'portrait'?"),
    WrongFile(
      "a text size that is none", marked: "format: 1\ntextSizes: «AX9»",
      "unknown text size 'AX9' [unknown-value]", "^ did you mean 'AX1'?"),
    WrongFile(
      "a range of text sizes that is none", marked: "format: 1\ntextSizes: «XS..Huge»",
      "unknown text size 'XS..Huge' [unknown-value]",
      "^ write XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5"),
    WrongFile(
      "an appearance that is none", marked: "format: 1\nappearances: [«night»]",
      "unknown appearance 'night' [unknown-value]", "^ did you mean 'light'?"),
    WrongFile(
      "a bar that is none", marked: "format: 1\nbars: «navigaton»",
      "unknown bar 'navigaton' [unknown-value]", "^ did you mean 'navigation'?"),
    WrongFile(
      "controls of no generation", marked: "format: 1\ncontrols: «old»",
      "unknown generation of controls 'old' [unknown-value]", "^ write classic, flat, transitional, current or glass"),
    WrongFile(
      "texts of no era", marked: "format: 1\ntextEra: «future»",
      "unknown era of text 'future' [unknown-value]",
      "^ write firstDisplayFont, beforeVariableFont, lastDisplayFont or current"),
    WrongFile(
      "Auto Layout neither on nor off", marked: "format: 1\nautoLayout: «perhaps»",
      "'autoLayout' must be true or false, not 'perhaps' [unknown-value]"),
    WrongFile(
      "metrics in a list", marked: "format: 1\nmetrics: «[»8]",
      "'metrics' needs keys with values, such as 'key: value' [wrong-type]"),
    WrongFile(
      "metrics without names", marked: "format: 1\nmetrics: «8»",
      "'metrics' needs keys with values, such as 'key: value' [wrong-type]"),
    WrongFile(
      "views in a list", marked: "format: 1\nviews: «[»a]",
      "'views' needs keys with values, such as 'key: value' [wrong-type]"),
    WrongFile(
      "a component without a height", marked: "format: 1\nsize: «{» width: 300 }",
      "'size' needs a height [missing-key]"),
    WrongFile(
      "a component with a depth", marked: "format: 1\nsize: { width: 300, height: 40, «depth»: 1 }",
      "'size' has no 'depth' [unknown-key]", "^ write width or height"),
    WrongFile(
      "a device without a height", marked: "format: 1\ndevices: [«{» name: Kiosk, width: 300 }]",
      "a device needs a height [missing-key]"),
    WrongFile(
      "a device for the wrist",
      marked: "format: 1\ndevices: [{ name: Kiosk, width: 300, height: 400, idiom: «watch» }]",
      "unknown idiom 'watch' [unknown-value]", "^ write phone or pad"),
    WrongFile(
      "a device that may include bars",
      marked: "format: 1\ndevices: [{ name: Kiosk, width: 300, height: 400, includesBars: «perhaps» }]",
      "'includesBars' must be true or false, not 'perhaps' [unknown-value]"),
    WrongFile(
      "a device of no size class",
      marked: "format: 1\ndevices: [{ name: Kiosk, width: 300, height: 400, sizeClasses: { width: «wide» } }]",
      "unknown size class 'wide' [unknown-value]", "^ write compact or regular"),
    WrongFile(
      "a misspelled key of a device", marked: "format: 1\ndevices: [«{» «nam»: Kiosk, width: 300, height: 400 }]",
      "a device needs a name [missing-key]",
      "a device has no 'nam' [unknown-key]", "^ did you mean 'name'?"),
  ]
}
