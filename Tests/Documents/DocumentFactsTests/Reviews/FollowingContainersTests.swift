import DocumentFacts
import Foundation
import MarkupReading
import Testing

/// The frames that follow from changes in tables, stacks and collections, and from frames that the author set.
@Suite struct FollowingContainersTests {
  private func view(_ tag: String, _ id: String, _ frame: String, _ attributes: String = "", _ inside: String = "")
    -> String
  {
    let numbers = frame.split(separator: " ")
    return """
      <\(tag) id="\(id)" \(attributes)><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/>\(inside)</\(tag)>
      """
  }

  private let open = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private func document(_ contents: String, _ constraints: String = "") throws -> XMLElement {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>\
      \(view("view", "root", "0 0 300 600", "", "<subviews>\(contents)</subviews><constraints>\(constraints)</constraints>"))\
      </objects></document>
      """
    return try XMLElementParser.root(of: XMLText(Array(text.utf8), path: ""))
  }

  private func below(_ lower: String, _ upper: String, _ constant: Int = 8) -> String {
    """
    <constraint firstItem="\(lower)" firstAttribute="top" secondItem="\(upper)" secondAttribute="bottom" \
    constant="\(constant)" id="\(lower)-\(upper)"/>
    """
  }

  @Test func `rows follow from the header that the author resized`() throws {
    func table(_ header: Int) throws -> XMLElement {
      let rows = (0..<2).map { row in view("tableViewCell", "row\(row)", "0 \(header + row * 44) 300 44") }
      return try document(
        view(
          "tableView", "table", "0 0 300 600", open,
          view("view", "head", "0 0 300 \(header)", "key=\"tableHeaderView\"")
            + "<prototypes>\(rows.joined())</prototypes>"))
    }
    let review = DocumentReview(from: try table(100), to: try table(140))
    #expect(review.recorded.filter { $0.kind == "frame" }.isEmpty)
    #expect(review.scenes.flatMap(\.entries).map(\.followers.count).reduce(0, +) == 2)
  }

  @Test func `a view follows from one that the author moved`() throws {
    func screen(_ start: Int) throws -> XMLElement {
      try document(
        view("view", "upper", "10 \(start) 50 20")
          + view("label", "lower", "10 \(start + 28) 50 20", "text=\"B\" \(open)"),
        below("lower", "upper"))
    }
    let review = DocumentReview(from: try screen(10), to: try screen(30))
    #expect(review.recorded.isEmpty)
    #expect(review.scenes.flatMap(\.entries).map(\.followers) == [["B"]])
  }

  @Test func `a stack follows from a view in it that the author resized`() throws {
    func screen(_ length: Int) throws -> XMLElement {
      let items =
        view("view", "space", "0 0 50 \(length)", open)
        + view("label", "next", "0 \(length) 50 20", "text=\"B\" \(open)")
      return try document(
        view(
          "stackView", "stack", "10 10 50 \(length + 20)", "axis=\"vertical\" \(open)",
          "<subviews>\(items)</subviews>"))
    }
    let review = DocumentReview(from: try screen(20), to: try screen(40))
    #expect(review.recorded.isEmpty)
    #expect(review.scenes.flatMap(\.entries).map(\.followers.count) == [2])
  }

  @Test func `cells follow from the size of items`() throws {
    func screen(_ size: Int) throws -> XMLElement {
      let cell = view("collectionViewCell", "cell", "0 0 \(size) \(size)")
      let layout = """
        <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="\(size)" \
        height="\(size)"/></collectionViewFlowLayout>
        """
      return try document(
        view("collectionView", "items", "0 0 300 600", open, "\(layout)<cells>\(cell)</cells>"))
    }
    let review = DocumentReview(from: try screen(50), to: try screen(100))
    #expect(review.recorded.isEmpty)
    #expect(review.scenes.flatMap(\.entries).map(\.followers.count).reduce(0, +) == 1)
  }

  @Test func `frames follow from the text above and not from the constant below`() throws {
    func screen(_ text: String, _ length: Int, _ constant: Int) throws -> XMLElement {
      let second = 10 + length + 8
      let third = second + 20 + constant
      return try document(
        view("label", "a", "0 10 50 \(length)", "text=\"\(text)\" \(open)")
          + view("label", "b", "0 \(second) 50 20", "text=\"B\" \(open)")
          + view("label", "c", "0 \(third) 50 20", "text=\"C\" \(open)"),
        below("b", "a") + below("c", "b", constant))
    }
    let review = DocumentReview(from: try screen("A", 20, 8), to: try screen("A and more", 40, 16))
    let scene = try #require(review.scenes.first)
    #expect(scene.entries.map(\.followers) == [["B"], []])
    #expect(scene.followers == ["C"])
  }

  @Test func `nothing follows from the opacity of a container`() throws {
    func screen(_ text: String, _ length: Int, _ alpha: String) throws -> XMLElement {
      let items =
        view("label", "a", "0 10 50 \(length)", "text=\"\(text)\" \(open)")
        + view("label", "b", "0 \(10 + length + 8) 50 20", "text=\"B\" \(open)")
      return try document(
        view(
          "view", "box", "0 0 300 300", "\(alpha) \(open)",
          "<subviews>\(items)</subviews><constraints>\(below("b", "a"))</constraints>"))
    }
    let review = DocumentReview(from: try screen("A", 20, ""), to: try screen("A and more", 40, "alpha=\"0.5\""))
    let scene = try #require(review.scenes.first)
    #expect(scene.followers.isEmpty)
    #expect(scene.entries.map(\.followers).filter { !$0.isEmpty } == [["B"]])
  }
}
