internal import Geometry

extension DocumentObjects {
  /// Returns the rows of a table from the top down: its header, its prototypes, the cells of its sections, and its
  /// footer. Those without a recorded frame are not included.
  func rows(of table: DocumentObject) -> [DocumentObject] {
    let parts = table.children.compactMap { self[$0] }
    func all(_ role: String) -> [DocumentObject] { parts.filter { $0.role == role } }
    let cells = parts.filter { $0.tag == "tableViewSection" }.flatMap { section in
      section.children.compactMap { self[$0] }.filter { $0.role == "cells" }
    }
    let rows = all("tableHeaderView") + all("prototypes") + cells + all("tableFooterView")
    return rows.filter { $0.frame != nil }
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
