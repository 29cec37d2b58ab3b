internal import CGalleryPages
package import Geometry
internal import JSON

/// The gallery of exercises: a page for each, with its task, its goal on all screens, hints, and an answer that is hidden
/// at first. The reader writes an attempt, which the page solves in all layouts of the answer and compares with it.
///
/// It is the gallery of the answers with other pages in front, whose files replace files of the gallery.
package enum ExerciseGallery {
  /// A question with a short answer.
  package struct Question: Sendable, Hashable {
    package var text: String
    /// The right answer, in lower case.
    package var answer: String

    package init(text: String, answer: String) {
      self.text = text
      self.answer = answer
    }
  }

  /// An exercise as its page shows it.
  package struct Entry: Sendable, Hashable {
    /// The name, which its scene also has in files.
    package var name: String
    /// The chapter.
    package var topic: String
    /// The task in one line.
    package var summary: String
    /// The whole task.
    package var task: String
    /// The hints, the vaguest first.
    package var hints: [String]
    /// The reason why the answer is right.
    package var reason: String
    /// The text of the answer.
    package var answer: String
    /// The text of the scene that the exercise starts with; empty for questions.
    package var start = ""
    /// The safe area insets of the root view in each layout of the answer, in points.
    package var insets: [EdgeInsets] = []
    /// The questions; empty for an exercise with a layout.
    package var questions: [Question] = []

    /// Creates an exercise without layouts and questions.
    package init(
      name: String, topic: String, summary: String, task: String, hints: [String], reason: String, answer: String
    ) {
      self.name = name
      self.topic = topic
      self.summary = summary
      self.task = task
      self.hints = hints
      self.reason = reason
      self.answer = answer
    }

    fileprivate var value: JSONValue {
      [
        "name": .string(name), "topic": .string(topic), "summary": .string(summary), "task": .string(task),
        "hints": .strings(hints), "reason": .string(reason), "answer": .string(answer), "start": .string(start),
        "insets": .array(
          insets.map { .array([$0.left, $0.top, $0.right, $0.bottom].map { .number($0) }) }),
        "questions": .array(questions.map { ["text": .string($0.text), "answer": .string($0.answer)] }),
      ]
    }
  }

  /// Returns the files of the pages, which are written over the files of the gallery of the answers.
  package static func files(of entries: [Entry]) -> [GalleryFile] {
    [
      GalleryFile(path: "index.html", text: frame.html),
      GalleryFile(path: frame.stylePath, text: unsafe GalleryPage.style + String(cString: exercise_style())),
      GalleryFile(path: frame.scriptPath, text: script),
      GalleryFile(
        path: dataPath,
        text: JSONValue.array(entries.map(\.value)).lines(after: "var layoutExercises = ", before: ";\n")),
    ]
  }

  private static let dataPath = "exercises.js"

  /// The HTML of the pages, which the script fills.
  private static var frame: PageFrame {
    var frame = GalleryPage.frame
    (frame.title, frame.name, frame.filters) = ("Exercises", "exercises", "Exercises")
    frame.data.append(dataPath)
    return frame
  }

  private static var script: String {
    let parts = unsafe [gallery_script(), exercise_script(), gallery_start()].map { unsafe String(cString: $0) }
    return PageFrame.script(own: parts.joined(separator: "\n"))
  }
}
