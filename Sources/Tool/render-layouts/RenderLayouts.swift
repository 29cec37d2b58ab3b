internal import Commands

/// The executable, which runs its command line.
@main
struct RenderLayouts {
  static func main() async {
    let arguments = CommandLineTool.prepare()
    await CommandLineTool.main(arguments)
  }
}
