extension ViewContent {
  /// Sets a property of what is shown; one that the content does not have changes nothing.
  mutating func apply(_ property: ViewProperty) {
    switch (self, property) {
    case (.label(var label), .textColor(let color)):
      label.color = color
      self = .label(label)
    case (.textView(var label), .textColor(let color)):
      label.color = color
      self = .textView(label)
    case (.button(var button), .textColor(let color)):
      button.color = color
      self = .button(button)
    case (.button(var button), .image(let image)):
      button.image = image
      self = .button(button)
    case (.button(var button), .buttonStyle(let style)):
      button.style = style
      self = .button(button)
    case (.textField(var field), .textColor(let color)):
      field.color = color
      self = .textField(field)
    case (.textField(var field), .placeholder(let text)):
      field.placeholder = text
      self = .textField(field)
    default: applyToControl(property)
    }
  }

  private mutating func applyToControl(_ property: ViewProperty) {
    switch (self, property) {
    case (.searchBar(_, let isMinimal), .placeholder(let text)):
      self = .searchBar(placeholder: text, isMinimal: isMinimal)
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
