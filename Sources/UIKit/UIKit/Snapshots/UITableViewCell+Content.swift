internal import AutoLayout
internal import Foundation
internal import Scenes

extension UITableViewCell {
  var accessory: CellContent.Accessory {
    guard accessoryView == nil else { return .none }
    return switch accessoryType {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}
