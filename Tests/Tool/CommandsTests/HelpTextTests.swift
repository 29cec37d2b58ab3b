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

  @Test func `the tool alone shows one screen with the commands that matter`() {
    let lines = HelpText.start.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 100 })
    for command in ["render", "check", "compare", "approve"] {
      #expect(HelpText.start.contains("render-layouts \(command) "))
    }
    #expect(HelpText.start.contains("--help"))
  }
}
