public import Foundation

extension UICollectionView {
  /// The way in which cells of a class are made for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Gives a cell its item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// Cells that get their items from a function.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The way in which views of a class are made above and below sections.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let elementKind: String
    let handler: Handler
    /// Views of a kind that are filled by a function.
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

  /// A view above or below a section, filled.
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
  /// A kind of cell from a document, which is empty here.
  public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
  /// A kind of view from a document, which is empty here.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
  }
}
