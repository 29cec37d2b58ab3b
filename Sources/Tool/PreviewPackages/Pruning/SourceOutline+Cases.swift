extension SourceOutline {
  /// Returns the cases that an argument consists of, as in `.bold` and `isOn ? .bold : .thin`; nil for any other
  /// argument, such as `size ?? .base`, whose cases belong to another type. A case with values, as in `.inset(8)`, is
  /// not among them: a function is declared for it if an error requires it.
  func cases(of argument: Range<Int>) -> [String]? {
    var end = argument.upperBound
    var found: [String] = []
    while true {
      let isCalled = text(end - 1) == ")"
      let name = isCalled ? (partners[end - 1] ?? 0) - 1 : end - 1
      guard name > argument.lowerBound, text(name - 1) == ".", token(name)?.kind == .word else {
        return nil
      }
      if !isCalled { found.append(text(name).filter { $0 != "`" }) }
      if name - 1 == argument.lowerBound { return found.reversed() }
      let sign = name - 2
      if text(sign) == "?", isApart(sign, from: name - 1), text(sign - 1) != "?" {
        return found.reversed()
      }
      guard text(sign) == ":", sign > argument.lowerBound else { return nil }
      end = sign
    }
  }

  /// Whether there is space between two tokens, as between `?` and a case, and not between it and the member of an
  /// optional value.
  private func isApart(_ former: Int, from latter: Int) -> Bool {
    guard let former = token(former), let latter = token(latter) else { return false }
    return former.range.upperBound < latter.range.lowerBound
  }
}
