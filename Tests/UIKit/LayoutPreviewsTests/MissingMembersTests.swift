import LayoutTestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// Members of types that are not on Linux have values with which views show something.
struct MissingMembersTests {
  private final class Styles: NSObject, MissingMembers {}

  @Test func `a text is the name of its property, and other values are empty`() {
    let styles = Styles()
    let title: String = styles.title
    let subtitle: String? = styles.subtitle
    let (count, names, flag): (Int, [String], Bool?) = (styles.count, styles.names, styles.flag)
    #expect(title == "title" && subtitle == "subtitle" && count == 0 && names.isEmpty && flag == nil)
  }

  @Test func `colors, fonts, images and geometry that code needs exist`() {
    let styles = Styles()
    let (color, font, image): (UIColor, UIFont, UIImage) = (styles.tint, styles.font, styles.icon())
    let (made, size): (UIFont, CGSize) = (styles.font(ofSize: 3), styles.size)
    let optional: UIColor? = styles.tint
    #expect(color.cgColor.alpha == 1 && font.pointSize == 17 && image.size == .zero)
    #expect(made.pointSize == 17 && size == .zero && optional == nil)
  }

  @Test func `a styled or translated text is the one that is passed`() {
    let styles = Styles()
    let text: String = styles.translated(3, "Hello", in: "de")
    let styled: NSAttributedString? = styles.attributed(with: "Hello")
    let (other, count): (String, Int) = (styles.other(3), styles.count(of: "Hello"))
    #expect(text == "Hello" && styled?.string == "Hello" && other == "" && count == 0)
  }
}
