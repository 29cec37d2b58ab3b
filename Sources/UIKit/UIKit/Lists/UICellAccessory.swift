/// A sign at the end of a cell; it is kept and takes no room here.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Sides of a cell.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position of a sign among others.
    public typealias Position = ([UICellAccessory]) -> Int
  }
  /// Widths that are kept for a sign.
  public enum LayoutDimension: Sendable, Hashable {
    /// That of the sign.
    case actual
    case standard
    /// A width, in points.
    case custom(CGFloat)
  }
  /// Looks of a sign.
  public struct Options: Sendable {
    public var tintColor: UIColor?
    public var isHidden: Bool?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  /// A view in the place of a sign.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    /// The width that is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    public var maintainsFixedSize: Bool?
    /// A view at a side.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
  public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options())
    -> UICellAccessory
  {
    UICellAccessory()
  }
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
    UICellAccessory()
  }
  /// A sign that takes away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A sign that adds.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory
  {
    UICellAccessory()
  }
  /// An arrow that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A menu with the title of what is chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A ring that a hook fills.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options())
    -> UICellAccessory
  {
    UICellAccessory()
  }
  /// A sign that tells more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { UICellAccessory() }
}

extension UICellAccessory.Placement {
  /// The position before the signs of a kind: no sign takes room here.
  public static func position<Kind>(before accessory: Kind.Type) -> Position { { _ in 0 } }
  /// The position behind the signs of a kind: no sign takes room here.
  public static func position<Kind>(after accessory: Kind.Type) -> Position { { $0.count } }
}
