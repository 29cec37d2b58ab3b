internal import Geometry

/// The positions of the rows of tables in an older state, as the Xcode that saved the newer state would have recorded
/// them.
///
/// A table places each row below the one above. The recorded position of a row therefore depends on all rows above it,
/// and a position from the newer state would hide that the row moves.
struct AlignedRows {
  private let old: DocumentObjects
  private let new: DocumentObjects

  init(_ old: DocumentObjects, _ new: DocumentObjects) {
    self.old = old
    self.new = new
  }

  /// A row of a table: its header, a cell, or its footer.
  private struct Row {
    var identifier: String
    /// The section that contains it. For a prototype, and for a header or footer of the table, this is its role.
    var section: String
    var above: (identifier: String, section: String)?
    /// The distance to the row above.
    var gap: Double
  }

  /// Returns the frames of the rows whose position differs from the one in `frames`.
  func moved(from frames: [String: Rect]) -> [String: Rect] {
    var moved: [String: Rect] = [:]
    for table in old.all where table.tag == "tableView" {
      guard let now = new[table.identifier], now.tag == table.tag else { continue }
      let present = Dictionary(
        rows(of: now, in: new).map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
      for row in rows(of: table, in: old) {
        guard let frame = frames[row.identifier] else { continue }
        let end = row.above.flatMap { (moved[$0.identifier] ?? frames[$0.identifier])?.maxY } ?? 0
        let gap = present[row.identifier].flatMap { follow(row, $0, in: table, now) ? $0.gap : nil } ?? row.gap
        // Sums of heights may differ in the last digit.
        guard abs(end + gap - frame.minY) > 0.001 else { continue }
        moved[row.identifier] = Rect(x: frame.minX, y: end + gap, width: frame.width, height: frame.height)
      }
    }
    return moved
  }

  /// Whether a row follows the same sections in both states. If so, Xcode alone changed its distance to the row above.
  private func follow(_ row: Row, _ now: Row, in table: DocumentObject, _ present: DocumentObject) -> Bool {
    guard row.section == now.section, row.above?.section == now.above?.section else { return false }
    let names = ["style", "sectionHeaderHeight", "sectionFooterHeight"]
    guard names.allSatisfy({ table[$0] == present[$0] }) else { return false }
    return [row.section, row.above?.section].compactMap(\.self).allSatisfy { section in
      guard let former = old[section], let current = new[section] else { return old[section] == nil }
      return former.differences(from: current) == 0
    }
  }

  private func rows(of table: DocumentObject, in objects: DocumentObjects) -> [Row] {
    var rows: [Row] = []
    var end = 0.0
    for object in objects.rows(of: table) {
      guard let frame = object.frame else { continue }
      let section = object.role == "cells" ? object.parent : nil
      rows.append(
        Row(
          identifier: object.identifier, section: section ?? object.role,
          above: rows.last.map { ($0.identifier, $0.section) }, gap: frame.minY - end))
      end = frame.maxY
    }
    return rows
  }
}
