internal import Glibc

/// The names of elements, attributes and keys that readers ask for.
///
/// They are compared as numbers. All other names are `other`.
package enum XMLName: String, Sendable, CaseIterable {
  /// Any other name.
  case other = ""
  case accessoryType, accessoryView, activityIndicatorView, adjustsFontSizeToFit, adjustsLetterSpacingToFitWidth
  case alignment, alpha, alwaysBounceHorizontal, ambiguous, apportionsSegmentWidthsByContent
  case alwaysBounceVertical, archive, attributedString, automaticallyAdjustsScrollViewInsets
  case attributedText, attributedTitle, attributes, autoresizingMask, axis, backBarButtonItem, background,
    backgroundColor,
    backgroundImage, baseBackgroundColor,
    barButtonItem, barStyle, barTintColor
  case baseForegroundColor, blue, borderStyle, bottom, button, buttonConfiguration, buttonType, catalog, cells
  case clipsSubviews, cocoaTouchSystemColor, collectionReusableView, collectionView, collectionViewCell
  case collectionViewCellContentView, collectionViewLayout, color, configuration, connections, constant, constraint,
    constraints
  case containerView, content, contentEdgeInsets, contentHorizontalAlignment, contentVerticalAlignment, contentInset,
    contentInsetAdjustmentBehavior, contentInsets,
    contentMode, contentView, control, currentPage, currentPageIndicatorTintColor, disabled
  case customClass, customModule, customView, datePicker, `default`, dependencies, designables, destination,
    detailTextLabel
  case device, dict, directionalEdgeInsets, directionalLayoutMargins, distribution, document, edgeInsets, exclude
  case enabled, family, firstAttribute, firstItem, fixedFrame, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY,
    font
  case fontDescription, footerTitle, fragment, frame, frameInset, freeformSimulatedSizeMetrics
  case green, headerTitle, height, heightSizable, hidden
  case hidesBackButton, hidesBottomBarWhenPushed, hidesWhenStopped, highlighted, highlightedImage,
    horizontalCompressionResistancePriority
  case horizontalHuggingPriority, id, identifier
  case image, imageEdgeInsets, imagePadding, imagePlacement, imageReference, imageView, include, indentationLevel
  case indentationWidth, inferredMetricsTieBreakers, inset, insetsLayoutMarginsFromSafeArea
  case intrinsicContentSize, items, key, keyboardLayoutGuide, keyPath, kind, label, largeTitleDisplayMode, largeTitles,
    largeTitleTextAttributes, layoutGuides
  case lineHeightMultiple, lineSpacing, maximumLineHeight, minimumLineHeight
  case layoutMargins, layoutMarginsFollowReadableWidth, leading, left, leftBarButtonItem, leftBarButtonItems
  case leftItemsSupplementBackButton, mapView, mask
  case maximumTrackTintColor, maximumValueImage, maxValue, maxX, maxY, metaFont, minimumFontSize
  case minimumScaleFactor, minimumTrackTintColor, minimumValueImage, minValue, minX, minY, misplaced
  case modalPresentationStyle, multiplier, mutableString, name, namedColor
  case navigationBar, navigationBarHidden, navigationItem, `nil`, normal, numberOfLines, numberOfPages, objects, on,
    onTintColor
  case orientation, outlet, pageControl, pageIndicatorTintColor, paragraphStyle, pickerView, placeholder,
    placeholderIdentifier
  case placeholderIntrinsicHeight
  case placeholderIntrinsicWidth, plist, plugIn, pointSize, preferredMaxLayoutWidth, preferredSymbolConfiguration
  case preservesSuperviewLayoutMargins, priority, progress, progressImage, progressTintColor,
    progressView, prompt, property, prototypes, rect, red
  case reference, refreshControl, relation, relationship, resources, reuseIdentifier, right, rightBarButtonItem,
    rightBarButtonItems, scale, sceneID
  case sceneMemberID, scenes, scrollDirection, scrollEnabled, scrollView, searchBar, searchBarStyle, secondAttribute,
    secondItem, sections, secureTextEntry
  case scrollEdgeAppearance, segmentedControl, segments, segue, selected, selectedImage, selectedSegmentIndex,
    selectedSegmentTintColor, semanticContentAttribute, separatorStyle,
    simulatedBottomBarMetrics
  case simulatedMetricsContainer, simulatedOrientationMetrics, simulatedStatusBarMetrics, simulatedTabBarMetrics
  case simulatedTopBarMetrics, size, slider, spacing, spacingType, stackView, standardAppearance, state, stepper,
    storyboardIdentifier
  case string, style, subviews, svg, `switch`, symbolic, symbolScale, systemColor, systemItem, tabBar, tabBarController
  case tabBarItem, tableHeaderView, tableView, tableViewCell, tableViewCellContentView, tableViewSection, text
  case textAlignment, textColor, textField, textInputTraits, textView, thumbTintColor, tintColor, title, titleColor,
    titleEdgeInsets,
    titleFontDescription,
    titleTextAttributes, titleView,
    toolbar
  case toolbarHidden, toolbarItems, toolsVersion, top, trackImage, trackTintColor, trailing,
    translatesAutoresizingMaskIntoConstraints, translucent,
    type
  case useAutolayout, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, userLabel, value, variation
  case verifyAmbiguity, version
  case verticalCompressionResistancePriority, verticalHuggingPriority, view, viewBox, viewControllerLayoutGuide
  case viewLayoutGuide, visualEffectView, webView, weight, white, width, widthSizable, wkWebView, x,
    xcode11CocoaTouchSystemColor, y
  case automaticEstimatedItemSize, autoresizesSubviews, collectionViewFlowLayout, customSize, estimatedItemSize
  case footerReferenceSize
  case headerReferenceSize, itemSize, minimumInteritemSpacing, minimumLineSpacing, rowHeight, sectionFooterView
  case lineBreakMode, sectionHeaderView, sectionInset, tableFooterView, textLabel
  case base64 = "base64-UTF8"
  case canvasLocation, contentSizeForViewInPopover, freeformSize, initialViewController, maximumPrimaryColumnWidth,
    minimumPrimaryColumnWidth, preferredContentSize, preferredDisplayMode, preferredPrimaryColumnWidthFraction,
    referencedIdentifier, splitViewController, storyboardName, viewControllerPlaceholder
  case accessibility, action, adjustsFontForContentSizeCategory, bool, dataMode, editable, isElement, launchScreen,
    outletCollection, restorationIdentifier, tableViewController, tag, target, useSafeAreas, useTraitCollections
  case nsColor = "NSColor"
  case nsFont = "NSFont"
  case nsParagraphStyle = "NSParagraphStyle"

  /// Returns the name with these UTF-8 characters. Nil if no reader asks for it.
  package static func named(_ characters: UnsafeBufferPointer<UInt8>) -> XMLName? { table.name(characters) }

  private static let table = Table()

  /// A hash table of names by their bytes, so that names need not become strings to be looked up.
  private struct Table: Sendable {
    private struct Slot: Sendable {
      let name: XMLName
      let characters: Range<Int>
    }

    /// A power of two, several times the number of names.
    private static let size = 1024

    private var slots: [Slot?] = Array(repeating: nil, count: size)
    private var characters: [UInt8] = []
    private var longest = 0

    init() {
      for name in XMLName.allCases where name != .other {
        let start = characters.count
        characters += name.rawValue.utf8
        longest = max(longest, characters.count - start)
        var slot = Self.hash(characters[start...])
        while slots[slot] != nil { slot = (slot + 1) % Self.size }
        slots[slot] = Slot(name: name, characters: start..<characters.count)
      }
    }

    func name(_ wanted: UnsafeBufferPointer<UInt8>) -> XMLName? {
      guard wanted.count <= longest else { return nil }
      var slot = Self.hash(wanted)
      while let found = slots[slot] {
        if isEqual(found.characters, wanted) { return found.name }
        slot = (slot + 1) % Self.size
      }
      return nil
    }

    private func isEqual(_ range: Range<Int>, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
      guard range.count == wanted.count, let start = wanted.baseAddress else { return range.count == wanted.count }
      return characters[range].withUnsafeBytes { known in
        known.baseAddress.map { memcmp($0, start, wanted.count) == 0 } ?? true
      }
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
      var hash: UInt32 = 2_166_136_261
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      return Int((hash ^ hash >> 16) % UInt32(size))
    }
  }
}
