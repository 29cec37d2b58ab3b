internal import AutoLayout
internal import CairoDrawing
internal import ContactSheets
internal import Drawing
internal import Glibc
internal import HostFiles
internal import LayoutReview
internal import SceneDrawing
internal import Scenes

/// Measures what the steps from a scene to its pictures take, each on its own:
///
///     measure-drawing REPETITIONS DOCUMENT [STEP]
///
/// It prints one line for each step, or for the one that is named: its name, and the median processor time in
/// microseconds. Pictures are drawn at two pixels a point; they are those of the first layout, but for the contact sheet
/// and for `file`, which takes all layouts in turn.
@main
enum MeasureDrawing {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(arguments.count), let repetitions = Int(arguments[0]), repetitions > 0 else {
      throw RasterizingError(message: "usage: measure-drawing REPETITIONS DOCUMENT [STEP]")
    }
    let documents = await ReviewDocument.read(
      DocumentSearch(paths: [arguments[1]]).documents, for: ReviewSelection(), workers: 1)
    let plan = ReviewPlan(documents: documents, selection: ReviewSelection())
    let layouts = try await layouts(of: plan)
    guard let first = layouts.first, let scene = plan.scenes.first else {
      throw RasterizingError(message: "\(arguments[1]): there is nothing to draw")
    }
    let measurer = try CairoTextMeasurer()
    let sheet = ContactSheet(sceneName: scene.scene.name, documentPath: arguments[1], layouts: layouts)
    let chosen = arguments.count == 3 ? arguments[2] : nil
    let steps = try steps(first, sheet, measurer) + [("file", fileStep(layouts, measurer))]
    for (name, step) in steps where chosen == nil || name == chosen {
      let isSlow = name == "small-png" || name == "sheet"
      try measure(name, isSlow ? max(1, repetitions / 10) : repetitions, step)
    }
  }

  private static func layouts(of plan: ReviewPlan) async throws -> [Layout] {
    try await plan.solveLayouts(measuringTextWith: { try CairoTextMeasurer() }, workers: 1) { $1 }.compactMap(\.self)
  }

  private static func steps(
    _ layout: Layout, _ sheet: ContactSheet, _ measurer: any TextMeasuring
  ) throws -> [(name: String, step: () throws -> Void)] {
    let rasterizer = try CairoRasterizer()
    let small = try CairoRasterizer(compression: .small)
    let style = LayoutDrawingStyle()
    let picture = layout.displayList(style: style, measuringTextWith: measurer)
    return [
      ("solve", { _ = layout.resolved.layout(measuringTextWith: measurer) }),
      ("picture", { _ = layout.displayList(style: style, measuringTextWith: measurer) }),
      ("svg", { _ = picture.svgBytes() }),
      ("size", { print(try rasterizer.png(of: picture, scale: 2).count) }),
      ("png", { _ = try rasterizer.png(of: picture, scale: 2) }),
      ("small-png", { _ = try small.png(of: picture, scale: 2) }),
      (
        "sheet", { for page in sheet.pages(measuringTextWith: measurer) { _ = try rasterizer.png(of: page, scale: 1) } }
      ),
    ]
  }

  /// From a scene that was read to the file of its picture: each layout in turn is solved, drawn, encoded and written.
  private static func fileStep(_ layouts: [Layout], _ measurer: any TextMeasuring) throws -> () throws -> Void {
    let rasterizer = try CairoRasterizer()
    let folder = HostProcess.environmentVariable("TMPDIR") ?? "/tmp"
    let path = "\(folder)/measure-drawing.\(getpid()).png"
    var rest = layouts[...]
    return {
      if rest.isEmpty { rest = layouts[...] }
      let layout = rest.removeFirst().resolved.layout(measuringTextWith: measurer)
      let picture = layout.displayList(style: LayoutDrawingStyle(), measuringTextWith: measurer)
      try FileSystem.write(rasterizer.png(of: picture, scale: 2), to: path)
      try FileSystem.remove(path)
    }
  }

  /// Prints the median time of one step, after a first time that fills caches.
  private static func measure(_ name: String, _ repetitions: Int, _ step: () throws -> Void) throws {
    try step()
    var times: [Double] = []
    for _ in 0..<repetitions {
      let start = processorTime
      try step()
      times.append(processorTime - start)
    }
    print("\(name)\t\(Int(times.sorted()[times.count / 2]))")
  }

  /// The processor time of this thread in microseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
