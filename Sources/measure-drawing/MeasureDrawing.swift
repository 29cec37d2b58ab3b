internal import AutoLayout
internal import CairoDrawing
internal import Drawing
internal import Glibc
internal import LayoutReview
internal import SceneDocuments
internal import SceneDrawing
internal import Scenes

/// Measures what the steps from a scene to its pictures take, each on its own:
///
///     measure-drawing REPETITIONS DOCUMENT [STEP]
///
/// It prints one line for each step, or for the one that is named: its name, and the median processor time in microseconds. Pictures are drawn at two
/// pixels a point; all but the contact sheet are those of the first layout.
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
    for (name, step) in try steps(first, sheet, measurer) where chosen == nil || name == chosen {
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
