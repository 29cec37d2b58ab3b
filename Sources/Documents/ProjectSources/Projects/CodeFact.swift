package import Findings
internal import Scenes

/// A fact about a class in a source file, for output.
package struct CodeFact: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The declaration with its superclasses.
    case declares
    /// An outlet property.
    case outlet
    /// A statement that changes a view or a constraint.
    case changes
    /// The value of a property that affects how a screen or list is shown.
    case sets
    /// A registered cell, header or footer, or a created cell of UIKit's own classes.
    case registers
    /// A loaded nib.
    case loads
  }

  /// The class that a document names.
  package var className: String
  package var kind: Kind
  /// The fact as code: `titleLabel.isHidden`, `supportedInterfaceOrientations = portrait`.
  package var text: String
  package var source: SourceLocation
}

extension ProjectCode {
  /// Returns the facts about a class that a document names, in the order of its files. Empty if no source declares it.
  package func facts(about name: String) -> [CodeFact] {
    guard let code = code(of: name) else { return [] }
    let start = CodeFact(
      className: name, kind: .declares, text: inheritance(of: code), source: location(of: code.place, in: code.path))
    return [start]
      + code.parts.flatMap { part in
        facts(of: part.part).map { kind, text, place in
          CodeFact(className: name, kind: kind, text: text, source: location(of: place, in: part.path))
        }
      }
  }

  /// Returns the class and its superclasses: `RowCell: BaseCell: UITableViewCell`.
  private func inheritance(of code: ClassCode) -> String {
    var names: [String] = []
    for name in code.parts.map(\.part.name) + [code.systemClass].compactMap(\.self) where !names.contains(name) {
      names.append(name)
    }
    return names.joined(separator: ": ")
  }

  private func facts(of part: SourceClass) -> [(CodeFact.Kind, String, SourcePlace)] {
    let outlets = part.outlets.map { (CodeFact.Kind.outlet, $0.name, $0.place) }
    let statements = part.statements.map { (CodeFact.Kind.changes, "\($0.text) (\($0.effect.rawValue))", $0.place) }
    let tags = part.tags.map { (CodeFact.Kind.changes, "viewWithTag(\($0.tag)) (writes)", $0.place) }
    let changes = statements + tags
    let settings = part.settings.map { setting in
      let value = setting.value.isEmpty ? "" : " = \(setting.value.joined(separator: " "))"
      return (CodeFact.Kind.sets, (setting.path + [setting.name]).joined(separator: ".") + value, setting.place)
    }
    let registrations = part.registrations.map { registration in
      let cell = registration.nib ?? registration.className ?? ""
      return (CodeFact.Kind.registers, cell + (registration.identifier.map { " as '\($0)'" } ?? ""), registration.place)
    }
    let nibs = part.nibs.map { nib in
      (CodeFact.Kind.loads, nib.name == LoadedNib.ownName ? part.name : nib.name, nib.place)
    }
    let systemCells = part.systemCells.map { cell in
      (CodeFact.Kind.registers, cell.className + (cell.style.map { " in style '\($0)'" } ?? ""), cell.place)
    }
    return (outlets + changes + settings + registrations + systemCells + nibs).sorted {
      ($0.2.line, $0.2.column) < ($1.2.line, $1.2.column)
    }
  }
}
