internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for a view element, without its superview, constraints and variations, which belong to the scene.
struct ViewReader {
  /// The document that contains the view.
  let document: InterfaceBuilderDocument

  func view(_ element: XMLElement, name: String, superview: Int?, isArranged: Bool) -> View {
    var view = View(
      name: name, superview: superview, className: element.tag,
      content: ContentReader(document: document).content(of: element), source: document.source(of: element))
    let title = OutlineNames.title(of: element)
    view.identity.label = label(of: element, title: title)
    view.identity.outlineName = OutlineNames.name(of: element, title: title)
    view.identity.outlet = element[.id].flatMap { document.outlets[$0] }
    view.identity.statements = element[.id].flatMap { document.code.statements[$0] } ?? []
    view.identity.customClass = customClass(of: element)
    view.identity.hasFontOfCode = RuntimeAttributes.setsFont(of: element)
    readAppearance(of: element, into: &view)
    readPlacement(of: element, isArranged: isArranged, into: &view)
    view.placement.contentHugging = priorities(of: element, .horizontalHuggingPriority, .verticalHuggingPriority)
    view.placement.compressionResistance = priorities(
      of: element, .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority)
    readReportedSize(of: element, into: &view)
    view.placement.placeholderContentSize = placeholderContentSize(of: element)
    view.placement.margins = margins(of: element)
    if case .image(let image) = view.content { view.placement.alignmentRectInsets = image.alignmentInsets }
    view.placement.isScrollView = element.name == .scrollView
    if view.scrollsContent { view.placement.scrollInsets = ScrollInsetsReader.insets(of: element) }
    view.placement.direction = direction(of: element)
    return view
  }

  /// Returns the custom class, with its module for a Swift class.
  private func customClass(of element: XMLElement) -> String? {
    element.customClass.map { name in element.customModule.map { "\($0).\(name)" } ?? name }
  }

  private func readAppearance(of element: XMLElement, into view: inout View) {
    view.appearance.background = background(of: element)
    view.appearance.tint = ColorReader.color(.tintColor, of: element, document.resources)
    view.appearance.isHidden = element.isYes(.hidden)
    view.appearance.hidesWhenStopped = element.name == .activityIndicatorView && element.isYes(.hidesWhenStopped)
    view.appearance.clipsSubviews = element.isYes(.clipsSubviews)
    view.appearance.cornerRadius = RuntimeAttributes.cornerRadius(of: element)
    if let layer = RuntimeAttributes.layerLook(of: element, document.resources) { view.appearance.layer = layer }
    if let alpha = element.number(.alpha) { view.appearance.layer.opacity = min(1, max(0, alpha)) }
    view.appearance.clipsSubviews = view.appearance.clipsSubviews || RuntimeAttributes.masksToBounds(of: element)
    if let look = ControlLookReader(resources: document.resources).look(of: element) {
      view.appearance.controlLook = look
    }
    view.appearance.isEnabled = element[.enabled] != "NO"
  }

  /// Returns the background of a view. A bar's own color covers the view's; for a search bar, so does the system
  /// color.
  private func background(of element: XMLElement) -> ViewColor? {
    let isSearchBar = element.name == .searchBar && !BarLookReader.isMinimal(element)
    let isBar = isSearchBar || [.navigationBar, .toolbar, .tabBar].contains(element.name)
    let ground = isBar ? BarLookReader(resources: document.resources).ground(of: element) : nil
    return isSearchBar ? ground : ground ?? ColorReader.color(.backgroundColor, of: element, document.resources)
  }

  private func readPlacement(of element: XMLElement, isArranged: Bool, into view: inout View) {
    view.placement.recordedFrame = element.rect(key: .frame)
    view.placement.isMarkedMisplaced = element.isYes(.misplaced)
    if let word = element[.verifyAmbiguity].flatMap(AmbiguityVerification.init) {
      view.placement.ambiguityVerification = word
    }
    view.placement.autoresizingMask = autoresizingMask(of: element)
    view.placement.hasFixedFrame = element.isYes(.fixedFrame)
    let constrains =
      element[.translatesAutoresizingMaskIntoConstraints] == "NO" && !view.placement.hasFixedFrame
    view.placement.isPlacedByMask = view.superview != nil && !isArranged && !constrains
  }

  /// Reads the size that a designable view reported. For a label, it is the size of its text on one line.
  private func readReportedSize(of element: XMLElement, into view: inout View) {
    guard let size = element[.id].flatMap({ document.designableSizes[$0] }) else { return }
    guard case .label(var label) = view.content, !label.text.text.isEmpty, let width = size.width,
      let height = size.height, width > 0, height > 0
    else {
      view.placement.statedContentSize = size
      return
    }
    if label.numberOfLines == 1 { view.placement.statedContentSize = size }
    label.reportedSize = ReportedTextSize(
      Size(width: width, height: height), of: label.text.text, in: label.font, at: document.textSize)
    view.content = .label(label)
  }

  private func autoresizingMask(of element: XMLElement) -> AutoresizingMask {
    guard let written = element.child(.autoresizingMask, key: .autoresizingMask) else { return [] }
    let parts: [(XMLName, AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth), (.flexibleMaxX, .flexibleRightMargin),
      (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]
    return parts.filter { written.isYes($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
  }

  private func priorities(
    of element: XMLElement, _ horizontal: XMLName, _ vertical: XMLName
  ) -> OptionalAxisPriorities {
    OptionalAxisPriorities(
      horizontal: element.number(horizontal).map(LayoutPriority.init),
      vertical: element.number(vertical).map(LayoutPriority.init))
  }

  /// Returns the placeholder intrinsic size, which holds at design time. `infinite` means none along an axis.
  private func placeholderContentSize(of element: XMLElement) -> IntrinsicContentSize {
    IntrinsicContentSize(
      metrics: element.number(.placeholderIntrinsicWidth), element.number(.placeholderIntrinsicHeight))
  }

  private func margins(of element: XMLElement) -> ViewMargins {
    let directional = element.insets(key: .directionalLayoutMargins)
    return ViewMargins(
      stated: directional ?? element.insets(key: .layoutMargins), isDirectional: directional != nil,
      preservesSuperviewMargins: element.isYes(.preservesSuperviewLayoutMargins),
      insetsFromSafeArea: element[.insetsLayoutMarginsFromSafeArea] != "NO",
      followsReadableWidth: element.isYes(.layoutMarginsFollowReadableWidth))
  }

  private func direction(of element: XMLElement) -> LayoutDirection? {
    switch element[.semanticContentAttribute] {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    default: nil
    }
  }

  /// Returns a readable name: the author's label in Xcode's outline, otherwise a short text, otherwise the custom
  /// class.
  private func label(of element: XMLElement, title: String?) -> String? {
    if let label = element[.userLabel], !label.isEmpty { return label }
    return title ?? element.customClass
  }
}
