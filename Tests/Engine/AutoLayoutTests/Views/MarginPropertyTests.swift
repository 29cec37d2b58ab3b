import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// Margins, safe areas and readable widths of random trees, against the rules that were measured on Xcode documents.
@Suite struct MarginPropertyTests {
  /// A view in a view in a screen with bars, each somewhere in the one around it.
  private struct Nest {
    let root: LayoutView
    let views: [LayoutView]
    let frames: [Rect]
    let safeArea: EdgeInsets

    init(seed: UInt64) {
      var generator = SeededRandomNumberGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
        EdgeInsets(top: number(range), left: number(range), bottom: number(range), right: number(range))
      }
      root = LayoutView(frame: Rect(x: 0, y: 0, width: number(480...1400), height: number(600...1400)))
      safeArea = insets(0...100)
      root.additionalSafeAreaInsets = safeArea
      root.layoutMargins = EdgeInsets(left: 16, right: 16)
      var size = root.frame.size
      var (frames, views): ([Rect], [LayoutView]) = ([], [])
      for _ in 0..<2 {
        let distances = insets(0...40)
        let frame = Rect(origin: .zero, size: size).inset(by: distances)
        let view = LayoutView(frame: frame)
        if Bool.random(using: &generator) { view.layoutMargins = insets(0...40) }
        view.insetsLayoutMarginsFromSafeArea = Bool.random(using: &generator)
        view.preservesSuperviewLayoutMargins = Bool.random(using: &generator)
        frames.append(frame)
        views.append(view)
        size = frame.size
      }
      root.addSubview(views[0])
      views[0].addSubview(views[1])
      (self.frames, self.views) = (frames, views)
    }
  }

  /// What a side of a view keeps of the distance that the view around it keeps.
  private func rest(of outer: Double, at distance: Double) -> Double { max(0, outer - distance) }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a view's safe area is the part of the outer one that reaches into it, and its margins are laid on that`(
    seed: UInt64
  ) throws {
    let nest = Nest(seed: seed)
    try nest.root.layoutIfNeeded()
    var (outerSafeArea, outerMargins) = (nest.safeArea, nest.root.layoutMarginsGuide.layoutFrame)
    #expect(nest.root.bounds.insets(of: outerMargins) == nest.root.layoutMargins + nest.safeArea)
    var outer = nest.root
    for (view, frame) in zip(nest.views, nest.frames) {
      let distances = outer.bounds.insets(of: frame)
      let outerInsets = outer.bounds.insets(of: outerMargins)
      func side(_ keyPath: KeyPath<EdgeInsets, Double>) -> (safeArea: Double, margin: Double) {
        let safeArea = rest(of: outerSafeArea[keyPath: keyPath], at: distances[keyPath: keyPath])
        var margin = view.layoutMargins[keyPath: keyPath]
        if view.insetsLayoutMarginsFromSafeArea { margin += safeArea }
        if view.preservesSuperviewLayoutMargins {
          margin = max(margin, rest(of: outerInsets[keyPath: keyPath], at: distances[keyPath: keyPath]))
        }
        return (safeArea, margin)
      }
      let (top, left, bottom, right) = (side(\.top), side(\.left), side(\.bottom), side(\.right))
      let margins = EdgeInsets(top: top.margin, left: left.margin, bottom: bottom.margin, right: right.margin)
      #expect(view.frame == frame)
      #expect(
        view.safeAreaInsets
          == EdgeInsets(top: top.safeArea, left: left.safeArea, bottom: bottom.safeArea, right: right.safeArea))
      #expect(view.bounds.insets(of: view.layoutMarginsGuide.layoutFrame) == margins)
      (outer, outerSafeArea, outerMargins) = (view, view.safeAreaInsets, view.layoutMarginsGuide.layoutFrame)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `what is tied to a guide lies where the guide lies`(seed: UInt64) throws {
    let nest = Nest(seed: seed)
    let guides = nest.views.flatMap { [$0.safeAreaLayoutGuide, $0.layoutMarginsGuide, $0.readableContentGuide] }
    let fillers = try guides.map { guide in
      let filler = LayoutView()
      filler.translatesAutoresizingMaskIntoConstraints = false
      guide.owningView?.addSubview(filler)
      try ViewConstraint.activate([
        filler.leftAnchor.constraint(equalTo: guide.leftAnchor),
        filler.topAnchor.constraint(equalTo: guide.topAnchor),
        filler.widthAnchor.constraint(equalTo: guide.widthAnchor),
        filler.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
      return filler
    }
    let layout = try nest.root.layoutIfNeeded()
    for (guide, filler) in zip(guides, fillers) where guide.layoutFrame.width >= 0 && guide.layoutFrame.height >= 0 {
      #expect(filler.frame == guide.layoutFrame)
    }
    #expect(layout.ambiguities.isEmpty)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `readable content is at most 672 points wide, in the middle, and never leaves the margins`(seed: UInt64) throws {
    let nest = Nest(seed: seed)
    try nest.root.layoutIfNeeded()
    for view in [nest.root] + nest.views {
      let (margins, readable) = (view.layoutMarginsGuide.layoutFrame, view.readableContentGuide.layoutFrame)
      #expect(readable.width <= 672 && readable.minX >= margins.minX && readable.maxX <= margins.maxX)
      #expect(readable.minY == margins.minY && readable.height == margins.height)
      let sides = view.bounds.insets(of: margins)
      let room = view.bounds.width - 2 * max(sides.left, sides.right)
      if room >= 672 { #expect(readable.width == 672 && readable.midX == view.bounds.midX) }
      if view.bounds.width <= 672 { #expect(readable == margins) }
    }
  }
}
