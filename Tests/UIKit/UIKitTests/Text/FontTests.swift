import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Labels that are measured with real fonts.
@MainActor
@Suite struct FontTests {
  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label
  }

  private func size(of text: String, _ font: UIFont) -> CGSize { label(text, font).intrinsicContentSize }

  @Test func `the label of Interface Builder's library is 41.5 points wide and 20.5 points high`() {
    expect(size(of: "Label", .systemFont(ofSize: 17)), is: CGSize(width: 41.5, height: 20.5))
  }

  @Test func `sizes are whole pixels of the screen`() {
    let screen = UIScreen.main
    let (bounds, former, safeArea) = (screen.bounds.size, screen.scale, screen.safeAreaInsets)
    defer { screen.set(size: bounds, scale: former, safeAreaInsets: safeArea) }
    for scale in [CGFloat(1), 2, 3] {
      screen.set(size: bounds, scale: scale, safeAreaInsets: safeArea)
      let font = UIFont.systemFont(ofSize: 17)
      let size = size(of: "Label", font)
      #expect((size.width * scale).rounded() == size.width * scale && size.width >= 41 && size.width <= 42)
      #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-9 && size.height >= font.lineHeight)
    }
  }

  @Test func `a heavier or larger font is wider, and letters have different widths`() {
    let (regular, bold) = (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
    #expect(size(of: "Department", bold).width > size(of: "Department", regular).width)
    #expect(size(of: "Department", .systemFont(ofSize: 20)).width > size(of: "Department", bold).width)
    #expect(size(of: "mmmm", regular).width > 2 * size(of: "iiii", regular).width)
    expect(size(of: "", regular), is: .zero)
  }

  @Test func `text styles follow the text size of the user`() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expect(UIFont.preferredFont(forTextStyle: .body).pointSize, is: 17)
    expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize, is: 53)
    let extra = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let (standard, large) = (
      UIFont.preferredFont(forTextStyle: .title1), UIFont.preferredFont(forTextStyle: .title1, compatibleWith: extra)
    )
    #expect(size(of: "Title", large).width > size(of: "Title", standard).width)
  }

  @Test func `a family that is not installed is measured with a similar one`() throws {
    let font = try #require(UIFont(name: "Helvetica Neue", size: 20))
    let width = size(of: "Department", font).width
    #expect(width > 80 && width < 120)
    #expect(abs(font.ascender - 19) <= 0.5 && abs(font.descender + 5) <= 0.5)
  }

  @Test func `a label of several lines is as high as its width requires`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let label = label("The quick brown fox jumps over the lazy dog", .preferredFont(forTextStyle: .body))
    label.numberOfLines = 0
    root.addSubview(constrained: label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(label.frame, is: CGRect(x: 10, y: 0, width: 180, height: 64.5))
    root.frame.size.width = 120
    root.layoutIfNeeded()
    expect(label.frame, is: CGRect(x: 10, y: 0, width: 100, height: 86.5))
  }

  @Test func `texts of different sizes share a baseline`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let labels = [CGFloat(34), 12].map { label("Line", .systemFont(ofSize: $0)) }
    for label in labels {
      root.addSubview(constrained: label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    labels[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let distance = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 12).ascender
    #expect(labels[1].frame.minY == distance && distance > 20)
  }
}
