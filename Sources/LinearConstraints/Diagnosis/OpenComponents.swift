/// The parts of a system that the constraints leave open.
struct OpenComponents: Sendable {
  /// Unknown variables of which no row speaks.
  var loose: [Int] = []
  /// The numbers of the other components with open variables, ascending.
  var numbers: [Int] = []
  /// The open variables of these, each with its component's number and its own in the component.
  var places: [(variable: Int, component: Int, number: Int)] = []

  /// Whether everything is determined.
  var isEmpty: Bool { loose.isEmpty && numbers.isEmpty }
}
