internal import ProjectSources
internal import Scenes

/// The cells of a list: those that code builds, and those with a standard look.
extension ListOwner {
  /// Returns which of the names of cells are classes whose views code builds: cells of the project, and cells of a
  /// library that the code registers with the list.
  func cellClasses(among names: [String], ofTable isTable: Bool) -> [String] {
    let registered = Set(code.registeredCells(of: self.names))
    return names.filter { name in
      guard name.contains("Cell") else { return false }
      guard let code = project?.code(of: name) else {
        return registered.contains(name) && name.contains("Collection") != isTable
      }
      guard name.hasSuffix("Cell") || registered.contains(name), let base = code.systemClass else { return false }
      return base.hasSuffix("Cell") && base.contains("Collection") != isTable
    }
  }

  /// Returns the look of the cells of UIKit's own class that the code registers, creates or dequeues, or nil.
  ///
  /// - Parameters:
  ///   - isTable: Whether the list is a table or a collection that looks like one.
  ///   - hasPrototype: Whether the list has an empty prototype. Such a cell has the default style.
  func systemCell(ofTable isTable: Bool, hasPrototype: Bool) -> FilledView.CellLook? {
    let written = code.writtenCell
    let name = isTable ? "UITableViewCell" : "UICollectionViewCell"
    let created = code.parts.flatMap(\.part.systemCells).filter { $0.className == name }.map { Self.style($0.style) }
    if let style = created.first(where: { $0 != .basic }) ?? created.first {
      return Self.look(Self.style(of: written) ?? style, written)
    }
    guard isTable, written.parts.contains(.title) else {
      return hasPrototype ? FilledView.CellLook(.basic, title: name) : nil
    }
    let hasDetailLabel = written.parts.contains(.detail) && !hasPrototype
    return Self.look(Self.style(of: written) ?? (hasDetailLabel ? .subtitle : .basic), written)
  }

  /// Returns the look of a cell class that shows text in one of UIKit's styles. Nil for a class with views of its own.
  func look(ofCell name: String) -> FilledView.CellLook? {
    guard var written = project?.code(of: name)?.writtenCell else { return nil }
    let style = Self.style(of: written) ?? written.style.map(Self.style)
    guard written.parts.contains(.title) || (style ?? .basic) != .basic else { return nil }
    written.accessory = written.accessory ?? code.writtenCell.accessory
    return Self.look(style ?? .basic, written)
  }

  private static func look(_ style: SystemCell.Style, _ written: WrittenCell) -> FilledView.CellLook {
    var look = FilledView.CellLook(style)
    look.hasImage = written.parts.contains(.image)
    look.accessory = written.accessory.flatMap { accessories[$0] } ?? .none
    return look
  }

  /// The accessories by the names of Swift and Objective-C. Checkmarks are absent: code sets them on selected rows only.
  private static let accessories: [String: CellContent.Accessory] = [
    "disclosureIndicator": .disclosureIndicator, "UITableViewCellAccessoryDisclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton,
    "UITableViewCellAccessoryDetailDisclosureButton": .detailDisclosureButton,
    "detailButton": .detailButton, "detail": .detailButton, "UITableViewCellAccessoryDetailButton": .detailButton,
  ]

  /// Returns the style of a content configuration with a secondary text. Nil if code sets none.
  private static func style(of written: WrittenCell) -> SystemCell.Style? {
    guard written.parts.contains(.secondaryText) else { return nil }
    return written.parts.contains(.value) ? .value : .subtitle
  }

  /// Returns the style with a name of Swift or Objective-C. `value2`, which no current app uses, counts as the default.
  private static func style(_ name: String?) -> SystemCell.Style {
    switch name {
    case "subtitle", "UITableViewCellStyleSubtitle": .subtitle
    case "value1", "UITableViewCellStyleValue1": .value
    default: .basic
    }
  }
}
