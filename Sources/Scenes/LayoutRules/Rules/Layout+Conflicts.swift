internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// Conflicts that measurements or code may resolve.
extension Layout {
  /// Whether constraints contradict each other by less than is visible, and involve text or a control. On a device,
  /// their sizes and baselines are rounded to pixels.
  func isWithinMeasurement(_ conflict: UnsatisfiableConstraints, missingEachOtherBy gap: Double?) -> Bool {
    guard let gap else { return false }
    return gap < 0.5 && conflict.conflicting.contains(where: \.isMeasured)
  }

  /// Whether constraints conflict with the size of a root that no screen determines. Only what presents the root knows
  /// its size, which may be the one that they demand.
  func isAgainstUnknownSize(_ conflict: UnsatisfiableConstraints) -> Bool {
    guard resolved.hasUnknownWidth else { return false }
    return conflict.conflicting.contains { $0.origin == .rootSize }
  }

  /// Returns a broken constraint in the author's words. If these words represent several constraints, as a visual
  /// format does, they also say which one it is.
  func words(forBroken broken: LayoutConstraint, _ written: WrittenConstraints) -> String {
    let words = "'\(system.text(of: broken))'"
    return written.isOneOfSeveral(broken) ? "'\(system.equation(of: broken))' of \(words)" : words
  }

  /// Returns the names through which code may change a conflict: outlets of constraints, lines that change constraints
  /// of a collection, compute the size of a cell, set a string or fill a stack, and views whose content code sets. Empty
  /// if it changes nothing.
  func namesInCode(of conflict: UnsatisfiableConstraints, _ written: WrittenConstraints) -> [String] {
    conflict.conflicting.compactMap { constraint in
      let outlet = constraint.origin == .author ? written.outlet(of: constraint) : nil
      return outlet ?? nameOfEmptyView(in: constraint) ?? statement(changing: constraint, written)?.text
    }
  }

  /// Returns the line of code that decides a constraint: it changes the constraint, computes the size of its cell, sets
  /// the text or image whose size it describes, or fills the stack along whose axis it places a view. Nil if none is
  /// known.
  func statement(changing constraint: LayoutConstraint, _ written: WrittenConstraints) -> CodeStatement? {
    let view = resolved.views[constraint.firstItem.view]
    switch constraint.origin {
    case .author: return written.statement(about: constraint)
    case .list:
      guard constraint.firstAttribute.kind == .size else { return nil }
      return view.identity.statements.first([.sizes])
    case .contentSize:
      return view.identity.statements.first(view.effectsOnSize(along: constraint.firstAttribute.axis))
    case .stackView: return statement(fillingStackOf: constraint)
    default: return nil
    }
  }

  /// Returns the line of code that adds views to the stack that created a constraint along its axis. With other views,
  /// the stack distributes its space differently. Nil if none is known.
  private func statement(fillingStackOf constraint: LayoutConstraint) -> CodeStatement? {
    [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self).lazy
      .filter { self.resolved.views[$0].placement.stack?.axis == constraint.firstAttribute.axis }
      .compactMap { self.resolved.views[$0].identity.statements.first([.fills]) }.first
  }

  /// Returns the name of a view without content whose size a constraint needs, or nil. A stack that fills
  /// proportionally needs the sizes of all its views.
  private func nameOfEmptyView(in constraint: LayoutConstraint) -> String? {
    switch constraint.origin {
    case .contentSize: return nameOfEmptyView(constraint.firstItem.view)
    case .stackView:
      guard constraint.firstAttribute.kind == .size, let outer = constraint.secondItem?.view,
        let stack = resolved.views[outer].placement.stack, stack.distribution == .fillProportionally
      else { return nil }
      return stack.arrangedViews.lazy.compactMap { nameOfEmptyView($0) }.first
    default: return nil
    }
  }

  /// Returns the name of a view that shows nothing until code gives it content, or nil for others.
  private func nameOfEmptyView(_ position: Int) -> String? {
    let view = resolved.views[position]
    let isEmpty =
      switch view.content {
      case .button(let button): button.title.isEmpty && button.image == nil
      case .label(let label), .textView(let label): label.text.isEmpty
      case .image(let image): image.name == nil
      default: false
      }
    return isEmpty && resolved.isFromInterfaceBuilder ? view.displayName : nil
  }
}

extension ResolvedView {
  /// Returns the effects of lines of code that change the length of the content along an axis. Text may lose lines only
  /// if it may have several. A single line becomes lower only in another font, which does not give it the required
  /// width.
  fileprivate func effectsOnSize(along axis: Axis?) -> Set<CodeStatement.Effect> {
    switch content {
    case .label where axis == .horizontal: [.writes]
    case .label(let label): label.numberOfLines == 1 ? [.styles] : [.writes, .styles, .wraps]
    case .textView: [.writes]
    case .button(let button) where button.title.isEmpty: [.pictures]
    case .button where axis == .horizontal: [.writes]
    case .button(let button): button.backgroundImage == nil ? [.styles] : [.styles, .pictures]
    case .image: [.pictures]
    default: []
    }
  }
}

extension LayoutConstraint {
  /// Whether it contains a measured length.
  fileprivate var isMeasured: Bool {
    let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
    return origin == .contentSize || baselines.contains(firstAttribute) || baselines.contains(secondAttribute)
  }
}
