/// A map; here the place where one lies, as `MapKit` has it.
@preconcurrency @MainActor
open class MKMapView: MKMapViewDeclarations {
}
