public import Foundation
internal import Scenes

/// Wheels with texts, 216 points high.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The view of a row; none is kept here.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Gives the number of texts.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Gives the texts and hears of choices.
  open weak var delegate: (any UIPickerViewDelegate)?
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
  /// Asks for all texts anew.
  open func reloadAllComponents() {}
  /// Asks for the texts of a wheel anew.
  open func reloadComponent(_ component: Int) {}
  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.pickerSize) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
