internal import AutoLayout
internal import Geometry

extension View {
  /// Sets a property. Does nothing if the view does not have it.
  package mutating func apply(_ property: ViewProperty) {
    switch property {
    case .tint(let color): appearance.tint = color
    case .isHidden(let hidden): appearance.isHidden = hidden
    case .contentHugging(let axis, let priority): placement.contentHugging[axis] = priority
    case .compressionResistance(let axis, let priority): placement.compressionResistance[axis] = priority
    case .background(let color): appearance.background = color
    case .stackAxis(let axis): placement.stack?.axis = axis
    case .stackSpacing(let spacing): placement.stack?.spacing = spacing
    case .stackDistribution(let distribution): placement.stack?.distribution = distribution
    case .stackAlignment(let alignment): placement.stack?.alignment = alignment
    case .intrinsicContentSize(let size): placement.statedContentSize = size
    case .text, .textColor, .placeholder, .font, .numberOfLines: content.applyToText(property)
    case .titles, .image, .buttonStyle, .isOn, .value, .selection: content.applyToControl(property)
    }
  }
}

extension ViewContent {
  fileprivate mutating func applyToText(_ property: ViewProperty) {
    switch property {
    case .text(let text):
      label?.text = text
      button?.title = text
      textField?.text = text
    case .textColor(let color):
      label?.color = color
      button?.color = color
      textField?.color = color
    case .font(let font):
      label?.font = font
      button?.font = font
      textField?.font = font
    case .placeholder(let text):
      textField?.placeholder = text
      if case .searchBar(_, let isMinimal) = self { self = .searchBar(placeholder: text, isMinimal: isMinimal) }
    case .numberOfLines(let lines): if case .label = self { label?.numberOfLines = lines }
    default: break
    }
  }

  fileprivate mutating func applyToControl(_ property: ViewProperty) {
    switch (self, property) {
    case (.button, .image(let image)): button?.image = image
    case (.button, .buttonStyle(let style)): button?.style = style
    case (.image, .image(let image)): self = .image(image)
    case (.toggle, .isOn(let isOn)): self = .toggle(isOn: isOn)
    case (.slider, .value(let value)): self = .slider(value: value)
    case (.progress, .value(let value)): self = .progress(value: value)
    case (.segmentedControl(_, let selected), .titles(let titles)):
      self = .segmentedControl(titles: titles, selected: selected)
    case (.segmentedControl(let titles, _), .selection(let selected)):
      self = .segmentedControl(titles: titles, selected: selected)
    case (.pageControl(let pages, _), .selection(let current)): self = .pageControl(pages: pages, current: current)
    case (.navigationBar(var bar), .titles(let titles)):
      if let title = titles.first { bar.title = title }
      self = .navigationBar(bar)
    case (.toolbar(let items), .titles(let titles)): self = .toolbar(BarItem.items(items, titled: titles))
    case (.tabBar(let items), .titles(let titles)): self = .tabBar(BarItem.items(items, titled: titles))
    default: break
    }
  }
}
