import LayoutTestSupport
import Testing
import UIKit

/// Ambiguous values. UIKit, UIView, `hasAmbiguousLayout`: "the view's frame could be satisfied by more than one" value.
/// The value that an engine of this kind chooses follows from two facts: inequalities are tight at first, and lengths
/// are never negative.
///
/// https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
@MainActor
struct AmbiguousValueTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func box(_ size: CGFloat? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    guard let size else { return view }
    view.widthAnchor.constraint(equalToConstant: size).isActive = true
    view.heightAnchor.constraint(equalToConstant: size).isActive = true
    return view
  }

  /// A view that one inequality relates to the same attribute of its superview.
  struct Bound: Sendable {
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let constant: CGFloat
    let size: CGFloat?
    let frame: CGRect

    init(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
      _ size: CGFloat?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) {
      (self.attribute, self.relation, self.constant, self.size) = (attribute, relation, constant, size)
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// UIKit, NSLayoutConstraint.Relation, `lessThanOrEqual` and `greaterThanOrEqual`.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation/lessthanorequal
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation/greaterthanorequal
  @Test(arguments: [
    Bound(.top, .greaterThanOrEqual, 10, nil, 0, 10, 0, 0), Bound(.top, .lessThanOrEqual, 10, nil, 0, 10, 0, 0),
    Bound(.bottom, .greaterThanOrEqual, -23, nil, 0, 177, 0, 0),
    Bound(.bottom, .lessThanOrEqual, -23, nil, 0, 177, 0, 0), Bound(.left, .lessThanOrEqual, 72, nil, 72, 0, 0, 0),
    Bound(.right, .lessThanOrEqual, -13, nil, 287, 0, 0, 0), Bound(.right, .greaterThanOrEqual, -13, nil, 287, 0, 0, 0),
    Bound(.centerX, .lessThanOrEqual, 0, nil, 150, 0, 0, 0), Bound(.top, .lessThanOrEqual, 23, 50, 0, 23, 50, 50),
    Bound(.bottom, .lessThanOrEqual, -45, 50, 0, 105, 50, 50),
    Bound(.trailing, .lessThanOrEqual, -74, 50, 176, 0, 50, 50),
    Bound(.leading, .greaterThanOrEqual, 23, 50, 23, 0, 50, 50),
  ])
  func `an ambiguous position is at the bound of its single inequality`(bound: Bound) {
    let view = box(bound.size)
    NSLayoutConstraint(
      item: view, attribute: bound.attribute, relatedBy: bound.relation, toItem: root, attribute: bound.attribute,
      multiplier: 1, constant: bound.constant
    ).isActive = true
    root.layoutIfNeeded()
    expect(view.frame, is: bound.frame)
  }

  /// UIKit, NSLayoutConstraint.Attribute, `width` and `height`: of the alignment rectangle, never negative.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/width
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/height
  @Test(arguments: [
    (NSLayoutConstraint.Relation.lessThanOrEqual, CGSize.zero), (.equal, CGSize(width: 40, height: 30)),
    (.greaterThanOrEqual, CGSize(width: 40, height: 30)),
  ])
  func `an ambiguous length is as short as allowed`(relation: NSLayoutConstraint.Relation, size: CGSize) {
    let view = box()
    for (attribute, constant) in [(NSLayoutConstraint.Attribute.width, CGFloat(40)), (.height, 30)] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: 0, y: 5, width: size.width, height: size.height))
  }

  /// UIKit, NSLayoutXAxisAnchor, `constraint(lessThanOrEqualTo:constant:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(lessthanorequalto:constant:)
  @Test func `a view between a fixed edge and a bound stays at its minimum length`() {
    let view = box()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20).isActive = true
    root.layoutIfNeeded()
    expect(view.frame, is: CGRect(x: 20, y: 0, width: 0, height: 0))
  }

  /// UIKit, NSLayoutXAxisAnchor, `constraint(lessThanOrEqualTo:constant:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(lessthanorequalto:constant:)
  @Test func `a neighbor is at the distance that bounds it`() {
    let (first, second) = (box(10), box())
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    second.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 25).isActive = true
    root.layoutIfNeeded()
    expect(second.frame.minX, is: 35)
  }

  /// UIKit, UIView, `translatesAutoresizingMaskIntoConstraints`: without it only constraints determine a size.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  @Test func `a root without a mask is as large as its constraints require`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = box(40)
    for (mine, its) in [(view.leftAnchor, root.leftAnchor), (root.rightAnchor, view.rightAnchor)] {
      mine.constraint(equalTo: its, constant: 8).isActive = true
    }
    root.layoutIfNeeded()
    expect(root.bounds.size, is: CGSize(width: 56, height: 0))
  }

  /// UIKit, UIView, `systemLayoutSizeFitting(_:)`: the size that satisfies the constraints and is nearest to the target.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
  @Test(arguments: [0, 1, 2])
  func `margins do not change a fitting size`(guide: Int) {
    let view = box()
    let area = [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide][guide]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    expect(root.systemLayoutSizeFitting(CGSize(width: 100, height: 50)), is: CGSize(width: 100, height: 50))
  }

  /// UIKit, UIView, `semanticContentAttribute`: the owner of a constraint determines its leading edge.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
  @Test func `leading is on the right in a right-to-left superview`() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = box(10)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 75).isActive = true
    root.layoutIfNeeded()
    expect(view.frame.maxX, is: 225)
  }
}
