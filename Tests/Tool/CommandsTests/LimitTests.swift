import Foundation
import LayoutTestSupport
import Testing

/// With insufficient resources a run ends with a message and an exit code. It never crashes or hangs.
@Suite(.disabled(if: isSanitized, "a sanitizer exceeds these limits and handles signals itself"))
struct LimitTests {
  let tool = Tool()

  init() throws { try tool.add("Scenes/hello.scene.yaml", helloScene) }

  /// Runs a shell command for at most a minute. Root changes to another user, as limits do not apply to root.
  private func limited(_ limit: String, _ arguments: String) throws -> Tool.Run {
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    return try tool.shell(
      "chmod -R a+rwX . && unset SWIFT_BACKTRACE && exec timeout 60 \(user)prlimit \(limit) -- \"$tool\" \(arguments)")
  }

  @Test func `without threads a run reports it and ends`() throws {
    let run = try limited("--nproc=1", "check Scenes")
    #expect(run.code == 71 && run.output == "", "\(run.code) \(run.messages)")
    #expect(run.messages.hasPrefix("render-layouts: error: only 0 of "))
    #expect(run.messages.contains(" threads can be started\n    raise the process and memory limits: 'ulimit -u'"))
    let version = try limited("--nproc=1", "--version")
    #expect(version.code == 71 && version.output == "")
  }

  @Test(arguments: [60, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200, 250, 300])
  func `with little memory a run succeeds or reports it`(megabytes: Int) throws {
    let run = try limited("--as=\(megabytes << 20)", "render Scenes -o out -j 2")
    // 127 is the exit code of the loader, if there is no memory for the libraries.
    #expect([0, 69, 71, 127].contains(run.code), "\(run.code) \(run.messages)")
    if run.code == 71 { expect(run.messages, contains: "render-layouts: error: ") }
  }

  @Test(arguments: [96, 128, 256, 512, 1024, 8192])
  func `with a small stack a run succeeds or reports it`(kilobytes: Int) throws {
    let deepest = (0..<29).map { "v\($0): { type: view, views: { " }.joined()
    let closing = String(repeating: " } }", count: 29)
    let views = "{ \(deepest)last: { type: view }\(closing) }"
    try tool.add("Scenes/deep.scene.yaml", "format: 1\nscene: Deep\nviews: \(views)\n")
    let run = try limited("--stack=\(kilobytes << 10)", "check Scenes --device 'iPhone 8' --quiet")
    #expect([0, 1, 71].contains(run.code), "\(run.code) \(run.messages)")
    if run.code == 71 { expect(run.messages, contains: "the stack is limited to \(kilobytes) KiB") }
    if kilobytes >= 1024 { #expect(run.code != 71) }
  }

  /// Whether this user may unmount file systems in a namespace.
  static let mayUnmount = (try? Tool().shell("unshare -m mount -t tmpfs none /proc"))?.code == 0

  @Test(.enabled(if: mayUnmount))
  func `the arguments of the command line are read without a mounted proc file system`() throws {
    try tool.add("bad.scene.yaml", helloScene + "  - title.width == 10\n  - title.width == 20\n")
    func run(_ words: String) throws -> Tool.Run {
      try tool.shell("exec unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$tool\" \(words)'")
    }
    #expect(try run("--version").output.hasPrefix("render-layouts "))
    let check = try run("check bad.scene.yaml")
    #expect(check.code == 1 && check.output.contains("[conflict]"), "\(check.output)\(check.messages)")
    let scenes = try run("check Scenes")
    #expect(scenes.output == "1 scene, 4 layouts: 4 fine\n", "\(scenes)")
    try addManyLayouts()
    let long = try run(Self.longRun)
    #expect(Self.usual.contains(long.code), "\(long)")
  }

  @Test(.enabled(if: mayUnmount && mayNumberProcesses))
  func `a run does not depend on a proc file system of other processes`() throws {
    try addManyLayouts()
    // The run is the first process of a namespace, and its threads have numbers that no process around it has.
    let run = try tool.shell("exec unshare -pf sh -c '\(Self.numbering); exec \"$tool\" \(Self.longRun)'")
    #expect(Self.usual.contains(run.code), "\(run)")
  }

  /// Lets the numbers of new processes go on near the largest one.
  private static let numbering = "echo $(($(cat /proc/sys/kernel/pid_max) - 300)) >/proc/sys/kernel/ns_last_pid"

  /// Whether this user may create a namespace of processes and number them.
  static let mayNumberProcesses = (try? Tool().shell("unshare -pf sh -c '\(numbering)'"))?.code == 0

  /// A run of several seconds. After each, Dispatch reads the state of its threads in `/proc` if tasks wait, as some of
  /// eight do on fewer processors.
  private static let longRun = "render many.scene.yaml -f svg -o out -j 8 --time-limit 4"

  /// The exit codes of such a run, which a fast machine finishes.
  private static let usual: Set<Int32> = [0, 124]

  private func addManyLayouts() throws {
    let widths = (0..<1500).map { "\(200 + $0)" }.joined(separator: ", ")
    try tool.add(
      "many.scene.yaml",
      """
      format: 1
      scene: Many
      size: { width: [\(widths)], height: [60, 80] }
      views:
        box: { type: view }
      constraints:
        - box: { pin: superview }

      """)
  }

  @Test func `a crash ends with a message that names the scene`() throws {
    let run = try tool.shell(
      "unset SWIFT_BACKTRACE; \"$tool\" watch Scenes -o out >/dev/null 2>messages & "
        + "while ! test -e out/index.html; do sleep 0.1; done; kill -ABRT $!; wait $!; code=$?; cat messages; exit $code"
    )
    #expect(run.code == 70)
    #expect(run.output.hasSuffix("    this is a mistake of render-layouts: please report it with the document\n"))
    #expect(run.output.contains("render-layouts: error: something went wrong inside"))
  }

  @Test func `thousands of sizes are laid out`() throws {
    let sizes = (0..<1000).map { "\(100 + $0)x\(200 + $0)" }.joined(separator: ",")
    let solved = try tool.run("solve", "Scenes", "--size", sizes)
    #expect(solved.code == 0)
    #expect(
      Set(solved.output.split(separator: "\n").compactMap { $0.firstMatch(of: /"device":"[^"]*"/)?.output }).count
        == 1000)
    try addManyLayouts()
    let run = try tool.run("check", "many.scene.yaml")
    #expect(run.code == 0 && run.output == "1 scene, 3000 layouts: 3000 fine\n", "\(run.output)")
  }

  @Test func `documents without a scene are reported in one line`() throws {
    for name in ["a", "b", "c", "d"] {
      let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
      try tool.add("Scenes/\(name).xib", document)
    }
    let run = try tool.run("check", "Scenes")
    #expect(run.code == 0 && run.output == "1 scene, 4 layouts: 4 fine\n")
    let names = "Scenes/a.xib, Scenes/b.xib, Scenes/c.xib and 1 more"
    #expect(run.messages == "render-layouts: note: 4 documents contain no scenes: \(names)\n")
    #expect(try tool.run("check", "Scenes", "--quiet").messages == "")
    for _ in 1...2 {
      let drawn = try tool.run("render", "Scenes", "-f", "svg", "-o", "out")
      #expect(drawn.messagesBesidesProgress == run.messages)
    }
  }
}
