public import Foundation

extension UICollectionView {
  /// A registration of cells of a class for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that configures a cell for its item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// Creates a registration with a handler that configures the cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of headers and footers of a class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    /// Creates a registration for a kind of view, with a handler that configures them.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = "\(Cell.self)-\(Item.self)"
    register(Cell.self, forCellWithReuseIdentifier: name)
    let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = cell as? Cell ?? ObjectMaking.reusableView(of: Cell.self, named: name) as? Cell else {
      preconditionFailure("no cell of class \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a header or footer that the registration has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = "\(Supplementary.self)-\(registration.elementKind)"
    register(Supplementary.self, forSupplementaryViewOfKind: registration.elementKind, withReuseIdentifier: name)
    let found = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: name, for: indexPath)
    guard
      let view = found as? Supplementary
        ?? ObjectMaking.reusableView(of: Supplementary.self, named: name) as? Supplementary
    else { preconditionFailure("no view of class \(Supplementary.self)") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

extension UICollectionView.CellRegistration {
  /// Creates a registration with a nib, which is empty here.
  public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
  /// Creates a registration with a nib, which is empty here.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
  }
}
