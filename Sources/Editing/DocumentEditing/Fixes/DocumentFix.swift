internal import AutoLayout
package import Findings
package import HostFiles
internal import SceneFiles
internal import SceneLayouts
package import Scenes

/// The changes that a fix makes to the bytes of its document.
package struct DocumentFix {
  private let bytes: [UInt8]
  private let kind: SceneDocument
  private let path: String
  /// The lines, as findings count them.
  package let lines: SourceLines
  /// The Interface Builder document before any change, or why it cannot be edited; nil for a scene file.
  private let opened: Result<InterfaceBuilderEditor, EditRefusal>?

  /// Creates fixes for a document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the document.
  ///   - kind: The kind of the document.
  ///   - path: The path for messages.
  package init(of bytes: [UInt8], _ kind: SceneDocument, path: String) {
    (self.bytes, self.kind, self.path) = (bytes, kind, path)
    lines = SourceLines(of: bytes, as: kind)
    opened =
      switch kind {
      case .interfaceBuilder:
        Result { () throws(EditRefusal) in try InterfaceBuilderEditor(bytes, path: path) }
      case .yaml: nil
      }
  }

  /// Returns the replacements that a fix makes.
  ///
  /// `scenes` are the scenes of the document, as read from these bytes.
  ///
  /// - Throws: ``EditRefusal`` if the document has an unexpected form in a place that has to change, or if something
  ///   else in it depends on the removed element.
  package func replacements(
    for fix: Finding.Fix, in scenes: [Scene]
  ) throws(EditRefusal) -> [TextReplacement] {
    if var editor = try opened?.get() {
      for change in fix.changes { try editor.apply(change, in: lines) }
      return try editor.allReplacements()
    }
    var all: [TextReplacement] = []
    for change in fix.changes { all += try replacements(for: change, in: scenes) }
    return all
  }

  /// Returns the document with as many fixes as possible, and the reasons why others were refused, by position.
  ///
  /// `scenes` are the scenes of the document, as read from these bytes.
  package func bytes(making fixes: [Finding.Fix], in scenes: [Scene]) -> (bytes: [UInt8], refusals: [Int: EditRefusal])
  {
    var (all, result, refusals) = ([TextReplacement](), bytes, [Int: EditRefusal]())
    // Fixes in one editor know about each other, so two of them may remove the same thing.
    var editor = try? opened?.get()
    for (position, fix) in fixes.enumerated() {
      do throws(EditRefusal) {
        if var trial = editor {
          for change in fix.changes { try trial.apply(change, in: lines) }
          result = try trial.bytes()
          editor = trial
        } else {
          let next = all + (try replacements(for: fix, in: scenes))
          guard let edited = next.applied(to: bytes) else {
            throw EditRefusal("another edit changes the same place", hint: "run the command again for this one")
          }
          (all, result) = (next, edited)
        }
      } catch {
        refusals[position] = error
      }
    }
    return (result, refusals)
  }

  private func replacements(
    for change: Finding.Change, in scenes: [Scene]
  ) throws(EditRefusal) -> [TextReplacement] {
    switch change {
    case .remove(let place):
      for scene in scenes {
        let meant = scene.constraints.indices.filter { position in
          let source = scene.constraints[position].constraint.source
          return source?.line == place.line && source?.column == place.column
        }
        guard !meant.isEmpty else { continue }
        return try removal(of: meant, in: scene)
      }
      return [try removal(ofKeyAt: place)]
    case .replace(let place, let columns, let word):
      let range = lines.offset(of: place)..<lines.offset(line: place.line, column: place.column + columns)
      return [TextReplacement(range, with: word)]
    case .removeView(let place), .set(_, _, _, let place), .renew(let place):
      throw EditRefusal("not supported in a scene file", hint: "change it by hand", source: place)
    }
  }

  /// Returns the removal of a constraint in a scene file. One line may define several.
  private func removal(of positions: [Int], in scene: Scene) throws(EditRefusal) -> [TextReplacement] {
    guard positions.count == 1 else {
      throw EditRefusal(
        "there are several constraints here", hint: "change it by hand",
        source: scene.constraints[positions[0]].constraint.source)
    }
    let words = ConstraintWords(of: scene)
    let edited = try DocumentEdit.bytes(
      bytes, of: kind, path: path, changedBy: [(SceneEdit(removed: positions), scene)], equation: words.equation)
    return [TextReplacement(from: bytes, to: edited)].compactMap(\.self)
  }

  /// Returns the removal of a line that contains only a key and its value.
  private func removal(ofKeyAt place: SourceLocation) throws(EditRefusal) -> TextReplacement {
    let (start, end) = (lines.offset(line: place.line, column: 1), lines.offset(line: place.line + 1, column: 1))
    let key = lines.offset(of: place)
    let line = bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    let value = line.firstIndex(of: UInt8(ascii: ":")).map { line[($0 + 1)...].drop { $0 == 0x20 } } ?? []
    // A value that continues on the next line, or in a flow list or mapping, is not edited.
    guard line[start..<key].allSatisfy({ $0 == 0x20 }), let first = value.first, !"{[|>&#".utf8.contains(first) else {
      throw EditRefusal("there is more than a key and its value here", hint: "change it by hand", source: place)
    }
    return TextReplacement(start..<end, with: "")
  }
}

extension Finding {
  /// The fix of the finding: the fix of its rule, or the suggested word if the excerpt begins with the wrong one; nil
  /// without either.
  package var mendingFix: Fix? {
    if let fix { return fix }
    guard let word = hint?.suggestedWord, let source, let excerpt, excerpt.column == source.column else {
      return nil
    }
    let scalars = Array(excerpt.line.unicodeScalars)
    let columns = excerpt.column - 1..<excerpt.column - 1 + excerpt.length
    guard columns.lowerBound >= 0, columns.upperBound <= scalars.count,
      message.names.contains(String(String.UnicodeScalarView(scalars[columns])))
    else { return nil }
    return Fix(
      "Replace with '\(word)'", isSafe: false, [.replace(at: source, columns: excerpt.length, word: word)])
  }
}
