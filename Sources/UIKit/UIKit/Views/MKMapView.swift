/// The type of a map, which is not drawn.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  /// Pictures from above with streets.
  case hybrid = 2
  /// Pictures from above and from the side.
  case satelliteFlyover = 3
  case hybridFlyover = 4
  /// Streets behind what an app shows.
  case mutedStandard = 5
}

/// A map; here the place where one lies, as `MapKit` has it.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
}
