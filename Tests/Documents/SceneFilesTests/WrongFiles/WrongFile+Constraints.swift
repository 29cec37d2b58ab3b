extension WrongFile {
  /// Returns a file with an item as its only constraint, on line 7.
  private static func file(_ item: String) -> String {
    """
    format: 1
    metrics: { gap: 8 }
    views:
      email: { type: label, text: E, height: gap }
      password: { type: label, text: P }
    constraints:
      - \(item)
    """
  }

  /// Wrong constraints, with one mistake each.
  static let constraints = [
    WrongFile(
      "an unknown view in a visual format", marked: file("V:[email]-12-[«pasword»]"),
      "unknown view 'pasword' [unknown-view]", "^ did you mean 'password'?"),
    WrongFile(
      "an unknown view in an equation", marked: file("email.top == «pasword».top"),
      "unknown view 'pasword' [unknown-view]", "^ did you mean 'password'?"),
    WrongFile(
      "an unknown view in the short notation", marked: file("«emial»: { top: password }"),
      "unknown view 'emial' [unknown-view]", "^ did you mean 'email'?"),
    WrongFile(
      "an unknown attribute", marked: file("email.«tp» == password.top"),
      "unknown attribute 'tp' [unknown-attribute]", "^ did you mean 'top'?"),
    WrongFile(
      "an unknown metric", marked: file("email.width == «gapp»"),
      "unknown metric 'gapp' [unknown-metric]", "^ did you mean 'gap'?"),
    WrongFile(
      "an unknown guide", marked: file("email.top == password.«margin».top"),
      "'password' has no guide 'margin' [unknown-attribute]", "^ did you mean 'margins'?"),
    WrongFile(
      "one equals sign", marked: file("email.width «=» 4"),
      "'=' is not a relation [missing-relation]", "^ write '=='"),
    WrongFile(
      "a relation in the wrong order", marked: file("email.width «=>» 4"),
      "'=>' is not a relation [missing-relation]", "^ write '>='"),
    WrongFile(
      "no relation", marked: file("email.width«»"),
      "expected a relation [missing-relation]", "^ write '==', '<=' or '>=' and the other side"),
    WrongFile(
      "a missing relation", marked: file("email.width «4»"),
      "expected a relation before this [missing-relation]", "^ write '==', '<=' or '>=' between both sides"),
    WrongFile(
      "a position against a number", marked: file("email.top == «20»"),
      "'email.top' is a position, which cannot equal a number alone [illegal-constraint]",
      "^ state what it is relative to, such as 'superview.top + 20'",
      " UIKit throws: A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs"
    ),
    WrongFile(
      "crossed axes", marked: file("email.top == «password.leading»"),
      "'email.top' is a vertical position and 'password.leading' a horizontal position [illegal-constraint]",
      "^ both must be of the same kind", " UIKit throws: Invalid pairing of layout attributes"),
    WrongFile(
      "a position against a size", marked: file("email.top == «superview.height» * 0.16"),
      "'email.top' is a vertical position and 'superview.height' a size [illegal-constraint]",
      "^ write 'superview.bottom'", " UIKit throws: Invalid pairing of layout attributes"),
    WrongFile(
      "leading against left", marked: file("email.leading == «superview.left»"),
      "'email.leading' and 'superview.left' mix leading and trailing with left and right [illegal-constraint]",
      "^ use leading and trailing for both, or for neither",
      " UIKit throws: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    ),
    WrongFile(
      "a priority above 1000", marked: file("email.width == 10 @«1001»"),
      "the priority 1001 is not between 1 and 1000 [invalid-priority]", "^ required is 1000, high 750, low 250"),
    WrongFile(
      "a priority of 0", marked: file("email.width == 10 @«0»"),
      "the priority 0 is not between 1 and 1000 [invalid-priority]", "^ required is 1000, high 750, low 250"),
    WrongFile(
      "a misspelled priority", marked: file("email.width == 10 @«hihg»"),
      "'hihg' is not a priority [invalid-priority]", "^ did you mean 'high'?"),
    WrongFile(
      "a number beyond all screens", marked: file("email.width == «1e9»"),
      "the number is larger than 10000000 [number-out-of-range]"),
    WrongFile(
      "a number with a unit", marked: file("email.width == «12pt»"),
      "'12pt' is not a number [invalid-number]", "^ write '12': all lengths are in points"),
    WrongFile(
      "a division by zero", marked: file("email.width == 10 / «(gap - 8)»"),
      "division by zero [invalid-number]"),
    WrongFile(
      "three views", marked: file("email.width == password.width + «superview.width»"),
      "one side of an equation can have at most one attribute [invalid-equation]",
      "^ a constraint relates at most two views"),
    WrongFile(
      "a number on the left", marked: file("«44» <= email.width"),
      "the left side must be an attribute of a view [invalid-equation]", "^ swap the sides"),
    WrongFile(
      "a factor on the left", marked: file("«email.width * 2» == password.width"),
      "the left side can only be an attribute [invalid-equation]", "^ move the numbers to the right side"),
    WrongFile(
      "a chain of inequalities", marked: file("email.width «>=» 10 <= 20"),
      "a chain can only contain '==' [invalid-equation]", "^ write the inequality as a separate equation"),
    WrongFile(
      "a view without an attribute", marked: file("«email» == password"),
      "'email' is a view; an equation needs one of its attributes [invalid-equation]",
      "^ write for example 'email.top'"),
    WrongFile(
      "an attribute without a view", marked: file("«top» == password.top"),
      "'top' of which view? [invalid-equation]", "^ write the view before it, such as 'superview.top'"),
    WrongFile(
      "a parenthesis that stays open", marked: file("email.width == (3 + 4«»"),
      "expected ')' [invalid-equation]"),
    WrongFile("a stray sign", marked: file("email.width == 3 «$» 4"), "unexpected '$' [invalid-equation]"),
    WrongFile(
      "a baseline of a guide", marked: file("«safeArea.firstBaseline» == email.firstBaseline"),
      "the guide 'safeArea' has no text and no baseline [illegal-constraint]", "^ write top or bottom"),
    WrongFile(
      "a bracket that stays open", marked: file("H:|[email«-»[password]"),
      "Expected a ']' here. That is how you give the end of a view [visual-format]"),
    WrongFile(
      "an ambiguous minus", marked: file("H:[email]-«-»5-[password]"),
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers [visual-format]"
    ),
    WrongFile(
      "a blank behind the orientation", marked: file("«H»: [email]"),
      "unknown view 'H' [unknown-view]", "^ a visual format has no space after 'H:'"),
    WrongFile(
      "a visual format without orientation", marked: file("[email]«-»[password]"),
      "not part of the list above [yaml-syntax]", "^ write H: or V: in front of a visual format"),
    WrongFile(
      "a visual format that begins with a bar", marked: file("|-«[»email]"),
      "unexpected text after '|' [yaml-syntax]", "^ write H: or V: in front of a visual format"),
    WrongFile(
      "an alignment along the axis", marked: file("V:[email][password]: { align: «top» }"),
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical [visual-format]"
    ),
    WrongFile(
      "an unknown alignment", marked: file("V:[email][password]: { align: «leadin» }"),
      "unknown alignment 'leadin' [unknown-value]", "^ did you mean 'leading'?"),
    WrongFile(
      "a priority out of range in a visual format", marked: file("V:[email(5@«2000»)]"),
      "the priority 2000 is not between 1 and 1000 [invalid-priority]", "^ required is 1000, high 750, low 250"),
    WrongFile(
      "an unknown word", marked: file("email: { «blow»: password }"),
      "the short notation has no 'blow' [unknown-key]", "^ did you mean 'below'?"),
    WrongFile(
      "an inset of nothing", marked: file("email: { «inset»: 4 }"),
      "'inset' has no effect without 'pin' [missing-value]"),
    WrongFile(
      "a distance in a pin", marked: file("email: { pin: «superview + 4» }"),
      "'pin' accepts only a view or guide [invalid-equation]", "^ write the distance as 'inset'"),
    WrongFile(
      "an unknown edge", marked: file("email: { pin: superview, except: «botom» }"),
      "unknown edge 'botom' [unknown-value]", "^ did you mean 'bottom'?"),
    WrongFile(
      "a flat aspect ratio", marked: file("email: { aspect: «0» }"),
      "the aspect ratio must be above 0 [number-out-of-range]", "^ write width/height or width:height"),
    WrongFile(
      "a list as a constraint", marked: file("«[»]"),
      "a list cannot be a constraint [wrong-type]", "^ a visual format begins with H: or V:, before the '['"),
  ]
}
