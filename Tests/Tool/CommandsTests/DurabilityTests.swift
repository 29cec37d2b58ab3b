import Foundation
import LayoutTestSupport
import Testing

/// The order in which files that cannot be regenerated reach the disk.
@Suite struct DurabilityTests {
  let tool = Tool()

  /// A library that records the disk operations of a process, with their paths.
  private static let recorder = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fcntl.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    static void note(const char *what, int folder, const char *name) {
      char path[4096] = "", link[64], line[8400];
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      if (readlink(link, path, sizeof path - 1) < 0) return;
      int length = snprintf(line, sizeof line, "%s %s%s%s\\n", what, path, *name ? "/" : "", name);
      int file = open(getenv("RECORD"), O_WRONLY | O_CREAT | O_APPEND, 0600);
      if (write(file, line, length) < 0) abort();
      close(file);
    }

    int fsync(int file) {
      note("sync", file, "");
      return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
    }

    int renameat(int from, const char *old, int to, const char *new) {
      note("rename", to, new);
      return ((int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat"))(from, old, to, new);
    }

    """

  /// Returns the disk operations of a run in a folder: `sync name` and `rename name`. The folder itself is `.`, and
  /// process numbers are removed.
  private func requests(_ arguments: String..., in folder: String) throws -> [String] {
    try tool.add("recorder.c", Self.recorder)
    let built = try tool.shell("$(command -v clang || command -v cc) -shared -fPIC -w -o recorder.so recorder.c -ldl")
    try #require(built.code == 0, "\(built.messages)")
    let record = "\(tool.folder.path)/record"
    try? FileManager.default.removeItem(atPath: record)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try tool.shell("LD_PRELOAD=$PWD/recorder.so RECORD='\(record)' $tool \(words)")
    try #require(run.code == 0, "\(run.messages)")
    let root = URL(fileURLWithPath: tool.folder.path).resolvingSymlinksInPath().path
    let text = String(decoding: FileManager.default.contents(atPath: record) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "\(root)/\(folder)") else { return nil }
      let name = String(line[start.upperBound...].drop { $0 == "/" }).replacing(/\.\d+-\d+\.tmp$/, with: ".tmp")
      return line[..<start.lowerBound] + (name.isEmpty ? "." : name)
    }
  }

  @Test func `an approval is synced to disk before it replaces a file`() throws {
    for name in ["A", "B"] {
      try tool.add("S/\(name).scene.yaml", cardScene.replacingOccurrences(of: "scene: Card", with: "scene: \(name)"))
    }
    try expect(tool.run("approve", "S").code, is: 0)
    for name in ["A", "B"] {
      try tool.add("S/\(name).scene.yaml", cardScene.replacingOccurrences(of: "+ 8", with: "+ 12"))
    }
    let requests = try requests("approve", "S", in: "S/__layouts__")
    expect(
      requests.filter { $0 != "rename .undo/.gitignore" },
      is: [
        "sync .undo/..unfinished.tmp", "rename .undo/.unfinished", "sync .undo", "sync .",
        "sync .undo/.A.layout.jsonl.tmp", "rename .undo/A.layout.jsonl",
        "sync .undo/.B.layout.jsonl.tmp", "rename .undo/B.layout.jsonl", "sync .undo", "sync .",
        "sync .undo/..unfinished.tmp", "rename .undo/.unfinished", "sync .undo", "sync .",
        "sync .A.layout.jsonl.tmp", "rename A.layout.jsonl", "sync .B.layout.jsonl.tmp", "rename B.layout.jsonl",
        "sync .",
      ])
  }

  @Test func `a scene is synced to disk before it replaces the old one`() throws {
    let open = cardScene.replacingOccurrences(of: "leading: safeArea + 16, ", with: "")
    try tool.add("S/Card.scene.yaml", open)
    let requests = try requests("resolve", "--write", "S", in: "S")
    #expect(requests == ["sync .Card.scene.yaml.tmp", "rename Card.scene.yaml", "sync ."])
  }

  @Test func `converted and initial scenes are synced to disk`() throws {
    try FileManager.default.copyItem(
      atPath: SharedFolder.packagePath("Tests/Samples/Documents/Guides.storyboard"),
      toPath: "\(tool.folder.path)/Guides.storyboard")
    let converted = try requests("convert", "Guides.storyboard", "-o", "scenes", in: "scenes")
    #expect(converted.first?.hasPrefix("sync .") == true && converted.last == "sync .", "\(converted)")
    let begun = try requests("init", "begun", in: "begun")
    #expect(begun.starts(with: ["sync ..render-layouts.yml.tmp", "rename .render-layouts.yml", "sync ."]), "\(begun)")
  }

  @Test func `pictures and pages are not synced, because they can be recreated`() throws {
    try tool.add("S/Card.scene.yaml", cardScene)
    let requests = try requests("render", "S", in: "Output")
    #expect(requests.contains("rename index.html") && !requests.contains { $0.hasPrefix("sync") })
  }

  @Test func `a scene behind a link is written in its own folder`() throws {
    let open = cardScene.replacingOccurrences(of: "leading: safeArea + 16, ", with: "")
    try tool.add("S/scenes/Card.scene.yaml", open)
    try expect(tool.shell("ln -s scenes/Card.scene.yaml S/Card.scene.yaml").code, is: 0)
    try expect(tool.run("resolve", "--write", "S").code, is: 0)
    let paths = ["S/Card.scene.yaml", "S/scenes/Card.scene.yaml"].map { "\(tool.folder.path)/\($0)" }
    #expect(paths.map { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) != nil } == [true, false])
    try expect(String(contentsOfFile: paths[1], encoding: .utf8) != open, is: true)
  }
}
