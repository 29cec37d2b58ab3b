public import Foundation
internal import Scenes

/// Wheels with texts, 216 points high.
@preconcurrency @MainActor
open class UIPickerView: UIPickerViewDeclarations {
  /// Gives the number of texts.
  open weak var dataSource: (any UIPickerViewDataSource)?
  private var chosen: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of texts of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  /// The text that is chosen.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.pickerSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
