internal import Findings
public import Geometry

/// The difference between a view's recorded frame and the one that Auto Layout gives it (specification DRW-06, ISS-02).
public struct Misplacement: Sendable, Hashable {
  /// A number of a frame.
  public enum Quantity: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// Returns the number in a frame, in points.
    func value(in frame: Rect) -> Double {
      switch self {
      case .x: frame.minX
      case .y: frame.minY
      case .width: frame.width
      case .height: frame.height
      }
    }
  }

  /// The difference of one number of the recorded frame.
  public struct Badge: Sendable, Hashable {
    /// The number.
    public var quantity: Quantity
    /// The text on Interface Builder's canvas: the expected number minus the actual one, with its sign: `+149`.
    public var text: String
  }

  /// The frame that the document records, in the superview's coordinates, in points.
  public var actual: Rect
  /// The frame that Auto Layout gives the view, in the superview's coordinates, in points.
  public var expected: Rect
  /// The numbers that differ, at least one, in the order x, y, width, height.
  public var badges: [Badge]

  /// Creates the differences of a recorded frame. Nil if no number differs by more than `tolerance` points.
  public init?(actual: Rect, expected: Rect, tolerance: Double = 0.5) {
    self.actual = actual
    self.expected = expected
    badges = Quantity.allCases.compactMap { quantity in
      let difference = quantity.value(in: expected) - quantity.value(in: actual)
      guard difference.magnitude > tolerance else { return nil }
      return Badge(quantity: quantity, text: "\(difference > 0 ? "+" : "")\(difference.pointText)")
    }
    guard !badges.isEmpty else { return nil }
  }

  /// The two frames, as in Xcode's list of issues.
  public var lines: [String] { notes.map(\.text) }

  /// The two frames as lines of a finding.
  var notes: [Finding.Note] {
    [
      Finding.Note(.init(kind: "expected-frame", "Expected: \(measure: Self.text(of: expected))")),
      Finding.Note(.init(kind: "actual-frame", "Actual: \(measure: Self.text(of: actual))")),
    ]
  }

  private static func text(of frame: Rect) -> String {
    Quantity.allCases.map { "\($0.rawValue)=\($0.value(in: frame).pointText)" }.joined(separator: ", ")
  }
}
