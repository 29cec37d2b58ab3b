internal import Foundation

extension UIView {
  /// Fills empty labels and image views below the view with sample content, so that a view without data is recognizable:
  /// a label gets the name of its property, an image view a gray background.
  ///
  /// Rows of lists stay as they are, because an app gives them data, apart from those of ``showSampleRows()``.
  ///
  /// - Parameter owners: Objects other than the views and their controllers whose properties name views.
  package func showSampleContent(ownedBy owners: [AnyObject]) {
    showSampleContent(ViewNames(of: ViewTree(root: self, isWhole: true), owners))
  }

  private func showSampleContent(_ names: ViewNames) {
    for view in subviews where !view.isHidden {
      if let label = view as? UILabel {
        let isEmpty = label.text?.isEmpty ?? true && label.attributedText?.string.isEmpty ?? true
        if isEmpty { label.text = Self.sampleText(forProperty: names.property(of: label)) }
      } else if let picture = view as? UIImageView {
        if picture.image == nil, picture.backgroundColor == nil { picture.backgroundColor = .systemGray5 }
      } else if !view.ownsContent || view.showsSampleRows {
        view.showSampleContent(names)
      }
    }
  }

  /// Whether the content of the view is set by its own properties or by an app's data source.
  private var ownsContent: Bool {
    self is UIButton || self is UITextField || self is UITextView || self is UISearchBar || self is UINavigationBar
      || self is UIToolbar || self is UITabBar || self is UITableView || self is UICollectionView
      || self is UISegmentedControl || self is UIDatePicker || self is UIPickerView
  }

  /// Returns the words of a property's name without the kind of view, as in "User name" for `userNameLabel`.
  static func sampleText(forProperty name: String?) -> String {
    var words: [String] = []
    for character in name ?? "" {
      guard character.isLetter || character.isNumber else { continue }
      let beginsWord = character.isUppercase && words.last?.last?.isUppercase != true
      if beginsWord || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    let kinds: Set<String> = ["label", "lbl", "view", "text", "ui"]
    words = words.filter { !kinds.contains($0.lowercased()) }
    guard !words.isEmpty else { return "Text" }
    let text = words.joined(separator: " ").lowercased()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
