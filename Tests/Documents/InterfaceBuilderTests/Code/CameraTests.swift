import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Views to which code gives the picture of the camera.
@Suite struct CameraTests {
  private static let view = """
    <view contentMode="scaleToFill" id="list"><rect key="frame" x="0" y="100" width="300" height="200"/></view>
    """

  /// The object ids of the views that show the camera.
  private func views(_ name: String, _ code: String, attributes: String = "") async throws -> [String] {
    let project = FilledProject(
      view: Self.view.replacing("id=\"list\"", with: "\(attributes) id=\"list\""), files: [name: code],
      outlets: ["list": "preview"])
    let scene = try #require(try await project.allScenes().first)
    return scene.views.filter(\.identity.showsCamera).map(\.name)
  }

  private static func swift(_ body: String) -> String {
    """
    class Screen: UIViewController {
      @IBOutlet var preview: UIView!
      var cameraLayer: AVCaptureVideoPreviewLayer?
      var other = CALayer()
      func start() {
        let local = AVCaptureVideoPreviewLayer(session: session)
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    ("view.layer.addSublayer(local)", ["root"]), ("self.view.layer.addSublayer(cameraLayer!)", ["root"]),
    ("view.layer.insertSublayer(self.cameraLayer!, at: 0)", ["root"]), ("view.layer.addSublayer(other)", []),
    ("preview.layer.addSublayer(local)", ["list"]), ("somewhere.layer.addSublayer(local)", []),
    ("let ground = preview.layer; ground.addSublayer(local)", ["list"]),
    ("view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))", ["root"]),
  ])
  func `a view shows the camera if code adds such a layer to its own`(body: String, names: [String]) async throws {
    #expect(try await views("Screen.swift", Self.swift(body)) == names)
  }

  @Test(arguments: [
    ("[self.view.layer addSublayer:_layer];", ["root"]),
    ("[self.preview.layer insertSublayer:self.layer atIndex:0];", ["list"]),
    ("AVCaptureVideoPreviewLayer *made = nil; [self.view.layer addSublayer:made];", ["root"]),
    ("made = [[AVCaptureVideoPreviewLayer alloc] initWithSession:s]; [self.view.layer addSublayer:made];", ["root"]),
    ("[self.view.layer addSublayer:made];", []),
  ])
  func `Objective-C adds the layer by messages`(body: String, names: [String]) async throws {
    let code = """
      @interface Screen : UIViewController
      @property AVCaptureVideoPreviewLayer *layer;
      @property IBOutlet UIView *preview;
      @end
      @implementation Screen
      - (void)start { \(body) }
      @end
      """
    #expect(try await views("Screen.m", code) == names)
  }

  @Test(arguments: [
    ("let other = AVCaptureVideoPreviewLayer(session: session); view.layer.addSublayer(other)", ["root"]),
    ("let local = CAGradientLayer(); view.layer.addSublayer(local)", []),
    ("guard let shown = cameraLayer else { return }; view.layer.addSublayer(shown)", ["root"]),
    ("let shown = helper.cameraLayer; view.layer.addSublayer(shown)", []),
    ("} func show(_ cameraLayer: CALayer) { view.layer.addSublayer(cameraLayer)", []),
    ("} func show(_ other: AVCaptureVideoPreviewLayer) { view.layer.addSublayer(other)", ["root"]),
    ("} func show() { view.layer.addSublayer(local)", []),
    ("view.layer.addSublayer(far) } } class Second { var far: AVCaptureVideoPreviewLayer?; func f() {", []),
  ])
  func `the nearest declaration of a name decides`(body: String, names: [String]) async throws {
    #expect(try await views("Screen.swift", Self.swift(body)) == names)
  }

  @Test func `two local layers of Objective-C may have one name`() async throws {
    let code = """
      @interface Screen : UIViewController
      @property IBOutlet UIView *preview;
      @end
      @implementation Screen
      - (void)start {
        AVCaptureVideoPreviewLayer *layer = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
        [self.view.layer addSublayer:layer];
      }
      - (void)color { CAGradientLayer *layer = [CAGradientLayer layer]; [self.preview.layer addSublayer:layer]; }
      @end
      """
    #expect(try await views("Screen.m", code) == ["root"])
  }

  @Test func `a view of a class with such a layer shows the camera`() async throws {
    let code = """
      class Preview: UIView {
        override class var layerClass: AnyClass { return AVCaptureVideoPreviewLayer.self }
      }
      """
    #expect(try await views("Preview.swift", code, attributes: "customClass=\"Preview\"") == ["list"])
  }

  @Test func `a screen with a camera view has one caption`() async throws {
    let outlets = ["list": "preview"]
    let added = "preview.layer.addSublayer(local)"
    for body in [added, added + " } override func viewDidLoad() { view.addSubview(button)"] {
      let layout = try await FilledProject(
        view: Self.view.replacing("height=\"200\"", with: "height=\"567\""),
        files: ["Screen.swift": Self.swift(body)], outlets: outlets
      ).layout()
      #expect(layout.isEmptyCamera(1))
      let shown = layout.withPlacedTexts(measuringTextWith: FixedPitchTextMeasurer(), showsArtwork: false)
      if case .caption = shown.placedTexts?.views[0] { Issue.record("the root has a caption, too") }
    }
  }

  @Test func `a screen without visible views says that it shows the camera`() async throws {
    let code = Self.swift("view.layer.addSublayer(local)")
    let layout = try await FilledProject(view: "", files: ["Screen.swift": code], outlets: [:]).layout()
    #expect(layout.showsCamera(0))
    let shown = layout.withPlacedTexts(measuringTextWith: FixedPitchTextMeasurer(), showsArtwork: false)
    guard case .caption(let caption) = shown.placedTexts?.views[0] else {
      Issue.record("no caption")
      return
    }
    #expect(caption.text.lines.map(\.text) == ["Screen shows the camera"])
  }
}
