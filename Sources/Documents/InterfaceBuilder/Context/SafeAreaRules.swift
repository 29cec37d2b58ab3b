internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The safe area of a scene's root as Interface Builder simulated it, from the rule tables.
struct SafeAreaRules {
  let screen: SavedScreen
  /// The facts about the root for the rules, without its context.
  private let root: RuleSubject
  /// Whether the root is a top-level view of a xib.
  private let isViewOfXIB: Bool
  /// The frame of the root, in screen coordinates. Bars and sheets leave less than the screen.
  private let frame: Rect
  /// The location and object id of the root.
  private let place: (source: SourceLocation, view: String?)
  /// The rules, and the record of those that applied.
  private(set) var rules: RuleBook

  init(_ root: RootElement, in document: InterfaceBuilderDocument) {
    screen = document.screen
    self.root = root.subject(in: document)
    isViewOfXIB = document.isXIB && !root.isControlled
    frame = root.frame(on: document.screen)
    place = (document.source(of: root.element), root.element[.id])
    rules = document.emptyRuleBook
  }

  /// Returns the insets of the root in its context.
  mutating func safeArea(of context: SimulatedContext) -> EdgeInsets {
    if apply(InterfaceBuilderRules.scrolledRoots, to: root) { return .zero }
    let isPart = context.isPresented && frame.height < screen.size.height && !isNarrowOnPhone
    let isSheet = (isPart || hasHeightOfSheet()) && apply(InterfaceBuilderRules.sheets, to: root)
    var subject = root
    subject.note(.sheet, isSheet)
    subject.note(.popover, context.isInPopover)
    subject.note(.statusBar, context.hasStatusBar)
    subject.note(.opaqueBar, context.hasOpaqueNavigationBar)
    let device = deviceInsets()
    let bar = navigationBarHeight(context, subject)
    let hasStatus = !isSheet || apply(InterfaceBuilderRules.sheetTops, to: subject)
    let status = hasStatus ? statusInset(context, subject, device) : 0
    if isViewOfXIB { return safeArea(ofView: subject, device) }
    let top = status + bar
    guard isOfScreen else {
      // A canvas of a custom size has a status bar too.
      var bottom = apply(InterfaceBuilderRules.ownSizeBottoms, to: subject) ? device.bottom : 0
      subject.note(.tabBar, context.bottomBar == .tab)
      if apply(InterfaceBuilderRules.ownSizeBars, to: subject) { bottom += bottomBarHeight(context, subject) }
      let isCovered = bar > 0 || apply(InterfaceBuilderRules.ownSizeTops, to: subject)
      return EdgeInsets(top: context.hasOpaqueNavigationBar || !isCovered ? 0 : top, bottom: bottom)
    }
    return safeArea(of: context, subject, device, bar: bar, top: top, isSheet: isSheet)
  }

  /// Returns the insets of a top-level view in a xib.
  private mutating func safeArea(ofView subject: RuleSubject, _ device: EdgeInsets) -> EdgeInsets {
    var insets = isOfScreen ? device : EdgeInsets(top: device.top, bottom: device.bottom)
    insets.top = apply(InterfaceBuilderRules.viewTops, to: subject) ?? device.top
    if !subject.facts.contains(.screenSize), !apply(InterfaceBuilderRules.ownSizeBottoms, to: subject) {
      insets.bottom = 0
    }
    return isDoubled(subject) ? doubled(insets, device, bar: 0) : insets
  }

  /// Returns the insets of a root as wide as the screen.
  private mutating func safeArea(
    of context: SimulatedContext, _ subject: RuleSubject, _ device: EdgeInsets, bar: Double, top: Double, isSheet: Bool
  ) -> EdgeInsets {
    let isAtEnd = !isSheet || apply(InterfaceBuilderRules.sheetBottoms, to: subject)
    let bottom = (isAtEnd ? device.bottom : 0) + bottomBarHeight(context, subject)
    let isClear = bar == 0 && isLow && !apply(InterfaceBuilderRules.ownSizeTops, to: subject)
    let pushed = opaqueBars(top: bar > 0 ? top : nil, bottom: context.bottomBar == .none ? nil : bottom, isSheet)
    var insets = device
    let isBelow = frame.minY != 0 && apply(InterfaceBuilderRules.belowBars, to: subject)
    insets.top = pushed.top || isClear ? 0 : max(0, isBelow ? top - frame.minY : top)
    insets.bottom = pushed.bottom ? 0 : bottom + (isBelow ? max(0, frame.maxY - screen.size.height) : 0)
    if isDoubled(subject) { return doubled(insets, device, bar: bar) }
    if insets.top > 0, apply(InterfaceBuilderRules.doubledTops, to: subject) { insets.top += device.top }
    return insets
  }

  /// Whether the root is as wide as the screen and not taller.
  private var isOfScreen: Bool { frame.width == screen.size.width && frame.height <= screen.size.height }

  /// Whether the root is as wide as a screen but covers only part of its height.
  private var isLow: Bool { screen.orientation == .portrait && frame.height < Self.leastScreenHeight }

  /// Whether the root is narrower than the screen of a phone, whose sheets are not: it is shown in a popover.
  private var isNarrowOnPhone: Bool { screen.device.idiom == .phone && frame.width < screen.size.width }

  /// Whether the root has the height that a sheet leaves it. The document may not contain its presentation.
  private mutating func hasHeightOfSheet() -> Bool {
    guard !isViewOfXIB, screen.identifier != nil, frame.width == screen.size.width else { return false }
    return abs(screen.size.height - apply(InterfaceBuilderRules.sheetGaps, to: root) - frame.height) < 0.5
  }

  /// The smallest height of a root that Interface Builder treats as a screen, in points. Shorter roots had up to 487
  /// points, taller ones at least 497.
  private static let leastScreenHeight = 490.0

  /// Returns the insets of the screen without bars.
  private mutating func deviceInsets() -> EdgeInsets {
    var insets = screen.identifier == nil ? .zero : screen.device.insets(in: screen.orientation)
    // In landscape the notch is at the sides.
    let isSideways = insets.top == 0 && insets.left > 0
    var subject = root
    subject.lengths[.screenTop] = isSideways ? insets.left : insets.top
    guard let inset = apply(InterfaceBuilderRules.topInsets, to: subject) else { return insets }
    if isSideways {
      insets.left = inset
      insets.right = inset
    } else {
      insets.top = inset
    }
    return insets
  }

  /// Returns the height of the status bar's inset, in points.
  private mutating func statusInset(
    _ context: SimulatedContext, _ subject: RuleSubject, _ device: EdgeInsets
  ) -> Double {
    if context.hasStatusBar { return device.top }
    return apply(InterfaceBuilderRules.statusRooms, to: subject) ? device.top : 0
  }

  /// Returns the height of the navigation bar with its prompt, in points.
  private mutating func navigationBarHeight(_ context: SimulatedContext, _ subject: RuleSubject) -> Double {
    guard context.navigationBar != .none else { return 0 }
    var subject = subject
    subject.note(.largeTitle, context.navigationBar == .large)
    // A prompt is 30 points tall.
    return apply(InterfaceBuilderRules.navigationBars, to: subject) + (context.hasPrompt ? 30 : 0)
  }

  private mutating func bottomBarHeight(_ context: SimulatedContext, _ subject: RuleSubject) -> Double {
    guard context.bottomBar != .none else { return 0 }
    var subject = subject
    subject.note(.tabBar, context.bottomBar == .tab)
    return apply(InterfaceBuilderRules.bottomBars, to: subject)
  }

  /// Whether each bar is opaque and has shortened the root, which then begins or ends at the bar.
  private mutating func opaqueBars(top: Double?, bottom: Double?, _ isSheet: Bool) -> (top: Bool, bottom: Bool) {
    let gap = isSheet ? apply(InterfaceBuilderRules.sheetGaps, to: root) : 0
    let missing = screen.size.height - gap - frame.maxY
    func fits(_ height: Double?) -> Bool { height.map { abs($0 - missing) < 0.5 } ?? false }
    if let top, let bottom, fits(top + bottom) { return (true, true) }
    return (fits(top), fits(bottom))
  }

  private mutating func isDoubled(_ subject: RuleSubject) -> Bool {
    apply(InterfaceBuilderRules.doubledInsets, to: subject)
  }

  private func doubled(_ insets: EdgeInsets, _ device: EdgeInsets, bar: Double) -> EdgeInsets {
    var insets = insets + device
    insets.top = device.top * 2 + bar
    return insets
  }

  private mutating func apply<Value>(_ table: RuleTable<Value>, to subject: RuleSubject) -> Value {
    rules.apply(table, to: subject, at: place.source, view: place.view)
  }
}
