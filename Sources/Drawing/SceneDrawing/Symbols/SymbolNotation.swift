internal import Drawing
internal import Geometry

/// The notation of symbols: SVG path commands for lines and curves, and two letters for simple shapes.
///
/// `M x y` begins an outline, `L x y` continues it with a line, `H x` and `V y` with a line along an axis,
/// `C x y x y x y` with a curve, and `Z` closes it. `O x y r` is a circle by its center, `R x y w h r` a rounded
/// rectangle. Coordinates are relative to the top left on a grid of 24 units.
enum SymbolNotation {
  /// The units per side of the square.
  static let grid = 24.0

  /// Returns the shapes of a notation in a unit square. Parsing ends at an invalid command.
  static func shapes(_ notation: String) -> [Shape] {
    var reader = Reader()
    var letter: Character?
    var numbers = ""
    for character in notation {
      if character.isLetter {
        if let letter { reader.read(letter, values(numbers)) }
        letter = character
        numbers = ""
      } else {
        numbers.append(character)
      }
    }
    if let letter { reader.read(letter, values(numbers)) }
    return reader.finished
  }

  private static func values(_ numbers: String) -> [Double] {
    numbers.split(separator: " ").compactMap { Double($0) }.map { $0 / grid }
  }

  /// A reader that collects shapes command by command.
  private struct Reader {
    private var shapes: [Shape] = []
    private var elements: [PathElement] = []
    private var last = Point.zero

    init() {}

    /// All shapes, including an open one.
    var finished: [Shape] { elements.isEmpty ? shapes : shapes + [.path(elements)] }

    mutating func read(_ letter: Character, _ values: [Double]) {
      switch (letter, values.count) {
      case ("M", 2): go(to: Point(x: values[0], y: values[1])) { .move($0) }
      case ("L", 2): go(to: Point(x: values[0], y: values[1])) { .line($0) }
      case ("H", 1): go(to: Point(x: values[0], y: last.y)) { .line($0) }
      case ("V", 1): go(to: Point(x: last.x, y: values[0])) { .line($0) }
      case ("C", 6):
        let handles = (Point(x: values[0], y: values[1]), Point(x: values[2], y: values[3]))
        go(to: Point(x: values[4], y: values[5])) { .curve(handles.0, handles.1, $0) }
      case ("Z", 0): elements.append(.close)
      case ("O", 3): whole(.circle(Point(x: values[0], y: values[1]), radius: values[2]))
      case ("R", 5):
        whole(
          .roundedRect(Rect(x: values[0], y: values[1], width: values[2], height: values[3]), radius: values[4]))
      default: break
      }
    }

    private mutating func go(to point: Point, by element: (Point) -> PathElement) {
      elements.append(element(point))
      last = point
    }

    private mutating func whole(_ shape: Shape) {
      if !elements.isEmpty { shapes.append(.path(elements)) }
      elements = []
      shapes.append(shape)
    }
  }
}
