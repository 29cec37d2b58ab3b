internal import Geometry

extension DocumentObjects {
  /// Returns the rows of a table from the top down, including its header and footer.
  func rows(of table: DocumentObject) -> [String] {
    let parts = table.children.compactMap { self[$0] }
    let header = parts.filter { $0.role == "tableHeaderView" }
    let footer = parts.filter { $0.role == "tableFooterView" }
    let rest = parts.filter { part in !["tableHeaderView", "tableFooterView"].contains(part.role) }
    let rows = rest.flatMap { $0.tag == "tableViewSection" ? $0.children.compactMap { self[$0] } : [$0] }
    return (header + rows + footer).filter { $0.frame != nil }.map(\.identifier)
  }

  /// Returns the nearest ancestor with a frame: for a cell, its table or collection. Nil if there is none.
  func superview(of identifier: String) -> DocumentObject? {
    ancestors(of: identifier).lazy.compactMap { self[$0] }.first { $0.frame != nil }
  }
}

extension DocumentObject {
  /// The axis of a stack.
  var stackAxis: Axis { self["axis"] == "vertical" ? .vertical : .horizontal }

  /// Whether the view has contents of a size of their own, so that its frame does not follow from them.
  var scrolls: Bool { ["scrollView", "tableView", "collectionView"].contains(tag) }
}
