/// The sides where an arrow leaves one box and reaches another, with the offsets on them.
struct MapPorts {
  var leaving: MapSide
  /// The side that it reaches.
  var arriving: MapSide
  /// The distance of its start from the middle of the side, in points of the map.
  var leavingOffset = 0.0
  /// The distance of its end from the middle of the side, in points of the map.
  var arrivingOffset = 0.0
}
