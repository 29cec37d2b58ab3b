import Foundation
import Testing

@testable import UIKit

/// A calendar asks its delegate for marks below the days of the visible month.
@MainActor
struct CalendarMarkTests {
  private final class Marks: NSObject, UICalendarViewDelegate {
    let made: [Int: UICalendarView.Decoration]
    private(set) var asked: [DateComponents] = []

    init(_ made: [Int: UICalendarView.Decoration]) { self.made = made }

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents)
      return made[dateComponents.day ?? 0]
    }
  }

  private func calendar(_ marks: Marks) -> UICalendarView {
    let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 322, height: 332))
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.calendar.firstWeekday = 1
    calendar.timeZone = TimeZone(identifier: "UTC")
    // A February that begins on a Sunday.
    calendar.visibleDateComponents = DateComponents(year: 2026, month: 2)
    calendar.delegate = marks
    calendar.layoutIfNeeded()
    return calendar
  }

  @Test func `the delegate is asked for each day of the month once`() {
    let marks = Marks([:])
    _ = calendar(marks)
    #expect(marks.asked.map(\.day) == Array(1...28))
    #expect(marks.asked.allSatisfy { $0.year == 2026 && $0.month == 2 })
  }

  @Test func `a circle and a view of the app are below the number of their day`() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 8))
    let marks = Marks([1: .default(color: .red, size: .large), 9: .customView { badge }])
    let calendar = calendar(marks)
    #expect(calendar.decorations.keys.sorted() == [1, 9])
    #expect(badge.superview === calendar)
    // The second row, second column; each day is 46 by 44 points, below 68 points of titles.
    #expect(badge.frame.midX == 69 && badge.frame.midY == 68 + 2 * 44 - 6)
    let plain = self.calendar(Marks([:])).monthSteps.count
    #expect(calendar.monthSteps.count == plain + 1)
  }

  @Test func `a calendar that wants no marks has none`() {
    let marks = Marks([1: .default()])
    let calendar = calendar(marks)
    calendar.wantsDateDecorations = false
    calendar.layoutIfNeeded()
    #expect(calendar.decorations.isEmpty)
  }
}
