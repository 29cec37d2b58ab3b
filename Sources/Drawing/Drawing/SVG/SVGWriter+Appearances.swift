internal import MarkupWriting

extension SVGWriter {
  /// Writes a document that shows another picture in dark mode.
  ///
  /// Parts that differ only in colors are written once. Others are written twice, and the style sheet shows one of the
  /// two.
  mutating func write(_ picture: DisplayList, inDark dark: DisplayList) {
    writeStart(picture, darkBackground: dark.background)
    for (light, dark) in Self.pairs(picture.commands, dark.commands) {
      if light.areColoredLike(dark) {
        for (step, twin) in zip(DrawingSteps(light), DrawingSteps(dark)) { write(step, darkTwin: twin) }
      } else {
        write(light, inDark: dark)
      }
    }
    endLines()
    if let styleSheet = darkColors.styleSheet { markup.append("<style>\n\(styleSheet)\n</style>\n") }
    markup.append("</svg>\n")
  }

  /// Writes parts that differ in more than colors one after the other. If both are a layer, they are written inside
  /// a common layer, so that scripts can show and hide it as usual.
  private mutating func write(_ light: [DrawingCommand], inDark dark: [DrawingCommand]) {
    darkColors.hasTwins = true
    guard case .group(let layer, let content)? = light.first, case .group(_, let darkContent)? = dark.first,
      light.count == 1, dark.count == 1
    else {
      write(light, inGroup: "on-light")
      write(dark, inGroup: "on-dark")
      return
    }
    write(.enter(.group(layer, [])))
    write(content, inGroup: "on-light")
    write(darkContent, inGroup: "on-dark")
    write(.leave(.group(layer, [])))
  }

  private mutating func write(_ commands: [DrawingCommand], inGroup name: String) {
    guard !commands.isEmpty else { return }
    for step in DrawingSteps([.group(.init(name), commands)]) { write(step) }
  }

  /// Pairs the commands of two pictures. A layer that only one of them has is paired with an empty one.
  private static func pairs(
    _ light: [DrawingCommand], _ dark: [DrawingCommand]
  ) -> [(light: [DrawingCommand], dark: [DrawingCommand])] {
    var pairs: [(light: [DrawingCommand], dark: [DrawingCommand])] = []
    var rest = dark[...]
    for command in light {
      if let position = rest.firstIndex(where: command.isCounterpart) {
        pairs += rest[..<position].map { ($0.emptied, [$0]) }
        pairs.append(([command], [rest[position]]))
        rest = rest[(position + 1)...]
      } else {
        pairs.append(([command], command.emptied))
      }
    }
    return pairs + rest.map { ($0.emptied, [$0]) }
  }

  private mutating func write(_ step: DrawingStep, darkTwin: DrawingStep) {
    if case .draw(let command) = step, case .draw(let twin) = darkTwin {
      draw(command, darkColor: twin.color)
    } else {
      write(step)
    }
  }
}

extension DrawingCommand {
  /// The group without its contents. Empty for a command that draws.
  fileprivate var emptied: [DrawingCommand] {
    if case .group(let group, _) = self { [.group(group, [])] } else { [] }
  }
}
