import Geometry
import LayoutTestSupport
import Testing

@testable import UIKit

/// Margins, safe areas and readable widths of random trees, compared with the rules measured on Xcode documents.
@MainActor
@Suite struct MarginPropertyTests {
  /// A view in a view on a screen with bars, each at a random position in its superview.
  @MainActor
  private struct Nest {
    let controller = UIViewController()
    let root: UIView
    let views: [UIView]
    let frames: [Rect]
    /// The explicit margins of each view.
    let margins: [EdgeInsets]
    let safeArea: EdgeInsets

    init(seed: UInt64) {
      var generator = SeededRandomNumberGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
        EdgeInsets(top: number(range), left: number(range), bottom: number(range), right: number(range))
      }
      controller.viewRespectsSystemMinimumLayoutMargins = false
      root = controller.view
      var size = Size(width: number(480...1400), height: number(600...1400))
      root.frame = CGRect(Rect(origin: .zero, size: size))
      safeArea = insets(0...100)
      controller.additionalSafeAreaInsets = UIEdgeInsets(safeArea)
      root.layoutMargins = UIEdgeInsets(EdgeInsets(left: 16, right: 16))
      var (frames, views, margins): ([Rect], [UIView], [EdgeInsets]) = ([], [], [])
      for _ in 0..<2 {
        let distances = insets(0...40)
        let frame = Rect(origin: .zero, size: size).inset(by: distances)
        let view = UIView(frame: CGRect(frame))
        let own = Bool.random(using: &generator) ? insets(0...40) : EdgeInsets(all: 8)
        view.layoutMargins = UIEdgeInsets(own)
        view.insetsLayoutMarginsFromSafeArea = Bool.random(using: &generator)
        view.preservesSuperviewLayoutMargins = Bool.random(using: &generator)
        frames.append(frame)
        views.append(view)
        margins.append(own)
        size = frame.size
      }
      root.addSubview(views[0])
      views[0].addSubview(views[1])
      (self.frames, self.views, self.margins) = (frames, views, margins)
    }
  }

  /// Returns the remaining part of an outer inset at a distance from the outer edge.
  private func rest(of outer: Double, at distance: Double) -> Double { max(0, outer - distance) }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the safe area of a view is the overlapping part of the outer one, and margins are added to it`(
    seed: UInt64
  ) {
    let nest = Nest(seed: seed)
    nest.root.layoutIfNeeded()
    var (outerSafeArea, outerMargins) = (nest.safeArea, Rect(nest.root.layoutMarginsGuide.layoutFrame))
    expect(Rect(nest.root.bounds).insets(of: outerMargins), is: EdgeInsets(left: 16, right: 16) + nest.safeArea)
    var outer = nest.root
    for ((view, own), frame) in zip(zip(nest.views, nest.margins), nest.frames) {
      let distances = Rect(outer.bounds).insets(of: frame)
      let outerInsets = Rect(outer.bounds).insets(of: outerMargins)
      func side(_ keyPath: KeyPath<EdgeInsets, Double>) -> (safeArea: Double, margin: Double) {
        let safeArea = rest(of: outerSafeArea[keyPath: keyPath], at: distances[keyPath: keyPath])
        var margin = own[keyPath: keyPath]
        if view.insetsLayoutMarginsFromSafeArea { margin += safeArea }
        if view.preservesSuperviewLayoutMargins {
          margin = max(margin, rest(of: outerInsets[keyPath: keyPath], at: distances[keyPath: keyPath]))
        }
        return (safeArea, margin)
      }
      let (top, left, bottom, right) = (side(\.top), side(\.left), side(\.bottom), side(\.right))
      let margins = EdgeInsets(top: top.margin, left: left.margin, bottom: bottom.margin, right: right.margin)
      expect(Rect(view.frame), is: frame)
      #expect(
        EdgeInsets(view.safeAreaInsets)
          == EdgeInsets(top: top.safeArea, left: left.safeArea, bottom: bottom.safeArea, right: right.safeArea))
      expect(Rect(view.bounds).insets(of: Rect(view.layoutMarginsGuide.layoutFrame)), is: margins)
      (outer, outerSafeArea) = (view, EdgeInsets(view.safeAreaInsets))
      outerMargins = Rect(view.layoutMarginsGuide.layoutFrame)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a view tied to a guide has the frame of the guide`(seed: UInt64) {
    let nest = Nest(seed: seed)
    let guides = nest.views.flatMap { [$0.safeAreaLayoutGuide, $0.layoutMarginsGuide, $0.readableContentGuide] }
    let fillers = guides.map { guide in
      let filler = UIView()
      filler.translatesAutoresizingMaskIntoConstraints = false
      guide.owningView?.addSubview(filler)
      NSLayoutConstraint.activate([
        filler.leftAnchor.constraint(equalTo: guide.leftAnchor),
        filler.topAnchor.constraint(equalTo: guide.topAnchor),
        filler.widthAnchor.constraint(equalTo: guide.widthAnchor),
        filler.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
      return filler
    }
    nest.root.layoutIfNeeded()
    for (guide, filler) in zip(guides, fillers) where guide.layoutFrame.width >= 0 && guide.layoutFrame.height >= 0 {
      expect(filler.frame, is: guide.layoutFrame)
    }
    #expect(fillers.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `readable content is at most 672 points wide, centered, and inside the margins`(seed: UInt64) {
    let nest = Nest(seed: seed)
    nest.root.layoutIfNeeded()
    for view in [nest.root] + nest.views {
      let bounds = Rect(view.bounds)
      let (margins, readable) = (
        Rect(view.layoutMarginsGuide.layoutFrame), Rect(view.readableContentGuide.layoutFrame)
      )
      #expect(readable.width <= 672 && readable.minX >= margins.minX && readable.maxX <= margins.maxX)
      #expect(readable.minY == margins.minY && readable.height == margins.height)
      let sides = bounds.insets(of: margins)
      let room = bounds.width - 2 * max(sides.left, sides.right)
      if room >= 672 { #expect(readable.width == 672 && readable.midX == bounds.midX) }
      if bounds.width <= 672 { #expect(readable == margins) }
    }
  }
}
