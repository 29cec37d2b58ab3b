/// An option of the command line, by its long name.
package enum Option: String, Sendable, Hashable, CaseIterable {
  case output
  case force
  case format
  case device
  case orientation
  case locale
  case textSize = "text-size"
  case appearance
  case state
  case os
  case accessibility
  case insets
  case filter
  case size
  case sweep
  case scale
  case overlay
  case palette
  case png
  case painter
  case svg
  case artwork
  case content
  case sheetBy = "sheet-by"
  case map
  case singleFile = "single-file"
  case singleFileLimit = "single-file-limit"
  case live
  case asSaved = "as-saved"
  case leafSizes = "leaf-sizes"
  case stage
  case infer
  case set
  case rounding
  case views
  case options
  case metrics
  case printBindings = "print-bindings"
  case log
  case timestamps
  case stopOnConflict = "stop-on-conflict"
  case names
  case inventory
  case constraints
  case affecting
  case axis
  case at
  case conflictLog = "conflict-log"
  case rotate
  case order
  case hidden
  case reevaluate
  case frames
  case distanceTo = "distance-to"
  case explain
  case owners
  case compare
  case rules
  case code
  case leading
  case trailing
  case top
  case bottom
  case left
  case right
  case width
  case height
  case aspect
  case equalWidths = "equal-widths"
  case equalHeights = "equal-heights"
  case horizontalSpacing = "horizontal-spacing"
  case verticalSpacing = "vertical-spacing"
  case centerX = "center-x"
  case centerY = "center-y"
  case baseline
  case firstBaseline = "first-baseline"
  case to
  case relation
  case constant
  case multiplier
  case installed
  case widthClass = "width-class"
  case heightClass = "height-class"
  case hugging
  case compression
  case priority
  case identifier
  case placeholder
  case direction
  case frame
  case apply
  case updateConstraints = "update-constraints"
  case updateFrames = "update-frames"
  case reset
  case clear
  case inside
  case addMissing = "add-missing"
  case sizeToFit = "size-to-fit"
  case fix
  case view
  case write
  case hint
  case start
  case answer
  case answers
  case gallery
  case against
  case tolerance
  case from
  case findings
  case favor
  case decide
  case decisions
  case ask
  case page
  case textconv
  case git
  case newSince = "new-since"
  case prune
  case undo
  case report
  case lint
  case design
  case thorough
  case requireChecks = "require-checks"
  case error
  case warn
  case ignore
  case strict
  case workLimit = "work-limit"
  case timeLimit = "time-limit"
  case noCache = "no-cache"
  case cacheFrom = "cache-from"
  case library
  case allViews = "all-views"
  case followLinks = "follow-links"
  case ci
  case config
  case shard
  case costs
  case writeCosts = "write-costs"
  case progress
  case jobs
  case quiet
  case stdio
  case color
  case plain
  case help
  case version

  /// Looks up the option with a one-letter name; nil if there is none.
  package init?(short: Character) {
    guard let option = Self.allCases.first(where: { $0.definition.short == short }) else { return nil }
    self = option
  }

  package func isAccepted(by command: Command) -> Bool { definition.commands.contains(command) }
}

/// The definition of an option: its form, the commands that accept it, and its summary.
package struct OptionDefinition: Sendable, Hashable {
  /// The one-letter name; nil if there is none.
  package var short: Character?
  /// The placeholder of its value in the help; nil for a switch.
  package var value: String?
  /// The value if the option is given without one. Values then have to be attached: `--log=full`. Nil if a value is
  /// required.
  package var standardValue: String?
  /// Whether the next word is the value if it is a length: a number, `std` or `present`.
  package var takesLength = false
  /// Whether the option may be repeated and takes lists separated by commas.
  package var isList = false
  /// The commands that accept it.
  package var commands: [Command]
  /// The summary of the option, for one line of the help.
  package var summary: String
}
