internal import Geometry
internal import MarkupReading
internal import Scenes

/// The layout margins that Interface Builder gives roots and table cells, measured on Xcode documents.
struct MarginRules {
  /// The document.
  let document: InterfaceBuilderDocument

  /// The horizontal margin of a root: 16 points where screen and root are narrower than 414, else 20.
  func rootMargins(width: Double) -> EdgeInsets {
    SystemMargins.root(width: max(width, document.screen.size.width))
  }

  /// Gives the views of a scene the margins that their generation of documents decides.
  func setMargins(_ tree: inout ViewTree) {
    // Before iOS 11 there was no safe area; later a xib has one in its margins on screens with a notch alone.
    let hasNotch = document.screen.device.hasHomeIndicator
    if document.toolsVersion < ToolsVersion(13000) || document.isXIB && !hasNotch {
      tree.update(0) { $0.margins.insetsFromSafeArea = false }
    }
    for index in tree.views.indices where tree.views[index].className.hasPrefix("collection") {
      // Cells scroll away from the edges of the screen.
      tree.update(index) { $0.margins.insetsFromSafeArea = false }
    }
    setCellMargins(&tree)
  }

  /// Gives the content views of table cells their margins, where the author states none.
  private func setCellMargins(_ tree: inout ViewTree) {
    for index in tree.views.indices {
      guard tree.elements[index].key == .contentView, let cell = tree.views[index].superview,
        tree.views[cell].className == "tableViewCell"
      else { continue }
      let margins = contentMargins(content: index, cell: cell, in: tree)
      for part in [cell, index] {
        tree.update(part) {
          // The margins of a cell follow the table's; the values here already do.
          $0.margins.preservesSuperviewMargins = false
          $0.margins.insetsFromSafeArea = false
          if $0.margins.stated == nil {
            $0.margins.stated = margins
            $0.margins.isDirectional = true
          }
        }
      }
    }
  }

  private func contentMargins(content: Int, cell: Int, in tree: ViewTree) -> EdgeInsets {
    guard document.toolsVersion >= ToolsVersion(13000) else { return EdgeInsets(all: 8) }
    let vertical = document.toolsVersion.isXcode26 ? 15.0 : 11
    let leading = leadingMargin(content: content, cell: cell, in: tree)
    var trailing = leading
    if case .cell(let look) = tree.views[cell].content, look.accessory != .none { trailing = 8 }
    return EdgeInsets(top: vertical, left: leading, bottom: vertical, right: trailing)
  }

  private func leadingMargin(content: Int, cell: Int, in tree: ViewTree) -> Double {
    let screenWidth = document.screen.size.width
    guard (14000..<17000).contains(document.toolsVersion.number),
      screenWidth < 414 || document.screen.device.idiom == .pad
    else { return screenWidth >= 414 ? 20 : 16 }
    guard let table = tree.views[cell].superview else {
      return hasSeparator(content: content, cell: cell, in: tree) ? 16 : screenWidth < 414 ? 15 : 16
    }
    let tableWidth = tree.views[table].recordedFrame?.width ?? screenWidth
    if screenWidth < 414 { return tableWidth > screenWidth ? 15 : 16 }
    return tableWidth < 414 ? 15 : 20
  }

  /// Returns whether the cell is higher than its content view by a separator; true where a frame is not recorded.
  private func hasSeparator(content: Int, cell: Int, in tree: ViewTree) -> Bool {
    guard let inner = tree.views[content].recordedFrame, let outer = tree.views[cell].recordedFrame else { return true }
    return inner.height < outer.height
  }
}
