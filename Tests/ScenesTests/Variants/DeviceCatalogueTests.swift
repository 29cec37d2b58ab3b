import AutoLayout
import Geometry
import Scenes
import Testing

@Suite struct DeviceCatalogueTests {
  @Test func `every model has an identifier of its own that fits into a file name`() {
    let identifiers = DeviceCatalogue.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.allSatisfy { $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-.".contains($0) } })
  }

  @Test(arguments: [
    ("iPhone SE (3rd gen)", "iphone-se-3"), ("iphone se (1ST GEN)", "iphone-se-1"), ("iphone-16-pro", "iphone-16-pro"),
    ("iPad mini (6th gen)", "ipad-mini-6"), ("iPhone SE 3", "iphone-se-3"), ("iPad Pro 11 (M4)", "ipad-pro-11-m4"),
    ("ipad-retina", "ipad-6"),
  ])
  func `a device is found by its name, its identifier or its screen`(word: String, identifier: String) {
    #expect(DeviceCatalogue.devices(named: word).map(\.identifier) == [identifier])
  }

  @Test func `a group stands for one model of each screen`() {
    #expect(DeviceCatalogue.devices(named: "all").count == 26)
    #expect(DeviceCatalogue.devices(named: "all phones").count == 15)
    #expect(DeviceCatalogue.devices(named: "all tablets").count == 11)
  }

  @Test func `a project's own devices belong to the groups, and stand in for models that are called alike`() throws {
    var (kiosk, replaced) = (try #require(DeviceCatalogue.all.last), try #require(DeviceCatalogue.all.first))
    (kiosk.name, kiosk.identifier) = ("Kiosk", "kiosk")
    replaced.size.width = 300
    let own = [kiosk, replaced]
    #expect(DeviceCatalogue.devices(named: "KIOSK", own: own) == [kiosk])
    #expect(DeviceCatalogue.devices(named: "Kiosk 1/2", own: own).map(\.identifier) == ["kiosk-split-1-2"])
    #expect(DeviceCatalogue.devices(named: replaced.name, own: own).map(\.size.width) == [300])
    #expect(DeviceCatalogue.devices(named: "all", own: own).count == 27)
    #expect(DeviceCatalogue.devices(named: "all tablets", own: own).last == kiosk)
    #expect(DeviceCatalogue.devices(named: "Kiosk").isEmpty)
    #expect(DeviceCatalogue.suggestion(for: "Kisk", own: own) == "Kiosk")
  }

  @Test func `an unknown device is nobody, and the nearest name is offered`() {
    #expect(DeviceCatalogue.devices(named: "iPhone 16 Por").isEmpty)
    #expect(DeviceCatalogue.suggestion(for: "iPhone 16 Por") == "iPhone 16 Pro")
  }

  @Test func `phones are compact in width unless they are large and turned, tablets never`() throws {
    let phone = try #require(DeviceCatalogue.devices(named: "iPhone SE (3rd gen)").first)
    let large = try #require(DeviceCatalogue.devices(named: "iPhone 16 Plus").first)
    let pad = try #require(DeviceCatalogue.devices(named: "iPad Pro 11").first)
    #expect(phone.widthClass(in: .landscape) == .compact)
    #expect(large.widthClass(in: .landscape) == .regular)
    #expect(large.widthClass(in: .portrait) == .compact)
    #expect(pad.widthClass(in: .portrait) == .regular)
    #expect(phone.heightClass(in: .landscape) == .compact)
  }
}
