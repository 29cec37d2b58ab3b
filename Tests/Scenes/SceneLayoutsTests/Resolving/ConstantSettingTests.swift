import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Constants that are changed without reinstalling a constraint (specification CON-15).
@Suite struct ConstantSettingTests {
  private func scene() -> TestScene {
    var test = TestScene()
    let box = LayoutItemID(view: test.add("box"))
    test.pin(box.view, left: 0, top: 0)
    test.add(LayoutConstraint(box, .width, constant: 100, identifier: "wide", text: "box.width == 100"))
    let height = test.add(LayoutConstraint(box, .height, constant: 40))
    test.change { scene in
      scene.constraints[height].objectID = "Hei-gh-t00"
      var variation = SceneVariation(name: "portrait", condition: VariationCondition(orientation: .portrait))
      variation.constants = [.init(constraint: 2, constant: 70)]
      scene.variations = [variation]
    }
    return test
  }

  private func size(_ settings: ConstantSetting...) -> Size {
    var test = scene()
    test.change { $0 = $0.setting(settings) }
    return test.layout().frames[1].size
  }

  @Test func `a constraint is named by its identifier or object id, and variations do not restore its constant`() {
    #expect(size() == Size(width: 70, height: 40))
    #expect(size(ConstantSetting(constraint: "wide", constant: 120)) == Size(width: 120, height: 40))
    #expect(size(ConstantSetting(constraint: "Hei-gh-t00", constant: 8)) == Size(width: 70, height: 8))
    #expect(
      size(ConstantSetting(constraint: "wide", constant: 1), ConstantSetting(constraint: "wide", constant: 2)).width
        == 2)
    #expect(size(ConstantSetting(constraint: "nothing", constant: 1)) == size())
  }

  @Test(arguments: [70, 100.0])
  func `a constraint whose constant a variation sets cannot be edited, even if it is the same number`(constant: Double)
  {
    var test = scene()
    test.change { $0.variations[0].constants = [.init(constraint: 2, constant: constant)] }
    let words = EditableConstraints(of: test.layout()).words
    #expect(words.count == 4)
    #expect(words[2] == nil)
    #expect(words[3] == "Hei-gh-t00")
  }

  @Test func `messages do not contain the author's text of a changed constraint`() {
    let scene = scene().scene.setting([ConstantSetting(constraint: "wide", constant: 120)])
    #expect(scene.constraints[2].constraint.text == nil)
    #expect(scene.constraintNames == ["wide", "Hei-gh-t00"])
  }
}
