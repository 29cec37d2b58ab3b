import LayoutTestSupport
import Testing

/// Revisions that git cannot resolve, and what the message advises.
@Suite struct UnknownRevisionTests {
  let tool = Tool()

  @Test(arguments: [
    ("nothing", "error: .: unknown revision 'nothing'\n    a revision is a branch, a tag or a commit"),
    ("--output=x", "error: .: '--output=x' begins like an option, not a revision\n    name a single commit"),
  ])
  func `an unknown revision is reported`(revision: String, message: String) throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.commit()
    let run = try tool.run("compare", ".", "--against=\(revision)")
    #expect(run.code == 66 && run.output == "" && run.messages.contains(message))
  }

  @Test func `branches that exist are named with an unknown revision`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.commit()
    func hint() throws -> String {
      String(try tool.run("compare", ".", "--against", "nothing").messages.split(separator: "\n").last ?? "")
    }
    try expect(tool.shell("git branch -M master").code, is: 0)
    try expect(hint(), is: "    a revision is a branch, a tag or a commit; a branch is master")
    let more = "for name in origin/HEAD origin/a; do git update-ref refs/remotes/$name HEAD; done; git branch topic"
    try expect(tool.shell(more).code, is: 0)
    try expect(hint(), is: "    a revision is a branch, a tag or a commit; branches are master, topic, origin/a")
  }

  @Test(arguments: ["main", "origin/main", "HEAD~1", "HEAD^^", "v1", "main~1", "main...", "origin/main..."])
  func `in a shallow clone, the message explains how to get a revision`(revision: String) throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    try tool.add("app/Card.scene.yaml", cardScene)
    try tool.commit(in: "app")
    let more = "\(git) commit -q --allow-empty -m x"
    try expect(
      tool.shell(
        "cd app && git branch -M main && git checkout -q -b topic && \(more) && git tag v1 && \(more) && \(more) && "
          + "git checkout -q main && \(more) && cd .. && git clone -q --depth 1 -b topic file://$PWD/app clone"
      ).code, is: 0)
    let missing = try tool.run("compare", "clone", "--against", revision)
    let advice = /only the most recent commits were fetched: (git fetch .*)/
    let fetch = try #require(missing.messages.firstMatch(of: advice)?.1)
    #expect(missing.code == 66)
    let fetched = try tool.shell("cd clone && \(fetch)")
    #expect(fetched.code == 0, "\(fetch): \(fetched.messages)")
    let run = try tool.run("compare", "clone", "--against", revision)
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in '\(revision)'\n", "\(fetch): \(run.messages)")
  }

  @Test func `a folder without a repository, two repositories and a missing git are reported`() throws {
    for folder in ["one", "two"] {
      try tool.add("\(folder)/Card.scene.yaml", cardScene)
      try tool.commit(in: folder)
    }
    try tool.add("none/Card.scene.yaml", cardScene)
    let none = try tool.run(
      "compare", "none", "--against", "HEAD", environment: ["GIT_CEILING_DIRECTORIES": tool.folder.path])
    #expect(none.code == 66 && none.messages.contains("error: none: not in a git working tree\n"))
    let both = try tool.run("compare", "one", "two", "--against", "HEAD")
    #expect(both.code == 66 && both.messages.contains("error: one and two are in different repositories\n"))
    let bare = try tool.run("compare", "one", "--against", "HEAD", environment: ["PATH": "/nowhere"])
    #expect(
      bare.code == 69
        && bare.messages.contains("error: 'git' was not found, so the files of a revision cannot be read\n"))
  }
}

extension Tool {
  /// Creates a repository of the folder, and commits everything in it.
  func commit(in folder: String = ".") throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    let run = try shell("cd \(folder) && git init -q . && git add -A && \(git) commit -q -m first")
    try #require(run.code == 0, "\(run.messages)")
  }
}
