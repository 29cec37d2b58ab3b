/// A number that follows the two parameters of a problem, such as the width and height of a screen:
/// `constant + first · p₁ + second · p₂`.
///
/// The solver calculates with these instead of numbers, so that what it finds for one size of the screen holds for all
/// sizes at which the same constraints decide.
package struct ParametricValue: Sendable, Hashable {
  /// The value where both parameters are zero.
  package var constant = 0.0
  /// The coefficient of the first parameter.
  package var first = 0.0
  /// The coefficient of the second parameter.
  package var second = 0.0

  /// Indicates whether the number is the same for all parameters.
  var isConstant: Bool { first == 0 && second == 0 }

  /// The number at some parameters.
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

/// The values that variables are calculated from each other in: numbers, or functions of the parameters.
protocol AffineValue: Sendable {
  /// Adds a multiple of another value.
  mutating func add(_ other: Self, times factor: Double)
}

extension ParametricValue: AffineValue {
  /// A number that follows no parameter.
  init(_ constant: Double) { self.init(constant: constant) }
}

extension Double: AffineValue {
  mutating func add(_ other: Double, times factor: Double) { self += other * factor }
}

/// The values of a problem's two parameters.
struct Parameters: Sendable, Hashable {
  /// The first parameter; zero where there is none.
  var first = 0.0
  /// The second parameter; zero where there is none.
  var second = 0.0
}
