import Foundation
import LayoutTestSupport
import Testing

/// Repositories whose configuration would run or fetch something. Comparing with a revision does neither.
@Suite struct HostileRepositoryTests {
  let tool = Tool()

  /// The file that exists if anything was run.
  private var marker: String { "\(tool.folder.path)/.git/marker" }

  /// Creates a repository with two commits; the second one adds a scene.
  private func commit() throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add(".gitattributes", "* filter=evil diff=evil merge=evil\n")
    try tool.add(".gitignore", "Output\n.cache\n")
    try shell("git init -q . && git add -A && \(git) commit -q -m first")
    try tool.add("Second.scene.yaml", cardScene.replacingOccurrences(of: "scene: Card", with: "scene: Second"))
    try shell("git add -A && \(git) commit -q -m second")
  }

  private func shell(_ line: String) throws {
    let run = try tool.shell(line)
    try #require(run.code == 0, "\(line): \(run.messages)")
  }

  private func compare(_ revision: String = "HEAD", environment: [String: String] = [:]) throws -> Tool.Run {
    let run = try tool.run("compare", ".", "--against", revision, environment: environment)
    #expect(!FileManager.default.fileExists(atPath: marker), "\(run.messages)")
    return run
  }

  private func expectEqual(_ run: Tool.Run) {
    #expect(run.code == 0 && run.output == "2 scenes, 4 layouts: 4 as in 'HEAD'\n", "\(run.output)\(run.messages)")
  }

  @Test(arguments: [
    "git config filter.evil.smudge \"touch $M; cat\"",
    "git config filter.evil.process \"touch $M\" && git config filter.evil.required true",
    "git config core.fsmonitor \"touch $M; false\"",
    "git config core.pager \"touch $M; cat\" && git config pager.ls-tree \"touch $M; cat\"",
    "git config alias.ls-tree \"!touch $M\" && git config alias.rev-parse \"!touch $M\"",
    "git config alias.cat-file \"!touch $M\"",
    "printf '[filter \"evil\"]\\n\\tsmudge = touch %s; cat\\n' $M > .git/more && git config include.path more",
    "printf '* filter=other\\n' > .git/info/attributes && git config filter.other.smudge \"touch $M; cat\"",
    "printf '* filter=other\\n' > .git/own && git config core.attributesFile \"$PWD/.git/own\""
      + " && git config filter.other.smudge \"touch $M; cat\"",
    "git config diff.evil.textconv \"touch $M; cat\" && git config merge.evil.driver \"touch $M\"",
  ])
  func `programs in the configuration of git are not run`(setting: String) throws {
    try commit()
    try shell("M='\(marker)'; \(setting)")
    expectEqual(try compare())
  }

  @Test(arguments: [".git/hooks", ".git/own"])
  func `hooks are not run from any folder`(folder: String) throws {
    try commit()
    for hook in ["post-index-change", "post-checkout", "reference-transaction", "pre-auto-gc", "fsmonitor-watchman"] {
      try tool.add("\(folder)/\(hook)", "#!/bin/sh\ntouch '\(marker)'\n")
    }
    try shell("chmod +x \(folder)/* && git config core.hooksPath \"$PWD/\(folder)\"")
    expectEqual(try compare())
  }

  /// Turns the repository into a partial clone, in which git fetches missing objects.
  private func promise(from address: String, without object: String) throws {
    try shell(
      """
      git config core.repositoryFormatVersion 1 && git config extensions.partialClone evil
      git config remote.evil.promisor true && git config remote.evil.url '\(address)'
      git config remote.evil.fetch '+refs/heads/*:refs/remotes/evil/*'
      object=$(git rev-parse \(object)) && rm -f .git/objects/$(echo $object | cut -c1-2)/$(echo $object | cut -c3-)
      """)
  }

  @Test(arguments: [
    ("git config protocol.ext.allow always", "ext::sh -c touch% $M"),
    ("git config core.sshCommand \"touch $M;\"", "ssh://nowhere.invalid/x"),
    ("git config remote.evil.uploadpack \"touch $M;\"", "$PWD"),
    (
      "printf '#!/bin/sh\\ntouch %s\\n' $M > .git/proxy && chmod +x .git/proxy && git config core.gitProxy $PWD/.git/proxy",
      "git://nowhere.invalid/x"
    ),
    ("git config credential.helper \"!touch $M;\"", "http://127.0.0.1:9/x"),
  ])
  func `files missing from a partial clone are reported and not fetched`(setting: String, address: String) throws {
    try commit()
    try shell("M='\(marker)'; \(setting)")
    let path = tool.folder.path
    let place = address.replacingOccurrences(of: "$M", with: marker).replacingOccurrences(of: "$PWD", with: path)
    try tool.add("Second.scene.yaml", cardScene.replacingOccurrences(of: "scene: Card", with: "scene: Third"))
    try promise(from: place, without: "HEAD:Second.scene.yaml")
    let run = try compare()
    #expect(run.code == 66 && run.output == "")
    #expect(
      run.messages == """
        render-layouts: error: Second.scene.yaml: the repository was cloned without the contents of this file
            nothing is fetched automatically; 'git fetch --refetch --no-filter' completes the clone

        """)
    // Present objects are compared.
    let other = try compare("HEAD~1")
    #expect(other.code == 1 && other.output.contains("2 scenes, 4 layouts: 2 as in 'HEAD~1', 2 not\n"))
  }

  @Test func `artwork missing from a partial clone is noted, and the documents are compared`() throws {
    let picture = "Art.xcassets/sun.imageset/sun.png"
    try tool.add(picture, "first")
    try commit()
    try tool.add(picture, "second")
    try promise(from: "ext::sh -c touch% \(marker)", without: "HEAD:\(picture)")
    let run = try compare()
    expectEqual(run)
    #expect(
      run.messages == """
        render-layouts: note: \(picture): the repository was cloned without the contents that 'HEAD' has here
            images are laid out as if their size were unknown; nothing is fetched

        """)
  }

  @Test func `a string table missing from a partial clone is reported, unless the working tree has the same`() throws {
    let table = "de.lproj/Main.strings"
    try tool.add(table, "\"a.text\" = \"Karte\";\n")
    try commit()
    try promise(from: "ext::sh -c touch% \(marker)", without: "HEAD:\(table)")
    let unchanged = try compare()
    expectEqual(unchanged)
    #expect(unchanged.messages == "")
    try tool.add(table, "/* a card */\n\"a.text\" = \"Karte\";\n")
    let run = try compare()
    #expect(run.code == 66 && run.output == "")
    #expect(
      run.messages.hasPrefix(
        "render-layouts: error: \(table): the repository was cloned without the contents of this file\n"),
      "\(run.messages)")
  }

  @Test func `a storyboard missing beside the given folder is reported`() throws {
    try tool.add("Root/Root.storyboard", tool.storyboard(""))
    try tool.add("App/Card.scene.yaml", cardScene)
    try commit()
    try tool.add("Root/Root.storyboard", tool.storyboard(" "))
    try promise(from: "ext::sh -c touch% \(marker)", without: "HEAD:Root/Root.storyboard")
    let run = try tool.run("compare", "App", "--against", "HEAD")
    #expect(run.code == 66)
    #expect(run.messages.hasPrefix("render-layouts: error: Root/Root.storyboard: "), "\(run.messages)")
  }

  @Test func `a link missing from a partial clone is needed only in the given paths`() throws {
    try tool.add("Inner/Card.scene.yaml", cardScene)
    try tool.add("Other/Card.scene.yaml", cardScene)
    try shell("ln -s ../Inner Other/same")
    try commit()
    try promise(from: "ext::sh -c touch% \(marker)", without: "HEAD:Other/same")
    let run = try tool.run("compare", "Inner", "--against", "HEAD")
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.output)")
    #expect(
      run.messages == """
        render-layouts: note: Other/same: the repository was cloned without the contents that 'HEAD' has here
            links outside the given paths are skipped; nothing is fetched

        """)
    let other = try tool.run("compare", "Other", "--against", "HEAD")
    #expect(other.code == 66 && other.messages.contains("error: Other/same: "), "\(other.messages)")
  }

  @Test func `a commit missing from a partial clone is not fetched either`() throws {
    try commit()
    try shell("git config protocol.ext.allow always")
    try promise(from: "ext::sh -c touch% \(marker)", without: "HEAD~1")
    let run = try compare("HEAD~1")
    #expect(run.code == 66 && run.messages.contains("error: .: unknown revision 'HEAD~1'\n"))
  }

  @Test func `programs from the caller's environment are not run`() throws {
    try commit()
    let program = "touch '\(marker)'; false"
    expectEqual(
      try compare(environment: [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": program,
        "GIT_CONFIG_PARAMETERS": "'core.fsmonitor'='\(program)'", "GIT_EXTERNAL_DIFF": program, "GIT_PAGER": program,
        "GIT_SSH_COMMAND": program, "GIT_ASKPASS": program, "GIT_TRACE": "1",
        "GIT_OBJECT_DIRECTORY": "/nowhere", "GIT_NAMESPACE": "other", "GIT_CEILING_DIRECTORIES": "/nowhere",
      ]))
  }

  @Test func `a repository inside the working tree is not used`() throws {
    try commit()
    try shell(
      "git init -q --bare Inner && git --git-dir Inner config core.fsmonitor \"touch '\(marker)'\""
        + " && cp Card.scene.yaml Inner")
    let run = try tool.run("compare", "Inner", "--against", "HEAD")
    #expect(
      run.code == 66 && run.messages.contains("error: Inner: not in a git working tree\n"), "\(run.messages)")
  }

  @Test(.enabled(if: geteuid() == 0)) func `another user's repository is rejected with the way to trust it`() throws {
    try commit()
    try shell("chown -R 12345 .")
    let run = try compare()
    #expect(run.code == 66)
    #expect(run.messages.hasPrefix("render-layouts: error: .: the repository belongs to another user\n"))
    #expect(run.messages.contains("git config --global --add safe.directory '/"))
  }

  // MARK: - Pipes and sizes

  @Test(arguments: [
    "HEAD", "config", "index", "packed-refs", "shallow", "commondir", "objects/info/alternates", "refs/heads/main",
  ])
  func `a pipe in place of a file of git is reported`(file: String) throws {
    try commit()
    try shell("git branch -q -M main && rm -f .git/\(file) && mkfifo .git/\(file)")
    let run = try compare()
    #expect(run.code == 66 && run.output == "")
    #expect(run.messages.hasSuffix("/.git/\(file): neither a file nor a folder\n"), "\(run.messages)")
  }

  @Test(arguments: ["HEAD", "HEAD^{tree}", "HEAD:Card.scene.yaml"])
  func `a pipe in place of an object is reported`(object: String) throws {
    try commit()
    try shell(
      "object=.git/objects/$(git rev-parse '\(object)' | sed 's,^..,&/,') && rm -f $object && mkfifo $object")
    let run = try compare()
    #expect(run.code == 66 && run.messages.hasSuffix(": neither a file nor a folder\n"), "\(run.messages)")
    #expect(run.messages.contains("/.git/objects/"))
  }

  @Test func `a pipe in place of a pack is reported`() throws {
    try commit()
    try shell("git repack -q -a -d && pack=$(ls .git/objects/pack/*.pack) && rm -f $pack && mkfifo $pack")
    let run = try compare()
    #expect(run.code == 66 && run.messages.hasSuffix(".pack: neither a file nor a folder\n"), "\(run.messages)")
  }

  @Test func `files of a revision that are too large are skipped without reading them`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try shell(
      "truncate -s 65M Large.xib && git init -q . && git add -A"
        + " && git -c user.name=a -c user.email=a@b.c commit -q -m a"
    )
    try shell("rm Large.xib")
    let run = try compare()
    #expect(run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.messages)")
    #expect(run.messages == "render-layouts: note: Large.xib: too large in 'HEAD'; the limit is 64 MiB\n")
  }

  @Test(
    arguments: [
      (4, "layouts may depend on 100000 files of the revision; the limit is 50000"),
      (10, "reading the repository exceeds 10 seconds or 128 MiB"),
    ])
  func `a commit whose trees contain each other many times ends at a limit`(levels: Int, words: String) throws {
    try commit()
    try shell(
      """
      blob=$(git rev-parse HEAD:Card.scene.yaml)
      tree=$(for i in 0 1 2 3 4 5 6 7 8 9; do printf '100644 blob %s\\tf%s.scene.yaml\\n' $blob $i; done | git mktree)
      for level in $(seq \(levels)); do
        tree=$(for i in 0 1 2 3 4 5 6 7 8 9; do printf '040000 tree %s\\td%s\\n' $tree $i; done | git mktree)
      done
      git update-ref HEAD $(git -c user.name=a -c user.email=a@b.c commit-tree -m bomb $tree)
      """)
    let run = try compare()
    #expect(run.code == 66 && run.output == "")
    #expect(run.messages.hasPrefix("render-layouts: error: \(words)\n"), "\(run.messages)")
  }

  // MARK: - Revisions

  @Test(arguments: [
    ("-n", "begins like an option"), ("--upload-pack=x", "begins like an option"),
    ("^HEAD", "excludes commits instead of naming one"), ("HEAD~1..HEAD", "is a range"), ("...", "is a range"),
    ("HEAD^@", "is not a single commit"), ("HEAD^!", "is not a single commit"),
  ])
  func `an invalid revision is rejected`(name: String, reason: String) throws {
    try commit()
    let run = try tool.run("compare", ".", "--against=\(name)")
    #expect(run.code == 66 && run.output == "")
    #expect(
      run.messages == """
        render-layouts: error: .: '\(name)' \(reason), not a revision
            name a single commit: main, v1.2, HEAD~1; or 'main...' for the merge base with main

        """)
  }

  @Test(arguments: [
    "HEAD", "master", "@", "@{0}", "HEAD^0", "HEAD~0", ":/second", "HEAD^{/second}", "v1", "v1^{commit}",
    "master@{upstream}", "@{u}", "@{-1}", "refs/heads/master",
  ])
  func `a commit can be named in many ways`(name: String) throws {
    try commit()
    try shell(
      """
      git branch -q -m master && git branch -q other && git -c user.name=a -c user.email=a@b.c tag -a -m x v1
      git branch -q --set-upstream-to=other && git checkout -q -b third && git checkout -q master
      """)
    let run = try compare(name)
    #expect(run.code == 0 && run.output == "2 scenes, 4 layouts: 4 as in '\(name)'\n", "\(run.output)\(run.messages)")
  }

  @Test func `other working trees, packed refs and other hash algorithms are read`() throws {
    try commit()
    try shell("git pack-refs --all && git gc -q && git worktree add -q other HEAD")
    let run = try tool.run("compare", "other", "--against", "HEAD~1")
    #expect(run.code == 1 && run.output.contains("2 scenes, 4 layouts: 2 as in 'HEAD~1', 2 not\n"), "\(run.messages)")
    let digests = Tool()
    try digests.add("Card.scene.yaml", cardScene)
    let made = try digests.shell(
      "git init -q --object-format=sha256 . && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m first")
    try #require(made.code == 0)
    let compared = try digests.run("compare", ".", "--against", "HEAD")
    #expect(compared.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(compared.messages)")
  }

  // MARK: - Contents

  @Test func `Git LFS pointers are not resolved, and are reported`() throws {
    try tool.add(
      "Images.xcassets/photo.imageset/photo.png",
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 12345\n")
    try tool.add("Images.xcassets/photo.imageset/Contents.json", "{}")
    try commit()
    try shell(
      "git config filter.lfs.smudge \"touch '\(marker)'; cat\" && echo '*.png filter=lfs' >> .git/info/attributes")
    let run = try compare()
    #expect(run.code == 0 && run.output == "2 scenes, 4 layouts: 4 as in 'HEAD'\n")
    #expect(
      run.messages == """
        Images.xcassets/photo.imageset/photo.png:1:1: note: 'HEAD' has a git LFS pointer here, which is not followed
            images are laid out as if their size were unknown; nothing is fetched

        """)
  }

  @Test func `line endings and keywords are those of the commit, not of a checkout`() throws {
    try tool.add("Card.scene.yaml", cardScene.replacingOccurrences(of: "Ticket", with: "$Id$"))
    try tool.add(".gitattributes", "*.yaml ident eol=crlf working-tree-encoding=UTF-16\n")
    try shell(
      "git init -q . && cp Card.scene.yaml plain && rm .gitattributes && git add -A"
        + " && git -c user.name=a -c user.email=a@b.c commit -q -m first"
        + " && echo '*.yaml ident eol=crlf' > .git/info/attributes")
    let run = try compare()
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.output)\(run.messages)")
  }

  @Test func `links of a revision are bounded like those of the working tree`() throws {
    try tool.add("Inner/Card.scene.yaml", cardScene)
    try shell("ln -s / Inner/root && ln -s ../Inner/Card.scene.yaml Inner/Same.scene.yaml")
    try commit()
    let run = try tool.run("compare", "Inner", "--against", "HEAD")
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.output)\(run.messages)")
    #expect(
      run.messages.hasPrefix("render-layouts: note: this link points outside the folder and is skipped: Inner/root\n"))
  }
}
