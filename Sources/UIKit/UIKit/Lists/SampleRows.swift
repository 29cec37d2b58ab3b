internal import Foundation

/// The rows of a list that stand in for those of the app.
@preconcurrency @MainActor
final class SampleRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  /// The identifier of the cell of each row.
  let identifiers: [String]

  /// The most rows: with more kinds of cells, the first ones fill a screen.
  private static let most = 8
  private static let rowsOfOneKind = 3

  /// Creates the rows for the identifiers of cells: one for each, or three for a single one. Nil for none.
  init?(of identifiers: [String]) {
    guard let first = identifiers.first else { return nil }
    self.identifiers =
      identifiers.count == 1
      ? Array(repeating: first, count: Self.rowsOfOneKind) : Array(identifiers.prefix(Self.most))
  }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.row], for: indexPath)
  }
}
