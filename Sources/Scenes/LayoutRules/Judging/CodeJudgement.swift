internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The conversion of findings into notes if a line of the app's code decides them (specification PLC-04). Each note
/// names the line.
///
/// A document describes only half of an app. If a line of code places a view, shows or hides it, fills it, or changes a
/// constraint that names it, the document alone does not determine what users see. Conflicts are handled by
/// ``ConflictRule``, which checks for lines that change one of the constraints.
struct CodeJudgement {
  /// The effects of code that excuse the findings of a rule.
  private struct Excuse {
    /// The effects of lines on the view itself.
    var own: Set<CodeStatement.Effect>
    /// The effects of lines on an ancestor of the view.
    var around: Set<CodeStatement.Effect> = placing
    /// Whether every view of a finding counts, not only the first.
    var countsAllViews = false
  }

  private static let placing: Set<CodeStatement.Effect> = [.places, .constrains, .removes]
  private static let showing: Set<CodeStatement.Effect> = placing.union([.shows, .hides])

  /// The excuses by code. A string that is only shown at times is still truncated, and a view is still off the screen
  /// if its ancestors are shown and hidden. But two views that are not shown together do not cover each other.
  private static let excuses: [FindingCode: Excuse] = [
    MissingSizeRule.code: Excuse(own: showing.union([.fills, .pictures, .writes])),
    OffScreenRule.code: Excuse(own: showing),
    PartlyOffScreenRule.code: Excuse(own: showing),
    UnderBarRule.code: Excuse(own: showing),
    TruncatedTextRule.code: Excuse(own: [.places, .removes, .writes, .styles, .wraps]),
    BrokenWordRule.code: Excuse(own: [.places, .removes, .writes, .styles, .wraps]),
    OverlapRule.code: Excuse(own: showing, around: showing, countsAllViews: true),
    CoveredViewRule.code: Excuse(own: showing, around: showing, countsAllViews: true),
    AmbiguousContentRule.code: Excuse(own: placing.union([.fills])),
  ]

  private let layout: Layout
  /// For each view, the first line that changes a constraint on it, by axis.
  private let moving: [Axis: [Int: CodeStatement]]

  /// Creates the judgment of a layout. Nil if no line of code is known, and in Interface Builder, which does not run
  /// the app's code.
  init?(of layout: Layout) {
    let resolved = layout.resolved
    guard !resolved.isInInterfaceBuilder,
      resolved.views.contains(where: { !$0.identity.statements.isEmpty })
        || resolved.documentConstraints.contains(where: { !$0.statements.isEmpty })
    else { return nil }
    self.layout = layout
    moving = layout.statementsByMovedView
  }

  /// Returns the layout's findings, in the same order.
  func judged(_ found: [Finding]) -> [Finding] {
    found.map { finding in
      guard finding.severity > .note, let excuse = Self.excuses[finding.code],
        let statement = statement(excusing: finding, excuse)
      else { return finding }
      var finding = finding
      finding.severity = .note
      finding.notes.append(.decidedByCode(statement))
      finding.hint = nil
      finding.command = nil
      return finding
    }
  }

  /// Returns the first line of code that decides the subject of a finding, or nil.
  private func statement(excusing finding: Finding, _ excuse: Excuse) -> CodeStatement? {
    let views = excuse.countsAllViews ? finding.views : Array(finding.views.prefix(1))
    let paths = views.map { layout.path(to: $0).dropLast() }
    // A common ancestor of a pair does not move one of its views relative to the other.
    let shared = paths.count > 1 ? paths.dropFirst().reduce(Set(paths[0])) { $0.intersection($1) } : []
    for path in paths {
      for view in path where !shared.contains(view) {
        let effects = view == path.first ? excuse.own : excuse.around
        let statements = layout.resolved.views[view].identity.statements
        if let statement = statements.first(effects) { return statement }
        for axis in Axis.allCases {
          if let statement = moving[axis]?[view] { return statement }
        }
      }
    }
    return finding.code == AmbiguousContentRule.code ? statement(fillingContentOf: finding.views.first) : nil
  }

  /// Returns the line that fills a view in a scroll view.
  private func statement(fillingContentOf view: Int?) -> CodeStatement? {
    guard let view else { return nil }
    return layout.resolved.views.lazy.filter { $0.superview == view }
      .compactMap { $0.identity.statements.first(Self.placing.union([.fills])) }.first
  }
}

extension Layout {
  /// The first line of code that sets, activates or deactivates a constraint along an axis, by the views that the
  /// constraint names.
  fileprivate var statementsByMovedView: [Axis: [Int: CodeStatement]] {
    var moving: [Axis: [Int: CodeStatement]] = [:]
    for held in resolved.documentConstraints {
      guard let statement = held.statements.first(CodeStatement.changingConstraints),
        let axis = held.constraint.firstAttribute.axis
      else { continue }
      for item in [held.constraint.firstItem, held.constraint.secondItem].compactMap(\.self) where item.guide == nil {
        if item.view > 0, moving[axis]?[item.view] == nil { moving[axis, default: [:]][item.view] = statement }
      }
    }
    return moving
  }
}

extension CodeStatement {
  /// The effects of lines that change a constraint.
  static let changingConstraints: Set<Effect> = [.resizes, .toggles, .ranks]
}

extension Finding.Note {
  private static let decidedByCode = "decided-by-code"

  /// Returns the note that a line of code decides, with its location.
  static func decidedByCode(_ statement: CodeStatement) -> Finding.Note {
    Finding.Note(.init(kind: decidedByCode, "code sets it: '\(statement.text)'"), at: statement.source)
  }

  /// Whether the note says that a line of code decides the subject of the finding.
  var isAboutCode: Bool { message.kind == Self.decidedByCode }
}
