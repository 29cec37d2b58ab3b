internal import AutoLayout
internal import CairoDrawing
internal import ContactSheets
internal import Drawing
internal import Glibc
internal import HostFiles
internal import LayoutReview
internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import SceneDocuments
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes
internal import Typography

/// Measures each step from a scene to its pictures:
///
///     measure-drawing REPETITIONS DOCUMENT [STEP]
///
/// It prints one line for each step, or for the named one only: its name, the median processor time in microseconds,
/// and the number of bytes it produces. Pictures have a scale of 2 and show the first layout, with two exceptions. The
/// contact sheet shows all layouts at a scale of 1, and `file` uses all layouts in turn. The steps alternate, so that
/// other work on the machine affects all of them.
@main
enum MeasureDrawing {
  /// A step, which returns the number of bytes it produces.
  typealias Step = (name: String, work: () throws -> Int)

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(arguments.count), let repetitions = Int(arguments[0]), repetitions > 0 else {
      throw RasterizingError(message: "usage: measure-drawing REPETITIONS DOCUMENT [STEP]")
    }
    let plan = try await ReviewPlan(documentsAt: [arguments[1]])
    let layouts = try await plan.solveLayouts(
      measuringTextWith: { try CairoTextMeasurer() }, workers: 1, { $1 }
    ).compactMap(\.self)
    guard let first = layouts.first, let scene = plan.scenes.first else {
      throw RasterizingError(message: "\(arguments[1]): there is nothing to draw")
    }
    let measurer = try CairoTextMeasurer()
    let sheet = ContactSheet(sceneName: scene.scene.name, documentPath: arguments[1], layouts: layouts)
    let picture = first.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
    let steps =
      try steps(first, picture, measurer) + librarySteps(picture)
      + [sheetStep(sheet, measurer), fileStep(layouts, measurer)]
    try measure(steps.filter { arguments.count < 3 || $0.name == arguments[2] }, repetitions)
  }

  private static func steps(
    _ layout: Layout, _ picture: DisplayList, _ measurer: any TextMeasuring
  ) throws -> [Step] {
    let rasterizer = try CairoRasterizer()
    return [
      ("solve", { layout.resolved.layout(measuringTextWith: measurer).frames.isEmpty ? 0 : 1 }),
      ("picture", { layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer).commands.count }),
      ("svg", { picture.svgBytes().count }),
      ("paint", { try rasterizer.paint(picture, scale: 2) }),
      ("png", { try rasterizer.png(of: picture, scale: 2).count }),
    ]
  }

  /// Returns steps that draw the picture with cairo only, and that encode it with libdeflate at several levels.
  private static func librarySteps(_ picture: DisplayList) throws -> [Step] {
    let cairo = try CairoRasterizer(fonts: .system, painter: .cairo)
    let levels = try [1, 2, 3, 4, 8].map { level -> Step in
      let rasterizer = try CairoRasterizer(compressionLevel: level, paintsDirectly: true)
      return ("libdeflate-\(level)", { try rasterizer.png(of: picture, scale: 2).count })
    }
    return [
      ("cairo", { try cairo.paint(picture, scale: 2) }), ("cairo-png", { try cairo.png(of: picture, scale: 2).count }),
      ("cairo-svg", { try cairo.svg(of: picture).count }),
    ] + levels
  }

  private static func sheetStep(_ sheet: ContactSheet, _ measurer: any TextMeasuring) throws -> Step {
    let rasterizer = try CairoRasterizer()
    return (
      "sheet",
      {
        try sheet.pages(measuringTextWith: measurer).reduce(0) { try $0 + rasterizer.png(of: $1, scale: 1).count }
      }
    )
  }

  /// Returns the step from a scene to the file of its picture. It solves, draws, encodes and writes one layout after
  /// another.
  private static func fileStep(_ layouts: [Layout], _ measurer: any TextMeasuring) throws -> Step {
    let rasterizer = try CairoRasterizer()
    let folder = HostProcess.environmentVariable("TMPDIR") ?? "/tmp"
    let path = "\(folder)/measure-drawing.\(getpid()).png"
    var rest = layouts[...]
    return (
      "file",
      {
        if rest.isEmpty { rest = layouts[...] }
        let layout = rest.removeFirst().resolved.layout(measuringTextWith: measurer)
        let picture = layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
        let bytes = try rasterizer.png(of: picture, scale: 2)
        try FileSystem.write(bytes, to: path)
        try FileSystem.remove(path)
        return bytes.count
      }
    )
  }

  /// Prints the median time of each step and its number of bytes. A first run of each step fills caches and is not
  /// measured.
  private static func measure(_ steps: [Step], _ repetitions: Int) throws {
    let bytes = try steps.map { try $0.work() }
    var times = steps.map { _ in [Double]() }
    for repetition in 0..<repetitions {
      for (number, step) in steps.enumerated() where step.name != "sheet" || repetition.isMultiple(of: 10) {
        let start = processorTime
        _ = try step.work()
        times[number].append(processorTime - start)
      }
    }
    for (number, step) in steps.enumerated() {
      print("\(step.name)\t\(Int(times[number].sorted()[times[number].count / 2]))\t\(bytes[number])")
    }
  }

  /// The processor time of this thread, in microseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
