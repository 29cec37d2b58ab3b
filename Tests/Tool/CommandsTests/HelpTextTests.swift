import Testing

@testable import CommandArguments
@testable import Commands

@Suite struct HelpTextTests {
  @Test func `the help contains every option and command`() {
    let help = HelpText.text(for: nil)
    for option in Option.allCases { #expect(help.contains("--\(option.rawValue)")) }
    for command in Command.allCases { #expect(help.contains("  \(command.rawValue) ")) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the help of a command contains only its options`() {
    let help = HelpText.text(for: .devices)
    #expect(help.contains("--plain") && !help.contains("--strict"))
  }

  @Test func `the help of an option contains its meaning for each command`() {
    let help = HelpText.text(for: .direction)
    #expect(
      help == """
          --direction LIST  the direction of the drag: horizontal, vertical or diagonal (default)

          Commands: suggest

        """)
    for option in Option.allCases {
      let help = HelpText.text(for: option)
      let listed = help.split(separator: "Commands: ").dropFirst().flatMap { meaning in
        meaning.split(separator: "\n\n")[0].split { $0 == "," || $0.isWhitespace }.map(String.init)
      }
      #expect(listed.sorted() == Command.allCases.filter(option.isAccepted).map(\.rawValue).sorted(), "\(option)")
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(option)")
    }
  }

  @Test(arguments: [Command.report, .mergeFile])
  func `the help of commands that write a file names a file`(command: Command) {
    #expect(HelpText.text(for: command).contains("  -o, --output FILE "))
    #expect(HelpText.text(for: .output).contains("-o, --output FILE  \(Option.output.summary(for: command))\n"))
  }

  @Test func `without arguments the tool shows one screen with the main commands`() {
    let lines = HelpText.start.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 100 })
    for command in ["render", "check", "compare", "approve"] {
      #expect(HelpText.start.contains("render-layouts \(command) "))
    }
    #expect(HelpText.start.contains("--help"))
  }
}
