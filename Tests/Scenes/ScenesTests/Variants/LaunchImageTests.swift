import Geometry
import Scenes
import Testing

/// The screens of apps without a launch storyboard.
@Suite struct LaunchImageTests {
  private func app(_ sizes: Size...) -> AppSettings {
    var settings = AppSettings()
    settings.launchImageSizes = Set(sizes)
    return settings
  }

  private func device(_ name: String) throws -> Device { try #require(DeviceCatalogue.devices(named: name).first) }

  @Test func `a device has the largest screen that the app fills and that fits`() throws {
    let app = app(Size(width: 320, height: 568), Size(width: 390, height: 844))
    func size(_ name: String) throws -> Size { try app.imitated(on: device(name)).size }
    #expect(try size("iPhone SE (3rd gen)") == Size(width: 320, height: 568))
    #expect(try size("iPhone 14") == Size(width: 390, height: 844))
    #expect(try size("iPhone 16 Pro Max") == Size(width: 390, height: 844))
    #expect(try size("iPhone 4s") == Size(width: 320, height: 480))
  }

  @Test func `a tablet has the screen of the first ones or another that the app states`() throws {
    let small = app(Size(width: 320, height: 568))
    let large = app(Size(width: 1024, height: 1366))
    for name in ["iPad mini (6th gen)", "iPad Pro 12.9"] {
      #expect(try small.imitated(on: device(name)).size == Size(width: 768, height: 1024))
    }
    let pro = try device("iPad Pro 12.9")
    #expect(large.imitated(on: pro) == pro)
    #expect(try large.imitated(on: device("iPad mini (6th gen)")).size == Size(width: 768, height: 1024))
  }

  @Test func `of several devices with the screen, one has the scale of the real device`() throws {
    let app = app(Size(width: 414, height: 896))
    #expect(try app.imitated(on: device("iPhone 16 Pro Max")).scale == 3)
    #expect(try app.imitated(on: device("iPhone 11")).scale == 2)
  }

  @Test func `an app with a launch storyboard fills every screen`() throws {
    let phone = try device("iPhone 16 Pro")
    #expect(AppSettings().imitated(on: phone) == phone)
    #expect(AppSettings().words == nil)
    #expect(
      app(Size(width: 320, height: 568)).words
        == "without a launch storyboard, fills screens up to 320 × 568 on iPhone, 768 × 1024 on iPad")
  }

  @Test func `several apps fill the screens of any of them`() {
    let small = app(Size(width: 320, height: 568))
    let large = app(Size(width: 375, height: 667))
    #expect(AppSettings(unionOf: [small, large]).launchImageSizes?.count == 2)
    #expect(AppSettings(unionOf: [small, AppSettings()]).launchImageSizes == nil)
  }
}
