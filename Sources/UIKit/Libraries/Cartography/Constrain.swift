@discardableResult @MainActor
public func constrain(
  _ item: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(), block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item], replace: group) { block($0[0]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2], replace: group) { block($0[0], $0[1]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(), block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3], replace: group) { block($0[0], $0[1], $0[2]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4], replace: group) { block($0[0], $0[1], $0[2], $0[3]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4]) }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, _ item6: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5, item6], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
  }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, _ item6: any LayoutItem, _ item7: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5, item6, item7], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
  }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, _ item6: any LayoutItem, _ item7: any LayoutItem, _ item8: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5, item6, item7, item8], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
  }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, _ item6: any LayoutItem, _ item7: any LayoutItem, _ item8: any LayoutItem,
  _ item9: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy,
    LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5, item6, item7, item8, item9], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8])
  }
}

@discardableResult @MainActor
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem, _ item4: any LayoutItem,
  _ item5: any LayoutItem, _ item6: any LayoutItem, _ item7: any LayoutItem, _ item8: any LayoutItem,
  _ item9: any LayoutItem, _ item10: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy,
    LayoutProxy, LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5, item6, item7, item8, item9, item10], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8], $0[9])
  }
}

@discardableResult @MainActor
public func constrain<Key: Hashable>(
  _ items: [Key: any LayoutItem], replace group: ConstraintGroup = ConstraintGroup(),
  block: ([Key: LayoutProxy]) -> Void
) -> ConstraintGroup {
  group.replace { block(items.mapValues { LayoutProxy($0) }) }
  return group
}

@discardableResult @MainActor
public func constrain(
  _ items: [any LayoutItem], replace group: ConstraintGroup = ConstraintGroup(), block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  group.replace { block(items.map { LayoutProxy($0) }) }
  return group
}

@MainActor
public func constrain(clear group: ConstraintGroup) { group.clear() }
