/// Kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with streets.
  case hybrid = 2
  /// Pictures from above and from the side.
  case satelliteFlyover = 3
  /// Those with streets.
  case hybridFlyover = 4
  /// Streets behind what an app shows.
  case mutedStandard = 5
}

/// A map; here the place where one lies, as `MapKit` has it.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Kept; nothing here depends on it.
  open var mapType = MKMapType.standard
  /// Kept; nothing here depends on it.
  open var showsUserLocation = false
  /// Kept; nothing here depends on it.
  open var isZoomEnabled = true
  /// Kept; nothing here depends on it.
  open var isScrollEnabled = true
  /// Kept; nothing here depends on it.
  open var isRotateEnabled = true
  /// Kept; nothing here depends on it.
  open var isPitchEnabled = true
  /// Kept; nothing here depends on it.
  open var showsCompass = true
  /// Kept; nothing here depends on it.
  open var showsScale = false
}
