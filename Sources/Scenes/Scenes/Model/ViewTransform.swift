internal import Typography

/// A conversion of views with one kind of values to a different kind.
protocol ViewTransform {
  /// The given kind of values.
  associatedtype Given: ViewValues
  /// The resulting kind of values.
  associatedtype Made: ViewValues

  func text(_ text: Given.Text) -> Made.Text
  func font(_ font: Given.Font) -> Made.Font
  func titleFont(_ font: Given.TitleFont, of style: ButtonStyle) -> Made.TitleFont
  func color(_ color: Given.Color) -> Made.Color
}

extension ViewTransform {
  func view(_ view: Views<Given>.View) -> Views<Made>.View {
    Views<Made>.View(
      view, content: content(view.content), appearance: Views<Made>.ViewAppearance(view.appearance, color: color))
  }

  func label(_ label: Views<Given>.Label) -> Views<Made>.Label {
    Views<Made>.Label(
      text: text(label.text), font: font(label.font), color: label.color.map(color), alignment: label.alignment,
      numberOfLines: label.numberOfLines, preferredMaxLayoutWidth: label.preferredMaxLayoutWidth,
      reportedSize: label.reportedSize, smallestLetters: label.smallestLetters, tightensLetters: label.tightensLetters,
      isScrollEnabled: label.isScrollEnabled, isEditable: label.isEditable, lineHeight: label.lineHeight)
  }

  func button(_ button: Views<Given>.Button) -> Views<Made>.Button {
    Views<Made>.Button(
      title: text(button.title), font: titleFont(button.font, of: button.style), color: button.color.map(color),
      style: button.style, image: button.image, backgroundImage: button.backgroundImage,
      contentInsets: button.contentInsets, arrangement: button.arrangement, ground: button.ground.map(color),
      cornerRadius: button.cornerRadius)
  }

  func textField(_ field: Views<Given>.TextField) -> Views<Made>.TextField {
    Views<Made>.TextField(
      text: text(field.text), placeholder: text(field.placeholder), font: font(field.font),
      color: field.color.map(color), alignment: field.alignment, hasBorder: field.hasBorder,
      isSecure: field.isSecure, smallestLetters: field.smallestLetters)
  }

  // MARK: - Bars

  func barContents(_ contents: Views<Given>.BarContents) -> Views<Made>.BarContents {
    var made = Views<Made>.BarContents(
      navigation: contents.navigation.map(navigationBar), tools: contents.tools.map(barItem),
      tabs: contents.tabs.map(barItem), selectedTab: contents.selectedTab)
    made.topLook = look(contents.topLook)
    made.bottomLook = look(contents.bottomLook)
    return made
  }

  func navigationBar(_ bar: Views<Given>.NavigationBar) -> Views<Made>.NavigationBar {
    var made = Views<Made>.NavigationBar(
      title: bar.title.map(text), back: bar.back.map(text), leading: bar.leading.map(barItem),
      trailing: bar.trailing.map(barItem))
    made.titleColor = bar.titleColor.map(color)
    made.largeTitleColor = bar.largeTitleColor.map(color)
    made.titleFont = bar.titleFont.map(font)
    made.titleImage = bar.titleImage
    made.hasLargeTitle = bar.hasLargeTitle
    made.accessoryHeight = bar.accessoryHeight
    made.isClear = bar.isClear
    return made
  }

  func barItem(_ item: Views<Given>.BarItem) -> Views<Made>.BarItem {
    var made = Views<Made>.BarItem(title: text(item.title), image: item.image)
    made.selectedImage = item.selectedImage
    made.isProminent = item.isProminent
    made.isEnabled = item.isEnabled
    made.space = item.space
    return made
  }

  func look(_ look: Views<Given>.BarLook) -> Views<Made>.BarLook {
    Views<Made>.BarLook(
      ground: look.ground.map(color), tint: look.tint.map(color), isTranslucent: look.isTranslucent)
  }
}
