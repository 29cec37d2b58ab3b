import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct DeviceCatalogueTests {
  @Test func `every model has a unique identifier that is valid in a file name`() {
    let identifiers = DeviceCatalogue.all.map(\.identifier)
    expect(Set(identifiers).count, is: identifiers.count)
    #expect(identifiers.allSatisfy { $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-.".contains($0) } })
  }

  @Test(arguments: [
    ("iPhone SE (3rd gen)", "iphone-se-3"), ("iphone se (1ST GEN)", "iphone-se-1"), ("iphone-16-pro", "iphone-16-pro"),
    ("iPad mini (6th gen)", "ipad-mini-6"), ("iPhone SE 3", "iphone-se-3"), ("iPad Pro 11 (M4)", "ipad-pro-11-m4"),
    ("ipad-retina", "ipad-6"), ("iPhone 17", "iphone-17"), ("iphone 17 PRO", "iphone-17-pro"),
    ("17 pro max", "iphone-17-pro-max"), ("iPhone Air", "iphone-air"), ("iPhone 16e", "iphone-16e"),
    ("17e", "iphone-17e"), ("iPhone 18 Pro", "iphone-18-pro"), ("iPad Pro 11 M5", "ipad-pro-11-m5"),
    ("iPad Air 13 (M4)", "ipad-air-13-m4"), ("mini a17 pro", "ipad-mini-a17-pro"), ("iPad A16", "ipad-a16"),
  ])
  func `a device is found by its name, its identifier or its screen`(word: String, identifier: String) {
    expect(DeviceCatalogue.devices(named: word).map(\.identifier), is: [identifier])
  }

  @Test(arguments: [
    ("iPhone 17 Pro Max", "iphone-17-pro-max"), ("iPhone SE (3rd generation)", "iphone-se-3"),
    ("iPad (10th generation)", "ipad-10"), ("iPad Pro (11-inch) (M5)", "ipad-pro-11-m5"),
    ("iPad Pro 13-inch (M4)", "ipad-pro-13-m4"), ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12.9"), ("iPad Air 11-inch (M2)", "ipad-air-11"),
    ("iPad Air 13-inch (M3)", "ipad-air-13"), ("iPad Air 11-inch (M4)", "ipad-air-11-m4"),
    ("iPad mini (A17 Pro)", "ipad-mini-a17-pro"), ("iPad Pro (9.7-inch)", "ipad-pro-9.7"),
  ])
  func `a simulator of Xcode is found by its name`(word: String, identifier: String) {
    expect(DeviceCatalogue.devices(named: word).map(\.identifier), is: [identifier])
  }

  @Test func `a newer model is in a group only if its screen has a new size`() {
    let names = DeviceCatalogue.onePerScreen.map(\.name)
    #expect(names.contains("iPhone Air") && names.contains("iPhone 16 Pro") && names.contains("iPad Pro 11 (M4)"))
    #expect(!names.contains("iPhone 17") && !names.contains("iPad Pro 11 (M5)"))
    expect(Set(names).count, is: names.count)
  }

  @Test func `a group contains one model of each screen`() {
    expect(DeviceCatalogue.devices(named: "all").count, is: 27)
    expect(DeviceCatalogue.devices(named: "all phones").count, is: 16)
    expect(DeviceCatalogue.devices(named: "all tablets").count, is: 11)
  }

  @Test func `a project's own devices are in the groups and replace models of the same name`() throws {
    var (kiosk, replaced) = (try #require(DeviceCatalogue.all.last), try #require(DeviceCatalogue.all.first))
    (kiosk.name, kiosk.identifier) = ("Kiosk", "kiosk")
    replaced.size.width = 300
    let own = [kiosk, replaced]
    expect(DeviceCatalogue.devices(named: "KIOSK", own: own), is: [kiosk])
    expect(DeviceCatalogue.devices(named: "Kiosk 1/2", own: own).map(\.identifier), is: ["kiosk-split-1-2"])
    expect(DeviceCatalogue.devices(named: replaced.name, own: own).map(\.size.width), is: [300])
    expect(DeviceCatalogue.devices(named: "all", own: own).count, is: 28)
    expect(DeviceCatalogue.devices(named: "all tablets", own: own).last, is: kiosk)
    #expect(DeviceCatalogue.devices(named: "Kiosk").isEmpty)
    expect(DeviceCatalogue.suggestion(for: "Kisk", own: own), is: "Kiosk")
  }

  @Test func `an unknown device is not found, and the nearest name is suggested`() {
    #expect(DeviceCatalogue.devices(named: "iPhone 16 Por").isEmpty)
    expect(DeviceCatalogue.suggestion(for: "iPhone 16 Por"), is: "iPhone 16 Pro")
  }

  @Test(arguments: [
    ("iPad mini", "iPad mini (A17 Pro)"), ("ipad-mini", "iPad mini (A17 Pro)"), ("iPhone SE", "iPhone SE (3rd gen)"),
    ("iPad", "iPad (A16)"),
  ])
  func `the newest model of a family is suggested`(family: String, name: String) {
    #expect(DeviceCatalogue.devices(named: family).isEmpty)
    #expect(DeviceCatalogue.suggestion(for: family) == name)
  }

  @Test func `phones are compact in width unless they are large and in landscape, and tablets never`() throws {
    let phone = try #require(DeviceCatalogue.devices(named: "iPhone SE (3rd gen)").first)
    let large = try #require(DeviceCatalogue.devices(named: "iPhone 16 Plus").first)
    let pad = try #require(DeviceCatalogue.devices(named: "iPad Pro 11").first)
    expect(phone.widthClass(in: .landscape), is: .compact)
    expect(large.widthClass(in: .landscape), is: .regular)
    expect(large.widthClass(in: .portrait), is: .compact)
    expect(pad.widthClass(in: .portrait), is: .regular)
    expect(phone.heightClass(in: .landscape), is: .compact)
  }
}
