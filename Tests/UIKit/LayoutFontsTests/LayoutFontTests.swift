import Geometry
import LayoutFonts
import LayoutViews
import Scenes
import Testing

/// Labels that are measured with real fonts.
@Suite struct LayoutFontTests {
  private let fonts: FontLibrary

  init() throws { fonts = try FontLibrary() }

  private func size(of text: String, _ font: LayoutFont, width: Double? = nil, lines: Int = 1) -> Size {
    font.size(of: text, width: width, numberOfLines: lines)
  }

  @Test func `the label of Interface Builder's library is 41.5 points wide and 20.5 high`() {
    #expect(
      LayoutLabel(text: "Label", font: fonts.systemFont(ofSize: 17)).intrinsicContentSize
        == Size(width: 41.5, height: 20.5))
  }

  @Test func `sizes are whole pixels of the screen`() throws {
    for scale in [1.0, 2, 3] {
      let font = try FontLibrary(scale: scale).systemFont(ofSize: 17)
      let size = size(of: "Label", font)
      #expect((size.width * scale).rounded() == size.width * scale && size.width >= 41 && size.width <= 42)
      #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-9 && size.height >= font.lineHeight)
    }
  }

  @Test func `a heavier or larger font is wider, and letters are not equally wide`() {
    let (regular, bold) = (fonts.systemFont(ofSize: 17), fonts.boldSystemFont(ofSize: 17))
    #expect(size(of: "Department", bold).width > size(of: "Department", regular).width)
    #expect(size(of: "Department", fonts.systemFont(ofSize: 20)).width > size(of: "Department", bold).width)
    #expect(size(of: "mmmm", regular).width > 2 * size(of: "iiii", regular).width)
    #expect(size(of: "", regular) == .zero)
  }

  @Test func `text styles follow the text size of the user`() {
    #expect(fonts.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(fonts.preferredFont(forTextStyle: .body, textSize: .ax5).pointSize == 53)
    let (standard, large) = (
      fonts.preferredFont(forTextStyle: .title1), fonts.preferredFont(forTextStyle: .title1, textSize: .xxxl)
    )
    #expect(size(of: "Title", large).width > size(of: "Title", standard).width)
  }

  @Test func `a family that is not installed is measured with one that comes near`() {
    let font = fonts.font(named: "Helvetica Neue", size: 20)
    #expect(size(of: "Department", font).width > 80 && size(of: "Department", font).width < 120)
    #expect(abs(font.ascender - 19) <= 0.5 && abs(font.descender - 5) <= 0.5)
  }

  @Test func `a label of several lines is as high as its width asks for`() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 400))
    let label = LayoutLabel(
      text: "The quick brown fox jumps over the lazy dog", font: fonts.preferredFont(forTextStyle: .body))
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    try ViewConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 10, y: 0, width: 180, height: 64.5))
    root.frame.size.width = 120
    try root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 10, y: 0, width: 100, height: 86.5))
  }

  @Test func `texts of unlike sizes stand on one line`() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let labels = [34.0, 12].map { LayoutLabel(text: "Line", font: fonts.systemFont(ofSize: $0)) }
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    labels[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor).isActive = true
    try root.layoutIfNeeded()
    let distance = fonts.systemFont(ofSize: 34).ascender - fonts.systemFont(ofSize: 12).ascender
    #expect(labels[1].frame.minY == distance && distance > 20)
  }
}
