internal import AutoLayout
import Findings
internal import Geometry
public import SceneLayouts
public import Scenes
import Typography

/// A login screen with frames that are computed by hand, so that drawings and reviews are tested without a solver.
///
/// It has an example of everything that overlays show: spaces, sizes, alignments, an inequality and an optional
/// constraint. The alignment rectangle of its switch is narrower than the frame. On request it has a conflict and an
/// ambiguous view.
public struct LoginLayout {
  /// The device, orientation and language.
  public var variant: SceneVariant
  /// Whether the sign-in button has a width that its margins contradict.
  public var hasConflict: Bool
  /// Whether the horizontal position of the badge next to the title is ambiguous.
  public var hasAmbiguity: Bool

  /// Creates the screen for a variant.
  public init(_ variant: SceneVariant, hasConflict: Bool = false, hasAmbiguity: Bool = false) {
    self.variant = variant
    self.hasConflict = hasConflict
    self.hasAmbiguity = hasAmbiguity
  }

  /// The solved layout of the screen.
  public var layout: Layout {
    let views = Self.views
    let frames = self.frames
    let scene = Scene(name: "Login", documentPath: "Scenes/Login.scene.yaml", source: source(1), views: views)
    let resolved = ResolvedScene(
      scene: scene, variant: variant, rootSize: size, safeArea: safeArea, rootMargins: EdgeInsets(all: 16),
      views: views, constraints: constraints, activeVariations: [], leafSizes: .measured)
    let rects = zip(views, frames).map { view, frame in
      view.placement.alignmentRectInsets.map { frame.inset(by: isRightToLeft ? $0.mirrored : $0) } ?? frame
    }
    let solution = LayoutSolution(
      alignmentRects: rects, absoluteFrames: frames,
      guides: [LayoutSolution.SolvedGuide(item: Self.safe, rect: safeRect)], conflicts: conflicts,
      ambiguities: hasAmbiguity ? [AmbiguousLayout(view: 9, attribute: .left, minimum: nil, maximum: nil)] : [])
    let system = ConstraintSystem(rootSize: size, items: items(views), constraints: constraints)
    return Layout(
      resolved: resolved, system: system, solution: solution, frames: frames, absoluteFrames: frames,
      findings: findings)
  }

  private static let safe = LayoutItemID(view: 0, guide: .safeArea)

  private var isRightToLeft: Bool { variant.direction == .rightToLeft }
  private var size: Size { variant.device.size(in: variant.orientation) }
  private var safeArea: EdgeInsets { variant.device.insets(in: variant.orientation) }
  private var safeRect: Rect { Rect(origin: .zero, size: size).inset(by: safeArea) }

  private func source(_ line: Int) -> SourceLocation {
    SourceLocation(path: "Scenes/Login.scene.yaml", line: line, column: 5)
  }

  private func items(_ views: [View]) -> [LayoutItem] {
    views.map { view in
      LayoutItem(
        name: view.name, superview: view.superview, alignmentRectInsets: view.placement.alignmentRectInsets ?? .zero,
        baseline: .centered(offset: 5), direction: variant.direction)
    }
  }

  // MARK: Views

  private static let views: [View] = {
    let welcome = LocalizedText(
      text: "Welcome back", translations: [LocalizedText.Translation(locale: "ar", text: "مرحبًا بعودتك")])
    let bold = FontDescription(size: .points(28), weight: .bold)
    let contents: [(String, String, ViewContent)] = [
      ("logo", "imageView", .image(ImageContent(name: "logo"))),
      ("welcome", "label", .label(LabelContent(text: welcome, font: bold, alignment: .center))),
      ("email", "textField", .textField(TextFieldContent(placeholder: LocalizedText("E-mail")))),
      ("password", "textField", .textField(TextFieldContent(placeholder: LocalizedText("Password")))),
      ("remember", "label", .label(LabelContent(text: LocalizedText("Remember me")))),
      ("switch", "switch", .toggle(isOn: true)),
      ("signIn", "button", .button(ButtonContent(title: LocalizedText("Sign in"), style: .filled))),
      ("forgot", "button", .button(ButtonContent(title: LocalizedText("Forgot your password?")))),
      ("help", "button", .button(ButtonContent(title: LocalizedText(""), style: .detail))),
    ]
    let subviews = contents.map { View(name: $0.0, superview: 0, className: $0.1, content: $0.2) }
    var views = [View(name: "root", superview: nil)] + subviews
    views[6].placement.alignmentRectInsets = EdgeInsets(right: 2)
    return views
  }()

  /// The frames in root coordinates, in points. They are mirrored for languages that read from right to left.
  private var frames: [Rect] {
    let column = Rect(
      left: safeRect.midX - min(safeRect.width - 40, 480) / 2, top: safeRect.minY,
      right: safeRect.midX + min(safeRect.width - 40, 480) / 2, bottom: safeRect.maxY)
    let top = column.minY + (variant.orientation == .portrait ? 48 : 8)
    func row(_ y: Double, _ height: Double) -> Rect {
      Rect(x: column.minX, y: top + y, width: column.width, height: height)
    }
    let frames = [
      Rect(origin: .zero, size: size),
      Rect(x: column.midX - 44, y: top, width: 88, height: 88),
      row(104, 34), row(162, 44), row(218, 44),
      Rect(x: column.minX, y: top + 279, width: 113, height: 21),
      Rect(x: column.maxX - 49, y: top + 274, width: 51, height: 31),
      row(321, 50),
      Rect(x: column.midX - 80, y: top + 383, width: 160, height: 30),
      Rect(x: column.maxX - 30, y: top + 30, width: 24, height: 24),
    ]
    guard isRightToLeft else { return frames }
    return frames.map { Rect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  // MARK: Constraints

  private var constraints: [LayoutConstraint] {
    let logo = Self.item(1)
    let welcome = Self.item(2)
    let email = Self.item(3)
    let password = Self.item(4)
    let remember = Self.item(5)
    let toggle = Self.item(6)
    let signIn = Self.item(7)
    let forgot = Self.item(8)
    let top = variant.orientation == .portrait ? 48.0 : 8
    return [
      LayoutConstraint(logo, .top, .equal, Self.safe, .top, constant: top),
      LayoutConstraint(logo, .centerX, .equal, .root, .centerX),
      LayoutConstraint(logo, .width, constant: 88),
      LayoutConstraint(logo, .height, .equal, logo, .width),
      LayoutConstraint(welcome, .top, .equal, logo, .bottom, constant: 16),
      LayoutConstraint(welcome, .leading, .equal, email, .leading),
      LayoutConstraint(welcome, .trailing, .equal, email, .trailing),
      LayoutConstraint(email, .top, .equal, welcome, .bottom, constant: 24),
      LayoutConstraint(email, .leading, .greaterThanOrEqual, Self.safe, .leading, constant: 20),
      LayoutConstraint(email, .width, constant: 480, priority: .defaultHigh),
      LayoutConstraint(email, .centerX, .equal, Self.safe, .centerX),
      LayoutConstraint(password, .top, .equal, email, .bottom, constant: 12),
      LayoutConstraint(password, .leading, .equal, email, .leading),
      LayoutConstraint(password, .trailing, .equal, email, .trailing),
      LayoutConstraint(password, .height, .equal, email, .height),
      LayoutConstraint(remember, .leading, .equal, password, .leading),
      LayoutConstraint(remember, .centerY, .equal, toggle, .centerY),
      LayoutConstraint(toggle, .leading, .greaterThanOrEqual, remember, .trailing, constant: 8),
      LayoutConstraint(toggle, .trailing, .equal, password, .trailing),
      LayoutConstraint(toggle, .top, .equal, password, .bottom, constant: 12),
      LayoutConstraint(signIn, .top, .equal, toggle, .bottom, constant: 16),
      LayoutConstraint(signIn, .leading, .equal, Self.safe, .leading, constant: 20, source: source(31)),
      LayoutConstraint(Self.safe, .trailing, .equal, signIn, .trailing, constant: 20, source: source(32)),
      LayoutConstraint(signIn, .height, constant: 50),
      LayoutConstraint(forgot, .top, .equal, signIn, .bottom, constant: 12),
      LayoutConstraint(forgot, .centerX, .equal, signIn, .centerX),
      LayoutConstraint(Self.item(9), .top, .equal, logo, .top, constant: 30),
    ] + (hasConflict ? [Self.conflictingWidth] : [])
  }

  private static func item(_ view: Int) -> LayoutItemID { LayoutItemID(view: view) }

  private static let conflictingWidth = LayoutConstraint(
    LayoutItemID(view: 7), .width, constant: 300,
    source: SourceLocation(path: "Scenes/Login.scene.yaml", line: 33, column: 5))

  private var conflicts: [UnsatisfiableConstraints] {
    guard hasConflict else { return [] }
    let margins = constraints.filter { $0.source?.line == 31 || $0.source?.line == 32 }
    return [UnsatisfiableConstraints(broken: Self.conflictingWidth, conflicting: [Self.conflictingWidth] + margins)]
  }

  private var findings: [Finding] {
    let conflict = Finding(
      code: "conflict", severity: .error, message: "signIn cannot be 300 points wide between its margins",
      hint: "remove one of the constraints or give it a lower priority", source: source(33), views: [7],
      constraints: conflicts.flatMap(\.conflicting).inFindings)
    let ambiguity = Finding(
      code: "ambiguous", severity: .error, message: "help has no horizontal position",
      hint: "add a leading or trailing constraint", source: source(27), views: [9])
    return (hasConflict ? [conflict] : []) + (hasAmbiguity ? [ambiguity] : [])
  }
}
