import Geometry
import LayoutTestSupport
import Testing

@testable import SceneDrawing

@Suite struct MarkPlacementTests {
  private let placement = MarkPlacement(distance: 9, bounds: Rect(x: 0, y: 0, width: 320, height: 480))

  private func iBeam(
    _ axis: Axis = .horizontal, from start: Double = 20, to end: Double = 120, at position: Double = 100,
    room: ClosedRange<Double> = 60...140, state: ConstraintMark.State = .satisfied
  ) -> ConstraintMark {
    ConstraintMark(
      constraint: 0, form: .iBeam, axis: axis, start: start, end: end, position: position, room: room, state: state,
      isOptional: false, label: "20")
  }

  @Test func `overlapping I-beams are moved apart`() {
    let marks = placement.spread([iBeam(), iBeam(), iBeam()])
    expect(marks.map(\.position), is: [100, 109, 91])
  }

  @Test func `marks of problems keep their place`() {
    let marks = placement.spread([iBeam(), iBeam(state: .conflict)])
    expect(marks.map(\.position), is: [109, 100])
  }

  @Test func `I-beams that are consecutive or cross keep their place`() {
    let marks = placement.spread([iBeam(), iBeam(from: 120, to: 200), iBeam(.vertical)])
    expect(marks.map(\.position), is: [100, 100, 100])
  }

  @Test func `no I-beam leaves the range of its items`() {
    let marks = placement.spread([iBeam(room: 99...101), iBeam(room: 99...101)])
    #expect(marks.allSatisfy { (99...101).contains($0.position) })
  }

  @Test func `without room, numbers are dropped but marks of conflicts are not`() {
    let crowd = Array(repeating: iBeam(from: 100, to: 104), count: 60)
    let trouble = Array(repeating: iBeam(from: 100, to: 104, state: .conflict), count: 40)
    let labels = placement.labels(of: crowd + trouble, avoiding: []) { _ in Size(width: 60, height: 30) }
    expect(labels.filter { $0.mark.state == .conflict }.count, is: 40)
    #expect(labels.filter { $0.mark.state == .satisfied }.isEmpty)
  }

  @Test func `a number never covers letters`() {
    let text = Rect(x: 0, y: 84, width: 320, height: 32)
    let labels = placement.labels(of: [iBeam()], avoiding: [text]) { _ in Size(width: 30, height: 14) }
    #expect(labels.allSatisfy { $0.rect.intersection(text) == nil })
    expect(labels.count, is: 1)
  }

  @Test func `a number that would be far from its line is dropped`() {
    let text = Rect(x: 0, y: 60, width: 320, height: 80)
    #expect(placement.labels(of: [iBeam()], avoiding: [text]) { _ in Size(width: 30, height: 14) }.isEmpty)
  }

  @Test func `a mark outside the picture has no number, but a conflict keeps its mark`() {
    let outside = iBeam(at: 900, room: 900...900)
    var conflict = outside
    conflict.state = .conflict
    let labels = placement.labels(of: [outside, conflict], avoiding: []) { _ in Size(width: 30, height: 14) }
    expect(labels.map(\.mark.state), is: [.conflict])
  }

  @Test func `thinned numbers keep half a label apart, and conflicts all remain`() {
    var thinned = placement
    thinned.isThinned = true
    let near = [iBeam(from: 20, to: 60), iBeam(from: 62, to: 102)]
    func count(_ placement: MarkPlacement, _ marks: [ConstraintMark]) -> Int {
      placement.labels(of: marks, avoiding: []) { _ in Size(width: 32, height: 90) }.count
    }
    expect(count(placement, near), is: 2)
    expect(count(thinned, near), is: 1)
    let conflicts = near.map { mark in
      var mark = mark
      mark.state = .conflict
      return mark
    }
    expect(count(thinned, conflicts), is: 2)
  }

  @Test func `an I-beam along the edge of the picture is moved inward to be visible`() {
    expect(placement.spread([iBeam(at: 0, room: 0...0)]).map(\.position), is: [4])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `labels stay in the picture and apart, for any I-beams`(seed: UInt64) {
    var random = SeededRandomNumberGenerator(seed: seed)
    let marks = (0..<60).map { _ -> ConstraintMark in
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let limit = axis == .horizontal ? 320.0 : 480
      let start = Double.random(in: 0...limit, using: &random)
      let position = Double.random(in: 0...320, using: &random)
      let end = start + Double.random(in: 0...80, using: &random)
      return iBeam(axis, from: start, to: end, at: position, room: position...position)
    }
    let labels = placement.labels(of: placement.spread(marks), avoiding: []) { _ in Size(width: 26, height: 14) }
    #expect(!labels.isEmpty)
    for (index, label) in labels.enumerated() {
      #expect(placement.bounds.contains(label.rect, tolerance: 0.001))
      for other in labels.dropFirst(index + 1) { #expect(label.rect.intersection(other.rect) == nil) }
    }
  }

  @Test func `a line has gaps at letters`() {
    let texts = [Rect(x: 40, y: 90, width: 20, height: 20), Rect(x: 55, y: 90, width: 20, height: 20)]
    let line = iBeam()
    expect(line.parts(avoiding: texts), is: [20...38, 77...120])
    #expect(line.parts(avoiding: [Rect(x: 0, y: 90, width: 300, height: 20)]).isEmpty)
    expect(line.parts(avoiding: [Rect(x: 40, y: 101, width: 20, height: 20)]), is: [20...120])
    expect(line.parts(avoiding: [Rect(x: 40, y: 80, width: 20, height: 20)]), is: [20...120])
    expect(line.parts(avoiding: [Rect(x: 40, y: 81, width: 20, height: 20)]), is: [20...38, 62...120])
    expect(line.parts(avoiding: [Rect(x: 200, y: 90, width: 20, height: 20)]), is: [20...120])
  }

  @Test func `a line of a conflict has gaps at letters unless less than a third of it would remain`() {
    let conflict = iBeam(state: .conflict)
    expect(conflict.parts(avoiding: [Rect(x: 40, y: 90, width: 20, height: 20)]), is: [20...38, 62...120])
    expect(conflict.parts(avoiding: [Rect(x: 40, y: 90, width: 70, height: 20)]), is: [20...120])
  }

  @Test func `an I-beam that ends within letters has no cap there unless nothing else remains`() {
    let texts = [Rect(x: 100, y: 90, width: 60, height: 20)]
    func caps(_ mark: ConstraintMark) -> [Double] { mark.capped(mark.parts(avoiding: texts), avoiding: texts) }
    expect(caps(iBeam()), is: [20])
    expect(caps(iBeam(to: 100)), is: [20, 100])
    expect(caps(iBeam(from: 110, to: 150)), is: [110, 150])
    expect(caps(iBeam(from: 110, to: 150, state: .conflict)), is: [110, 150])
  }

  @Test func `a label without a place beside its line is near the text that covers it`() {
    let text = Rect(x: 0, y: 94, width: 320, height: 12)
    let labels = placement.labels(of: [iBeam()], avoiding: [text]) { _ in Size(width: 26, height: 14) }
    expect(labels.map(\.rect.minY), is: [112])
  }

  @Test func `labels of conflicts are moved as far as necessary, and other labels are dropped`() {
    let crowd = (0..<12).map { _ in iBeam(from: 0, to: 10, room: 100...100, state: .conflict) }
    let others = crowd.map { mark in
      var mark = mark
      mark.state = .satisfied
      return mark
    }
    func labels(_ marks: [ConstraintMark]) -> [Rect] {
      placement.labels(of: marks, avoiding: []) { _ in Size(width: 26, height: 14) }.map(\.rect)
    }
    #expect(labels(others).count < 12)
    let places = labels(crowd)
    expect(places.count, is: 12)
    for (index, place) in places.enumerated() {
      #expect(!places.dropFirst(index + 1).contains { $0.intersection(place) != nil })
    }
  }
}
