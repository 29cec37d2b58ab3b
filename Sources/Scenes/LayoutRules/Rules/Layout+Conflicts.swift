internal import AutoLayout
internal import Findings
internal import SceneLayouts
internal import Scenes

/// Questions about conflicts that measuring or code may settle.
extension Layout {
  /// True where constraints miss each other by less than anybody sees, and a text or a control has a part in it, whose
  /// size and baseline are rounded to pixels on a device.
  func isWithinMeasurement(_ conflict: UnsatisfiableConstraints, missingEachOtherBy gap: Double?) -> Bool {
    guard let gap else { return false }
    return gap < 0.5 && conflict.conflicting.contains(where: \.isMeasured)
  }

  /// True where constraints miss the size of a root that no screen gives it: what presents it knows its size, and it
  /// may be the one that they ask for.
  func isAgainstUnknownSize(_ conflict: UnsatisfiableConstraints) -> Bool {
    guard resolved.hasUnknownWidth else { return false }
    return conflict.conflicting.contains { $0.origin == .rootSize }
  }

  /// A constraint that was left out, in the author's words; of words that stand for several constraints, such as a visual
  /// format, also which of them.
  func words(forBroken broken: LayoutConstraint) -> String {
    let words = "'\(system.text(of: broken))'"
    guard let text = broken.text else { return words }
    // The line says no for nearly all, and comparing paths and texts takes long.
    let siblings = system.constraints.count {
      $0.source?.line == broken.source?.line && $0.origin == .author && $0.text == text && $0.source == broken.source
    }
    return siblings < 2 ? words : "'\(system.equation(of: broken))' of \(words)"
  }

  /// The names by which code holds what it may change of a conflict: outlets of constraints, lines that change
  /// those of a collection, and views whose content it sets; empty where it changes nothing.
  func namesInCode(of conflict: UnsatisfiableConstraints, _ written: WrittenConstraints) -> [String] {
    conflict.conflicting.compactMap { constraint in
      switch constraint.origin {
      case .author: written.outlet(of: constraint) ?? written.statement(about: constraint)?.text
      case .contentSize: nameOfEmptyView(constraint.firstItem.view)
      default: nil
      }
    }
  }

  /// The name of a view that has nothing to show before code gives it something; nil for others.
  private func nameOfEmptyView(_ position: Int) -> String? {
    let view = resolved.views[position]
    let isEmpty =
      switch view.content {
      case .button(let button): button.title.isEmpty && button.image == nil
      case .label(let label): label.text.isEmpty
      case .image(let image): image.name == nil
      default: false
      }
    return isEmpty && resolved.isFromInterfaceBuilder ? view.displayName : nil
  }
}

extension LayoutConstraint {
  /// True where a length in it comes from measuring.
  fileprivate var isMeasured: Bool {
    let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
    return origin == .contentSize || baselines.contains(firstAttribute) || baselines.contains(secondAttribute)
  }
}
