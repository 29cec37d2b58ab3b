import Testing

/// Whole messages about constraints that are wrong, one mistake each.
@Suite struct WrongConstraintTests {
  /// A file with the item of a case as its only constraint, on line 7.
  static func file(_ item: String) -> String {
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

  @Test(arguments: cases)
  func `a wrong constraint is shown where it is wrong`(_ example: WrongFile) {
    #expect(SceneFile.messages(Self.file(example.text)) == example.messages)
  }

  static let cases = [
    WrongFile(
      "an unknown view in a visual format", "V:[email]-12-[pasword]",
      """
      test.scene.yaml:7:19: error: there is no view 'pasword' [unknown-view]
            - V:[email]-12-[pasword]
                            ^~~~~~~ did you mean 'password'?
      """),
    WrongFile(
      "an unknown view in an equation", "email.top == pasword.top",
      """
      test.scene.yaml:7:18: error: there is no view 'pasword' [unknown-view]
            - email.top == pasword.top
                           ^~~~~~~ did you mean 'password'?
      """),
    WrongFile(
      "an unknown view in the short notation", "emial: { top: password }",
      """
      test.scene.yaml:7:5: error: there is no view 'emial' [unknown-view]
            - emial: { top: password }
              ^~~~~ did you mean 'email'?
      """),
    WrongFile(
      "an unknown attribute", "email.tp == password.top",
      """
      test.scene.yaml:7:11: error: there is no attribute 'tp' [unknown-attribute]
            - email.tp == password.top
                    ^~ did you mean 'top'?
      """),
    WrongFile(
      "an unknown metric", "email.width == gapp",
      """
      test.scene.yaml:7:20: error: there is no metric 'gapp' [unknown-metric]
            - email.width == gapp
                             ^~~~ did you mean 'gap'?
      """),
    WrongFile(
      "an unknown guide", "email.top == password.margin.top",
      """
      test.scene.yaml:7:27: error: 'password' has no guide 'margin' [unknown-attribute]
            - email.top == password.margin.top
                                    ^~~~~~ did you mean 'margins'?
      """),
    WrongFile(
      "one equals sign", "email.width = 4",
      """
      test.scene.yaml:7:17: error: '=' is no relation [missing-relation]
            - email.width = 4
                          ^ write '=='
      """),
    WrongFile(
      "a relation in the wrong order", "email.width => 4",
      """
      test.scene.yaml:7:17: error: '=>' is no relation [missing-relation]
            - email.width => 4
                          ^~ write '>='
      """),
    WrongFile(
      "no relation", "email.width",
      """
      test.scene.yaml:7:16: error: there is no relation [missing-relation]
            - email.width
                         ^ write '==', '<=' or '>=' and what it relates to
      """),
    WrongFile(
      "a missing relation", "email.width 4",
      """
      test.scene.yaml:7:17: error: there is no relation before this [missing-relation]
            - email.width 4
                          ^ write '==', '<=' or '>=' between both sides
      """),
    WrongFile(
      "a position against a number", "email.top == 20",
      """
      test.scene.yaml:7:18: error: 'email.top' is a position, which a number alone cannot fix [illegal-constraint]
            - email.top == 20
                           ^~ write what it is measured from, such as 'superview.top + 20'
          UIKit would throw: A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs
      """),
    WrongFile(
      "crossed axes", "email.top == password.leading",
      """
      test.scene.yaml:7:18: error: 'email.top' is a vertical position and 'password.leading' a horizontal position [illegal-constraint]
            - email.top == password.leading
                           ^~~~~~~~~~~~~~~~ both must be of one kind
          UIKit would throw: Invalid pairing of layout attributes
      """),
    WrongFile(
      "a position against a size", "email.top == superview.height * 0.16",
      """
      test.scene.yaml:7:18: error: 'email.top' is a vertical position and 'superview.height' a size [illegal-constraint]
            - email.top == superview.height * 0.16
                           ^~~~~~~~~~~~~~~~ write 'superview.bottom'
          UIKit would throw: Invalid pairing of layout attributes
      """),
    WrongFile(
      "leading against left", "email.leading == superview.left",
      """
      test.scene.yaml:7:22: error: 'email.leading' and 'superview.left' mix leading and trailing with left and right [illegal-constraint]
            - email.leading == superview.left
                               ^~~~~~~~~~~~~~ use leading and trailing for both, or for neither
          UIKit would throw: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.
      """),
    WrongFile(
      "a priority above 1000", "email.width == 10 @1001",
      """
      test.scene.yaml:7:24: error: the priority 1001 is not between 1 and 1000 [invalid-priority]
            - email.width == 10 @1001
                                 ^~~~ required is 1000, high 750, low 250
      """),
    WrongFile(
      "a priority of 0", "email.width == 10 @0",
      """
      test.scene.yaml:7:24: error: the priority 0 is not between 1 and 1000 [invalid-priority]
            - email.width == 10 @0
                                 ^ required is 1000, high 750, low 250
      """),
    WrongFile(
      "a misspelled priority", "email.width == 10 @hihg",
      """
      test.scene.yaml:7:24: error: 'hihg' is no priority [invalid-priority]
            - email.width == 10 @hihg
                                 ^~~~ did you mean 'high'?
      """),
    WrongFile(
      "a number beyond all screens", "email.width == 1e9",
      """
      test.scene.yaml:7:20: error: the number is larger than 10000000 [number-out-of-range]
            - email.width == 1e9
                             ^~~
      """),
    WrongFile(
      "a number with a unit", "email.width == 12pt",
      """
      test.scene.yaml:7:20: error: '12pt' is not a number [invalid-number]
            - email.width == 12pt
                             ^~~~ write '12': all lengths are in points
      """),
    WrongFile(
      "a division by zero", "email.width == 10 / (gap - 8)",
      """
      test.scene.yaml:7:25: error: nothing can be divided by zero [invalid-number]
            - email.width == 10 / (gap - 8)
                                  ^~~~~~~~~
      """),
    WrongFile(
      "three views", "email.width == password.width + superview.width",
      """
      test.scene.yaml:7:37: error: one side of an equation holds one attribute at most [invalid-equation]
            - email.width == password.width + superview.width
                                              ^~~~~~~~~~~~~~~ a constraint never speaks of three views
      """),
    WrongFile(
      "a number on the left", "44 <= email.width",
      """
      test.scene.yaml:7:5: error: the left side must be an attribute of a view [invalid-equation]
            - 44 <= email.width
              ^~ exchange the sides
      """),
    WrongFile(
      "a factor on the left", "email.width * 2 == password.width",
      """
      test.scene.yaml:7:5: error: only an attribute may stand on the left side [invalid-equation]
            - email.width * 2 == password.width
              ^~~~~~~~~~~~~~~ bring the numbers to the right side
      """),
    WrongFile(
      "a chain of inequalities", "email.width >= 10 <= 20",
      """
      test.scene.yaml:7:17: error: a chain is made of '==' alone [invalid-equation]
            - email.width >= 10 <= 20
                          ^~ write the inequality as an equation of its own
      """),
    WrongFile(
      "a view without an attribute", "email == password",
      """
      test.scene.yaml:7:5: error: 'email' is a view; an equation needs one of its attributes [invalid-equation]
            - email == password
              ^~~~~ write for example 'email.top'
      """),
    WrongFile(
      "an attribute without a view", "top == password.top",
      """
      test.scene.yaml:7:5: error: it is not said whose 'top' is meant [invalid-equation]
            - top == password.top
              ^~~ write the view before it, such as 'superview.top'
      """),
    WrongFile(
      "a parenthesis that stays open", "email.width == (3 + 4",
      """
      test.scene.yaml:7:26: error: a ')' is missing here [invalid-equation]
            - email.width == (3 + 4
                                   ^
      """),
    WrongFile(
      "a stray sign", "email.width == 3 $ 4",
      """
      test.scene.yaml:7:22: error: '$' has no meaning here [invalid-equation]
            - email.width == 3 $ 4
                               ^
      """),
    WrongFile(
      "a baseline of a guide", "safeArea.firstBaseline == email.firstBaseline",
      """
      test.scene.yaml:7:5: error: the guide 'safeArea' has no text and no baseline [illegal-constraint]
            - safeArea.firstBaseline == email.firstBaseline
              ^~~~~~~~~~~~~~~~~~~~~~ write top or bottom
      """),
    WrongFile(
      "a bracket that stays open", "H:|[email-[password]",
      """
      test.scene.yaml:7:14: error: Expected a ']' here. That is how you give the end of a view [visual-format]
            - H:|[email-[password]
                       ^
      """),
    WrongFile(
      "an ambiguous minus", "H:[email]--5-[password]",
      """
      test.scene.yaml:7:15: error: Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers [visual-format]
            - H:[email]--5-[password]
                        ^
      """),
    WrongFile(
      "a blank behind the orientation", "H: [email]",
      """
      test.scene.yaml:7:5: error: there is no view 'H' [unknown-view]
            - H: [email]
              ^ a visual format has no blank behind 'H:'
      """),
    WrongFile(
      "a visual format without orientation", "[email]-[password]",
      """
      test.scene.yaml:7:12: error: this is no part of the list above [yaml-syntax]
            - [email]-[password]
                     ^ write H: or V: in front of a visual format
      """),
    WrongFile(
      "a visual format that begins with a bar", "|-[email]",
      """
      test.scene.yaml:7:7: error: nothing may follow '|' on its line [yaml-syntax]
            - |-[email]
                ^ write H: or V: in front of a visual format
      """),
    WrongFile(
      "an alignment along the axis", "V:[email][password]: { align: top }",
      """
      test.scene.yaml:7:35: error: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical [visual-format]
            - V:[email][password]: { align: top }
                                            ^~~
      """),
    WrongFile(
      "an unknown alignment", "V:[email][password]: { align: leadin }",
      """
      test.scene.yaml:7:35: error: there is no alignment 'leadin' [unknown-value]
            - V:[email][password]: { align: leadin }
                                            ^~~~~~ did you mean 'leading'?
      """),
    WrongFile(
      "a priority out of range in a visual format", "V:[email(5@2000)]",
      """
      test.scene.yaml:7:16: error: the priority 2000 is not between 1 and 1000 [invalid-priority]
            - V:[email(5@2000)]
                         ^~~~ required is 1000, high 750, low 250
      """),
    WrongFile(
      "an unknown word", "email: { blow: password }",
      """
      test.scene.yaml:7:14: error: the short notation has no 'blow' [unknown-key]
            - email: { blow: password }
                       ^~~~ did you mean 'below'?
      """),
    WrongFile(
      "an inset of nothing", "email: { inset: 4 }",
      """
      test.scene.yaml:7:14: error: 'inset' has no meaning without 'pin' [missing-value]
            - email: { inset: 4 }
                       ^~~~~
      """),
    WrongFile(
      "a distance in a pin", "email: { pin: superview + 4 }",
      """
      test.scene.yaml:7:19: error: 'pin' takes a view or guide alone [invalid-equation]
            - email: { pin: superview + 4 }
                            ^~~~~~~~~~~~~ write the distance as 'inset'
      """),
    WrongFile(
      "an unknown edge", "email: { pin: superview, except: botom }",
      """
      test.scene.yaml:7:38: error: there is no edge 'botom' [unknown-value]
            - email: { pin: superview, except: botom }
                                               ^~~~~ did you mean 'bottom'?
      """),
    WrongFile(
      "a flat aspect ratio", "email: { aspect: 0 }",
      """
      test.scene.yaml:7:22: error: the aspect ratio must be above 0 [number-out-of-range]
            - email: { aspect: 0 }
                               ^ write width/height or width:height
      """),
    WrongFile(
      "a list as a constraint", "[]",
      """
      test.scene.yaml:7:5: error: a list cannot be a constraint [wrong-type]
            - []
              ^ a visual format needs its H: or V: in front of '['
      """),
  ]
}
