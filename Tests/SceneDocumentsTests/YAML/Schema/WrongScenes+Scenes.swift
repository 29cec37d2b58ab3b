extension WrongScenes {
  /// Words of a scene and of its devices that are wrong.
  static let scenes = [
    WrongFile(
      "a format of the future",
      """
      format: 2
      """,
      """
      test.scene.yaml:1:9: error: format 2 needs a newer version of render-layouts [unsupported-format]
          format: 2
                  ^ this version reads format 1
      """),
    WrongFile(
      "a misspelt key of the scene",
      """
      format: 1
      veiws: {}
      """,
      """
      test.scene.yaml:2:1: error: a scene has no 'veiws' [unknown-key]
          veiws: {}
          ^~~~~ did you mean 'views'?
      """),
    WrongFile(
      "an orientation that is none",
      """
      format: 1
      orientations: [portait]
      """,
      """
      test.scene.yaml:2:16: error: there is no orientation 'portait' [unknown-value]
          orientations: [portait]
                         ^~~~~~~ did you mean 'portrait'?
      """),
    WrongFile(
      "a text size that is none",
      """
      format: 1
      textSizes: AX9
      """,
      """
      test.scene.yaml:2:12: error: there is no text size 'AX9' [unknown-value]
          textSizes: AX9
                     ^~~ did you mean 'AX1'?
      """),
    WrongFile(
      "a range of text sizes that is none",
      """
      format: 1
      textSizes: XS..Huge
      """,
      """
      test.scene.yaml:2:12: error: there is no text size 'XS..Huge' [unknown-value]
          textSizes: XS..Huge
                     ^~~~~~~~ write XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5
      """),
    WrongFile(
      "an appearance that is none",
      """
      format: 1
      appearances: [night]
      """,
      """
      test.scene.yaml:2:15: error: there is no appearance 'night' [unknown-value]
          appearances: [night]
                        ^~~~~ did you mean 'light'?
      """),
    WrongFile(
      "a bar that is none",
      """
      format: 1
      bars: navigaton
      """,
      """
      test.scene.yaml:2:7: error: there is no bar 'navigaton' [unknown-value]
          bars: navigaton
                ^~~~~~~~~ did you mean 'navigation'?
      """),
    WrongFile(
      "controls of no generation",
      """
      format: 1
      controls: old
      """,
      """
      test.scene.yaml:2:11: error: there is no generation of controls 'old' [unknown-value]
          controls: old
                    ^~~ write classic, flat, current or glass
      """),
    WrongFile(
      "texts of no era",
      """
      format: 1
      textEra: future
      """,
      """
      test.scene.yaml:2:10: error: there is no era of text 'future' [unknown-value]
          textEra: future
                   ^~~~~~ write beforeVariableFont or current
      """),
    WrongFile(
      "Auto Layout neither on nor off",
      """
      format: 1
      autoLayout: perhaps
      """,
      """
      test.scene.yaml:2:13: error: 'autoLayout' is true or false, not 'perhaps' [unknown-value]
          autoLayout: perhaps
                      ^~~~~~~
      """),
    WrongFile(
      "metrics in a list",
      """
      format: 1
      metrics: [8]
      """,
      """
      test.scene.yaml:2:10: error: 'metrics' needs keys with values, such as 'key: value' [wrong-type]
          metrics: [8]
                   ^
      """),
    WrongFile(
      "metrics without names",
      """
      format: 1
      metrics: 8
      """,
      """
      test.scene.yaml:2:10: error: 'metrics' needs keys with values, such as 'key: value' [wrong-type]
          metrics: 8
                   ^
      """),
    WrongFile(
      "views in a list",
      """
      format: 1
      views: [a]
      """,
      """
      test.scene.yaml:2:8: error: 'views' needs keys with values, such as 'key: value' [wrong-type]
          views: [a]
                 ^
      """),
    WrongFile(
      "a component without a height",
      """
      format: 1
      size: { width: 300 }
      """,
      """
      test.scene.yaml:2:7: error: 'size' needs a height [missing-key]
          size: { width: 300 }
                ^
      """),
    WrongFile(
      "a component with a depth",
      """
      format: 1
      size: { width: 300, height: 40, depth: 1 }
      """,
      """
      test.scene.yaml:2:33: error: 'size' has no 'depth' [unknown-key]
          size: { width: 300, height: 40, depth: 1 }
                                          ^~~~~ write width or height
      """),
    WrongFile(
      "a device without a height",
      """
      format: 1
      devices: [{ name: Kiosk, width: 300 }]
      """,
      """
      test.scene.yaml:2:11: error: a device needs a height [missing-key]
          devices: [{ name: Kiosk, width: 300 }]
                    ^
      """),
    WrongFile(
      "a device for the wrist",
      """
      format: 1
      devices: [{ name: Kiosk, width: 300, height: 400, idiom: watch }]
      """,
      """
      test.scene.yaml:2:58: error: there is no idiom 'watch' [unknown-value]
          devices: [{ name: Kiosk, width: 300, height: 400, idiom: watch }]
                                                                   ^~~~~ write phone or pad
      """),
    WrongFile(
      "a device that may include bars",
      """
      format: 1
      devices: [{ name: Kiosk, width: 300, height: 400, includesBars: perhaps }]
      """,
      """
      test.scene.yaml:2:65: error: 'includesBars' is true or false, not 'perhaps' [unknown-value]
          devices: [{ name: Kiosk, width: 300, height: 400, includesBars: perhaps }]
                                                                          ^~~~~~~
      """),
    WrongFile(
      "a device of no size class",
      """
      format: 1
      devices: [{ name: Kiosk, width: 300, height: 400, sizeClasses: { width: wide } }]
      """,
      """
      test.scene.yaml:2:73: error: there is no size class 'wide' [unknown-value]
          devices: [{ name: Kiosk, width: 300, height: 400, sizeClasses: { width: wide } }]
                                                                                  ^~~~ write compact or regular
      """),
    WrongFile(
      "a misspelt key of a device",
      """
      format: 1
      devices: [{ nam: Kiosk, width: 300, height: 400 }]
      """,
      """
      test.scene.yaml:2:11: error: a device needs a name [missing-key]
          devices: [{ nam: Kiosk, width: 300, height: 400 }]
                    ^
      test.scene.yaml:2:13: error: a device has no 'nam' [unknown-key]
          devices: [{ nam: Kiosk, width: 300, height: 400 }]
                      ^~~ did you mean 'name'?
      """),
  ]
}
