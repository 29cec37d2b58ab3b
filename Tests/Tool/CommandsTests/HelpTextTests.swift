import Testing

@testable import CommandArguments
@testable import Commands

@Suite struct HelpTextTests {
  @Test func `every option and command stands in the help`() {
    let help = HelpText.text(for: nil)
    for option in Option.allCases { #expect(help.contains("--\(option.rawValue)")) }
    for command in Command.allCases { #expect(help.contains("  \(command.rawValue) ")) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the help of a command shows only its options`() {
    let help = HelpText.text(for: .devices)
    #expect(help.contains("--plain") && !help.contains("--strict"))
  }
}
