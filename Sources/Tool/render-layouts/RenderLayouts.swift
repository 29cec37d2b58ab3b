internal import Commands

/// The executable: runs the command line that it was called with.
@main
struct RenderLayouts {
  static func main() async {
    let arguments = CommandLineTool.prepare()
    await CommandLineTool.main(arguments)
  }
}
