internal import VisibleText

/// The strings that UIKit uses for the views and constraints of a system: in conflict logs, in the autolayout trace and
/// in printed descriptions.
///
/// All strings of one value use the same address for an object. An object in a log can therefore be found in the trace
/// (specification TRC-02).
public struct LayoutDescriptions: Sendable, Hashable {
  /// How strings refer to a view or guide, after its class.
  public enum Naming: Sendable, Hashable {
    /// By address, as UIKit does (specification DSC-05).
    case addresses
    /// By the name in the scene, which readers know.
    case names
  }

  /// The prefix of the addresses of the first 60,000 objects of each system. Addresses in apps are longer.
  package static let startOfAddresses = "0x8c"

  /// The system whose objects the strings describe.
  public let system: ConstraintSystem
  /// How strings refer to views and guides.
  public let naming: Naming
  /// Every installed constraint, in the order of installation.
  let installed: [LayoutConstraint]
  /// The addresses of all objects.
  let addresses: LayoutAddresses

  /// Creates the text of a system.
  public init(of system: ConstraintSystem, naming: Naming = .addresses) {
    self.system = system
    self.naming = naming
    installed = system.installedRows.map(\.constraint)
    addresses = LayoutAddresses(of: system, constraints: system.unwrittenConstraints + installed)
  }

  /// Returns a view or guide as in a description: `UIView:0x8c00010`, with its title as in `NSButton:0x8c00020'Check'`,
  /// or only its identifier if it has one (specification DSC-01).
  ///
  /// A view that is not in the system becomes a `UIView` with a unique address.
  public func text(of item: LayoutItemID) -> String {
    identifier(of: item) ?? classAndAddress(of: item)
  }

  /// Returns the identifier that represents a view, or nil.
  func identifier(of item: LayoutItemID) -> String? {
    guard naming == .addresses, item.guide == nil, system.items.indices.contains(item.view) else { return nil }
    return system.items[item.view].identifier.map { VisibleText.name($0).oneLine }
  }

  /// Returns `UIView:0x8c00010`, with the title if there is one.
  func classAndAddress(of item: LayoutItemID) -> String {
    "\(className(of: item)):\(reference(to: item))\(title(of: item).map { "'\($0)'" } ?? "")"
  }

  /// Returns the class of a view or guide.
  func className(of item: LayoutItemID) -> String {
    switch item.guide {
    case nil: system.items.indices.contains(item.view) ? system.items[item.view].className.oneLine : "UIView"
    case .topLayoutGuide, .bottomLayoutGuide: "_UILayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .scrollContent, .scrollFrame: "_UIScrollViewLayoutGuide"
    case .safeArea, .layoutMargins, .readableContent, .contentMargins: "UILayoutGuide"
    }
  }

  /// Returns the address of a view or guide, or its name.
  func reference(to item: LayoutItemID) -> String {
    switch naming {
    case .addresses: LayoutAddresses.text(addresses.address(of: item))
    case .names: VisibleText.name(system.name(of: item)).oneLine
    }
  }

  /// The maximum number of characters of a title that logs show.
  private static let longestTitle = 25

  /// Returns the text that distinguishes an item from others of its class in logs, or nil. With names it is
  /// unnecessary.
  private func title(of item: LayoutItemID) -> String? {
    guard naming == .addresses else { return nil }
    switch item.guide {
    case nil:
      guard let title = system.items.indices.contains(item.view) ? system.items[item.view].title : nil else {
        return nil
      }
      return title.count > Self.longestTitle ? "\(title.prefix(Self.longestTitle))...".oneLine : title.oneLine
    case .topLayoutGuide, .bottomLayoutGuide, .keyboard: return nil
    case .safeArea: return "UIViewSafeAreaLayoutGuide"
    case .layoutMargins, .contentMargins: return "UIViewLayoutMarginsGuide"
    case .readableContent: return "UIViewReadableContentGuide"
    case .scrollContent: return "UIScrollView-contentLayoutGuide"
    case .scrollFrame: return "UIScrollView-frameLayoutGuide"
    }
  }
}

extension String {
  /// The text as a part of one line. Every line break and tab becomes a space, since people write these in strings. Any
  /// other character that would break a log or table is escaped (``VisibleText``).
  package var oneLine: String {
    // Nearly all strings are plain.
    if VisibleText.isPlain(self) { return self }
    return VisibleText.line(String(map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }
}
