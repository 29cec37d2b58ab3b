package import Findings
internal import Scenes

/// One thing that a source file says about a class, for people.
package struct CodeFact: Sendable, Hashable {
  /// The kinds of facts.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The class, with what it inherits from.
    case declares
    /// A property that Interface Builder connects.
    case outlet
    /// A line that changes a view or a constraint.
    case changes
    /// A value of a property that says how a screen or list is shown.
    case sets
    /// A cell, header or footer that it registers.
    case registers
    /// A nib that it loads.
    case loads
  }

  /// The class that a document names.
  package var className: String
  /// The kind.
  package var kind: Kind
  /// What the code says: `titleLabel.isHidden`, `supportedInterfaceOrientations = portrait`.
  package var text: String
  /// Its place.
  package var source: SourceLocation
}

extension ProjectCode {
  /// The facts about a class that a document names, in the order of its files; none if no source declares it.
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

  /// The class and those above it: `RowCell: BaseCell: UITableViewCell`.
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
    return (outlets + statements + settings + registrations + nibs).sorted {
      ($0.2.line, $0.2.column) < ($1.2.line, $1.2.column)
    }
  }
}
