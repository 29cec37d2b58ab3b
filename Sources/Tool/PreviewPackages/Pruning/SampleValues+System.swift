extension SampleValues {
  /// Returns a value of a type of the system, given by its tokens, or nil for other types.
  static func value(ofSystemType type: [String]) -> String? {
    switch type.joined() {
    case "String", "NSString", "Substring": return "\"Text\""
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64", "NSNumber":
      return "3"
    case "Bool": return "true"
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    case "UIImage", "UIView", "UILabel", "UIImageView", "UIButton", "UIViewController", "UINavigationController",
      "UIScrollView", "UIStackView", "UITextField", "UICollectionViewFlowLayout", "NSObject", "UUID", "Data",
      "UIBarButtonItem":
      return "\(type[0])()"
    case "UICollectionViewLayout": return "UICollectionViewFlowLayout()"
    case "UITableView": return "UITableView(frame: .zero)"
    case "UIColor": return ".systemBlue"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "Locale": return "Locale(identifier: \"en\")"
    case "Bundle": return ".main"
    case "IndexPath": return "IndexPath(row: 0, section: 0)"
    case "NSAttributedString", "NSMutableAttributedString": return "\(type[0])(string: \"Text\")"
    case "UITableView.Style", "UITableViewStyle": return ".plain"
    case "UITableViewCell.CellStyle", "UITableViewCellStyle": return ".default"
    case "NSLayoutConstraint.Axis", "UILayoutConstraintAxis": return ".vertical"
    case "UICollectionView": return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UITableViewCell", "UICollectionViewCell", "UIWindow", "UITraitCollection", "DateFormatter",
      "NumberFormatter", "JSONDecoder", "JSONEncoder", "NSMutableArray", "NSMutableDictionary":
      return "\(type[0])()"
    case "Decimal", "Any": return "3"
    case "AnyObject": return "NSObject()"
    case "Character": return "\"T\""
    case "Calendar", "TimeZone": return ".current"
    case "DispatchQueue", "OperationQueue": return ".main"
    case "FileManager": return ".default"
    case "UserDefaults": return ".standard"
    case "NotificationCenter": return ".default"
    case "Error": return "CancellationError()"
    default: return nil
    }
  }
}
