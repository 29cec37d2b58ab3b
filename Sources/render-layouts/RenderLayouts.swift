@main
struct RenderLayouts {
  static func main() {}
}
