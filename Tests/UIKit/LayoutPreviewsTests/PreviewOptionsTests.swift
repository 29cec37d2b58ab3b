import CairoDrawing
import CommandArguments
import ContactSheets
import LayoutReview
import ReviewPlans
import ReviewSetup
import Scenes
import Testing

@testable import LayoutPreviews

/// The preview program reads the arguments of `run`.
struct PreviewOptionsTests {
  private func options(_ words: String...) throws -> PreviewOptions {
    guard case .run(let parsed) = try ArgumentParser.invocation(of: ["run", "App"] + words) else {
      throw UsageError("no command")
    }
    return try PreviewOptions(parsed)
  }

  @Test func `options of previews have their defaults`() throws {
    let options = try options()
    #expect(options.folder == "App" && options.questions == nil && !options.isStrict && !options.isQuiet)
    #expect(options.selection == ReviewSelection())
    #expect(options.pictures.output == ReviewOutput(directory: "Output"))
    #expect(options.pictures.compression == .fast)
  }

  @Test func `options select the content and the columns of sheets`() throws {
    let output = try options("--content=sample", "--sheet-by=orientation", "--output=out", "--format=svg").pictures
      .output
    #expect(output.content == .sample && output.sheetColumns?.rawValue == "orientation")
    #expect(output.directory == "out" && output.formats == [.svg])
  }
}
