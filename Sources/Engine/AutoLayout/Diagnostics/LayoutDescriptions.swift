internal import VisibleText

/// The texts by which UIKit speaks of the views and constraints of a system: in conflict logs, in the autolayout trace
/// and where a program prints them.
///
/// All texts of one value speak of an object by the same address, so that one found in a log is found again in the
/// trace (specification TRC-02).
public struct LayoutDescriptions: Sendable, Hashable {
  /// The way in which texts refer to a view or guide, after its class.
  public enum Naming: Sendable, Hashable {
    /// An address, as UIKit has it (specification DSC-05).
    case addresses
    /// The name in the scene, which people know.
    case names
  }

  /// The system whose objects the texts describe.
  public let system: ConstraintSystem
  /// The way in which texts refer to views and guides.
  public let naming: Naming
  /// Every constraint that is installed, in the order of installation.
  let installed: [LayoutConstraint]
  /// The addresses of all objects.
  let addresses: LayoutAddresses

  /// The texts of a system.
  public init(of system: ConstraintSystem, naming: Naming = .addresses) {
    self.system = system
    self.naming = naming
    installed = system.installedRows.map(\.constraint)
    addresses = LayoutAddresses(of: system, constraints: system.unwrittenConstraints + installed)
  }

  /// A view or guide as it stands in a description: `UIView:0x8c00010`, `NSButton:0x8c00020'Check'` where it has a
  /// title, or the identifier alone where it has one (specification DSC-01).
  ///
  /// A view that the system does not have is a `UIView` with an address that nothing else has.
  public func text(of item: LayoutItemID) -> String {
    identifier(of: item) ?? classAndAddress(of: item)
  }

  /// The identifier that stands for a view, or nil.
  func identifier(of item: LayoutItemID) -> String? {
    guard naming == .addresses, item.guide == nil, system.items.indices.contains(item.view) else { return nil }
    return system.items[item.view].identifier?.oneLine
  }

  /// `UIView:0x8c00010`, with the title where there is one.
  func classAndAddress(of item: LayoutItemID) -> String {
    "\(className(of: item)):\(reference(to: item))\(title(of: item).map { "'\($0)'" } ?? "")"
  }

  /// The class of a view or guide.
  func className(of item: LayoutItemID) -> String {
    switch item.guide {
    case nil: system.items.indices.contains(item.view) ? system.items[item.view].className.oneLine : "UIView"
    case .topLayoutGuide, .bottomLayoutGuide: "_UILayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .scrollContent, .scrollFrame: "_UIScrollViewLayoutGuide"
    case .safeArea, .layoutMargins, .readableContent, .contentMargins: "UILayoutGuide"
    }
  }

  /// The address of a view or guide, or its name.
  func reference(to item: LayoutItemID) -> String {
    switch naming {
    case .addresses: LayoutAddresses.text(addresses.address(of: item))
    case .names: system.name(of: item).oneLine
    }
  }

  /// The most characters of a title that logs show.
  private static let longestTitle = 25

  /// The text by which logs tell an item from others of its class, or nil; the name says enough where it stands.
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
  /// The text as a part of one line, with a space for every line break and tab, which belong to the texts that people
  /// write; whatever else would tear a log or table apart is written out (``VisibleText``).
  package var oneLine: String {
    // Nearly all are plain.
    if VisibleText.isPlain(self) { return self }
    return VisibleText.line(String(map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }
}
