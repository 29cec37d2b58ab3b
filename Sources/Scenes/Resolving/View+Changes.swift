internal import AutoLayout
internal import Geometry

extension View {
  /// Sets a property; one that the view does not have changes nothing.
  mutating func apply(_ property: ViewProperty) {
    switch property {
    case .textColor, .placeholder, .titles, .image, .buttonStyle, .isOn, .value, .selection: content.apply(property)
    case .tint(let color): tint = color
    case .text(let text): content = content.replacing(text: text)
    case .font(let font): content = content.replacing(font: font)
    case .numberOfLines(let lines): content = content.replacing(numberOfLines: lines)
    case .isHidden(let hidden): isHidden = hidden
    case .contentHugging(.horizontal, let priority): contentHugging.horizontal = priority
    case .contentHugging(.vertical, let priority): contentHugging.vertical = priority
    case .compressionResistance(.horizontal, let priority): compressionResistance.horizontal = priority
    case .compressionResistance(.vertical, let priority): compressionResistance.vertical = priority
    case .background(let color): background = color
    case .stackAxis(let axis): stack?.axis = axis
    case .stackSpacing(let spacing): stack?.spacing = spacing
    case .stackDistribution(let distribution): stack?.distribution = distribution
    case .stackAlignment(let alignment): stack?.alignment = alignment
    case .intrinsicContentSize(let size): statedContentSize = size
    }
  }
}

extension ViewContent {
  fileprivate func replacing(text: LocalizedText) -> ViewContent {
    switch self {
    case .label(var label):
      label.text = text
      return .label(label)
    case .textView(var label):
      label.text = text
      return .textView(label)
    case .button(var button):
      button.title = text
      return .button(button)
    case .textField(var field):
      field.text = text
      return .textField(field)
    default: return self
    }
  }

  fileprivate func replacing(font: FontDescription) -> ViewContent {
    switch self {
    case .label(var label):
      label.font = font
      return .label(label)
    case .textView(var label):
      label.font = font
      return .textView(label)
    case .button(var button):
      button.font = font
      return .button(button)
    case .textField(var field):
      field.font = font
      return .textField(field)
    default: return self
    }
  }

  fileprivate func replacing(numberOfLines: Int) -> ViewContent {
    guard case .label(var label) = self else { return self }
    label.numberOfLines = numberOfLines
    return .label(label)
  }
}
