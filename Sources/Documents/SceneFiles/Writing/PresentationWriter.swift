internal import Geometry
internal import Scenes

/// A writer of the part of the screen in which the app shows a scene. Empty for the whole screen. Container views of
/// other scenes are ignored: a scene file has no container around it.
enum PresentationWriter {
  /// Returns the keys of the scene.
  static func entries(of surroundings: SceneSurroundings) -> [WrittenEntry] {
    guard case .part(let part) = surroundings.withoutContainers else { return [] }
    let (kind, entries) = written(part)
    let word = WrittenEntry("kind", kind.rawValue)
    let value: WrittenValue = entries.isEmpty ? .scalar(kind.rawValue) : .mapping([word] + entries)
    return [WrittenEntry("presentation", value)]
  }

  private static func written(_ part: ScreenPart) -> (PresentationReader.Kind, [WrittenEntry]) {
    switch part {
    case .pageSheet: (.pageSheet, [])
    case .formSheet(let size): (.formSheet, self.size(size))
    case .popover(let size): (.popover, self.size(size))
    case .primaryColumn(let columns): (.primaryColumn, self.columns(columns))
    case .secondaryColumn(let columns): (.secondaryColumn, self.columns(columns))
    }
  }

  private static func size(_ size: Size?) -> [WrittenEntry] {
    guard let size else { return [] }
    return [
      WrittenEntry("width", WrittenText.length(max(0, size.width))),
      WrittenEntry("height", WrittenText.length(max(0, size.height))),
    ]
  }

  private static func columns(_ columns: ScreenPart.SplitColumns) -> [WrittenEntry] {
    let numbers = [("fraction", columns.fraction), ("minimum", columns.minimum), ("maximum", columns.maximum)]
    return numbers.compactMap { key, number in
      number.map { WrittenEntry(key, WrittenText.number(max(0, $0))) }
    } + (columns.isAlwaysBeside ? [WrittenEntry("alwaysBeside", "true")] : [])
  }
}
