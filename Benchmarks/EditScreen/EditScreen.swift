internal import Foundation
internal import UIKit

/// The tool that edits a screen built in code, lays out tables, and prints the time that this takes.
@main struct EditScreen {
  private static let help = """
    edit-screen problem ROWS EDITS     prints the screen and its edits as a problem for kiwi-edits
    edit-screen edits ROWS EDITS       prints the time of edits with a layout after each, in microseconds, and the sum of all
                                       places: as they are, and where insets follow frames
    edit-screen cells COUNT…           prints the times of the first layout of a table and of one at another width

    """

  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
    switch (arguments.first, numbers.count) {
    case ("problem", 2):
      let screen = RowScreen(rows: numbers[0])
      print(screen.problem(screen.edits(numbers[1])), terminator: "")
    case ("edits", 2):
      measureEdits("edits", RowScreen(rows: numbers[0]), numbers[1])
      measureEdits("edits-with-margins", RowScreen(rows: numbers[0], followsMargins: true), numbers[1])
    case ("cells", 1...): for count in numbers { measureCells(count) }
    default:
      FileHandle.standardError.write(Data(help.utf8))
      exit(64)
    }
  }

  @MainActor
  private static func measureEdits(_ name: String, _ screen: RowScreen, _ count: Int) {
    let first = microseconds { screen.root.layoutIfNeeded() }
    let edits = screen.edits(count)
    let time = microseconds { screen.perform(edits) }
    print(
      "{\"problem\":\"\(name)\",\"views\":\(screen.views.count - 1),\"edits\":\(count),\"solve_us\":\(first),"
        + "\"edit_us\":\(time),\"sum\":\(screen.checksum)}")
  }

  @MainActor
  private static func measureCells(_ count: Int) {
    let table = CellTable(count: count)
    var heights: [CGFloat] = []
    let times = [390, 320].map { width in microseconds { heights.append(table.layOut(width: width)) } }
    print(
      "{\"problem\":\"cells\",\"cells\":\(count),\"first_us\":\(times[0]),\"width_us\":\(times[1]),"
        + "\"grows\":\(heights[1] > heights[0])}")
  }

  private static func microseconds(_ work: () -> Void) -> Int {
    let clock = ContinuousClock()
    let time = clock.measure(work).components
    return Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
  }
}
