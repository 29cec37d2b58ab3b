import AutoLayout
import DocumentTestSupport
import LayoutTestSupport
import Scenes
import Testing

/// The size of empty views in stacks, measured on Xcode documents.
@Suite struct FreshViewTests {
  private func statedWidth(
    stack: String = "axis=\"vertical\" alignment=\"center\"", attributes: String = "", inside: String = ""
  ) throws -> Double? {
    try statedSize(stack: stack, attributes: attributes, inside: inside)?.width
  }

  private func statedSize(
    stack: String = "axis=\"vertical\" alignment=\"center\"", attributes: String = "", inside: String = ""
  ) throws -> IntrinsicContentSize? {
    let view = XcodeDocument.view("view", "fresh", (0, 0, 100, 20), attributes, inside)
    let arranged = XcodeDocument.view("stackView", "stack", (0, 0, 100, 20), stack, "<subviews>\(view)</subviews>")
    let root = XcodeDocument.view("view", "root", (0, 0, 375, 667), "", "<subviews>\(arranged)</subviews>")
    return try scenes(in: XcodeDocument.xib(root)).first?.view(withID: "fresh")?.placement.statedContentSize
  }

  @Test func `an empty view in a vertical stack that does not stretch it is 240 points wide`() throws {
    try expect(statedWidth(), is: 240)
  }

  @Test func `and 128 points high, unless a constraint says how high it is`() throws {
    try expect(statedSize()?.height, is: 128)
    let height = "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/></constraints>"
    try expect(statedSize(inside: height)?.height, is: nil)
    try expect(statedSize(inside: height)?.width, is: 240)
  }

  @Test(arguments: ["axis=\"vertical\"", "alignment=\"center\""])
  func `a stack that stretches its views, or places them in a row, gives none`(stack: String) throws {
    try expect(statedWidth(stack: stack), is: nil)
  }

  @Test func `a class of the author's, a subview or a constraint on the width leave it alone`() throws {
    try expect(statedWidth(attributes: "customClass=\"Chart\""), is: nil)
    let inner = XcodeDocument.view("view", "inner", (0, 0, 10, 10), "", "")
    try expect(statedWidth(inside: "<subviews>\(inner)</subviews>"), is: nil)
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"30\" id=\"w\"/></constraints>"
    try expect(statedWidth(inside: width), is: nil)
  }
}
