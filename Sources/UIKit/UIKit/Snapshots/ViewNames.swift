internal import AutoLayout
internal import Foundation

/// The names of the views and guides of a tree, each of them unique.
///
/// A view has the name of its accessibility identifier, or else of the property of a controller, view or other owner
/// that refers to it, or else of its class and a number.
@MainActor
struct ViewNames {
  /// The names, in the order of the tree.
  private(set) var all: [String] = []

  private var properties: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// The name of a root without an identifier, as scene constraints refer to it.
  private static let root = "superview"

  init(of tree: ViewTree, _ owners: [AnyObject]) {
    for owner in owners { noteProperties(of: owner) }
    for view in tree.views {
      if let controller = view.controller { noteProperties(of: controller) }
      noteProperties(of: view)
    }
    for (position, element) in tree.elements.enumerated() {
      let name = wanted(element, isRoot: position == 0)
      all.append(distinct(name))
    }
  }

  /// Returns the name of the property of an owner, or of a view or controller below it, that refers to a view; nil if
  /// there is none.
  func property(of view: UIView) -> String? { properties[ObjectIdentifier(view)] }

  private mutating func wanted(_ element: ViewTree.Element, isRoot: Bool) -> String {
    guard let item = element.item else { return Self.root }
    let identifier = element.view?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    if let identifier, !identifier.isEmpty { return identifier }
    if isRoot { return Self.root }
    if let property = properties[ObjectIdentifier(item)] { return property }
    let name = String(describing: type(of: item))
    counts[name, default: 0] += 1
    return "\(name)\(counts[name, default: 1])"
  }

  /// Returns the name, followed by a number if an earlier view has it.
  private mutating func distinct(_ name: String) -> String {
    var free = name
    var number = 1
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name)\(number)"
    }
    return free
  }

  // MARK: - Properties

  /// The properties of UIKit's own classes by which authors know views.
  private static let known: Set<String> = ["contentView", "navigationBar", "toolbar", "tabBar", "textLabel"]

  private mutating func noteProperties(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      let isOurs = String(reflecting: current.subjectType).hasPrefix("UIKit.")
      for child in current.children {
        guard let label = child.label.map(Self.propertyName), !isOurs || Self.known.contains(label) else { continue }
        note(child.value, as: label)
      }
      mirror = current.superclassMirror
    }
  }

  /// Returns the name of a property as its author wrote it, without the prefix of lazy storage.
  private static func propertyName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  /// Records the first property that refers to a view or guide, directly, in a list or in a dictionary.
  private mutating func note(_ value: Any, as name: String) {
    if let item = Self.item(value) {
      if properties[item] == nil { properties[item] = name }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: if let value = mirror.children.first?.value { note(value, as: name) }
    case .collection:
      // Only lists that begin with a view or guide are traversed.
      guard let first = mirror.children.first?.value, Self.item(first) != nil else { return }
      for (position, child) in mirror.children.enumerated() { note(child.value, as: "\(name)[\(position)]") }
    default: break
    }
  }

  private static func item(_ value: Any) -> ObjectIdentifier? {
    if let view = value as? UIView { return ObjectIdentifier(view) }
    return (value as? UILayoutGuide).map { ObjectIdentifier($0) }
  }
}
