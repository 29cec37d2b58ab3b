internal import Geometry

extension SVGWriter {
  /// Writes the whole document so that it looks like another picture where the reader's screen is dark.
  ///
  /// What differs in nothing but colours is there once; other parts are there twice, of which the style sheet shows one.
  mutating func write(_ picture: DisplayList, inDark dark: DisplayList) {
    writeStart(picture, darkBackground: dark.background)
    let isPaired = picture.size == dark.size && picture.commands.count == dark.commands.count
    let parts =
      isPaired ? zip(picture.commands, dark.commands).map { ([$0], [$1]) } : [(picture.commands, dark.commands)]
    for (light, dark) in parts {
      if light.areColoredLike(dark) {
        for (step, twin) in zip(DrawingSteps(light), DrawingSteps(dark)) { write(step, darkTwin: twin) }
      } else {
        darkColors.hasTwins = true
        write(light, inGroup: "on-light")
        write(dark, inGroup: "on-dark")
      }
    }
    endLines()
    if let styleSheet = darkColors.styleSheet { markup.append("<style>\n\(styleSheet)\n</style>\n") }
    markup.append("</svg>\n")
  }

  private mutating func write(_ commands: [DrawingCommand], inGroup name: String) {
    for step in DrawingSteps([.group(.init(name), commands)]) { write(step) }
  }

  private mutating func write(_ step: DrawingStep, darkTwin: DrawingStep) {
    if case .draw(let command) = step, case .draw(let twin) = darkTwin {
      draw(command, darkColor: twin.color)
    } else {
      write(step)
    }
  }
}
