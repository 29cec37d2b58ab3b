extension WrongScenes {
  /// Wrong values for fonts, frames and controls.
  static let controls = [
    WrongFile(
      "a mode that is none", marked: "format: 1\nviews: { a: { type: image, mode: «fit» } }",
      "unknown mode 'fit' [unknown-value]",
      "^ write scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, topLeft, topRight, "
        + "bottomLeft or bottomRight"),
    WrongFile(
      "an accessory that is none", marked: "format: 1\nviews: { a: { type: cell, accessory: «arrow» } }",
      "unknown accessory 'arrow' [unknown-value]",
      "^ write none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton"),
    WrongFile(
      "a misspelled key of a font", marked: "format: 1\nviews: { a: { type: label, font: { «sise»: 3 } } }",
      "a font has no 'sise' [unknown-key]", "^ did you mean 'size'?"),
    WrongFile(
      "a font whose weight is none", marked: "format: 1\nviews: { a: { type: label, font: { weight: «fat» } } }",
      "unknown weight 'fat' [unknown-value]",
      "^ write ultraLight, thin, light, regular, medium, semibold, bold, heavy or black"),
    WrongFile(
      "a misspelled key of a frame",
      marked: "format: 1\nviews: { a: { frame: { x: 1, y: 1, width: 2, height: 2, «z»: 1 } } }",
      "'frame' has no 'z' [unknown-key]", "^ write x, y, width, height, in or stretch"),
    WrongFile(
      "a frame that stretches upwards",
      marked: "format: 1\nviews: { a: { frame: { x: 1, y: 1, width: 2, height: 2, in: 9x9, stretch: «up» } } }",
      "'up' cannot stretch [unknown-value]", "^ write left, width, right, top, height or bottom"),
    WrongFile(
      "a proportion of the root", marked: "format: 1\nroot: { «aspect»: 3 }",
      "the root has no 'aspect' [unknown-key]", "^ the screen determines its position and size"),
    WrongFile(
      "views in the root", marked: "format: 1\nroot: { «views»: {} }",
      "the root has no 'views' [unknown-key]", "^ move the views of the scene next to 'root'"),
    WrongFile(
      "a misspelled key of a control", marked: "format: 1\nviews: { a: { type: segmentedControl, «titels»: [A, B] } }",
      "a view of type 'segmentedControl' has no 'titels' [unknown-key]", "^ did you mean 'titles'?"),
    WrongFile(
      "a switch that is neither on nor off", marked: "format: 1\nviews: { a: { type: switch, on: «perhaps» } }",
      "'on' must be true or false, not 'perhaps' [unknown-value]"),
    WrongFile(
      "an indicator that may be large", marked: "format: 1\nviews: { a: { type: activityIndicator, large: «very» } }",
      "'large' must be true or false, not 'very' [unknown-value]"),
    WrongFile(
      "a border that is a number", marked: "format: 1\nviews: { a: { type: textField, border: «4» } }",
      "'border' must be true or false, not '4' [unknown-value]"),
    WrongFile(
      "a separator of many", marked: "format: 1\nviews: { a: { type: cell, separator: «dashed» } }",
      "'separator' must be true or false, not 'dashed' [unknown-value]"),
    WrongFile(
      "a stack in which a view may be arranged",
      marked: "format: 1\nviews: { a: { type: stack, views: { b: { arranged: «maybe» } } } }",
      "'arranged' must be true or false, not 'maybe' [unknown-value]"),
    WrongFile(
      "a mirror that is a word", marked: "format: 1\nviews: { a: { type: image, mirror: «both» } }",
      "'mirror' must be true or false, not 'both' [unknown-value]"),
  ]
}
