public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { count > 0 ? self[0] : 0 }
  public var row: Int { count > 1 ? self[1] : 0 }
  public var item: Int { row }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { unsafe self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  public var item: Int { row }
}
