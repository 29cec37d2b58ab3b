public import Foundation
internal import Scenes

/// A picker with spinning wheels, 216 points tall.
@preconcurrency @MainActor
open class UIPickerView: UIPickerViewDeclarations {
  /// The source of the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  private var chosen: [Int: Int] = [:]

  /// The number of components (wheels).
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  /// Returns the selected row of a component, or -1 if none is selected.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.pickerSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
