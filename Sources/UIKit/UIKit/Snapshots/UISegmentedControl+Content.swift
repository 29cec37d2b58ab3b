internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UISegmentedControl {
  var titles: [LocalizedText] { items.map { LocalizedText($0 as? String ?? "") } }

  var chosen: Int? { items.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil }
}
