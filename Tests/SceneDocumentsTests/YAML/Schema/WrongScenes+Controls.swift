extension WrongScenes {
  /// Words of fonts, frames and controls that are wrong.
  static let controls = [
    WrongFile(
      "a mode that is none",
      """
      format: 1
      views: { a: { type: image, mode: fit } }
      """,
      """
      test.scene.yaml:2:34: error: there is no mode 'fit' [unknown-value]
          views: { a: { type: image, mode: fit } }
                                           ^~~ write scaleToFill, scaleAspectFit, scaleAspectFill or center
      """),
    WrongFile(
      "an accessory that is none",
      """
      format: 1
      views: { a: { type: cell, accessory: arrow } }
      """,
      """
      test.scene.yaml:2:38: error: there is no accessory 'arrow' [unknown-value]
          views: { a: { type: cell, accessory: arrow } }
                                               ^~~~~ write none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton
      """),
    WrongFile(
      "a misspelt key of a font",
      """
      format: 1
      views: { a: { type: label, font: { sise: 3 } } }
      """,
      """
      test.scene.yaml:2:36: error: a font has no 'sise' [unknown-key]
          views: { a: { type: label, font: { sise: 3 } } }
                                             ^~~~ did you mean 'size'?
      """),
    WrongFile(
      "a font whose weight is none",
      """
      format: 1
      views: { a: { type: label, font: { weight: fat } } }
      """,
      """
      test.scene.yaml:2:44: error: there is no weight 'fat' [unknown-value]
          views: { a: { type: label, font: { weight: fat } } }
                                                     ^~~ write ultraLight, thin, light, regular, medium, semibold, bold, heavy or black
      """),
    WrongFile(
      "a misspelt key of a frame",
      """
      format: 1
      views: { a: { frame: { x: 1, y: 1, width: 2, height: 2, z: 1 } } }
      """,
      """
      test.scene.yaml:2:57: error: 'frame' has no 'z' [unknown-key]
          views: { a: { frame: { x: 1, y: 1, width: 2, height: 2, z: 1 } } }
                                                                  ^ write x, y, width, height, in or stretch
      """),
    WrongFile(
      "a frame that stretches upwards",
      """
      format: 1
      views: { a: { frame: { x: 1, y: 1, width: 2, height: 2, in: 9x9, stretch: up } } }
      """,
      """
      test.scene.yaml:2:75: error: 'up' cannot stretch [unknown-value]
          views: { a: { frame: { x: 1, y: 1, width: 2, height: 2, in: 9x9, stretch: up } } }
                                                                                    ^~ write left, width, right, top, height or bottom
      """),
    WrongFile(
      "a width of the root",
      """
      format: 1
      root: { width: 3 }
      """,
      """
      test.scene.yaml:2:9: error: the root has no 'width' [unknown-key]
          root: { width: 3 }
                  ^~~~~ its place and size are those of the screen
      """),
    WrongFile(
      "views in the root",
      """
      format: 1
      root: { views: {} }
      """,
      """
      test.scene.yaml:2:9: error: the root has no 'views' [unknown-key]
          root: { views: {} }
                  ^~~~~ write the views of the scene beside 'root'
      """),
    WrongFile(
      "a misspelt key of a control",
      """
      format: 1
      views: { a: { type: segmentedControl, titels: [A, B] } }
      """,
      """
      test.scene.yaml:2:39: error: a view of type 'segmentedControl' has no 'titels' [unknown-key]
          views: { a: { type: segmentedControl, titels: [A, B] } }
                                                ^~~~~~ did you mean 'titles'?
      """),
    WrongFile(
      "a switch that is neither on nor off",
      """
      format: 1
      views: { a: { type: switch, on: perhaps } }
      """,
      """
      test.scene.yaml:2:33: error: 'on' is true or false, not 'perhaps' [unknown-value]
          views: { a: { type: switch, on: perhaps } }
                                          ^~~~~~~
      """),
    WrongFile(
      "an indicator that may be large",
      """
      format: 1
      views: { a: { type: activityIndicator, large: very } }
      """,
      """
      test.scene.yaml:2:47: error: 'large' is true or false, not 'very' [unknown-value]
          views: { a: { type: activityIndicator, large: very } }
                                                        ^~~~
      """),
    WrongFile(
      "a border that is a number",
      """
      format: 1
      views: { a: { type: textField, border: 4 } }
      """,
      """
      test.scene.yaml:2:40: error: 'border' is true or false, not '4' [unknown-value]
          views: { a: { type: textField, border: 4 } }
                                                 ^
      """),
    WrongFile(
      "a separator of many",
      """
      format: 1
      views: { a: { type: cell, separator: dashed } }
      """,
      """
      test.scene.yaml:2:38: error: 'separator' is true or false, not 'dashed' [unknown-value]
          views: { a: { type: cell, separator: dashed } }
                                               ^~~~~~
      """),
    WrongFile(
      "a stack in which a view may be arranged",
      """
      format: 1
      views: { a: { type: stack, views: { b: { arranged: maybe } } } }
      """,
      """
      test.scene.yaml:2:52: error: 'arranged' is true or false, not 'maybe' [unknown-value]
          views: { a: { type: stack, views: { b: { arranged: maybe } } } }
                                                             ^~~~~
      """),
    WrongFile(
      "a mirror that is a word",
      """
      format: 1
      views: { a: { type: image, mirror: both } }
      """,
      """
      test.scene.yaml:2:36: error: 'mirror' is true or false, not 'both' [unknown-value]
          views: { a: { type: image, mirror: both } }
                                             ^~~~
      """),
  ]
}
