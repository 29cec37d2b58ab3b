/// A number that depends on the two parameters of a problem, such as the width and height of a screen: `constant +
/// first · p₁ + second · p₂`.
///
/// The solver calculates with these instead of numbers. What it finds for one size of the screen then holds for all
/// sizes at which the same constraints decide.
package struct ParametricValue: Sendable, Hashable {
  /// The value at which both parameters are zero.
  package var constant = 0.0
  /// The coefficient of the first parameter.
  package var first = 0.0
  /// The coefficient of the second parameter.
  package var second = 0.0

  /// Whether the number is the same for all parameters.
  var isConstant: Bool { first == 0 && second == 0 }

  /// Returns the number at some parameters.
  func value(at parameters: Parameters) -> Double {
    constant + first * parameters.first + second * parameters.second
  }

  /// Adds a multiple of another number.
  mutating func add(_ other: ParametricValue, times factor: Double) {
    constant += factor * other.constant
    first += factor * other.first
    second += factor * other.second
  }

  static func * (value: ParametricValue, factor: Double) -> ParametricValue {
    ParametricValue(constant: value.constant * factor, first: value.first * factor, second: value.second * factor)
  }
}

/// The values of variables during the calculation: numbers, or functions of the parameters.
protocol AffineValue: Sendable {
  /// Adds a multiple of another value.
  mutating func add(_ other: Self, times factor: Double)
}

extension ParametricValue: AffineValue {
  /// Creates a number that depends on no parameter.
  init(_ constant: Double) { self.init(constant: constant) }
}

extension Double: AffineValue {
  mutating func add(_ other: Double, times factor: Double) { self += other * factor }
}

/// The values of a problem's two parameters.
struct Parameters: Sendable, Hashable {
  /// The first parameter, or zero if there is none.
  var first = 0.0
  /// The second parameter, or zero if there is none.
  var second = 0.0
}
