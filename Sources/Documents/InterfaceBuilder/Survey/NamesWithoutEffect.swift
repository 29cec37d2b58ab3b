/// The elements, attributes and keys that are known to have no effect on a layout, each with the reason.
///
/// ``XMLName`` has the names that readers ask for, and ``LayoutProperties`` those that a layout depends on. A name in
/// none of the three may have an unknown effect.
enum NamesWithoutEffect {
  /// Returns the reason why a name has no effect on a layout. Nil for a name that may have one.
  static func reason(for name: String) -> String? { reasons[name] }

  private static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, names) in groups {
      for name in names.split(whereSeparator: \.isWhitespace) { reasons[String(name)] = reason }
    }
    return reasons
  }()

  private static let groups: [(reason: String, names: String)] = [
    (
      "says which version of Xcode wrote or reads the document",
      """
      adaptation capability deployment development minToolsVersion propertyAccessControl source sourceIdentifier
      relativePath systemVersion targetRuntime classes class className superclassName relationships candidateClass
      customModuleProvider colorMatched variant xcodeVersion archiveVersion defaultVersion
      """
    ),
    ("Xcode's mark; the constraints themselves are checked", "ambiguous misplaced"),
    (
      "a position or a note in Xcode's editor",
      "point userComments customObject exit scene userGuides userLayoutGuide location affinity"
    ),
    (
      "a color or its encoding",
      """
      colorSpace customColorSpace colorSpaceName titleShadowColor highlightedColor
      NSUnderlineColor shadowColor textShadowColor separatorColor sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor NSStrokeColor NSBackgroundColor integer real selectedImageTintColor
      """
    ),
    (
      "drawn within the frame",
      """
      opaque clearsContextBeforeDrawing appearance shadowImage selectionStyle segmentControlStyle contentStretch
      reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
      shadowOffset titleShadowOffset drawsAsynchronously blurEffect vibrancyEffect focusStyle disabledBackground
      indicatorStyle showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollIndicatorInsets
      horizontalScrollIndicatorInsets verticalScrollIndicatorInsets separatorInset separatorInsetReference
      separatorEffect cornerStyle NSUnderline NSStrikethrough NSShadow NSStrokeWidth strokeWidth hidesForSinglePage animating
      animations offsetWrapper horizontal vertical titlePositionAdjustment imageInsets landscapeImage
      largeContentSizeImage textAttributes titleTextAttributes largeTitleTextAttributes compactAppearance
      compactScrollEdgeAppearance navigationBarAppearance toolbarAppearance tabBarAppearance backgroundEffect
      backIndicatorImage backIndicatorTransitionMaskImage tintAdjustmentMode renderingMode statusBarStyle
      preferredSymbolConfigurationForImage hierarchicalColors videoGravity primaryBackgroundStyle
      """
    ),
    (
      "touches and the actions they trigger",
      """
      userInteractionEnabled multipleTouchEnabled exclusiveTouch selector eventType momentary continuous
      delaysContentTouches canCancelContentTouches gestureRecognizers tapGestureRecognizer swipeGestureRecognizer
      panGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer
      longPressGestureRecognizer pongPressGestureRecognizer direction allowableMovement minimumPressDuration
      numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches edges
      pointerInteraction showsMenuAsPrimaryAction changesSelectionAsPrimaryAction springLoaded
      showsSelectionImmediatelyOnTouchBegin allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing toolTip role selectionFollowsFocus remembersLastFocusedIndexPath
      """
    ),
    (
      "scrolling, which does not move frames",
      """
      bounces bouncesZoom pagingEnabled keyboardDismissMode directionalLockEnabled minimumZoomScale maximumZoomScale
      zoomScale scrollsToTop decelerationRate prefetchingEnabled
      """
    ),
    (
      "the keyboard and the typed text",
      """
      textInputTraits autocapitalizationType autocorrectionType returnKeyType keyboardType keyboardAppearance
      spellCheckingType secureTextEntry textContentType smartInsertDeleteType smartQuotesType smartDashesType
      enablesReturnKeyAutomatically passwordRules clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes
      selectable inlinePredictionType
      """
    ),
    (
      "links in text",
      """
      dataDetectorType dataDetectorTypes link url NSLink phoneNumber address calendarEvent shipmentTrackingNumber flightNumber
      lookupSuggestion linkTextAttributes
      """
    ),
    (
      "accessibility only",
      """
      accessibilityConfiguration accessibilityTraits traits hint header staticText notEnabled searchField
      summaryElement keyboardKey updatesFrequently playsSound startsMediaSession adjustable allowsDirectInteraction
      causesPageTurn showsLargeContentViewer scalesLargeContentImage largeContentTitle
      """
    ),
    (
      "connects objects; code determines the effect",
      """
      appends collectionClass unwindAction destinationCreationSelector commit preview inheritsFrom trigger animates
      kindIdentifier splitViewControllerTargetIndex modalTransitionStyle definesPresentationContext
      providesPresentationContextTransitionStyle transitionStyle navigationOrientation spineLocation pageSpacing
      pageViewController doubleSided presentsWithGesture clearsSelectionOnViewWillAppear
      useStoryboardIdentifierAsRestorationIdentifier bundleIdentifier popoverArrowDirection popoverAnchorView
      popoverAnchorBarButtonItem up down any passthroughViews keyCommands menu menuItem keyEquivalent
      searchDisplayController hidesBarsOnSwipe allowDoubleColumnStyle behavior
      """
    ),
    (
      "an estimate that is replaced by the actual size",
      "estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight"
    ),
    ("only while rows are edited", "hidesAccessoryWhenEditing showsReorderControl shouldIndentWhileEditing"),
    ("only for text that shrinks", "baselineAdjustment tighteningFactorForTruncation"),
    (
      "only for text that is truncated or uses tab stops",
      """
      allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated defaultTabInterval tabStops textTab options
      baseWritingDirection hyphenationFactor
      """
    ),
    ("the text itself is read", "usesAttributedText hasAttributedTitle mutableData keyedArchiveRepresentation"),
    (
      "a value of a control whose size does not depend on it",
      """
      minuteInterval date minimumDate maximumDate timeIntervalSinceReferenceDate useCurrentDate countDownDuration locale
      timeZone maximumValue minimumValue stepValue autorepeat wraps defersCurrentPageDisplay
      """
    ),
    (
      "the content of a map or a web page",
      """
      mapType zoomEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsPointsOfInterest showsScale
      showsTraffic showsUserLocation standardMapConfiguration scalesPageToFit allowsBackForwardNavigationGestures
      allowsLinkPreview allowsMagnification allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
      allowsInlineMediaPlayback wkWebViewConfiguration wkPreferences preferences audiovisualMediaTypes
      mediaTypesRequiringUserActionForPlayback none javaScriptEnabled applicationNameForUserAgent
      javaScriptCanOpenWindowsAutomatically suppressesIncrementalRendering limitsNavigationsToAppBoundDomains
      """
    ),
    (
      "records the simulation of the canvas",
      """
      simulatedAppContext prompted simulatedScreenMetrics simulatedNavigationBarMetrics simulatedToolbarMetrics
      modalPageSheetSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics modalCustomSimulatedSizeMetrics
      simulatedDestinationMetrics layout defaultSimulatedMetrics statusBar designable fixedSimulatedSizeMetrics
      interfaceStyle portraitSize landscapeSize splitViewMasterSimulatedSizeMetrics accessibilityOverrides
      """
    ),
    ("the guide is read from its element", "safeArea contentLayoutGuide frameLayoutGuide keyboard"),
    ("how the constraint was written", "symbolType"),
    ("the font itself is read", "customFonts array mutableArray NSOriginalFont NSKern NSLigature"),
    ("styled by a configuration; the text and the image are read", "configurationType"),
    ("the view of a controller is found by its position", "autoresizesArchivedViewToFullSize"),
    (
      "part of a control",
      "segment viewController navigationController collectionViewController avPlayerViewController extendedEdge"
    ),
    (
      "the button is drawn inside the text area",
      "clearButtonMode showsCancelButton showsBookmarkButton showsScopeBar scopeButtonTitles"
    ),
    ("the recorded frame of the row is used", "separatorStyle"),
  ]
}
