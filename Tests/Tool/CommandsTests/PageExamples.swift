import Foundation
import Testing

extension DocumentationTests.Example {
  /// The beginnings of commands that need another program, a package, a token or a build.
  private static let untried = [
    "sudo ", "cp -r /usr/share/", "podman ", "scripts/", ".build/", "HOSTS=", "LAYOUTS_TOKEN=", "lp ", "pdfunite ",
    "cd YourApp", "render-layouts run ",
  ]

  /// Returns the commands of a page in order, without those that need more than the tool and a repository.
  static func tried(on page: String) -> [Self] {
    DocumentationTests.examples(of: page).filter { example in
      !untried.contains { example.command.hasPrefix($0) }
    }
  }
}

extension Tool {
  /// Makes the folder a repository with all its files in the first commit.
  func makeRepository() throws {
    let identity = "git config user.name a && git config user.email a@b.c"
    let made = try shell("git init -q -b main && \(identity) && git add -A && git commit -qm Begin")
    try #require(made.code == 0, "\(made.messages)")
  }

  /// Runs a command as pages show it, with its messages in its output.
  func runShown(_ command: String) throws -> Run {
    try shell("PATH=$(dirname \"$tool\"):$PATH\n{ \(command)\n} 2>&1")
  }
}
