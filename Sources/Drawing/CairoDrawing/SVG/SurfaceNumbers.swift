/// The numbers in the identifiers of an SVG file, in the order of their first use.
///
/// Cairo 1.16 numbers surfaces and images for the whole process, so its files depend on what was drawn before.
struct SurfaceNumbers {
  /// The words before these numbers in identifiers: `id="surface12"`, `#surface12`.
  private static let words = ["surface", "image", "mask"].map { Array($0.utf8) }

  private var numbers: [[UInt8]: Int] = [:]

  /// Returns the bytes of a file with numbers from 1 on.
  static func fromOne(in file: [UInt8]) -> [UInt8] {
    var numbers = SurfaceNumbers()
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var position = 0
    while position < file.count {
      result.append(file[position])
      let isMark = file[position] == UInt8(ascii: "\"") || file[position] == UInt8(ascii: "#")
      position += 1
      guard isMark, let word = words.first(where: { file[position...].starts(with: $0) }) else { continue }
      let digits = file[(position + word.count)...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard !digits.isEmpty else { continue }
      result += word + Array("\(numbers.number(of: word + digits))".utf8)
      position += word.count + digits.count
    }
    return result
  }

  private mutating func number(of identifier: [UInt8]) -> Int {
    if let number = numbers[identifier] { return number }
    numbers[identifier] = numbers.count + 1
    return numbers.count
  }
}
