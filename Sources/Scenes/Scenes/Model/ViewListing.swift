/// The part that a view has in a table or a collection.
public struct ViewListing: Sendable, Hashable {
  /// The place that the table or collection gives the view on a device; nil for views outside of both.
  public var placement: ListPlacement?
  /// Whether it is the content view of a cell, which the system keeps as large as the cell.
  public var isContentOfCell = false
  /// Whether it is the author's own view at the trailing edge of a table cell.
  public var isAccessoryOfCell = false

  /// The part of a view that is in no table or collection.
  public init() {}
}
